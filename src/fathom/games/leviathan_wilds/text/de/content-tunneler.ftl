### Leviathan 12: the words on its cards, and its story.

leviathan-tunneler = Bohrer
    .idea = In dem Schacht durch seinen Rücken hängt noch ein Aufzug der Bergleute. Ruft ihn, fahrt mit ihm und traut ihm nie: Das Tier spürt jede Fahrt, und alles darauf fährt mit.
    .introduction = Großmutters Bergwerk lag nie im Berg, es lag im Maulwurf. Sechzig Jahre schlugen sie Kohle aus seinem Fell, und er schlief. Nun sind Kristalle durch die Stollen gewachsen, der Schläfer ist wach und blind vor Schmerz, und hinauf führt nur der Aufzug, den seither niemand geölt hat.
    .conclusion = Die letzte Kristallader springt, und der Boden wird still. Der Bohrer faltet die großen Hände über der Nase und dreht sich zweimal um, wie Maulwürfe es tun. Ihr fahrt langsam hinunter. Jemand hat eine Lampe in den Schacht gehängt und ein Schild: für immer geschlossen.
overlay-tunneler-lift = Aufzug
scenario-tunneler-lift-card = Der alte Aufzug
    .setup = Legt den Aufzug auf Ebene 1 in den Schacht und einen violetten Würfel mit Wert 5 auf sein rechtes Feld.
rule-tunneler-call = Drücken
    .text = 1 AP auf einem Knopf-Feld: Der Aufzug kommt auf die Ebene dieses Knopfs.
rule-tunneler-lever = Hebel ziehen
    .text = 1 AP auf dem Aufzug: Er fährt eine Ebene hinauf oder hinab.
rule-tunneler-lift = Aufzug X
    .amount = { $n ->
        [-3] Der Aufzug stürzt ganz hinab
        [-1] Der Aufzug sackt eine Ebene ab
       *[other] Der Aufzug fährt eine Ebene hinauf
    }
    .text = Der Aufzug fährt X Ebenen hinauf (negativ: hinab), soweit es Ebenen gibt. Alles darauf fährt mit.
threat-tunneler-cave-in = Einsturz
    .normal-1 = Höchster, die Felder daneben und die ganze Spalte darunter: −2 Leben.
    .enraged-1 = Nächster Hüter, die Felder daneben und die ganze Spalte darunter: −3 Leben oder +1 Schwäche, Schieben 1 nach unten.
threat-tunneler-blind-swipe = Blinder Hieb
    .normal-1 = Aktiver Hüter und { "zwei" } Felder zu jeder Seite: −2 Leben, Schieben 1 nach rechts.
    .enraged-1 = Aktiver Hüter und der mit den meisten Leben, { "zwei" } Felder zu jeder Seite: −4 Leben, Schieben 1 nach links.
threat-tunneler-tremor = Beben
    .normal-1 = Der Aufzug sackt eine Ebene ab.
    .normal-2 = Aktiver und nächster Hüter, wenn nicht auf einem Vorsprung: −2 Halt. Keiner von beiden? Höchster Hüter: −1 Leben.
    .enraged-1 = Schnell: Der Aufzug stürzt um 3 Ebenen, höchstens bis auf Ebene { "1" }.
    .enraged-2 = Schnell: Alle auf dem Aufzug: −1 Leben.
    .enraged-3 = Schnell: Aktiver und nächster Hüter, wenn nicht auf einem Vorsprung: −2 Halt. Keiner von beiden? Höchster Hüter: −1 Leben.
threat-tunneler-nosing = Schnüffeln
    .normal-1 = Auf dem Aufzug und daneben: −1 Leben. Niemand getroffen? Der niedrigste Kristall steigt um 1.
    .enraged-1 = Auf dem Aufzug und in seiner Nähe: −3 Leben. Niemand getroffen? Der niedrigste Kristall steigt um 1, und WILD 1.
    .enraged-2 = Dann fährt der Aufzug eine Ebene hinauf.
threat-tunneler-burrow = Eingraben
    .normal-1 = Die ganze Reihe des niedrigsten Hüters: −1 Leben, −1 Halt.
    .enraged-1 = Aktiver und nächster Hüter, je in den Reihen 1 bis 4: −3 Leben. Keiner von beiden? Niedrigster Hüter: −2 Halt.
