### Was gefragt wird, was man antworten kann, warum etwas nicht geht.

## Fragen

ask-explore = Was tut die Gruppe?
    .hint = Zieht ein Plättchen, begegnet etwas in Reichweite oder macht euch bereit.
ask-place = Wohin kommt dieses Plättchen: { $tile }?
    .hint = { $fits ->
        [0] Noch passt es nirgends: Legt zuerst das beiseitegelegte Plättchen an.
       *[other] Wählt, wie es gedreht wird (im Browser mit R) und wo es liegt.
     }
ask-face = Gegen welches Monster kämpft { $hero }?
    .hint = Jede Monsterkarte braucht jemanden.
ask-first = Gegen welches Monster spielt { $hero } zuerst?
    .hint = Danach gegen das andere, mit den übrigen und neu gezogenen Karten.
ask-play = { $hero } spielt gegen { $foe }: { $n ->
    [one] welche Karte?
   *[other] welche Karte zuerst? ({ $n } zu spielen)
 }
    .hint = Die Karten des Monsters kommen danach.
ask-turn-up = Zu wem kommen die Monsterkarten als Nächstes?
    .hint = Oben liegt: { $known }. Die erste Kraftkarte einer Runde wirkt gegen die Heldin, bei der sie auftaucht.
ask-act = { $hero } gegen { $foe }: Fähigkeiten, dann ein Paar
    .hint = Ein Block geht immer; ein Monstertreffer geht vor einem Heldinnentreffer.
ask-aim = Wen trifft { $hero } mit { $n } Schaden?
    .hint = Alles geht an eines; nur bei einer Horde läuft der Rest weiter.
ask-hit = Wen verwundet { $hero } mit { $n } Schaden?
    .hint = Sofort, bevor die Paare abgehandelt werden.
ask-which = Welche Karte von { $hero }?
    .hint = Die Änderung gilt bis zum Ende der Runde.
ask-swap-hand = Welche Karten tauscht { $hero }?
    .hint = Eine gespielte und eine Handkarte.
ask-whom = { $card }: welche Heldin?
    .hint = Wählt eine.
ask-spare = Wer nimmt keinen Gegenschaden?
    .hint = Eine von denen, die es gemeinsam getötet haben, bleibt verschont.
ask-look = Nach oben oder nach unten: { $card }?
    .hint = { $n ->
        [one] Das ist die letzte.
       *[other] Noch { $n } Karten anzusehen.
     }
ask-supply = { $hero } gibt eine Karte: { $test }
    .hint = Aus der Hand oder ungesehen vom Nachziehstapel. Noch { $n }.
ask-try = Wer versucht es? { $test }
    .hint = Eine Heldin legt die Probe ab.
ask-alternative = { $card }: Was wählt ihr?
    .hint = Eines davon.
ask-give = Wer nimmt das: { $item }?
    .hint = Es bleibt bei dieser Heldin.
ask-unlock = Welches Schloss geht auf?
    .hint = Kein Schlüssel wird verbraucht.
ask-wake = Wo kehren Monster zurück?
    .hint = Diese Orte sind gleich nah.
ask-lose-item = Welchen Gegenstand gebt ihr her?
    .hint = Die Karten, die er gebracht hat, bleiben.
ask-lose-power = Wer gibt eine Kraftkarte her?
    .hint = Sie kommt auf den Ablagestapel.
ask-refresh = Welcher Zauber von { $hero } wird aufgefrischt?
    .hint = Er kann wieder benutzt werden.
ask-exhaust = Welcher Zauber von { $hero } wird erschöpft?
    .hint = Er liegt quer, bis er aufgefrischt wird.
ask-discard = Welche Karte legt { $hero } ab?
    .hint = Aus der Hand.
ask-retrieve = Welche Karte legt { $hero } auf den Nachziehstapel?
    .hint = Vom eigenen Ablagestapel.
ask-draw-item = Wer zieht einen Gegenstand?
    .hint = Vom Deck der eigenen Klasse.
ask-keep-item = Welchen Gegenstand behält { $hero }?
    .hint = Der andere kommt unter sein Deck.
ask-replace = Welche Karte verlässt das Deck von { $hero }? (noch { $n })
    .hint = So viele gehen, wie dazukamen.
ask-pay = { $what ->
    [key] Ein Schlüssel kostet { $n } EP. Womit zahlt ihr?
    [healing] { $n } EP kaufen der Gruppe { $points } Gesundheit. Womit zahlt ihr?
    [ability] Eine Fähigkeit kostet { $n } EP. Womit zahlt ihr?
   *[other] { $n } EP sind abzugeben. Welche?
 }
    .hint = { $paid ->
        [0] Wechselgeld gibt es nicht.
       *[other] { $paid } EP liegen da: { $bought }. Wechselgeld gibt es nicht.
     }
purchase = { $many ->
    [0] es fehlen noch { $missing } EP
   *[other] { $what ->
        [key] { $many ->
            [one] ein Schlüssel
           *[other] { $many } Schlüssel
         }
        [healing] { $points } Gesundheit
       *[other] das reicht
     }
 }
ask-divide = Wie viel von { $n } heilt { $hero }?
    .hint = Die anderen bekommen den Rest.
ask-level-up = Stufenaufstieg: Wer lernt etwas?
    .hint = Jede Heldin darf eine Fähigkeit kaufen. Dann geht es hinab; mit dem Bogen geht es an einem anderen Tag weiter.
ask-draw-abilities = Von welchen Decks zieht { $hero }?
    .hint = Zwei Karten, von denen eine bleibt.
ask-keep-ability = Welche Fähigkeit behält { $hero }?
    .hint = Die andere kommt unter ihr Deck.
test-words = { $kind ->
    [sum] zusammen mindestens { $target }, { $cards ->
        [one] je eine Karte
       *[other] je { $cards } Karten
     }
    [each] jede mindestens { $target }, { $cards ->
        [one] mit einer Karte
       *[other] mit { $cards } Karten
     }
    [highest] eine Karte ab { $target }, { $cards ->
        [one] mit einer Karte
       *[other] aus { $cards } Karten
     }
   *[lowest] keine Karte über { $target }, { $cards ->
        [one] mit einer Karte
       *[other] mit { $cards } Karten
     }
 }

## Antworten

option-monster = Auf { $region } kämpfen
option-feature = Die Besonderheit auf { $region } ansehen
option-chest = Die Truhe auf { $region } öffnen
option-door = Die Tür auf { $region } aufschließen
option-campfire = Am Lagerfeuer auf { $region } rasten
option-stairs = Die Treppe auf { $region } nehmen
option-legend = { $pattern } betreten
option-draw-tile = Ein Plättchen ziehen
option-give-up = Aufgeben
option-buy-key = Schlüssel kaufen
option-buy-healing = Heilung kaufen
option-equip = { $hero } rüstet { $item } aus
option-unequip = { $hero } legt { $item } weg
option-use-skill = { $hero } benutzt { $skill }
option-place = Auf { $cell } legen, { $turn ->
    [0] wie es ist
    [1] eine Vierteldrehung weiter
    [2] eine halbe Drehung weiter
   *[3] eine Dreivierteldrehung weiter
 }
    .any = Auf { $cell } legen
option-place-aside = Das beiseitegelegte Plättchen auf { $cell } legen, { $turn ->
    [0] wie es ist
    [1] eine Vierteldrehung weiter
    [2] eine halbe Drehung weiter
   *[3] eine Dreivierteldrehung weiter
 }
option-face = { $hero } kämpft gegen { $foe }
option-first = Zuerst { $foe }
option-play = { $hero } spielt { $card }
option-turn-up = { $hero }
option-power = { $hero }: { $skill }
option-use-item = { $hero } benutzt { $skill }
option-block = { $hero } blockt: { $skill }
option-resolve = { $hero }: { $ours } gegen { $theirs }
    .nothing = { $hero } handelt nichts ab
option-aim = { $foe } (Gesundheit { $left })
option-hit = { $foe } (Gesundheit { $left })
option-which = { $hero }: die { $card }
option-swap-hand = Karte { $n } gegen { $card } aus der Hand
option-whom = { $hero }
option-spare = { $hero }, { $n } erspart
option-sink = Nach unten: { $card }
option-keep = Nach oben: { $card }
option-supply = { $hero } gibt { $card }
option-supply-unseen = { $hero }: die oberste Karte, ungesehen
option-try = { $hero } versucht es
option-give = { $hero } nimmt { $item }
option-unlock = Die Tür auf { $region }
option-unlock-chest = Die Truhe auf { $region }
option-wake = Auf { $region }
option-lose-item = { $item } von { $hero }
option-lose-power = { $hero } gibt eine Kraftkarte her
option-refresh = { $skill } von { $hero }
option-exhaust = { $skill } von { $hero }
option-discard = { $hero } legt { $card } ab
option-retrieve = { $hero } legt { $card } obenauf
option-draw-item = { $hero } zieht
option-keep-item = { $hero } behält { $item }
option-pass-item = { $hero } bekommt { $item }
option-replace = { $card } verlässt das Deck von { $hero }
option-pay = { $n } EP
option-pay-item = { $item } für { $n } EP
option-done-paying = Genug: { $what ->
    [key] { $n ->
        [one] 1 Schlüssel
       *[other] { $n } Schlüssel
     }
   *[other] { $points } Gesundheit
 }
option-heal-by = { $hero } heilt { $n }
option-buy-ability = { $hero } lernt eine Fähigkeit
option-go-down = Hinabsteigen
option-draw-abilities = Ziehen: { $decks }
option-keep-ability = { $ability }

## Kosten und Folgen

cost-xp = { $n } EP
cost-key = { $n ->
    [one] 1 Schlüssel
   *[other] { $n } Schlüssel
 }
cost-power = { $n ->
    [one] 1 Kraftkarte
   *[other] { $n } Kraftkarten
 }
then-place = Neben { $tiles }.
    .nodes = { $n ->
        [one] Es verbindet ein Knotenpaar.
       *[other] Es verbindet { $n } Knotenpaare.
     }
    .legend = Es vollendet: { $names }.
then-block = Kein Schaden auf beiden Seiten; eine Block-Fähigkeit ist möglich.
then-pair = { $direct ->
    [0] { $back ->
        [0] { $foe } verliert { $dealt }.
       *[other] { $foe } verliert { $dealt }; { $hero } verliert { $back } durch Gegenschaden.
     }
   *[other] { $dealt ->
        [0] { $hero } verliert { $direct }.
       *[other] { $hero } verliert { $direct }; { $foe } verliert { $dealt } durch Gegenschaden.
     }
 }
then-pay = Dann liegen { $paid } EP da: { $bought }.
then-hurt = { $hero } verliert { $n } Gesundheit.
then-healed = { $hero } heilt { $n }.
then-wounded = { $foe } verliert { $n } Gesundheit.
then-mended = { $foe } heilt { $n }.
then-killed = Getötet: { $foe }.
then-stored = { $hero } legt eine Kraftkarte bereit.
then-won = Damit ist das Spiel gewonnen.
then-lost = Damit ist das Spiel verloren.
then-health = Gesundheit { $n } von { $most }.

## Gruppen

group-place = { $turn ->
    [0] Wie es ist
    [1] Eine Vierteldrehung
    [2] Eine halbe Drehung
   *[3] Drei Vierteldrehungen
 }
group-aside = Beiseitegelegtes, { $turn ->
    [0] wie es ist
    [1] eine Vierteldrehung weiter
    [2] eine halbe Drehung weiter
   *[3] eine Dreivierteldrehung weiter
 }
group-places = { $n ->
    [one] 1 Platz
   *[other] { $n } Plätze
 }
group-encounter = Begegnen
group-pair = Ein Paar abhandeln
group-ability = Fähigkeiten und Gegenstände
group-card = Eine Karte wählen
group-buy = EP ausgeben
group-equip = Ausrüstung
group-answer = Wählen
group-on = Weiter

## Warum nicht

no-guarded = Etwas, dem noch niemand begegnet ist, steht im Weg.
no-second-rest = Die Gruppe darf in jeder Ökologie nur einmal rasten.
no-key = Es ist kein Schlüssel da.
no-tiles = Kein Plättchen ist übrig.
no-match = Keine Drehung passt an allen Seiten.
no-way = Kein Weg führt hin: Etwas versperrt ihn.
no-hero-hit = Ein Monstertreffer geht vor.
no-other-pair = Eine Block-Fähigkeit ist genutzt: Es zählt das Paar dieses Blocks.
no-exhausted = Dieser Zauber ist erschöpft.
no-power = { $n ->
    [one] Keine Kraftkarte liegt bereit.
   *[other] { $n } bereitliegende Kraftkarten sind nötig.
 }
no-xp = { $n } EP sind nötig; so viele hat die Gruppe nicht.
no-enough = Es fehlen noch { $n } EP.
no-wound = Niemand ist verwundet.
no-tile-in-hand = Nicht, solange ein gezogenes Plättchen auf seinen Platz wartet.
no-uses = Davon ist nichts mehr übrig.
no-second-use = In dieser Ökologie ist das schon benutzt.
no-both-kinds = In einer Runde Block- oder Kraftfähigkeiten, nicht beides: So hat dieser Tisch entschieden.
no-second-block = Nur eine Block-Fähigkeit in einer Runde.
no-block = Nur mit einem Block.
no-class = Nur für diese Klasse: { $deck }.
no-hands = Ausgerüstete Gegenstände dürfen höchstens { $n } Hände zeigen.
no-secondary = Ein Gegenstand der Nebenklasse, der Karten hinzufügt, lässt sich nicht behalten.
no-second-ability = Eine Fähigkeit für jede Heldin.
no-ability-left = Im Deck ist keine Fähigkeit mehr.
no-free-foe = Gegen das andere muss jemand kämpfen.
no-gift = { $what ->
    [key] Es sind zu wenige Schlüssel da.
    [xp] Es sind zu wenige EP da.
    [item] Es sind zu wenige Gegenstände da.
   *[power] Es liegen zu wenige Kraftkarten bereit.
 }
