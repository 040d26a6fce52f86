### Die Fragen vor einem Spiel; eine Wahl heißt wie ihre eigene Nachricht (leviathan-…, difficulty-…, edition-…, set-…).

setup-leviathan = Welchen Leviathan erklimmt ihr?
setup-difficulty = Wie schwer soll es sein?
setup-edition = Nach den Regeln welcher Ausgabe?
edition-en = Englische Ausgabe
edition-de = Deutsche Ausgabe
