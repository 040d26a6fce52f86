### Wörter, die jeder Tisch braucht.

## Passen

option-pass = Weiter
    .text = Niemand tut hier etwas.
option-pass-step = Weiter bis zum Ende des Schritts
    .text = In diesem Schritt des Zuges wirst du nicht mehr gefragt.
option-pass-turn = Weiter bis zum Ende des Zuges
    .text = In diesem Zug wirst du nicht mehr gefragt.
option-pass-fall = Weiter bis zum Ende des Fallens
    .text = Während dieses Fallens wirst du nicht mehr gefragt.

## Antworten und Aussichten

group-ways = { $n ->
    [one] { $n } Möglichkeit
   *[other] { $n } Möglichkeiten
 }
chance = { $n } von { $of }
chance-sure = sicher
chance-none = aussichtslos

## Wie es lief

decided = { $where }: { $what }
tally-turns = Züge
turns-from-to = { $a }–{ $b }

## Aufzählungen

list-two = { $a } und { $b }
list-or = { $a } oder { $b }

## Rund um den Tisch

table-undo = Rückgängig
table-redo = Wiederholen
table-undo-ask = Seitdem wurden Karten gesehen. Sind alle einverstanden, das rückgängig zu machen?
table-rules = Regeln
table-log = Verlauf
    .newest = Neuestes zuerst
table-chat = Nachricht an den Tisch
table-settings = Einstellungen
table-spectator = Du schaust zu.
table-waiting = Es wird auf { $who } gewartet.
table-your-turn = Du bist am Zug.
table-not-possible = Nicht möglich: { $reason }
table-rule = Regel { $clause }
table-open-rulebook = In den Regeln nachschlagen
table-can-be-chosen = { $name }: kann gewählt werden.
table-chosen = { $name }: gewählt.
table-face-down = Verdeckt
table-over = Das Spiel ist vorbei.
table-save = Speichern
table-new-game = Neues Spiel
table-seat = Platz { $n }
table-keys = Tasten

## Analyse: wie eine Partie verlief
analysis-sum = { $start } zu Beginn, { $choices } durch Entscheidungen, { $luck } durch Glück: { $end } am Ende
analysis-uncalibrated = Für diese Karten gibt es kein eigenes Modell: Die Chancen sind eine Faustregel.
analysis-seat = Entscheidungen von Platz { $seat }: { $by }
analysis-when = Wann
analysis-what = Was
analysis-by = Punkte
analysis-luck = { $what }: was danach kam
analysis-choice = { $what }
analysis-better = { $what } (besser: { $better })
analysis-wait = den anderen überlassen
