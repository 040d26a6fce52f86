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
note-went-on = { $n ->
    [0] The rules have changed since. { $who } goes on by those of today.
    [one] The rules have changed since: the last choice would lead elsewhere. { $who } goes on from before it; it is void.
   *[other] The rules have changed since: the last { $n } choices would lead elsewhere. { $who } goes on from before them; they are void.
}
note-no-past = What happened before cannot be shown or taken back any more.
departed-rules = The rules have changed since this match was played last.
departed-content = The cards have changed since this match was played last, and those of then are not here.
departed-choice = The rules have changed since: after { $n ->
    [one] one choice
   *[other] { $n } choices
} the next one would lead elsewhere today.
departed-only-look = It can only be looked at: the rules of today cannot go on from here. The fathom that it was played with can.

lesson-not-now = Not now. First: { $what }
lesson-read-first = Read on first: { $what }
lesson-learnt = Learnt: { $name }
lesson-lost = The game is over before the lesson was.
    .words = That happens. Take a step back, or begin the lesson again.
