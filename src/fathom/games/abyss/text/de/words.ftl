### Words for what is no thing of its own: Races, Guilds, Powers, penalties, risks; en/words.ftl says how the keys are made.

## Races

race-jellyfish = Qualle
    .many = Quallen
    .a = eine Qualle
    .obj = eine Qualle
    .count = { $n ->
        [one] { $n } Qualle
       *[other] { $n } Quallen
    }
    .value = Qualle mit Wert { $n }
    .stack = der Stapel der Quallen
race-crab = Krabbe
    .many = Krabben
    .a = eine Krabbe
    .obj = eine Krabbe
    .count = { $n ->
        [one] { $n } Krabbe
       *[other] { $n } Krabben
    }
    .value = Krabbe mit Wert { $n }
    .stack = der Stapel der Krabben
race-seahorse = Seepferdchen
    .many = Seepferdchen
    .a = ein Seepferdchen
    .obj = ein Seepferdchen
    .count = { $n } Seepferdchen
    .value = Seepferdchen mit Wert { $n }
    .stack = der Stapel der Seepferdchen
race-shellfish = Muschel
    .many = Muscheln
    .a = eine Muschel
    .obj = eine Muschel
    .count = { $n ->
        [one] { $n } Muschel
       *[other] { $n } Muscheln
    }
    .value = Muschel mit Wert { $n }
    .stack = der Stapel der Muscheln
race-squid = Kalmar
    .many = Kalmare
    .a = ein Kalmar
    .obj = einen Kalmar
    .count = { $n ->
        [one] { $n } Kalmar
       *[other] { $n } Kalmare
    }
    .value = Kalmar mit Wert { $n }
    .stack = der Stapel der Kalmare

## Guilds

guild-mages = Magier
    .lord = Lord der Magier
    .race = verlangt Quallen
guild-military = Militär
    .lord = Lord des Militärs
    .race = verlangt Krabben
guild-farmers = Bauern
    .lord = Lord der Bauern
    .race = verlangt Seepferdchen
guild-merchants = Kaufleute
    .lord = Lord der Kaufleute
    .race = verlangt Muscheln
guild-politicians = Politiker
    .lord = Lord der Politiker
    .race = verlangt Kalmare
guild-ambassadors = Botschafter
    .lord = Botschafter
    .race = verlangt kein bestimmtes Volk

## What the new Allies do in a fight

fights-pearls = Perlen-Verbündeter
    .text = Für einen Angriff abgelegt: Nach dem Wurf darfst du beliebig viele Perlen zahlen; jede erhöht deine Angriffskraft um 1.
fights-dice = Würfel-Verbündeter
    .text = Für einen Angriff abgelegt: Wirf beide Würfel; nur der höhere zählt.

## Powers

kind-arrow = Pfeilfähigkeit
    .text = Wirkt einmal, wenn der Lord ins Spiel kommt.
kind-lasting = Dauerfähigkeit
    .text = Wirkt, solange der Lord frei und nicht gedreht ist.
kind-each-turn = Fähigkeit je Zug
    .text = Darf einmal in jedem deiner Züge genutzt werden, solange der Lord frei und nicht gedreht ist.
kind-none = Keine Fähigkeit
    .text = Dieser Lord hat keine Fähigkeit.

power-gain-pearls = { $per ->
    [leviathan_at_border] { $n ->
        [one] { $n } Perle für jeden Leviathan an der Grenze erhalten
       *[other] { $n } Perlen für jeden Leviathan an der Grenze erhalten
    }
   *[other] { $n ->
        [one] { $n } Perle erhalten
       *[other] { $n } Perlen erhalten
    }
 }
power-gain-keys = { $n } Schlüssel erhalten
power-discard-allies = { $n ->
    [one] Jeder Gegner legt { $n } Verbündeten ab
   *[other] Jeder Gegner legt { $n } Verbündete ab
 }
power-lose-pearls = { $n ->
    [one] Jeder Gegner verliert { $n } Perle
   *[other] Jeder Gegner verliert { $n } Perlen
 }
power-turn-lord = Bei jedem Gegner einen freien Lord drehen
power-steal-monster-token = Einem Gegner einen Monstermarker nehmen
power-extra-turn = Noch einen Zug spielen
power-take-council-stack = Einen Ratsstapel nehmen
power-swap-location = Einen Ort gegen einen verfügbaren tauschen
power-buy-court-lord = { $pearls ->
    [one] Einen zweiten Lord vom Hof für { $pearls } Perle nehmen
   *[other] Einen zweiten Lord vom Hof für { $pearls } Perlen nehmen
 }
power-exchange-lord = { $pool ->
    [court] Einen freien Lord gegen einen vom Hof tauschen
   *[deck] Einen freien Lord gegen den obersten des Stapels tauschen
 }
power-draw-locations = { $n ->
    [one] { $n } Ort ziehen und kontrollieren
   *[other] { $n } Orte ziehen und einen kontrollieren
 }
power-fight = Sofort gegen einen Leviathan kämpfen
power-add-leviathan = { $who ->
    [you] Einen Leviathan in eine freie Zone legen
   *[one_opponent] Ein Gegner fügt einen Leviathan hinzu
 }
power-remove-health-point = Einem Leviathan einen Lebenspunkt nehmen
power-modify-cost = { $who ->
    [you] Die Kosten deiner Lords ändern sich um { $n }
   *[opponents] Die Kosten gegnerischer Lords ändern sich um { $n }
 }
power-hand-limit = Gegner halten höchstens { $n } Verbündete
power-threat-shift = Gegner erhalten die Belohnung eines anderen Bedrohungsfeldes
power-income = { $n ->
    [one] { $n } Perle zu Beginn jedes Zuges
   *[other] { $n } Perlen zu Beginn jedes Zuges
 }
power-pearls-for-races-sent = { $n ->
    [one] { $n } Perle je Volk, das in den Rat geht
   *[other] { $n } Perlen je Volk, das in den Rat geht
 }
power-pearls-for-health-points = { $n ->
    [one] { $n } Perle je genommenem Lebenspunkt
   *[other] { $n } Perlen je genommenem Lebenspunkt
 }
power-tokens-for-health-points = { $n } Monstermarker mehr je genommenem Lebenspunkt
power-ignore-powers = { $guild ->
    [mages] Unberührt von den Fähigkeiten der Magier
    [military] Unberührt von den Fähigkeiten des Militärs
    [farmers] Unberührt von den Fähigkeiten der Bauern
    [merchants] Unberührt von den Fähigkeiten der Kaufleute
    [politicians] Unberührt von den Fähigkeiten der Politiker
   *[ambassadors] Unberührt von den Fähigkeiten der Botschafter
 }
power-support-stacks = Unterstützung bringt { $n } Stapel
power-choose-affiliated-ally = Aussuchen, wer angegliedert wird
power-no-required-race = Kein bestimmtes Volk ist nötig
power-fight-again = Nach einem erlegten Leviathan gegen einen zweiten kämpfen
power-fight-with-any-race = Mit Verbündeten jedes Volkes kämpfen
power-ignore-monster = Ein Monster ignorieren
power-sell-ally = { $pearls ->
    [one] Einen Verbündeten für { $pearls } Perle ablegen
   *[other] Einen Verbündeten für { $pearls } Perlen ablegen
 }
power-discard-council-stack = Einen Ratsstapel ablegen
power-replace-court-lord = Einen Lord am Hof ersetzen

## What a Leviathan's attack costs

penalty-wounds = { $n ->
    [one] { $n } Wunde
   *[other] { $n } Wunden
 }
    .text = Nimm { $n } Wundmarker.
penalty-pearls = { $n ->
    [one] { $n } Perle
   *[other] { $n } Perlen
 }
    .text = { $n ->
        [one] Du verlierst { $n } Perle, wenn du eine hast.
       *[other] Du verlierst { $n } Perlen, oder alle, wenn du weniger hast.
    }
penalty-allies = { $n ->
    [one] { $n } Verbündeter
   *[other] { $n } Verbündete
 }
    .text = { $n ->
        [one] Lege { $n } Verbündeten von der Hand ab, wenn du einen hast.
       *[other] Lege { $n } Verbündete von der Hand ab, oder alle, wenn du weniger hast.
    }
penalty-lord = { $n ->
    [one] { $n } Lord
   *[other] { $n } Lords
 }
    .text = { $n ->
        [one] Lege { $n } deiner freien Lords ab, wenn du einen hast.
       *[other] Lege { $n } deiner freien Lords ab, oder alle, wenn du weniger hast.
    }

## Zones, token decks, Locations

risk-low = geringes Risiko
risk-medium = mittleres Risiko
risk-high = hohes Risiko
risk-highest = höchstes Risiko

deck-base = Monstermarker des Grundspiels
    .one = Monstermarker des Grundspiels
deck-new = neue Monstermarker
    .one = neuer Monstermarker

symbol-lords = zählt Lords
symbol-allies = zählt angegliederte Verbündete
symbol-locations = betrifft Orte
