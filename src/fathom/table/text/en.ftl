### What the log says of the table itself.

note-nobody = The host
note-undo-reveal = { $n ->
    [one] { $who } took back one choice after which something hidden was seen.
   *[other] { $who } took back { $n } choices in which something hidden was seen.
}
note-undo-choice = { $n ->
    [one] { $who } took back a choice of somebody else.
   *[other] { $who } took back { $n } choices, not only their own.
}
note-undo-both = { $n ->
    [one] { $who } took back a choice of somebody else, after which something hidden was seen.
   *[other] { $who } took back { $n } choices, not only their own, in which something hidden was seen.
}
note-redo = { $n ->
    [one] { $who } made a choice of somebody else again that had been taken back.
   *[other] { $who } made { $n } choices again that had been taken back, not only their own.
}
note-agreed = Agreed: { $agreed }.
note-bot = A bot plays for { $who } from now on.
note-person = A person plays for { $who } from now on.
note-undo-free = From now on anybody may take back without asking.
note-undo-ask = From now on the others are asked before hidden things or their choices are taken back.
note-sealed = This table is sealed: nobody knows how the cards lie. Its seal: { $seal }.
note-unsealed = This table is not sealed: whoever set it up may know how the cards lie.
note-opened = The seal is opened: seed { $seed }, salt { $salt }.
