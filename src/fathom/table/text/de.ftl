### Was der Verlauf vom Tisch selbst erzählt.

note-nobody = Wer den Tisch eröffnet hat
note-undo-reveal = { $n ->
    [one] { $who } hat eine Entscheidung zurückgenommen, nach der Verdecktes zu sehen war.
   *[other] { $who } hat { $n } Entscheidungen zurückgenommen, bei denen Verdecktes zu sehen war.
}
note-undo-choice = { $n ->
    [one] { $who } hat eine fremde Entscheidung zurückgenommen.
   *[other] { $who } hat { $n } Entscheidungen zurückgenommen, nicht nur eigene.
}
note-undo-both = { $n ->
    [one] { $who } hat eine fremde Entscheidung zurückgenommen, nach der Verdecktes zu sehen war.
   *[other] { $who } hat { $n } Entscheidungen zurückgenommen, nicht nur eigene, bei denen Verdecktes zu sehen war.
}
note-redo = { $n ->
    [one] { $who } hat eine zurückgenommene fremde Entscheidung wiederholt.
   *[other] { $who } hat { $n } zurückgenommene Entscheidungen wiederholt, nicht nur eigene.
}
note-agreed = Einverstanden: { $agreed }.
note-bot = Ab jetzt spielt ein Bot für { $who }.
note-person = Ab jetzt spielt ein Mensch für { $who }.
note-undo-free = Ab jetzt darf jeder ohne Rückfrage zurücknehmen.
note-undo-ask = Ab jetzt werden die anderen gefragt, bevor Verdecktes oder ihre Entscheidungen zurückgenommen werden.
note-sealed = Dieser Tisch ist versiegelt: Niemand weiß, wie die Karten liegen. Sein Siegel: { $seal }.
note-unsealed = Dieser Tisch ist nicht versiegelt: Wer ihn eröffnet hat, weiß womöglich, wie die Karten liegen.
note-opened = Das Siegel ist geöffnet: Startwert { $seed }, Salz { $salt }.
