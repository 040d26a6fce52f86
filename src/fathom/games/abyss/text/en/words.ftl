### Words for what is no thing of its own: Races, Guilds, Powers, penalties. A key is a kind and a word of schema.py, with - for _:
###   race-<race>       .many: plural; .pearls and .dice: an Ally of it that fights so; .stack: its Council stack
###   guild-<guild>     .lord: a Lord of this Guild
###   fights-<fights>   what an Ally does in a fight. .text: in a sentence
###   when-<kind>       when a Power works: arrow, lasting, each-turn
###   penalty-<kind>    ($n) what a Leviathan's attack costs. .text: in a sentence

## Things that are called by what they are

ally = { $fights ->
    [pearls] { $pearls } { $value }
    [dice] { $dice } { $value }
   *[other] { $race } { $value }
 }
threat = Threat space { $n }
zone = Zone { $label }

## Races

race-jellyfish = Jellyfish
    .many = Jellyfish
    .pearls = Pearl Jellyfish
    .dice = Dice Jellyfish
    .stack = the stack of the Jellyfish
race-crab = Crab
    .many = Crabs
    .pearls = Pearl Crab
    .dice = Dice Crab
    .stack = the stack of the Crabs
race-seahorse = Seahorse
    .many = Seahorses
    .pearls = Pearl Seahorse
    .dice = Dice Seahorse
    .stack = the stack of the Seahorses
race-shellfish = Shellfish
    .many = Shellfish
    .pearls = Pearl Shellfish
    .dice = Dice Shellfish
    .stack = the stack of the Shellfish
race-squid = Squid
    .many = Squids
    .pearls = Pearl Squid
    .dice = Dice Squid
    .stack = the stack of the Squids

## Guilds

guild-mages = Mages
    .lord = Mage Lord
guild-military = Military
    .lord = Military Lord
guild-farmers = Farmers
    .lord = Farmer Lord
guild-merchants = Merchants
    .lord = Merchant Lord
guild-politicians = Politicians
    .lord = Politician Lord
guild-ambassadors = Ambassadors
    .lord = Ambassador

## What the new Allies do in a fight

fights-pearls = Pearl Ally
    .text = Discarded for an attack: after the roll you may pay any number of Pearls; each adds 1 to your Attack power.
fights-dice = Dice Ally
    .text = Discarded for an attack: roll both dice; only the higher one counts.

## When a Power works

when-arrow = Works once, when the Lord enters play.
when-lasting = Works for as long as the Lord is free and not turned.
when-each-turn = May be used once in each of your turns, as long as the Lord is free and not turned.

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
