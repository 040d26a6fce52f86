### Was Wörter und Zeichen bedeuten.

explain-pearl = Perlen
    .text = Damit kaufst du Verbündete, die andere aufdecken, bezahlst Intrigen und ergänzt beim Rekrutieren fehlende Punkte. Die Schatzkammer wird nie leer. Bei Gleichstand zählen die meisten Perlen.
explain-key = Schlüssel
    .text = Schlüsselmarker und die Schlüssel auf deinen freien, nicht gedrehten Lords. Sobald du drei hast, übernimmst du einen Ort.
explain-hand = Hand
    .text = Verbündete, die nur du siehst; ihre Zahl ist offen. Es gibt kein Limit.
    .expansion = Verbündete, die nur du siehst; ihre Zahl ist offen. Mit mehr als 12 am Ende deines Zuges gilt das Kriegsrecht.
explain-monster = Monstermarker
    .text = Sie bleiben bis zum Ende verdeckt; jeder ist 2, 3 oder 4 Einfluss wert.
    .expansion = Marker des Grundspiels sind am Ende 2, 3 oder 4 Einfluss wert. Neue geben beim Aufdecken Perlen, einen Schlüssel oder einen Ratsstapel.
explain-influence = Einfluss
    .text = Was am Ende zählt: Orte, alle deine Lords, je Volk dein stärkster angegliederter Verbündeter und Monstermarker des Grundspiels.
    .expansion = Was am Ende zählt: Orte, alle deine Lords, je Volk dein stärkster angegliederter Verbündeter, Monstermarker des Grundspiels und die Geißel; jede Wunde kostet 1.
explain-jellyfish = Quallen
    .text = Das Volk, das die Magier verlangen.
explain-crab = Krabben
    .text = Das Volk, das das Militär verlangt.
    .expansion = Das Volk, das das Militär verlangt. Krabben dürfen gegen jeden Leviathan kämpfen.
explain-seahorse = Seepferdchen
    .text = Das Volk, das die Bauern verlangen.
explain-shellfish = Muscheln
    .text = Das Volk, das die Kaufleute verlangen.
explain-squid = Kalmare
    .text = Das Volk, das die Politiker verlangen.
explain-guild-mages = Magier
    .text = Lords, die Quallen verlangen.
explain-guild-military = Militär
    .text = Lords, die Krabben verlangen. Ihre Fähigkeiten schaden den anderen; ein Schamane hält sie ab.
explain-guild-farmers = Bauern
    .text = Lords, die Seepferdchen verlangen. Die meisten haben keine Fähigkeit, aber viel Einfluss.
explain-guild-merchants = Kaufleute
    .text = Lords, die Muscheln verlangen. Sie bringen Perlen.
explain-guild-politicians = Politiker
    .text = Lords, die Kalmare verlangen. Sie beugen die Regeln des Hofes.
explain-guild-ambassadors = Botschafter
    .text = Lords, die alle fünf Völker verlangen. Jeder bringt sofort einen Ort und kommt darunter.
explain-lord = Lord
    .text = Vom Hof rekrutiert mit Verbündeten aus genau so vielen Völkern, wie er Blasen zeigt; Werte und Perlen müssen seine Zahl erreichen.
explain-free = Freier Lord
    .text = Er liegt vor seinem Besitzer und nicht unter einem Ort: Seine Fähigkeit wirkt, sein Schlüssel zählt.
explain-turned = Gedrehter Lord
    .text = Sein Einfluss zählt; Fähigkeit und Schlüssel sind für immer verloren.
explain-under = Lord unter einem Ort
    .text = Sein Einfluss zählt; Fähigkeit und Schlüssel nicht, und nichts kann ihm etwas anhaben.
explain-location = Ort
    .text = Drei Schlüssel bringen einen unter Kontrolle: einen verfügbaren oder einen von 1 bis 4 gezogenen. Er zählt am Ende.
explain-ally = Verbündeter
    .text = Beim Erkunden aufgedeckt und zuerst den anderen angeboten. Mit Verbündeten bezahlst du Lords.
explain-affiliated = Angegliederter Verbündeter
    .text = Von den für einen Lord ausgegebenen Verbündeten bleibt der niedrigste vor dir liegen. Am Ende zählt je Volk der stärkste mit seinem Wert.
explain-now = Zuletzt aufgedeckt
    .text = Nur diese Karte kann genommen werden.
explain-council = Rat
    .text = Hierher kommen verdeckt die Verbündeten, die auf der Leiste liegen bleiben, ein Stapel je Volk. Wer um Unterstützung bittet, nimmt einen ganzen Stapel auf die Hand.
explain-power-once = Pfeilfähigkeit
    .text = Wirkt einmal, wenn der Lord ins Spiel kommt.
explain-power-lasting = Dauerfähigkeit
    .text = Wirkt, solange der Lord frei und nicht gedreht ist.
explain-plot = Intrige
    .text = Vor deiner Aktion darfst du für 1 Perle den obersten Lord auf einen leeren Hofplatz legen, so oft du kannst.
explain-price = Preis
    .text = Der erste in einem Zug verkaufte Verbündete kostet 1 Perle, jeder weitere 1 mehr. Alle anderen dürfen je einmal kaufen.
explain-end = Das Ende
    .text = Ein siebter Lord oder ein Hof, der sich nicht füllen lässt, löst das Ende aus: Alle anderen haben noch einen Zug.
    .expansion = Ein siebter Lord, ein Hof, der sich nicht füllen lässt, oder ein leerer Stapel von Leviathanen oder Monstermarkern löst das Ende aus: Alle anderen haben noch einen Zug.
explain-leviathan = Leviathan
    .text = Verbündete der Völker, die er zeigt, dürfen gegen ihn kämpfen. Seine Stufen werden von links nach rechts bezwungen.
explain-level = Stufe
    .text = Die Zahl ist der Widerstand, den ein Angriff erreichen muss; die Zeichen sind die Monstermarker für diesen Lebenspunkt. Was darüber hinausgeht, zählt für die nächste Stufe.
explain-penalty = Strafe
    .text = Was der Leviathan der Person antut, deren neuer Leviathan ihn verdrängt.
explain-wound = Wunden
    .text = Jede kostet am Ende 1 Einfluss.
explain-scourge = Geißel der Tiefe
    .text = Wer einen Leviathan erlegt und damit mindestens so viele hat wie der bisherige Besitzer, bekommt sie; am Ende 5 Einfluss wert.
explain-zone = Zone
    .text = Zwei Würfel bestimmen die Zone eines neuen Leviathans. Liegt dort schon einer, greift er an und wird verdrängt.
    .free = Frei. Bei { $n } von 36 Würfen kommt ein neuer Leviathan hierher.
explain-die = Würfel-Verbündeter
    .text = Für einen Angriff abgelegt, wirft er beide Würfel; der höhere zählt.
explain-pearl-ally = Perlen-Verbündeter
    .text = Für einen Angriff abgelegt, erlaubt er nach dem Wurf Perlen dazuzulegen, je 1 Angriffskraft.
explain-martial-law = Kriegsrecht
    .text = Mit mehr als 12 Verbündeten auf der Hand am Ende deines Zuges legst du für jeden darüber einen ab oder zahlst 1 Perle.
explain-token = Monstermarker
    .text = Fürs Kämpfen gezogen. Sie bleiben verdeckt und zählen am Ende.
    .expansion = Für genommene Lebenspunkte gezogen. Neue Marker können sofort oder zu Beginn eines späteren Zuges aufgedeckt werden, dann werden sie abgelegt.
explain-slain = Erlegter Leviathan
    .text = Zählt für die Geißel; eigenen Einfluss hat er nicht.
explain-threat = Bedrohung
    .text = Wer gegen ein Monster kämpft, erhält die Belohnung des Feldes mit dem Marker, der dann auf das erste zurückgeht. Wer am Monster vorbei weiter erkundet, rückt ihn vor.

explain-stack = Verdeckt. { $race }, die niemand nahm oder kaufte. Ansehen darf sie erst, wer den Stapel nimmt.
explain-monster-card = Monster
    .base = Kämpfe um die Belohnung der Bedrohungsleiste, was deine Erkundung beendet, oder erkunde weiter und lass die Bedrohung steigen.
    .leviathan = Kämpfe mit deinen Verbündeten gegen einen Leviathan an der Grenze oder schwimm weiter: Dann kommt ein neuer Leviathan.
explain-lord-card = { $required ->
    [true] { $races ->
        [one] { $guild }, { $influence } Einfluss, { $keys ->
            [0] kein Schlüssel
           *[other] ein Schlüssel
        }. Kostet { $number }, nur mit { $race }.
       *[other] { $guild }, { $influence } Einfluss, { $keys ->
            [0] kein Schlüssel
           *[other] ein Schlüssel
        }. Kostet { $number } mit { $races } Völkern; verlangt: { $race }.
    }
   *[false] { $guild }, { $influence } Einfluss, kein Schlüssel. Kostet { $number } mit allen { $races } Völkern.
 }
explain-leviathan-card = Gegen ihn kämpfen dürfen { $races }. { $levels }. Sein Angriff: { $penalty }
explain-level-of = { $tokens ->
    [one] Widerstand { $n } für { $tokens } Marker
   *[other] Widerstand { $n } für { $tokens } Marker
 }
