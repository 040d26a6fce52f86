### Words for what is no thing of its own: Races, Guilds, Powers, penalties, risks. A key is a kind and a word of schema.py, with - for _:
###   race-<race>       .many: plural; .a: with its article (German: nominative); .obj: the same as an object (accusative);
###                     .count ($n): “3 Crabs”; .value ($n): “Crab of value 3”; .stack: its Council stack
###   guild-<guild>     .lord: a Lord of this Guild; .race: the Race that its Lords require
###   fights-<fights>   what an Ally does in a fight. .text: in a sentence
###   kind-<kind>       the kind of a Power: arrow, lasting, each-turn, none. .text: when it works
###   power-<do>        what a Power does, in a few words; variables are the fields of the Power ($n, $pearls, $who, $pool, $per, $guild)
###   penalty-<kind>    ($n) what a Leviathan's attack costs. .text: in a sentence
###   risk-<risk>       how likely it is that a zone is hit
###   deck-<deck>       the two decks of Monster tokens. .one: a token of it
###   symbol-<symbol>   what a Location counts

## Races

race-jellyfish = Jellyfish
    .many = Jellyfish
    .a = a Jellyfish
    .obj = a Jellyfish
    .count = { $n } Jellyfish
    .value = Jellyfish of value { $n }
    .stack = the stack of the Jellyfish
race-crab = Crab
    .many = Crabs
    .a = a Crab
    .obj = a Crab
    .count = { $n ->
        [one] { $n } Crab
       *[other] { $n } Crabs
    }
    .value = Crab of value { $n }
    .stack = the stack of the Crabs
race-seahorse = Seahorse
    .many = Seahorses
    .a = a Seahorse
    .obj = a Seahorse
    .count = { $n ->
        [one] { $n } Seahorse
       *[other] { $n } Seahorses
    }
    .value = Seahorse of value { $n }
    .stack = the stack of the Seahorses
race-shellfish = Shellfish
    .many = Shellfish
    .a = a Shellfish
    .obj = a Shellfish
    .count = { $n } Shellfish
    .value = Shellfish of value { $n }
    .stack = the stack of the Shellfish
race-squid = Squid
    .many = Squids
    .a = a Squid
    .obj = a Squid
    .count = { $n ->
        [one] { $n } Squid
       *[other] { $n } Squids
    }
    .value = Squid of value { $n }
    .stack = the stack of the Squids

## Guilds

guild-mages = Mages
    .lord = Mage Lord
    .race = requires Jellyfish
guild-military = Military
    .lord = Military Lord
    .race = requires Crabs
guild-farmers = Farmers
    .lord = Farmer Lord
    .race = requires Seahorses
guild-merchants = Merchants
    .lord = Merchant Lord
    .race = requires Shellfish
guild-politicians = Politicians
    .lord = Politician Lord
    .race = requires Squids
guild-ambassadors = Ambassadors
    .lord = Ambassador
    .race = requires no particular Race

## What the new Allies do in a fight

fights-pearls = Pearl Ally
    .text = Discarded for an attack: after the roll you may pay any number of Pearls; each adds 1 to your Attack power.
fights-dice = Dice Ally
    .text = Discarded for an attack: roll both dice; only the higher one counts.

## Powers

kind-arrow = Arrow Power
    .text = Works once, when the Lord enters play.
kind-lasting = Lasting Power
    .text = Works for as long as the Lord is free and not turned.
kind-each-turn = Power of each turn
    .text = May be used once in each of your turns, as long as the Lord is free and not turned.
kind-none = No Power
    .text = This Lord has no Power.

power-gain-pearls = { $per ->
    [leviathan_at_border] { $n ->
        [one] Gain { $n } Pearl for each Leviathan at the Border
       *[other] Gain { $n } Pearls for each Leviathan at the Border
    }
   *[other] { $n ->
        [one] Gain { $n } Pearl
       *[other] Gain { $n } Pearls
    }
 }
power-gain-keys = { $n ->
    [one] Gain { $n } Key
   *[other] Gain { $n } Keys
 }
power-discard-allies = { $n ->
    [one] Each opponent discards { $n } Ally
   *[other] Each opponent discards { $n } Allies
 }
power-lose-pearls = { $n ->
    [one] Each opponent loses { $n } Pearl
   *[other] Each opponent loses { $n } Pearls
 }
power-turn-lord = Turn a free Lord of each opponent
power-steal-monster-token = Take a Monster token from an opponent
power-extra-turn = Take another turn
power-take-council-stack = Take a Council stack
power-swap-location = Swap a Location for an available one
power-buy-court-lord = { $pearls ->
    [one] Take a second Lord from the Court for { $pearls } Pearl
   *[other] Take a second Lord from the Court for { $pearls } Pearls
 }
power-exchange-lord = { $pool ->
    [court] Exchange a free Lord for one at the Court
   *[deck] Exchange a free Lord for the top one of the deck
 }
power-draw-locations = { $n ->
    [one] Draw { $n } Location and control it
   *[other] Draw { $n } Locations and control one
 }
power-fight = Fight a Leviathan at once
power-add-leviathan = { $who ->
    [you] Put a Leviathan on a free zone
   *[one_opponent] An opponent adds a Leviathan
 }
power-remove-health-point = Take a Health point off a Leviathan
power-modify-cost = { $who ->
    [you] The cost of your Lords changes by { $n }
   *[opponents] The cost of opponents' Lords changes by { $n }
 }
power-hand-limit = Opponents hold at most { $n } Allies
power-threat-shift = Opponents take the reward of another Threat space
power-income = { $n ->
    [one] { $n } Pearl when a turn begins
   *[other] { $n } Pearls when a turn begins
 }
power-pearls-for-races-sent = { $n ->
    [one] { $n } Pearl for each Race sent to the Council
   *[other] { $n } Pearls for each Race sent to the Council
 }
power-pearls-for-health-points = { $n ->
    [one] { $n } Pearl for each Health point taken
   *[other] { $n } Pearls for each Health point taken
 }
power-tokens-for-health-points = { $n ->
    [one] { $n } Monster token more for each Health point taken
   *[other] { $n } Monster tokens more for each Health point taken
 }
power-ignore-powers = { $guild ->
    [mages] Untouched by the Powers of Mages
    [military] Untouched by the Powers of the Military
    [farmers] Untouched by the Powers of Farmers
    [merchants] Untouched by the Powers of Merchants
    [politicians] Untouched by the Powers of Politicians
   *[ambassadors] Untouched by the Powers of Ambassadors
 }
power-support-stacks = { $n ->
    [one] Support brings { $n } stack
   *[other] Support brings { $n } stacks
 }
power-choose-affiliated-ally = Choose the Ally to affiliate
power-no-required-race = No particular Race is required
power-fight-again = Fight a second Leviathan after slaying one
power-fight-with-any-race = Fight with Allies of any Race
power-ignore-monster = Ignore a Monster
power-sell-ally = { $pearls ->
    [one] Discard an Ally for { $pearls } Pearl
   *[other] Discard an Ally for { $pearls } Pearls
 }
power-discard-council-stack = Discard a Council stack
power-replace-court-lord = Replace a Lord at the Court

## What a Leviathan's attack costs

penalty-wounds = { $n ->
    [one] { $n } Wound
   *[other] { $n } Wounds
 }
    .text = { $n ->
        [one] Take { $n } Wound token.
       *[other] Take { $n } Wound tokens.
    }
penalty-pearls = { $n ->
    [one] { $n } Pearl
   *[other] { $n } Pearls
 }
    .text = { $n ->
        [one] Lose { $n } Pearl, if you have one.
       *[other] Lose { $n } Pearls, or all if you have fewer.
    }
penalty-allies = { $n ->
    [one] { $n } Ally
   *[other] { $n } Allies
 }
    .text = { $n ->
        [one] Discard { $n } Ally from hand, if you have one.
       *[other] Discard { $n } Allies from hand, or all if you have fewer.
    }
penalty-lord = { $n ->
    [one] { $n } Lord
   *[other] { $n } Lords
 }
    .text = { $n ->
        [one] Discard { $n } of your free Lords, if you have one.
       *[other] Discard { $n } of your free Lords, or all if you have fewer.
    }

## Zones, token decks, Locations

risk-low = low risk
risk-medium = medium risk
risk-high = high risk
risk-highest = highest risk

deck-base = base Monster tokens
    .one = base Monster token
deck-new = new Monster tokens
    .one = new Monster token

symbol-lords = counts Lords
symbol-allies = counts affiliated Allies
symbol-locations = concerns Locations
