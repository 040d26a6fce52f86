### Der Tisch: Kopf, Spielplan, Anzüge, Quest, Laden, Enden.

quest-none = Ansturm
head = Welle { $wave } von { $waves }
step-delver = Taucher
step-parting = Abschied
step-story = Erzählung
step-interlude = Zwischenspiel

board = Der Spielplan
tile = Feld { $tile }
area-attack = Unter den Pfeilen der Waffe
enemy-spoken = { $enemy } auf { $tile }: Gesundheit { $n }, Schaden { $damage }; { $abilities }
no-abilities = keine Fähigkeit
delver-at = { $delver } auf { $tile }
drop-mind =
    { $level ->
        [0] Dienerteil für den Geist
       *[other] Bossteil der Stufe { $level } für den Geist
    }
drop-body =
    { $level ->
        [0] Dienerteil für den Körper
       *[other] Bossteil der Stufe { $level } für den Körper
    }
circuit = Schaltkreis
friendly = Freundliches Monster
ember = { $enemy } kehrt zurück: noch { $n }

counter-health = Gesundheit
counter-damage = Schaden
counter-hp = LP
counter-move = Bewegung
counter-shield = Schild
counter-wave = Welle
counter-level = Stufe
counter-xp = EP-Vorrat
counter-circuits = Schaltkreise
token-words = { $token }: { $n } verfügbar, { $spent } ausgegeben
stunned = Betäubt
slots = Waffenplätze
weapons = Waffen
passives = Passive Ausrüstung
slot = { $element }: { $n } von 2
slot-holds = Hier liegt: { $weapon }.
weapon-fresh = frisch
weapon-exhausted = erschöpft
weapon-aside = erschöpft, neben dem Anzug
weapon-stolen = gestohlen
level-deck = Stufenstapel
spawn-deck = Brutstapel
shop = Laden
shop-left = { $n } weitere im Stapel
price-none = geschenkt
price-minion = { $n } Diener
price-boss = Boss { $level }

ending-survived = Fünf Wellen, und beide Hände sind noch da. Ihr sterbt im Bett, sehr viel später, und erzählt es noch einmal.
ending-died-1 = Welle { $wave }: Gezögert habt ihr nicht, das sagt euch keiner nach.
ending-died-2 = Welle { $wave }: Das Herz war willig, die Hand war es nicht.
ending-died-3 = Welle { $wave }: Zu früh, sagt man in Vogelnest, und meint es so.
ending-died-4 = Welle { $wave }: Es hat viel gebraucht, euch aufzuhalten.
ending-died-5 = Welle { $wave }: Man wird Kinder nach euch nennen.
ending-goal = Die Quest ist geschafft.
ending-goal-missed = Ihr habt Gaia erreicht, aber nicht, weswegen ihr kamt.
ending-goal-then-death = Die Quest ist geschafft; die sie schafften, kommen nicht zurück.
ending-death = Aus Welle { $wave } kommt niemand zurück.
ending-retreat = Nach Welle { $wave } zieht ihr euch zurück. Die Quest ist nicht geschafft.
