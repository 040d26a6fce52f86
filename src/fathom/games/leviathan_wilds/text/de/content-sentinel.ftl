### Leviathan 2: the words on its cards, and its story.

leviathan-sentinel = Titan
    .idea = Er sieht in geraden Linien: ganze Reihen, ganze Spalten. Steht nie in einer Linie mit dem, den er ansieht, und achtet auf die Lücken zwischen Armen und Rumpf.
    .introduction = Der Turm am Pass war nie ein Turm. Jemand hat ihm einmal eine Tür ins Schienbein geschlagen und Ziegen darin gehalten; nun liegt die Tür in Haushöhe, und der Titan wendet den Kopf, langsam, von einem Horizont zum anderen. Was er hüten sollte, gibt es nicht mehr. Er hütet es trotzdem.
    .conclusion = Ohne die Kristalle besinnt sich der Stein auf sein Gewicht. Der Titan sinkt auf ein Knie, legt beide Hände auf die Erde, als stelle er eine alte Last ab, und seine Augen verlöschen wie Laternen zum Feierabend. Am Abend sind die Ziegen zurück.
threat-sentinel-long-gaze = Weiter Blick
    .normal-1 = Die ganze Reihe. Getroffene: −1 Leben. Niemand getroffen? WILD 1.
    .enraged-1 = Die ganze Reihe. Getroffene: −2 Leben oder +1 Verderbnis. Niemand getroffen? WILD 1.
threat-sentinel-falling-masonry = Fallendes Mauerwerk
    .normal-1 = Vom höchsten Hüter an die Spalte abwärts. Getroffene: −1 Leben, −1 Halt.
    .enraged-1 = Nächster Hüter, die Felder daneben und die Spalte darunter. Getroffene: −1 Leben; nicht auf einem Vorsprung auch +1 Schwäche.
threat-sentinel-closing-fists = Geballte Fäuste
    .normal-1 = Vom linksten und vom rechtesten Hüter aus. Getroffene: −1 Leben, Schieben 1 nach unten.
    .enraged-1 = Vom aktiven und vom nächsten Hüter aus. Getroffene: −2 Leben, Schieben 1 nach unten.
threat-sentinel-stamp = Aufstampfen
    .normal-1 = Niedrigster: −1 Leben.
    .enraged-1 = Niedrigster: −2 Leben, −1 Halt.
threat-sentinel-straighten-up = Aufrichten
    .normal-1 = Alle, die nicht auf einem Vorsprung stehen: −1 Halt.
    .normal-2 = Dann höchster Hüter: −1 Leben.
    .enraged-1 = Schnell. Aktiver und nächster Hüter: −1 Halt.
    .enraged-2 = Dann Höchster: −2 Leben, Schieben 2 nach unten.
