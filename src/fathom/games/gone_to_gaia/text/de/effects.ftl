### Was Inhalte tun, aus ihren Wirkungen gemacht: eine Nachricht je Verb, und für das, was passive Ausrüstung und Produkte tun.
###   effect-<do>   die Variablen sind die Felder des Verbs; { $who } ist self, partner, both, each oder one
### Ein von Hand geschriebener Text (`equipment-….text`, `product-….text`, `suit-….<Element>`) geht vor.

effect-nothing = Es tut nichts.
effect-attack =
    { $damage } gegen { $max ->
        [0] jeden Gegner
        [1] einen Gegner
       *[other] bis zu { $max } Gegner
    } { $around ->
        [partner] rund um den anderen Taucher
       *[self] unter den Pfeilen
    }{ $factor ->
        [1] { "" }
       *[other] , ×{ $factor }
    }{ $factors }{ $plus ->
        [0] { "" }
       *[other] , +{ $plus }
    }{ $injured }{ $guard }{ $quiet ->
        [0] { "" }
       *[1] ; kein Gegenangriff
    }.
effect-factors = , mal { $list }
effect-factor = { $n } (bei { $faces })
effect-injured = ; verletzte Gegner: { $what }
effect-guard = ; nach dem Wurf richten bis zu { $n } davon { $minus } weniger an
effect-roll =
    Würfle: { $letters }.{ $suffer ->
        [0] { "" }
       *[other] { " " }Du darfst { $suffer } Schaden nehmen, um die andere Seite zu wählen.
    }
effect-roll-side = { $faces } nach { $side }
effect-ultimate =
    { $n } Schaden an { $where ->
        [near] jedem Gegner neben einem der Taucher
       *[injured] jedem verletzten Gegner auf dem Brett
    }{ $quiet ->
        [0] { "" }
       *[1] ; keiner davon setzt zum Gegenangriff an
    }.
effect-move-enemy = Verschiebe einen Gegner in Reichweite { $within } um bis zu { $tiles }.
effect-turn-enemy = Drehe einen Gegner in Reichweite { $within } beliebig.
effect-move =
    { $who ->
        [partner] Der andere Taucher darf sich um bis zu { $n } bewegen.
       *[self] Bewege dich um bis zu { $n }.
    }
effect-heal =
    { $who ->
        [partner] Der andere Taucher heilt { $n }.
        [both] Beide Taucher: heilt { $n }.
       *[self] Heile { $n }.
    }
effect-shield =
    { $who ->
        [partner] Der andere Taucher: Schild { $n }.
        [both] Beide Taucher: Schild { $n }.
       *[self] Schild { $n }.
    }
effect-element =
    { $if_hit ->
        [0] Nimm
       *[1] Bei einem Treffer nimm
    } { $n ->
        [one] { $n } Element
       *[other] { $n } Elemente
    } deiner Wahl.
effect-lose-element =
    { $n ->
        [one] Verliere { $n } Element.
       *[other] Verliere { $n } Elemente.
    }
effect-refresh =
    { $who ->
        [partner] Der andere Taucher erfrischt eine Waffe.
       *[self] Erfrische eine Waffe.
    }
effect-loan = Bis zum Ende der Welle: { $tokens }.
effect-grant = Für diese Quest: { $tokens }.
effect-spend-token = Gib { $n } deiner Marker umsonst aus.
effect-doublers = Würfle einmal: 1 zwei LEICHT-Verdoppler; 2 zwei MITTEL; 3 zwei SCHWER; 4 je einer; 5–6 freie Wahl.
effect-parts = Nimm { $n } Dienerteile.
effect-lose-parts = Verliere { $n } Dienerteile.
effect-xp = Nimm { $n } EP.
effect-level-card =
    { $n ->
        [one] Zieh eine Stufenkarte.
       *[other] Zieh { $n } Stufenkarten.
    }
effect-damage = Nimm { $n } Schaden.

passive-max-hp = Höchst-LP +{ $n }, und heile ebenso viel, wenn du es erhältst.
passive-movement = Bewegung +{ $n }.
passive-tokens = Marker: { $tokens }.
passive-through = Du darfst durch Gegner hindurchgehen.
passive-reach = Du sammelst auch Teile neben den Feldern ein, die du betrittst.
passive-push =
    Beim Bewegen: zahle { $cost } Bewegung und schiebe einen benachbarten Gegner { $tiles ->
        [one] { $tiles } Feld
       *[other] { $tiles } Felder
    } in beliebiger Richtung.
passive-wave-start = Wellenbeginn: { $what }
passive-wave-end =
    { $retreat ->
        [0] Wellenende: { $what }
       *[1] Wellenende oder Rückzug: { $what }
    }
product-doubles = Verdoppelt deinen Grundschaden { $damage }.
product-upgrade = Seine fünf Karten treten an die Stelle deiner Karten der Art { $type }.
product-suit = Ersetzt den einfachen Tauchanzug.
product-equip = Du beginnst jede Quest mit einer weiteren Karte von Rang { $rank }: { $type }.
product-any-weapon = eine Waffe deiner Wahl
product-level-cards =
    { $n ->
        [one] Zieh zu Beginn jeder Quest eine Stufenkarte.
       *[other] Zieh zu Beginn jeder Quest { $n } Stufenkarten.
    }
product-last-breath =
    { $n ->
        [one] Einmal je Quest: Wenn du sterben würdest, bleibst du bei 1 LP.
       *[other] { $n }-mal je Quest: Wenn du sterben würdest, bleibst du bei 1 LP.
    }
count-ap = { $n } AP
count-light = { $n } LEICHT-Verdoppler
count-medium = { $n } MITTEL-Verdoppler
count-heavy = { $n } SCHWER-Verdoppler
count-universal = { $n } Universal-Verdoppler
count-reroll =
    { $n ->
        [one] { $n } Neuwurf
       *[other] { $n } Neuwürfe
    }
count-block =
    { $n ->
        [one] { $n } Block
       *[other] { $n } Blocks
    }
