### Die Fragen vor einem Spiel; eine Wahl heißt wie ihre eigene Nachricht (leviathan-…, difficulty-…, edition-…, set-…).

setup-leviathan = Welchen Leviathan erklimmt ihr?
setup-climbers = Wer klettert?
setup-difficulty = Wie schwer soll es sein?
    .words = Mittel für die erste Partie. Bei schwer ist eine Bedrohung von Anfang an wild, bei Experte sind es zwei.
setup-edition = Nach den Regeln welcher Ausgabe?
    .words = Sie unterscheiden sich nur an wenigen Stellen; das Regelbuch sagt, an welchen.

first-game = Der Hügelhirte auf mittel, mit Fix als Abenteurer und Milan als Schmetterer: ein breiter Rücken mit vielen Vorsprüngen, auf dem jede Regel einmal vorkommt.
edition-en = Englische Ausgabe
edition-de = Deutsche Ausgabe
