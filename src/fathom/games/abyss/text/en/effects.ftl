### What the things in the two boxes do, made from their content: a pack that changes a number changes the words.
###   effect-<do>      what a Power or a reward does, in a few words as on a card; the variables are its fields, numbers without sign
###                    (`$sign` is plus or minus). .text: in full; .name: the name of a Monster token with this reward
###   worth…           how a Location scores: `$base` and `$n` for what it counts. .text: in full
###   counted-<per>    what a Location counts. .each: in full
### A text by hand (`lord-trader.text`, `.short`) goes before these; `fathom content check` compares its numbers with the content.

## Powers

effect-nothing = No Power.
    .text = No Power.
effect-gain-pearls = { $per ->
    [leviathan_at_border] { $n ->
        [one] { $n } Pearl per Leviathan at the Border.
       *[other] { $n } Pearls per Leviathan at the Border.
    }
   *[other] { $n ->
        [one] { $n } Pearl.
       *[other] { $n } Pearls.
    }
 }
    .text = { $per ->
        [leviathan_at_border] { $n ->
            [one] Gain { $n } Pearl for each Leviathan now at the Border.
           *[other] Gain { $n } Pearls for each Leviathan now at the Border.
        }
       *[other] { $n ->
            [one] Gain { $n } Pearl.
           *[other] Gain { $n } Pearls.
        }
    }
    .name = { $n ->
        [one] { $n } Pearl
       *[other] { $n } Pearls
    }
effect-gain-keys = { $n ->
    [one] { $n } Key.
   *[other] { $n } Keys.
 }
    .text = { $n ->
        [one] Gain { $n } Key.
       *[other] Gain { $n } Keys.
    }
    .name = { $n ->
        [one] Key
       *[other] { $n } Keys
    }
effect-discard-allies = { $n ->
    [one] Each opponent discards { $n } Ally.
   *[other] Each opponent discards { $n } Allies.
 }
    .text = { $n ->
        [one] Every opponent discards { $n } Ally of their choice from hand.
       *[other] Every opponent discards { $n } Allies of their choice from hand.
    }
effect-lose-pearls = { $n ->
    [one] Each opponent loses { $n } Pearl.
   *[other] Each opponent loses { $n } Pearls.
 }
    .text = { $n ->
        [one] Every opponent with a Pearl pays { $n } Pearl to the Treasury.
       *[other] Every opponent pays { $n } Pearls to the Treasury; whoever has fewer pays all of them.
    }
effect-turn-lord = Turn a free Lord of each opponent.
    .text = Turn one free, unturned Lord of each opponent sideways; you choose each of them. It keeps its Influence, but its Power and its Key are gone for good.
effect-steal-monster-token = Take a Monster token from an opponent.
    .text = Choose an opponent and take one Monster token from them at random.
effect-extra-turn = Another turn.
    .text = Take another full turn right after this one.
effect-take-council-stack = Take one Council stack.
    .text = Take one Council stack into hand.
    .name = Council stack
effect-swap-location = Swap one of your Locations.
    .text = You may swap one of your Locations for an available one; Lords under it move to the new one.
effect-buy-court-lord = { $pearls ->
    [one] A second Lord for { $pearls } Pearl.
   *[other] A second Lord for { $pearls } Pearls.
 }
    .text = { $pearls ->
        [one] You may take a second Lord from the Court for { $pearls } Pearl in place of its cost.
       *[other] You may take a second Lord from the Court for { $pearls } Pearls in place of its cost.
    }
effect-exchange-lord = { $pool ->
    [court] Exchange a Lord for one at Court.
   *[deck] Exchange a Lord for the next of the deck.
 }
    .text = { $pool ->
        [court] You may discard another free Lord of yours and take any Lord from the Court in its stead.
       *[deck] You may discard another free Lord of yours and take the top Lord of the deck in its stead.
    }
effect-draw-locations = { $n ->
    [one] Draw { $n } Location, control it.
   *[other] Draw { $n } Locations, control one.
 }
    .text = { $n ->
        [one] Draw { $n } Location and take control of it. Slide this Lord under it.
        [2] Draw { $n } Locations and take control of one; the other becomes available. Slide this Lord under the one you took.
       *[other] Draw { $n } Locations and take control of one; the others become available. Slide this Lord under the one you took.
    }
effect-fight = Fight a Leviathan at once.
    .text = You may fight a Leviathan at once.
effect-add-leviathan = { $who ->
    [you] Put a Leviathan on a free zone.
   *[one_opponent] An opponent adds a Leviathan.
 }
    .text = { $who ->
        [you] Draw a Leviathan and put it on a free Border zone of your choice.
       *[one_opponent] One opponent of your choice adds a Leviathan to the Border and suffers any attack this brings.
    }
effect-remove-health-point = A Leviathan loses 1 Health point.
    .text = A Leviathan of your choice at the Border loses 1 Health point, and you gain the reward.
effect-modify-cost = { $who ->
    [you] Lords cost you { $n } { $sign ->
        [minus] less.
       *[plus] more.
    }
   *[opponents] Opponents pay { $n } { $sign ->
        [minus] less for Lords.
       *[plus] more for Lords.
    }
 }
    .text = { $who ->
        [you] Every Lord you recruit costs you { $n ->
            [one] { $n } point
           *[other] { $n } points
        } { $sign ->
            [minus] less.
           *[plus] more.
        }
       *[opponents] Every Lord your opponents recruit costs them { $n ->
            [one] { $n } point
           *[other] { $n } points
        } { $sign ->
            [minus] less.
           *[plus] more.
        }
    }
effect-hand-limit = { $n ->
    [one] Opponents keep at most { $n } Ally.
   *[other] Opponents keep at most { $n } Allies.
 }
    .text = { $n ->
        [one] When this Lord enters play, every opponent with more than { $n } Ally in hand discards down to { $n }. After that, opponents must discard down to { $n } at the end of each of their turns.
       *[other] When this Lord enters play, every opponent with more than { $n } Allies in hand discards down to { $n }. After that, opponents must discard down to { $n } at the end of each of their turns.
    }
effect-threat-shift = { $n ->
    [one] Opponents fight for the reward before.
   *[other] Opponents fight for the reward { $n } spaces before.
 }
    .text = { $n ->
        [one] Opponents who fight take the reward of the previous Threat space; on the first space they take that space’s own reward.
       *[other] Opponents who fight take the reward { $n } Threat spaces before; none before that of the first space.
    }
effect-income = { $n ->
    [one] { $n } Pearl now and in every turn.
   *[other] { $n } Pearls now and in every turn.
 }
    .text = { $n ->
        [one] Gain { $n } Pearl when you recruit this Lord, and { $n } Pearl whenever a turn of yours begins.
       *[other] Gain { $n } Pearls when you recruit this Lord, and { $n } Pearls whenever a turn of yours begins.
    }
effect-pearls-for-races-sent = { $n ->
    [one] { $n } Pearl per Race sent to the Council.
   *[other] { $n } Pearls per Race sent to the Council.
 }
    .text = { $n ->
        [one] When your exploration sends Allies to the Council, gain { $n } Pearl for each different Race among them.
       *[other] When your exploration sends Allies to the Council, gain { $n } Pearls for each different Race among them.
    }
effect-pearls-for-health-points = { $n ->
    [one] { $n } Pearl per Health point you take.
   *[other] { $n } Pearls per Health point you take.
 }
    .text = { $n ->
        [one] Gain { $n } Pearl for every Health point you take off a Leviathan.
       *[other] Gain { $n } Pearls for every Health point you take off a Leviathan.
    }
effect-tokens-for-health-points = { $n ->
    [one] { $n } token more per Health point you take.
   *[other] { $n } tokens more per Health point you take.
 }
    .text = { $n ->
        [one] Gain { $n } Monster token more for every Health point you take off a Leviathan.
       *[other] Gain { $n } Monster tokens more for every Health point you take off a Leviathan.
    }
effect-ignore-powers = { $guild ->
    [mages] Mage Powers do not touch you.
    [military] Military Powers do not touch you.
    [farmers] Farmer Powers do not touch you.
    [merchants] Merchant Powers do not touch you.
    [politicians] Politician Powers do not touch you.
   *[ambassadors] Ambassador Powers do not touch you.
 }
    .text = { $guild ->
        [mages] You ignore the Powers of opponents’ Mage Lords, arrow and lasting ones alike.
        [military] You ignore the Powers of opponents’ Military Lords, arrow and lasting ones alike.
        [farmers] You ignore the Powers of opponents’ Farmer Lords, arrow and lasting ones alike.
        [merchants] You ignore the Powers of opponents’ Merchant Lords, arrow and lasting ones alike.
        [politicians] You ignore the Powers of opponents’ Politician Lords, arrow and lasting ones alike.
       *[ambassadors] You ignore the Powers of opponents’ Ambassadors, arrow and lasting ones alike.
    }
effect-support-stacks = { $n ->
    [one] Support brings { $n } stack.
   *[other] Support brings { $n } stacks.
 }
    .text = { $n ->
        [one] When you ask the Council for support, you take { $n } stack.
       *[other] When you ask the Council for support, you take { $n } stacks instead of one.
    }
effect-choose-affiliated-ally = Choose the Ally to affiliate.
    .text = At your later recruitments you choose which of the spent Allies is affiliated.
effect-no-required-race = No particular Race is required.
    .text = No particular Race is required when you recruit; the number of Races still is.
effect-fight-again = After a kill, fight a second one.
    .text = After slaying a Leviathan in your turn you may fight a second one.
effect-fight-with-any-race = Fight with any Race.
    .text = You may fight any Leviathan with an Ally of any Race.
effect-ignore-monster = You may ignore Monsters.
    .text = You may ignore a Monster you reveal: it is simply discarded.
effect-sell-ally = { $pearls ->
    [one] Each turn: an Ally for { $pearls } Pearl.
   *[other] Each turn: an Ally for { $pearls } Pearls.
 }
    .text = { $pearls ->
        [one] Once in each of your turns you may discard an Ally from hand to gain { $pearls } Pearl.
       *[other] Once in each of your turns you may discard an Ally from hand to gain { $pearls } Pearls.
    }
effect-discard-council-stack = Each turn: discard a Council stack.
    .text = Once in each of your turns you may discard one whole Council stack.
effect-replace-court-lord = Each turn: replace a Lord at Court.
    .text = Once in each of your turns you may discard one Lord at the Court and put the top Lord of the deck in its space.

## Monster tokens of the base deck, the Threat track

token-influence = { $n } Influence
    .text = { $n } Influence at scoring.
threat-reward = { $rewards }.
    .also = { $always }, and { $rewards }.
threat-or = { $a }, or { $b }

## How Locations score

worth = { $base ->
    [0] { $n } { $what }
   *[other] { $base } { $sign ->
        [minus] −
       *[plus] +
    } { $n } { $what }
 }
    .text = { $base ->
        [0] { $n } for { $what }.
       *[other] { $sign ->
            [minus] { $base }, minus { $n } for { $what }.
           *[plus] { $base }, plus { $n } for { $what }.
        }
    }
worth-fixed = { $base }
    .text = { $base }.
worth-weakest-lord = { $n } × your weakest Lord
    .text = { $n ->
        [one] The Influence of your weakest Lord.
       *[other] { $n } times the Influence of your weakest Lord.
    }
worth-strongest-lord = { $n } × your strongest Lord
    .text = { $n ->
        [one] The Influence of your strongest Lord.
       *[other] { $n } times the Influence of your strongest Lord.
    }
worth-weakest-affiliated-allies = { $base } + { $n ->
    [one] weakest affiliated Ally of each Race
   *[other] { $n } × weakest affiliated Ally of each Race
 }
    .text = { $n ->
        [one] { $base }, plus for each Race the value of your weakest affiliated Ally of that Race.
       *[other] { $base }, plus for each Race { $n } times the value of your weakest affiliated Ally of that Race.
    }
worth-opponents-location = as an opponent’s Location
    .text = As much as one Location of an opponent, computed with your own cards.
worth-swap = swap it for one of the stack
    .text = On taking control you may swap it for any Location of the stack.
counted-lord = per Lord
    .each = each of your Lords
counted-lord-with-key = per Lord with a Key
    .each = each of your Lords with a Key
counted-lord-without-key = per Lord without a Key
    .each = each of your Lords without a Key
counted-guild-with-lord = per Guild with a Lord
    .each = each Guild of which you have at least one Lord; the Ambassadors are one, too
counted-affiliated-ally = per affiliated Ally
    .each = each of your affiliated Allies
counted-jellyfish = per affiliated Jellyfish
    .each = each of your affiliated Jellyfish
counted-crab = per affiliated Crab
    .each = each of your affiliated Crabs
counted-seahorse = per affiliated Seahorse
    .each = each of your affiliated Seahorses
counted-shellfish = per affiliated Shellfish
    .each = each of your affiliated Shellfish
counted-squid = per affiliated Squid
    .each = each of your affiliated Squids
counted-mages = per Mage Lord
    .each = each of your Mage Lords
counted-military = per Military Lord
    .each = each of your Military Lords
counted-farmers = per Farmer Lord
    .each = each of your Farmer Lords
counted-merchants = per Merchant Lord
    .each = each of your Merchant Lords
counted-politicians = per Politician Lord
    .each = each of your Politician Lords
counted-ambassadors = per Ambassador
    .each = each of your Ambassadors
