### Bohrer: eigene Orte, Fragen und Antworten.

space-tunneler-button-1 = Knopf der Ebene 1
space-tunneler-button-2 = Knopf der Ebene 2
space-tunneler-button-3 = Knopf der Ebene 3
space-tunneler-button-4 = Knopf der Ebene 4
ask-tunneler-lever = { $climber }, wohin fährt der Aufzug?
    .hint = Er fährt eine Ebene; alles darauf fährt mit.
option-tunneler-up = Eine Ebene hinauf
option-tunneler-down = Eine Ebene hinab
