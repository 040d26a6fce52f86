### Die Namen der Dinge in den beiden Schachteln; en/content.ftl sagt, wie die Schlüssel gebildet sind.

## Monster

monster-monster = Monster

## Lords

lord-recruiter = Anwerber
lord-jailer = Kerkermeister
lord-seeker = Fahnder
lord-assassin = Assassine
lord-commander = Kommandant
lord-tamer = Bändigerin
lord-hunter = Jäger
lord-ship-master = Reeder
lord-trader = Händler
lord-peddler = Hausierer
lord-landlord = Pachtherr
lord-slaver = Sklavenhändler
lord-shopkeeper = Krämer
lord-shaman = Schamane
lord-invoker = Beschwörer
lord-apprentice = Lehrling
lord-oracle = Orakel
lord-alchemist = Alchemist
lord-illusionist = Illusionist
lord-master-of-magic = Meister der Magie
lord-opportunist = Opportunist
lord-corruptor = Bestecher
lord-traitor = Verräter
lord-diplomat = Diplomat
lord-treasurer = Schatzmeister
lord-schemer = Ränkeschmied
lord-keeper = Hüter
lord-reaper = Schnitter
lord-shepherd = Hirte
lord-miller = Müller
lord-aquaculturalist = Aquazüchter
lord-landowner = Gutsherr
lord-sage = Weiser
lord-hermit = Eremit
lord-elder = Ältester

## Leviathan: the new Lords

lord-intrepid = Unerschrockener
lord-border-guard = Grenzwächter
lord-taxidermist = Präparator
lord-arms-dealer = Waffenhändler
lord-metamorph = Gestaltwandler
lord-sorcerer = Zauberer
lord-altruist = Altruist
lord-rebel = Rebell
lord-coward = Feigling
lord-breeder = Züchter

## Locations

location-sargasso-silos = Die Sargasso-Silos
location-hydrozoa-reserves = Die Hydrozoen-Reservate
location-sanctuary = Das Heiligtum
location-parliament = Das Parlament
location-barracks = Die Kaserne
location-dockworks = Die Werften
location-sargasso-fields = Die Sargasso-Felder
location-abyss = Der Abgrund
location-city-of-mirrors = Die Spiegelstadt
location-black-smokers = Die Schwarzen Raucher
location-oceanic-senate-assembly = Die Ozeanische Senatsversammlung
location-depths = Die Tiefen
location-throne-room = Der Thronsaal
location-jail = Der Kerker
location-chasm = Die Kluft
location-closed-tower = Der Verschlossene Turm
location-lost-tower = Der Verlorene Turm
location-chamber-of-allies = Die Kammer der Verbündeten
location-nest-of-giant-clams = Das Nest der Riesenmuscheln
location-coral-barrier = Die Korallenbarriere

## Leviathans

leviathan-leviathan-01 = Totenschleier
leviathan-leviathan-02 = Fahle Laterne
leviathan-leviathan-03 = Glasglocke
leviathan-leviathan-04 = Nesselregen
leviathan-leviathan-05 = Perlenmühle
leviathan-leviathan-06 = Raubriff
leviathan-leviathan-07 = Eisenklammer
leviathan-leviathan-08 = Wetzstein
leviathan-leviathan-09 = Kronendieb
leviathan-leviathan-10 = Tintenkrone
leviathan-leviathan-11 = Hundertarm
leviathan-leviathan-12 = Dämmerschlinge
leviathan-leviathan-13 = Flutross
leviathan-leviathan-14 = Dornenmähne
leviathan-leviathan-15 = Tangdrache
leviathan-leviathan-16 = Schaumfohlen
leviathan-leviathan-17 = Grabenkönig
leviathan-leviathan-18 = Ambossschere
leviathan-leviathan-19 = Alte Bastion
leviathan-leviathan-20 = Totengräber
