### Die Fragen vor einem Spiel.

setup-players = Wie viele spielen?
setup-expansion = Mit der Erweiterung Leviathan?
setup-first = Wer beginnt?
