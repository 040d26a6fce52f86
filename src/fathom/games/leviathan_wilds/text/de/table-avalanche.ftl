### Leviathan 6: was Tisch und Verlauf von ihm sagen.

token-frost = Frost
