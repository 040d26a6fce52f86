### Was die Dinge in den beiden Schachteln tun, aus ihrem Inhalt gemacht; en/effects.ftl sagt, wie die Schlüssel gebildet sind.

## Powers

effect-nothing = Keine Fähigkeit.
    .text = Keine Fähigkeit.
effect-gain-pearls = { $per ->
    [leviathan_at_border] { $n ->
        [one] { $n } Perle je Leviathan an der Grenze.
       *[other] { $n } Perlen je Leviathan an der Grenze.
    }
   *[other] { $n ->
        [one] { $n } Perle.
       *[other] { $n } Perlen.
    }
 }
    .text = { $per ->
        [leviathan_at_border] { $n ->
            [one] Du erhältst { $n } Perle für jeden Leviathan, der gerade an der Grenze liegt.
           *[other] Du erhältst { $n } Perlen für jeden Leviathan, der gerade an der Grenze liegt.
        }
       *[other] { $n ->
            [one] Du erhältst { $n } Perle.
           *[other] Du erhältst { $n } Perlen.
        }
    }
    .name = { $n ->
        [one] { $n } Perle
       *[other] { $n } Perlen
    }
effect-gain-keys = { $n } Schlüssel.
    .text = Du erhältst { $n } Schlüssel.
    .name = { $n ->
        [one] Schlüssel
       *[other] { $n } Schlüssel
    }
effect-discard-allies = { $n ->
    [one] Jeder Gegner legt { $n } Verbündeten ab.
   *[other] Jeder Gegner legt { $n } Verbündete ab.
 }
    .text = { $n ->
        [one] Jeder Gegner legt { $n } Verbündeten seiner Wahl von der Hand ab.
       *[other] Jeder Gegner legt { $n } Verbündete seiner Wahl von der Hand ab.
    }
effect-lose-pearls = { $n ->
    [one] Jeder Gegner verliert { $n } Perle.
   *[other] Jeder Gegner verliert { $n } Perlen.
 }
    .text = { $n ->
        [one] Jeder Gegner, der eine Perle hat, zahlt { $n } Perle in die Schatzkammer.
       *[other] Jeder Gegner zahlt { $n } Perlen in die Schatzkammer; wer weniger hat, zahlt alle.
    }
effect-turn-lord = Drehe bei jedem Gegner einen freien Lord.
    .text = Drehe bei jedem Gegner einen freien, nicht gedrehten Lord quer; du suchst jeden aus. Er behält seinen Einfluss, aber Fähigkeit und Schlüssel sind endgültig verloren.
effect-steal-monster-token = Nimm einem Gegner einen Monstermarker.
    .text = Wähle einen Gegner und nimm ihm zufällig einen Monstermarker.
effect-extra-turn = Noch ein Zug.
    .text = Spiele direkt nach diesem Zug einen weiteren vollständigen Zug.
effect-take-council-stack = Nimm einen Ratsstapel.
    .text = Nimm einen Ratsstapel auf die Hand.
    .name = Ratsstapel
effect-swap-location = Tausche einen deiner Orte.
    .text = Du darfst einen deiner Orte gegen einen verfügbaren tauschen; Lords unter ihm kommen unter den neuen.
effect-buy-court-lord = { $pearls ->
    [one] Ein zweiter Lord für { $pearls } Perle.
   *[other] Ein zweiter Lord für { $pearls } Perlen.
 }
    .text = { $pearls ->
        [one] Du darfst einen zweiten Lord vom Hof für { $pearls } Perle anstelle seiner Kosten nehmen.
       *[other] Du darfst einen zweiten Lord vom Hof für { $pearls } Perlen anstelle seiner Kosten nehmen.
    }
effect-exchange-lord = { $pool ->
    [court] Tausche einen Lord gegen einen am Hof.
   *[deck] Tausche einen Lord gegen den nächsten des Stapels.
 }
    .text = { $pool ->
        [court] Du darfst einen anderen deiner freien Lords ablegen und dafür einen beliebigen Lord vom Hof nehmen.
       *[deck] Du darfst einen anderen deiner freien Lords ablegen und dafür den obersten Lord des Stapels nehmen.
    }
effect-draw-locations = { $n ->
    [one] Ziehe { $n } Ort, kontrolliere ihn.
   *[other] Ziehe { $n } Orte, kontrolliere einen.
 }
    .text = { $n ->
        [one] Ziehe { $n } Ort und übernimm die Kontrolle über ihn. Schiebe diesen Lord darunter.
        [2] Ziehe { $n } Orte und übernimm die Kontrolle über einen; der andere wird verfügbar. Schiebe diesen Lord unter den genommenen.
       *[other] Ziehe { $n } Orte und übernimm die Kontrolle über einen; die anderen werden verfügbar. Schiebe diesen Lord unter den genommenen.
    }
effect-fight = Kämpfe sofort gegen einen Leviathan.
    .text = Du darfst sofort gegen einen Leviathan kämpfen.
effect-add-leviathan = { $who ->
    [you] Lege einen Leviathan in eine freie Zone.
   *[one_opponent] Ein Gegner fügt einen Leviathan hinzu.
 }
    .text = { $who ->
        [you] Ziehe einen Leviathan und lege ihn in eine freie Zone deiner Wahl an der Grenze.
       *[one_opponent] Ein Gegner deiner Wahl fügt der Grenze einen Leviathan hinzu und erleidet den Angriff, der daraus folgen kann.
    }
effect-remove-health-point = Ein Leviathan verliert 1 Lebenspunkt.
    .text = Ein Leviathan deiner Wahl an der Grenze verliert 1 Lebenspunkt, und du erhältst die Belohnung.
effect-modify-cost = { $who ->
    [you] Lords kosten dich { $n } { $sign ->
        [minus] weniger.
       *[plus] mehr.
    }
   *[opponents] Gegner zahlen für Lords { $n } { $sign ->
        [minus] weniger.
       *[plus] mehr.
    }
 }
    .text = { $who ->
        [you] Jeder Lord, den du rekrutierst, kostet dich { $n ->
            [one] { $n } Punkt
           *[other] { $n } Punkte
        } { $sign ->
            [minus] weniger.
           *[plus] mehr.
        }
       *[opponents] Jeder Lord, den Gegner rekrutieren, kostet sie { $n ->
            [one] { $n } Punkt
           *[other] { $n } Punkte
        } { $sign ->
            [minus] weniger.
           *[plus] mehr.
        }
    }
effect-hand-limit = { $n ->
    [one] Gegner behalten höchstens { $n } Verbündeten.
   *[other] Gegner behalten höchstens { $n } Verbündete.
 }
    .text = { $n ->
        [one] Kommt dieser Lord ins Spiel, legt jeder Gegner mit mehr als { $n } Verbündeten auf der Hand bis auf { $n } ab. Danach müssen Gegner am Ende jedes ihrer Züge bis auf { $n } ablegen.
       *[other] Kommt dieser Lord ins Spiel, legt jeder Gegner mit mehr als { $n } Verbündeten auf der Hand bis auf { $n } ab. Danach müssen Gegner am Ende jedes ihrer Züge bis auf { $n } ablegen.
    }
effect-threat-shift = { $n ->
    [one] Gegner kämpfen um die vorige Belohnung.
   *[other] Gegner kämpfen um die Belohnung { $n } Felder davor.
 }
    .text = { $n ->
        [one] Gegner, die kämpfen, erhalten die Belohnung des vorigen Bedrohungsfeldes; auf dem ersten Feld erhalten sie dessen eigene Belohnung.
       *[other] Gegner, die kämpfen, erhalten die Belohnung { $n } Bedrohungsfelder davor, keine vor der des ersten Feldes.
    }
effect-income = { $n ->
    [one] { $n } Perle sofort und in jedem Zug.
   *[other] { $n } Perlen sofort und in jedem Zug.
 }
    .text = { $n ->
        [one] Du erhältst { $n } Perle, wenn du diesen Lord rekrutierst, und { $n } Perle, sooft ein Zug von dir beginnt.
       *[other] Du erhältst { $n } Perlen, wenn du diesen Lord rekrutierst, und { $n } Perlen, sooft ein Zug von dir beginnt.
    }
effect-pearls-for-races-sent = { $n ->
    [one] { $n } Perle je Volk, das in den Rat geht.
   *[other] { $n } Perlen je Volk, das in den Rat geht.
 }
    .text = { $n ->
        [one] Schickt deine Erkundung Verbündete in den Rat, erhältst du { $n } Perle für jedes verschiedene Volk darunter.
       *[other] Schickt deine Erkundung Verbündete in den Rat, erhältst du { $n } Perlen für jedes verschiedene Volk darunter.
    }
effect-pearls-for-health-points = { $n ->
    [one] { $n } Perle je Lebenspunkt, den du nimmst.
   *[other] { $n } Perlen je Lebenspunkt, den du nimmst.
 }
    .text = { $n ->
        [one] Für jeden Lebenspunkt, den du einem Leviathan nimmst, erhältst du { $n } Perle.
       *[other] Für jeden Lebenspunkt, den du einem Leviathan nimmst, erhältst du { $n } Perlen.
    }
effect-tokens-for-health-points = { $n } Marker mehr je Lebenspunkt, den du nimmst.
    .text = Für jeden Lebenspunkt, den du einem Leviathan nimmst, erhältst du { $n } Monstermarker mehr.
effect-ignore-powers = { $guild ->
    [mages] Fähigkeiten der Magier gelten nicht für dich.
    [military] Fähigkeiten des Militärs gelten nicht für dich.
    [farmers] Fähigkeiten der Bauern gelten nicht für dich.
    [merchants] Fähigkeiten der Kaufleute gelten nicht für dich.
    [politicians] Fähigkeiten der Politiker gelten nicht für dich.
   *[ambassadors] Fähigkeiten der Botschafter gelten nicht für dich.
 }
    .text = { $guild ->
        [mages] Du ignorierst die Fähigkeiten gegnerischer Lords der Magier, Pfeil- wie Dauerfähigkeiten.
        [military] Du ignorierst die Fähigkeiten gegnerischer Lords des Militärs, Pfeil- wie Dauerfähigkeiten.
        [farmers] Du ignorierst die Fähigkeiten gegnerischer Lords der Bauern, Pfeil- wie Dauerfähigkeiten.
        [merchants] Du ignorierst die Fähigkeiten gegnerischer Lords der Kaufleute, Pfeil- wie Dauerfähigkeiten.
        [politicians] Du ignorierst die Fähigkeiten gegnerischer Lords der Politiker, Pfeil- wie Dauerfähigkeiten.
       *[ambassadors] Du ignorierst die Fähigkeiten gegnerischer Botschafter, Pfeil- wie Dauerfähigkeiten.
    }
effect-support-stacks = Unterstützung bringt { $n } Stapel.
    .text = { $n ->
        [one] Bittest du den Rat um Unterstützung, nimmst du { $n } Stapel.
       *[other] Bittest du den Rat um Unterstützung, nimmst du { $n } Stapel statt einem.
    }
effect-choose-affiliated-ally = Suche aus, wer angegliedert wird.
    .text = Bei deinen späteren Rekrutierungen suchst du aus, welcher der ausgegebenen Verbündeten angegliedert wird.
effect-no-required-race = Kein bestimmtes Volk ist nötig.
    .text = Rekrutierst du, ist kein bestimmtes Volk nötig; die Anzahl der Völker gilt weiterhin.
effect-fight-again = Erlegt? Kämpfe gegen einen zweiten.
    .text = Hast du in deinem Zug einen Leviathan erlegt, darfst du gegen einen zweiten kämpfen.
effect-fight-with-any-race = Kämpfe mit jedem Volk.
    .text = Du darfst gegen jeden Leviathan mit einem Verbündeten eines beliebigen Volkes kämpfen.
effect-ignore-monster = Du darfst Monster ignorieren.
    .text = Du darfst ein Monster, das du aufdeckst, ignorieren: Es wird einfach abgelegt.
effect-sell-ally = { $pearls ->
    [one] Je Zug: ein Verbündeter für { $pearls } Perle.
   *[other] Je Zug: ein Verbündeter für { $pearls } Perlen.
 }
    .text = { $pearls ->
        [one] Einmal in jedem deiner Züge darfst du einen Verbündeten von der Hand ablegen, um { $pearls } Perle zu erhalten.
       *[other] Einmal in jedem deiner Züge darfst du einen Verbündeten von der Hand ablegen, um { $pearls } Perlen zu erhalten.
    }
effect-discard-council-stack = Je Zug: Lege einen Ratsstapel ab.
    .text = Einmal in jedem deiner Züge darfst du einen ganzen Ratsstapel ablegen.
effect-replace-court-lord = Je Zug: Ersetze einen Lord am Hof.
    .text = Einmal in jedem deiner Züge darfst du einen Lord am Hof ablegen und den obersten Lord des Stapels auf seinen Platz legen.

## Monster tokens of the base deck, the Threat track

token-influence = { $n } Einfluss
    .text = { $n } Einfluss bei der Wertung.
threat-reward = { $rewards }.
    .also = { $always }, dazu { $rewards }.
threat-or = { $a } oder { $b }

## How Locations score

worth = { $base ->
    [0] { $n } { $what }
   *[other] { $base } { $sign ->
        [minus] −
       *[plus] +
    } { $n } { $what }
 }
    .text = { $base ->
        [0] { $n } für { $what }.
       *[other] { $sign ->
            [minus] { $base }, minus { $n } für { $what }.
           *[plus] { $base }, dazu { $n } für { $what }.
        }
    }
worth-fixed = { $base }
    .text = { $base }.
worth-weakest-lord = { $n } × dein schwächster Lord
    .text = { $n ->
        [one] Den Einfluss deines schwächsten Lords.
       *[other] { $n }-mal den Einfluss deines schwächsten Lords.
    }
worth-strongest-lord = { $n } × dein stärkster Lord
    .text = { $n ->
        [one] Den Einfluss deines stärksten Lords.
       *[other] { $n }-mal den Einfluss deines stärksten Lords.
    }
worth-weakest-affiliated-allies = { $base } + { $n ->
    [one] schwächster Angegliederter jedes Volkes
   *[other] { $n } × schwächster Angegliederter jedes Volkes
 }
    .text = { $n ->
        [one] { $base }, dazu je Volk den Wert deines schwächsten angegliederten Verbündeten dieses Volkes.
       *[other] { $base }, dazu je Volk { $n }-mal den Wert deines schwächsten angegliederten Verbündeten dieses Volkes.
    }
worth-opponents-location = wie ein Ort eines Gegners
    .text = So viel wie ein Ort eines Gegners, berechnet mit deinen eigenen Karten.
worth-swap = Tausch gegen einen aus dem Stapel
    .text = Übernimmst du die Kontrolle, darfst du diesen Ort gegen einen beliebigen aus dem Stapel tauschen.
counted-lord = je Lord
    .each = jeden deiner Lords
counted-lord-with-key = je Lord mit Schlüssel
    .each = jeden deiner Lords mit Schlüssel
counted-lord-without-key = je Lord ohne Schlüssel
    .each = jeden deiner Lords ohne Schlüssel
counted-guild-with-lord = je Gilde mit einem Lord
    .each = jede Gilde, aus der du mindestens einen Lord hast; die Botschafter sind auch eine
counted-affiliated-ally = je angegliedertem Verbündeten
    .each = jeden deiner angegliederten Verbündeten
counted-jellyfish = je angegliederter Qualle
    .each = jede deiner angegliederten Quallen
counted-crab = je angegliederter Krabbe
    .each = jede deiner angegliederten Krabben
counted-seahorse = je angegliedertem Seepferdchen
    .each = jedes deiner angegliederten Seepferdchen
counted-shellfish = je angegliederter Muschel
    .each = jede deiner angegliederten Muscheln
counted-squid = je angegliedertem Kalmar
    .each = jeden deiner angegliederten Kalmare
counted-mages = je Lord der Magier
    .each = jeden deiner Lords der Magier
counted-military = je Lord des Militärs
    .each = jeden deiner Lords des Militärs
counted-farmers = je Lord der Bauern
    .each = jeden deiner Lords der Bauern
counted-merchants = je Lord der Kaufleute
    .each = jeden deiner Lords der Kaufleute
counted-politicians = je Lord der Politiker
    .each = jeden deiner Lords der Politiker
counted-ambassadors = je Botschafter
    .each = jeden deiner Botschafter
