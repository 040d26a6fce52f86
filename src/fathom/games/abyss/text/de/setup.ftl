### Die Fragen vor einem Spiel.

setup-players = Wie viele spielen?
setup-expansion = Mit der Erweiterung Leviathan?
    .words = An die Grenze kommen Leviathane, gegen die man mit Würfeln kämpft; dazu gibt es zehn weitere Lords, und die Geißel für die beste Monsterjagd.

first-game = Ohne die Erweiterung: erkunden, den Rat befragen, Lords rekrutieren. Eine halbe Stunde, und alles Gelernte gilt auch mit Leviathan.
setup-first = Wer beginnt?
