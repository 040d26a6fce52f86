### Words for what is no thing of its own: Races, Guilds, Powers, penalties, risks; en/words.ftl says how the keys are made.

## Dinge, die nach dem heißen, was sie sind

ally = { $fights ->
    [pearls] { $pearls } { $value }
    [dice] { $dice } { $value }
   *[other] { $race } { $value }
 }
threat = Bedrohungsfeld { $n }
zone = Zone { $label }

## Races

race-jellyfish = Qualle
    .many = Quallen
    .pearls = Perlenqualle
    .dice = Würfelqualle
    .stack = der Stapel der Quallen
race-crab = Krabbe
    .many = Krabben
    .pearls = Perlenkrabbe
    .dice = Würfelkrabbe
    .stack = der Stapel der Krabben
race-seahorse = Seepferdchen
    .many = Seepferdchen
    .pearls = Perlenseepferdchen
    .dice = Würfelseepferdchen
    .stack = der Stapel der Seepferdchen
race-shellfish = Muschel
    .many = Muscheln
    .pearls = Perlenmuschel
    .dice = Würfelmuschel
    .stack = der Stapel der Muscheln
race-squid = Kalmar
    .many = Kalmare
    .pearls = Perlenkalmar
    .dice = Würfelkalmar
    .stack = der Stapel der Kalmare

## Guilds

guild-mages = Magier
    .lord = Lord der Magier
guild-military = Militär
    .lord = Lord des Militärs
guild-farmers = Bauern
    .lord = Lord der Bauern
guild-merchants = Kaufleute
    .lord = Lord der Kaufleute
guild-politicians = Politiker
    .lord = Lord der Politiker
guild-ambassadors = Botschafter
    .lord = Botschafter

## What the new Allies do in a fight

fights-pearls = Perlen-Verbündeter
    .text = Für einen Angriff abgelegt: Nach dem Wurf darfst du beliebig viele Perlen zahlen; jede erhöht deine Angriffskraft um 1.
fights-dice = Würfel-Verbündeter
    .text = Für einen Angriff abgelegt: Wirf beide Würfel; nur der höhere zählt.

## When a Power works

when-arrow = Wirkt einmal, wenn der Lord ins Spiel kommt.
when-lasting = Wirkt, solange der Lord frei und nicht gedreht ist.
when-each-turn = Darf einmal in jedem deiner Züge genutzt werden, solange der Lord frei und nicht gedreht ist.

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
