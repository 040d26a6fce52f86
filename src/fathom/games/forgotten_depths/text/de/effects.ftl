### Was Wirkungen tun: je Verb ein Satz. $s sagt, wer: you (du), hero (die Heldin), one, these (einer Probe), all.

who = { $s ->
    [hero] Die Heldin
    [one] Eine Heldin
    [these] Jede dieser Heldinnen
   *[all] Jede Heldin
 }
span-round = in dieser Runde
span-next = in der nächsten Runde
span-two = in dieser und der nächsten Runde
span-three = in dieser und den nächsten zwei Runden
span-combat = in diesem Kampf

## Gesundheit

damage-kind = { $magic ->
    [0] Schaden
   *[other] magischen Schaden
 }
damage-end = { $pierce ->
    [0] .
   *[other] ; Rüstung hilft nicht.
 }
effect-damage = { $to ->
    [monster] Füge { $n } { damage-kind } zu { damage-end }
    [each_monster] Füge jedem Monster vor dir { $n } { damage-kind } zu { damage-end }
    [you] Nimm { $n } Schaden { damage-end }
    [allies] Jede Gefährtin nimmt { $n } Schaden; ohne Gefährtinnen nimmst du ihn { damage-end }
   *[other] { who } nimmt { $n } Schaden { damage-end }
 }
effect-heal = { $s ->
    [you] Heile { $n }.
    [monster] Das Monster heilt { $n }.
    [most_wounded] Das am schwersten verletzte heilt { $n }.
    [each_monster] Jedes lebende heilt { $n }.
   *[other] { who } heilt { $n }.
 }
effect-raise = { $n ->
    [one] Ein totes Einzelwesen kehrt
   *[other] { $n } tote Einzelwesen kehren
 } mit halber Gesundheit zurück.

## Für einige Runden

effect-ignore-return = { $s ->
    [you] Du nimmst
   *[other] { who } nimmt
 } { $span } { $n ->
    [0] keinen Gegenschaden.
   *[other] { $n } Gegenschaden weniger.
 }
effect-ignore-direct = { $s ->
    [you] Du nimmst
   *[other] { who } nimmt
 } { $span } { $n ->
    [0] keinen direkten Schaden.
   *[other] { $n } direkten Schaden weniger.
 }
effect-ignore-magic = Es nimmt { $span } { $n ->
    [0] keinen magischen Schaden.
   *[other] { $n } magischen Schaden weniger.
 }
effect-ignore-results = { $s ->
    [you] Ignoriere { $span } die Ergebnisse deiner Paare.
   *[other] { who } ignoriert { $span } die Ergebnisse ihrer Paare.
 }
effect-armor = { $s ->
    [you] Du hast { $span } Rüstung { $n }.
    [monster] Es hat { $span } { $n } Rüstung mehr.
   *[other] { who } hat { $span } Rüstung { $n }.
 }
bonus-when = { $min ->
    [0] { $margin ->
        [0] {""}
       *[other] {""}, die die Monsterkarte um höchstens { $margin } schlagen,
     }
   *[other] mit einer Karte ab { $min }
 }
effect-bonus-hit = { $s ->
    [you] Deine Treffer
   *[other] Seine Treffer
 } { bonus-when } machen { $span } { $n } Schaden mehr.
effect-bonus-return = { $s ->
    [you] Dein Gegenschaden
   *[other] Sein Gegenschaden
 } ist { $span } { $n } höher.
effect-bonus-magic = Dein magischer Schaden ist { $span } { $n } höher.
effect-play = { $s ->
    [you] Du spielst
   *[other] { who } spielt
 } in der nächsten Runde nur { $n ->
    [one] eine Karte.
   *[other] { $n } Karten.
 }

## Karten

effect-swap = { $how ->
    [hero] Tausche deine beiden gespielten Karten.
    [hand] Tausche eine deiner gespielten Karten mit einer Handkarte.
    [across] Tausche eine deiner gespielten Karten mit der Monsterkarte gegenüber.
   *[theirs] Die höchste Karte der Heldin tauscht den Platz mit der Monsterkarte gegenüber.
 }
changed = { $whose ->
    [yours] { $which ->
        [one] Eine deiner gespielten Karten zählt
        [highest] Deine höchste gespielte Karte zählt
        [lowest] Deine niedrigste gespielte Karte zählt
       *[all] Deine gespielten Karten zählen
     }
    [hero] { $which ->
        [one] Eine Karte der Heldin zählt
        [highest] Die höchste Karte der Heldin zählt
        [lowest] Die niedrigste Karte der Heldin zählt
       *[all] Die Karten der Heldin zählen
     }
    [opposite] { $which ->
        [highest] Die höchste Monsterkarte dir gegenüber zählt
        [lowest] Die niedrigste Monsterkarte dir gegenüber zählt
       *[all] Die Monsterkarten dir gegenüber zählen
     }
   *[its] { $which ->
        [highest] Seine höchste Karte der Heldin gegenüber zählt
        [lowest] Seine niedrigste Karte der Heldin gegenüber zählt
       *[all] Seine Karten der Heldin gegenüber zählen
     }
 }
effect-change = { changed } { $way ->
    [more] { $n } mehr.
    [less] { $n } weniger.
   *[to] nur { $n }.
 }
effect-redraw = { $whose ->
    [monster] Das Monster ersetzt seine Karten dir gegenüber.
    [you] { $which ->
        [one] Ersetze eine deiner gespielten Karten durch die oberste deines Decks.
        [highest] Ersetze deine höchste gespielte Karte durch die oberste deines Decks.
       *[all] Ersetze deine gespielten Karten durch die obersten deines Decks.
     }
   *[other] { $which ->
        [all] Die Heldin ersetzt ihre gespielten Karten durch die obersten ihres Decks.
       *[other] Die Heldin ersetzt ihre höchste Karte durch die oberste ihres Decks.
     }
 }
power-cards = { $n ->
    [one] eine Kraftkarte
   *[other] { $n } Kraftkarten
 }
effect-power-store = { $s ->
    [you] Lege { power-cards } aus deinem Ablagestapel bereit.
   *[other] { who } legt { power-cards } aus ihrem Ablagestapel bereit.
 }
effect-power-lose = { $s ->
    [you] Lege
   *[other] { who } legt
 } { $n ->
    [one] eine bereitliegende Kraftkarte ab.
   *[other] { $n } bereitliegende Kraftkarten ab.
 }
spells = { $n ->
    [one] einen Zauber
   *[other] { $n } Zauber
 }
effect-refresh = { $s ->
    [you] Frische { spells } auf.
   *[other] { who } frischt { spells } auf.
 }
effect-exhaust = { $s ->
    [you] Erschöpfe { spells }.
   *[other] { who } erschöpft { spells }.
 }
effect-draw = { $s ->
    [you] Ziehe
   *[other] { who } zieht
 } { $n ->
    [one] eine Aktionskarte.
   *[other] { $n } Aktionskarten.
 }
effect-discard = { $s ->
    [you] Lege
   *[other] { who } legt
 } { $which ->
    [highest] die höchste Handkarte ab.
    [lowest] die niedrigste Handkarte ab.
   *[one] { $n ->
        [one] eine Handkarte ab.
       *[other] { $n } Handkarten ab.
     }
 }
some-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
 }
effect-retrieve = { $s ->
    [you] Lege { some-cards } aus deinem Ablagestapel oben auf deinen Nachziehstapel.
   *[other] { who } legt { some-cards } aus ihrem Ablagestapel oben auf ihren Nachziehstapel.
 }
effect-scry = Sieh { $n ->
    [one] { $deck ->
        [tiles] das oberste Plättchen
        [monsters] das oberste Monster
        [features] die oberste Besonderheit
       *[other] die oberste Karte des Monsterdecks
     } an; lege { $deck ->
        [tiles] es
        [monsters] es
       *[other] sie
     }
   *[other] die obersten { $n } { $deck ->
        [tiles] Plättchen
        [monsters] Monster
        [features] Besonderheiten
       *[other] Karten des Monsterdecks
     } an; lege { $deck ->
        [tiles] jedes davon
        [monsters] jedes davon
       *[other] jede davon
     }
 } nach oben oder nach unten.

## Die Welt

effect-nothing = Es lassen
effect-test = Probe: { $test }.
effect-choose = Wählt: { $what }.
effect-if = { $cond ->
    [alone] Solange nur eines lebt
    [wounded] Solange es höchstens die halbe Gesundheit hat
    [no_power] Ohne bereitliegende Kraftkarte
    [word_of_command] Mit dem Befehlswort
    [key] Mit einem Schlüssel
   *[fabled_blade] Mit einer Sagenklinge
 }: { $what }
effect-else = Sonst: { $what }
effect-unlock = Öffnet { $n ->
    [one] eine Tür.
   *[other] { $n } Türen.
 }
effect-gain = { $what ->
    [key] Ihr erhaltet { $n ->
        [one] einen Schlüssel.
       *[other] { $n } Schlüssel.
     }
    [xp] Ihr erhaltet { $n } EP.
   *[item] Zieht { $n ->
        [one] einen Gegenstand.
       *[other] { $n } Gegenstände.
     }
 }
effect-lose = Gebt { $what ->
    [key] { $n ->
        [one] einen Schlüssel
       *[other] { $n } Schlüssel
     }
    [xp] { $n } EP
    [item] { $n ->
        [one] einen Gegenstand
       *[other] { $n } Gegenstände
     }
   *[power] { $n ->
        [one] eine bereitliegende Kraftkarte
       *[other] { $n } bereitliegende Kraftkarten
     }
 } her.
effect-give = Eine Heldin nimmt: { $item }.
effect-shuffle = { $foe } kommt zu den Monstern.
effect-fight = Kampf: { $foes }.
effect-lead = Der Weg führt weiter.
effect-wake = { $n ->
    [one] Das nächstgelegene besiegte Monster kehrt zurück.
   *[other] Die { $n } nächstgelegenen besiegten Monster kehren zurück.
 }
story-passed = :check: Gelungen: { $what }
story-failed = :close: Misslungen: { $what }
story-nothing = Nichts geschieht.

## Fähigkeiten: wodurch und wann sie wirken

skill-line = { $how }: { $what }
skill-exhaust = Erschöpfen.
how-block = Block
how-power = { $n ->
    [one] Eine Kraftkarte
   *[other] { $n } Kraftkarten
 }
how-use = Im Kampf
how-explore = Beim Erkunden, einmal je Ökologie
how-uses = { $n ->
    [one] Eine Anwendung
   *[other] { $n } Anwendungen
 }, { $where ->
    [explore] beim Erkunden
    [both] im Kampf oder beim Erkunden
   *[use] im Kampf
 }
moment-start = Wenn ein Kampf beginnt
moment-stored = Wenn du im Kampf eine Kraftkarte bereitlegst
moment-kill = Wenn dein Schaden ein Monster tötet
moment-no-kill = Am Ende eines Kampfes, in dem du nichts getötet hast
moment-round = {""}
moment-hit = Wenn es eine Heldin trifft
moment-block = Wenn eine Heldin einen Block abhandelt
moment-death = Wenn eines stirbt und andere leben
moment-end = Am Ende jeder Runde
item-class = Nur für die { $deck }.
item-adds = Füge { $cards } hinzu.
item-armor = Rüstung { $n }.
