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
note-went-on = { $n ->
    [0] Die Regeln haben sich seither geändert. { $who } spielt nach den heutigen weiter.
    [one] Die Regeln haben sich seither geändert: Die letzte Entscheidung führte heute woandershin. { $who } spielt vor ihr weiter; sie gilt nicht mehr.
   *[other] Die Regeln haben sich seither geändert: Die letzten { $n } Entscheidungen führten heute woandershin. { $who } spielt vor ihnen weiter; sie gelten nicht mehr.
}
note-no-past = Was vorher war, lässt sich nicht mehr zeigen oder zurücknehmen.
departed-rules = Die Regeln haben sich geändert, seit diese Partie zuletzt gespielt wurde.
departed-content = Die Karten haben sich geändert, seit diese Partie zuletzt gespielt wurde, und die von damals sind nicht hier.
departed-choice = Die Regeln haben sich seither geändert: Nach { $n ->
    [one] einer Entscheidung
   *[other] { $n } Entscheidungen
} führte die nächste heute woandershin.
departed-only-look = Sie lässt sich nur ansehen: Die heutigen Regeln können von hier aus nicht weiter. Das fathom, mit dem sie gespielt wurde, kann es.

lesson-not-now = Noch nicht. Zuerst: { $what }
lesson-read-first = Erst weiterlesen: { $what }
lesson-learnt = Gelernt: { $name }
lesson-lost = Die Partie ist vor der Lektion zu Ende.
    .words = Das kommt vor. Nimm einen Schritt zurück, oder fang die Lektion von vorn an.
