### The words on the things in the two boxes. A key is the kind of the thing and its id, with - for _ (`lord-ship-master`):
###   ally-<id>        “Crab 1”; with an effect “Pearl Crab 1”, “Dice Crab 3”. .long: its value in words
###   monster-<id>     the Monster card
###   lord-<id>        the Lord's name. .text: its Power; .short: the same in a few words, for a small card
###   location-<id>    the name. .text: how it scores; .short: the same as a formula
###   token-<id>       what a Monster token shows. .text: what it does
###   threat-<id>      a space of the Threat track. .text: its rewards
###   leviathan-<id>   the name: ours, the cards have none
###   zone-<id>        a zone of the Border
### What is no thing of its own (Races, Guilds, Powers, penalties, risks) is in words.ftl.

## Allies

ally-jellyfish-1 = Jellyfish 1
    .long = Jellyfish of value 1
ally-jellyfish-2 = Jellyfish 2
    .long = Jellyfish of value 2
ally-jellyfish-3 = Jellyfish 3
    .long = Jellyfish of value 3
ally-jellyfish-4 = Jellyfish 4
    .long = Jellyfish of value 4
ally-jellyfish-5 = Jellyfish 5
    .long = Jellyfish of value 5
ally-crab-1 = Crab 1
    .long = Crab of value 1
ally-crab-2 = Crab 2
    .long = Crab of value 2
ally-crab-3 = Crab 3
    .long = Crab of value 3
ally-crab-4 = Crab 4
    .long = Crab of value 4
ally-crab-5 = Crab 5
    .long = Crab of value 5
ally-seahorse-1 = Seahorse 1
    .long = Seahorse of value 1
ally-seahorse-2 = Seahorse 2
    .long = Seahorse of value 2
ally-seahorse-3 = Seahorse 3
    .long = Seahorse of value 3
ally-seahorse-4 = Seahorse 4
    .long = Seahorse of value 4
ally-seahorse-5 = Seahorse 5
    .long = Seahorse of value 5
ally-shellfish-1 = Shellfish 1
    .long = Shellfish of value 1
ally-shellfish-2 = Shellfish 2
    .long = Shellfish of value 2
ally-shellfish-3 = Shellfish 3
    .long = Shellfish of value 3
ally-shellfish-4 = Shellfish 4
    .long = Shellfish of value 4
ally-shellfish-5 = Shellfish 5
    .long = Shellfish of value 5
ally-squid-1 = Squid 1
    .long = Squid of value 1
ally-squid-2 = Squid 2
    .long = Squid of value 2
ally-squid-3 = Squid 3
    .long = Squid of value 3
ally-squid-4 = Squid 4
    .long = Squid of value 4
ally-squid-5 = Squid 5
    .long = Squid of value 5
ally-jellyfish-1-pearls = Pearl Jellyfish 1
    .long = Pearl Ally: Jellyfish of value 1
ally-jellyfish-2-pearls = Pearl Jellyfish 2
    .long = Pearl Ally: Jellyfish of value 2
ally-jellyfish-3-dice = Dice Jellyfish 3
    .long = Dice Ally: Jellyfish of value 3
ally-jellyfish-4-dice = Dice Jellyfish 4
    .long = Dice Ally: Jellyfish of value 4
ally-crab-1-pearls = Pearl Crab 1
    .long = Pearl Ally: Crab of value 1
ally-crab-2-pearls = Pearl Crab 2
    .long = Pearl Ally: Crab of value 2
ally-crab-3-dice = Dice Crab 3
    .long = Dice Ally: Crab of value 3
ally-crab-4-dice = Dice Crab 4
    .long = Dice Ally: Crab of value 4
ally-seahorse-1-pearls = Pearl Seahorse 1
    .long = Pearl Ally: Seahorse of value 1
ally-seahorse-2-pearls = Pearl Seahorse 2
    .long = Pearl Ally: Seahorse of value 2
ally-seahorse-3-dice = Dice Seahorse 3
    .long = Dice Ally: Seahorse of value 3
ally-seahorse-4-dice = Dice Seahorse 4
    .long = Dice Ally: Seahorse of value 4
ally-shellfish-1-pearls = Pearl Shellfish 1
    .long = Pearl Ally: Shellfish of value 1
ally-shellfish-2-pearls = Pearl Shellfish 2
    .long = Pearl Ally: Shellfish of value 2
ally-shellfish-3-dice = Dice Shellfish 3
    .long = Dice Ally: Shellfish of value 3
ally-shellfish-4-dice = Dice Shellfish 4
    .long = Dice Ally: Shellfish of value 4
ally-squid-1-pearls = Pearl Squid 1
    .long = Pearl Ally: Squid of value 1
ally-squid-2-pearls = Pearl Squid 2
    .long = Pearl Ally: Squid of value 2
ally-squid-3-dice = Dice Squid 3
    .long = Dice Ally: Squid of value 3
ally-squid-4-dice = Dice Squid 4
    .long = Dice Ally: Squid of value 4

## Monster

monster-monster = Monster

## Lords

lord-recruiter = Recruiter
    .text = Every Lord your opponents recruit costs them 2 points more.
    .short = Opponents pay 2 more for Lords.
lord-jailer = Jailer
    .text = Every opponent discards one Ally of their choice from hand.
    .short = Each opponent discards 1 Ally.
lord-seeker = Seeker
    .text = Every opponent pays 2 Pearls to the Treasury; whoever has fewer pays all of them.
    .short = Each opponent loses 2 Pearls.
lord-assassin = Assassin
    .text = Turn one free, unturned Lord of each opponent sideways; you choose each of them. It keeps its Influence, but its Power and its Key are gone for good.
    .short = Turn a free Lord of each opponent.
lord-commander = Commander
    .text = When this Lord enters play, every opponent with more than 6 Allies in hand discards down to 6. After that, opponents must discard down to 6 at the end of each of their turns.
    .short = Opponents keep at most 6 Allies.
lord-tamer = Tamer
    .text = Opponents who fight take the reward of the previous Threat space; on the first space they take that space's own reward.
    .short = Opponents fight for the reward before.
lord-hunter = Hunter
    .text = Choose an opponent and take one Monster token from them at random.
    .short = Take a Monster token from an opponent.
lord-ship-master = Ship Master
    .text = When your exploration sends Allies to the Council, gain 1 Pearl for each different Race among them.
    .short = 1 Pearl per Race sent to the Council.
lord-trader = Trader
    .text = Gain 3 Pearls.
    .short = 3 Pearls.
lord-peddler = Peddler
    .text = Gain 2 Pearls.
    .short = 2 Pearls.
lord-landlord = Landlord
    .text = Gain 1 Pearl when you recruit this Lord, and 1 Pearl whenever a turn of yours begins.
    .short = 1 Pearl now and in every turn.
lord-slaver = Slaver
    .text = Once in each of your turns you may discard 1 Ally from hand to gain 2 Pearls.
    .short = Each turn: 1 Ally for 2 Pearls.
lord-shopkeeper = Shopkeeper
    .text = Gain 1 Pearl.
    .short = 1 Pearl.
lord-shaman = Shaman
    .text = You ignore the Powers of opponents' Military Lords, arrow and lasting ones alike.
    .short = Military Powers do not touch you.
lord-invoker = Invoker
    .text = Take another full turn right after this one.
    .short = Another turn.
lord-apprentice = Apprentice
    .text = Take one Council stack into hand.
    .short = Take one Council stack.
lord-oracle = Oracle
    .text = Once in each of your turns you may discard one whole Council stack.
    .short = Each turn: discard a Council stack.
lord-alchemist = Alchemist
    .text = When you ask the Council for support, you take two stacks instead of one.
    .short = Support brings two stacks.
lord-illusionist = Illusionist
    .text = You may swap one of your Locations for an available one; Lords under it move to the new one.
    .short = Swap one of your Locations.
lord-master-of-magic = Master of Magic
    .text = At your later recruitments you choose which of the spent Allies is affiliated.
    .short = Choose the Ally to affiliate.
lord-opportunist = Opportunist
    .text = Once in each of your turns you may discard one Lord at the Court and put the top Lord of the deck in its space.
    .short = Each turn: replace a Lord at Court.
lord-corruptor = Corruptor
    .text = You may take a second Lord from the Court for 5 Pearls in place of its cost.
    .short = A second Lord for 5 Pearls.
lord-traitor = Traitor
    .text = You may discard another free Lord of yours and take any Lord from the Court in its stead.
    .short = Exchange a Lord for one at Court.
lord-diplomat = Diplomat
    .text = No particular Race is required when you recruit; the number of Races still is.
    .short = No particular Race is required.
lord-treasurer = Treasurer
    .text = Every Lord you recruit costs you 2 points less.
    .short = Lords cost you 2 less.
lord-schemer = Schemer
    .text = You may discard another free Lord of yours and take the top Lord of the deck in its stead.
    .short = Exchange a Lord for the next of the deck.
lord-keeper = Keeper
    .text = No Power.
    .short = No Power.
lord-reaper = Reaper
    .text = No Power.
    .short = No Power.
lord-shepherd = Shepherd
    .text = No Power.
    .short = No Power.
lord-miller = Miller
    .text = No Power.
    .short = No Power.
lord-aquaculturalist = Aquaculturalist
    .text = No Power.
    .short = No Power.
lord-landowner = Landowner
    .text = No Power.
    .short = No Power.
lord-sage = Sage
    .text = Draw 2 Locations and take control of one; the other becomes available. Slide this Lord under the one you took.
    .short = Draw 2 Locations, control one.
lord-hermit = Hermit
    .text = Draw 1 Location and take control of it. Slide this Lord under it.
    .short = Draw 1 Location, control it.
lord-elder = Elder
    .text = Draw 3 Locations and take control of one; the others become available. Slide this Lord under the one you took.
    .short = Draw 3 Locations, control one.

## Leviathan: the new Lords

lord-intrepid = Intrepid
    .text = After slaying a Leviathan in your turn you may fight a second one.
    .short = After a kill, fight a second one.
lord-border-guard = Border Guard
    .text = One opponent of your choice adds a Leviathan to the Border and suffers any attack this brings.
    .short = An opponent adds a Leviathan.
lord-taxidermist = Taxidermist
    .text = Gain 2 Pearls for every Health point you take off a Leviathan.
    .short = 2 Pearls per Health point you take.
lord-arms-dealer = Arms Dealer
    .text = Gain 1 Pearl for each Leviathan now at the Border.
    .short = 1 Pearl per Leviathan at the Border.
lord-metamorph = Metamorph
    .text = You may fight any Leviathan with an Ally of any Race.
    .short = Fight with any Race.
lord-sorcerer = Sorcerer
    .text = You may fight a Leviathan at once.
    .short = Fight a Leviathan at once.
lord-altruist = Altruist
    .text = Gain one Monster token more for every Health point you take off a Leviathan.
    .short = 1 token more per Health point you take.
lord-rebel = Rebel
    .text = A Leviathan of your choice at the Border loses 1 Health point, and you gain the reward.
    .short = A Leviathan loses 1 Health point.
lord-coward = Coward
    .text = You may ignore a Monster you reveal: it is simply discarded.
    .short = You may ignore Monsters.
lord-breeder = Breeder
    .text = Draw a Leviathan and put it on a free Border zone of your choice.
    .short = Put a Leviathan on a free zone.

## Locations

location-sargasso-silos = Sargasso Silos
    .text = 5, plus 2 for each of your Farmer Lords.
    .short = 5 + 2 per Farmer Lord
location-hydrozoa-reserves = Hydrozoa Reserves
    .text = 6, plus 2 for each of your Mage Lords.
    .short = 6 + 2 per Mage Lord
location-sanctuary = The Sanctuary
    .text = 4, plus 3 for each of your affiliated Jellyfish.
    .short = 4 + 3 per affiliated Jellyfish
location-parliament = Parliament
    .text = 6, plus 2 for each of your Politician Lords.
    .short = 6 + 2 per Politician Lord
location-barracks = The Barracks
    .text = 7, plus 2 for each of your Military Lords.
    .short = 7 + 2 per Military Lord
location-dockworks = The Dockworks
    .text = 5, plus 2 for each of your Merchant Lords.
    .short = 5 + 2 per Merchant Lord
location-sargasso-fields = The Sargasso Fields
    .text = 3, plus 3 for each of your affiliated Seahorses.
    .short = 3 + 3 per affiliated Seahorse
location-abyss = The Abyss
    .text = 2 for each Guild of which you have at least one Lord. Ambassadors are a Guild, so 12 at most.
    .short = 2 per Guild with a Lord
location-city-of-mirrors = City of Mirrors
    .text = As much as one Location of an opponent, computed with your own cards.
    .short = as an opponent's Location
location-black-smokers = Black Smokers
    .text = 0. On taking control you may swap it for any Location of the stack.
    .short = 0; swap it for one of the stack
location-oceanic-senate-assembly = Oceanic Senate Assembly
    .text = 4, plus 3 for each of your affiliated Squids.
    .short = 4 + 3 per affiliated Squid
location-depths = The Depths
    .text = 2 times the Influence of your weakest Lord.
    .short = 2 × your weakest Lord
location-throne-room = The Throne Room
    .text = The Influence of your strongest Lord.
    .short = 1 × your strongest Lord
location-jail = The Jail
    .text = 15, minus 1 for each of your Lords.
    .short = 15 − 1 per Lord
location-chasm = The Chasm
    .text = 5, plus 3 for each of your affiliated Crabs.
    .short = 5 + 3 per affiliated Crab
location-closed-tower = The Closed Tower
    .text = 3 for each of your Lords with a Key.
    .short = 3 per Lord with a Key
location-lost-tower = The Lost Tower
    .text = 3 for each of your Lords without a Key.
    .short = 3 per Lord without a Key
location-chamber-of-allies = The Chamber of Allies
    .text = 3, plus for each Race the value of your weakest affiliated Ally of that Race.
    .short = 3 + weakest affiliated Ally of each Race
location-nest-of-giant-clams = Nest of Giant Clams
    .text = 3, plus 3 for each of your affiliated Shellfish.
    .short = 3 + 3 per affiliated Shellfish
location-coral-barrier = The Coral Barrier
    .text = 20, minus 1 for each of your affiliated Allies.
    .short = 20 − 1 per affiliated Ally

## Monster tokens

token-influence-2 = 2 Influence
    .text = 2 Influence at scoring.
token-influence-3 = 3 Influence
    .text = 3 Influence at scoring.
token-influence-4 = 4 Influence
    .text = 4 Influence at scoring.
token-pearls-2 = 2 Pearls
    .text = Gain 2 Pearls.
token-pearls-3 = 3 Pearls
    .text = Gain 3 Pearls.
token-key = Key
    .text = Gain 1 Key.
token-council-stack = Council stack
    .text = Take 1 Council stack into hand.

## The Threat track

threat-threat-1 = Threat space 1
    .text = 1 Pearl or 1 Monster token.
threat-threat-2 = Threat space 2
    .text = 2 Pearls, or 1 Pearl and 1 Monster token, or 2 Monster tokens.
threat-threat-3 = Threat space 3
    .text = 1 Key token.
threat-threat-4 = Threat space 4
    .text = 1 Key token, and 1 Pearl or 1 Monster token.
threat-threat-5 = Threat space 5
    .text = 1 Key token, and 2 Pearls, or 1 Pearl and 1 Monster token, or 2 Monster tokens.
threat-threat-6 = Threat space 6
    .text = 2 Key tokens.

## Leviathans

leviathan-leviathan-01 = Drowned Veil
leviathan-leviathan-02 = Pale Lantern
leviathan-leviathan-03 = Glass Bell
leviathan-leviathan-04 = Nettle Rain
leviathan-leviathan-05 = Pearl Mill
leviathan-leviathan-06 = Robber Reef
leviathan-leviathan-07 = Iron Clasp
leviathan-leviathan-08 = Whetstone
leviathan-leviathan-09 = Crown Thief
leviathan-leviathan-10 = Ink Crown
leviathan-leviathan-11 = Hundred Arms
leviathan-leviathan-12 = Dusk Coil
leviathan-leviathan-13 = Tide Charger
leviathan-leviathan-14 = Thorn Mane
leviathan-leviathan-15 = Kelp Dragon
leviathan-leviathan-16 = Foam Colt
leviathan-leviathan-17 = Trench King
leviathan-leviathan-18 = Anvil Claw
leviathan-leviathan-19 = Old Bastion
leviathan-leviathan-20 = Gravedigger

## The Border

zone-zone-2-3 = Zone 2/3
zone-zone-4 = Zone 4
zone-zone-5 = Zone 5
zone-zone-6 = Zone 6
zone-zone-7 = Zone 7
zone-zone-8 = Zone 8
zone-zone-9 = Zone 9
zone-zone-10 = Zone 10
zone-zone-11-12 = Zone 11/12
