### The names of the things in the two boxes. A key is the kind of the thing and its id, with - for _ (`lord-ship-master`). What they do is
### in effects.ftl; Allies, Monster tokens, spaces and zones are called by what they are (words.ftl).

## Monster

monster-monster = Monster

## Lords

lord-recruiter = Recruiter
lord-jailer = Jailer
lord-seeker = Seeker
lord-assassin = Assassin
lord-commander = Commander
lord-tamer = Tamer
lord-hunter = Hunter
lord-ship-master = Ship Master
lord-trader = Trader
lord-peddler = Peddler
lord-landlord = Landlord
lord-slaver = Slaver
lord-shopkeeper = Shopkeeper
lord-shaman = Shaman
lord-invoker = Invoker
lord-apprentice = Apprentice
lord-oracle = Oracle
lord-alchemist = Alchemist
lord-illusionist = Illusionist
lord-master-of-magic = Master of Magic
lord-opportunist = Opportunist
lord-corruptor = Corruptor
lord-traitor = Traitor
lord-diplomat = Diplomat
lord-treasurer = Treasurer
lord-schemer = Schemer
lord-keeper = Keeper
lord-reaper = Reaper
lord-shepherd = Shepherd
lord-miller = Miller
lord-aquaculturalist = Aquaculturalist
lord-landowner = Landowner
lord-sage = Sage
lord-hermit = Hermit
lord-elder = Elder

## Leviathan: the new Lords

lord-intrepid = Intrepid
lord-border-guard = Border Guard
lord-taxidermist = Taxidermist
lord-arms-dealer = Arms Dealer
lord-metamorph = Metamorph
lord-sorcerer = Sorcerer
lord-altruist = Altruist
lord-rebel = Rebel
lord-coward = Coward
lord-breeder = Breeder

## Locations

location-sargasso-silos = Sargasso Silos
location-hydrozoa-reserves = Hydrozoa Reserves
location-sanctuary = The Sanctuary
location-parliament = Parliament
location-barracks = The Barracks
location-dockworks = The Dockworks
location-sargasso-fields = The Sargasso Fields
location-abyss = The Abyss
location-city-of-mirrors = City of Mirrors
location-black-smokers = Black Smokers
location-oceanic-senate-assembly = Oceanic Senate Assembly
location-depths = The Depths
location-throne-room = The Throne Room
location-jail = The Jail
location-chasm = The Chasm
location-closed-tower = The Closed Tower
location-lost-tower = The Lost Tower
location-chamber-of-allies = The Chamber of Allies
location-nest-of-giant-clams = Nest of Giant Clams
location-coral-barrier = The Coral Barrier

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
