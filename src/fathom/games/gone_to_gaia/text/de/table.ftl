### Der Tisch: Kopf, Spielplan, Anzüge, Quest, Laden, Enden.

quest-none = Ansturm
head = Welle { $wave } von { $waves }
step-delver = Taucher
step-parting = Abschied
step-story = Erzählung
step-interlude = Zwischenspiel

board = Der Spielplan
tile = Feld { $tile }
area-attack = Unter den Pfeilen deiner Waffe
area-answer-white = Unter ihren weißen Pfeilen: getroffen bei 2 bis 5
area-answer-black = Unter ihren schwarzen Pfeilen: getroffen bei 6
area-answer-now = Unter den Pfeilen, die feuern
area-white = Weiße Pfeile von { $enemy }: 2 bis 5
area-black = Schwarze Pfeile von { $enemy }: 6
enemy-spoken = { $enemy } auf { $tile }: Leben { $n }, Schaden { $damage }; { $abilities }
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

counter-health = Leben
counter-damage = Schaden
counter-hp = LP
counter-move = Bewegung
counter-shield = Schild
counter-xp = EP-Vorrat
counter-circuits = Schaltkreise
token-words = { $token }: { $n } verfügbar, { $spent } verbraucht
stunned = Betäubt
shares-suit = Teilt sich mit { $delver } Anzug und LP.
slots = Waffenplätze
weapons = Waffen
discipline-mind = Geist
discipline-body = Körper
weapon-disarmed = entschärft: 1 Schaden
damage-light = LEICHTER Schaden
damage-medium = MITTLERER Schaden
damage-heavy = SCHWERER Schaden
wheel-words = { $n } von { $most }
level-title = Stufe { $level }
level-xp = { $n } von { $most } EP
parting-harm = { $n } Schaden für jeden
parting-words =
    { $other ->
        [0] Passen alle, feuern { $n } Gegner.
       *[other] Passen alle, feuern { $n } Gegner; { $other } davon nehmen etwas anderes.
    }
offer-cards = Wähle eine Karte
scenario = Unterwegs
answer-title = Schlägst du zu, antworten sie
answer-one-die = ein Würfel für alle
answer-now = Sie antworten
answer-die = gewürfelt: { $die }
answer-letter = { $side }, bei { $die }
answer-reroll = :reroll: Neuwürfe: { $n }.
answer-block = :block: Blocks: { $n }, jeder hält einen Gegner auf.

about-slot = Elemente: { $n } von 2. Als Aktion: { $ability }
about-held = Dort liegt erschöpft { $card }: { $text }
about-numbers = Leben { $n } von { $most }, Schaden { $damage }.
about-white = Weiße Pfeile (2 bis 5): { $tiles }.
about-black = Schwarze Pfeile (6): { $tiles }.
about-no-tile = keine
about-marked-side = Seine markierte Seite zeigt nach { $side }.
about-abilities = Fähigkeiten: { $abilities }.
about-growth = Gewachsen um { $n }.
about-strength = Stärker um { $n }.
about-shell = Sein Panzer hält noch { $n }.
about-invulnerable = Jetzt schadet ihm nichts.
about-vicious = Er nimmt höchstens 1 Schaden.
about-offensive = In der Offensive.
about-revenge = Seine Rache ist erwacht.
about-marked = Er hat { $delver } im Visier.
about-parting = Abschiedsschuss, für jeden von euch: { $what }
about-death = Sein Tod bringt { $what }.
weapon-fresh = frisch
weapon-exhausted = erschöpft
weapon-aside = erschöpft, neben dem Anzug
weapon-stolen = gestohlen
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

## Die letzte Seite

ended-won = Wieder daheim
ended-lost = Zu Gaia gegangen
plot-health = LP der Taucher
tally-slain = Erschlagene Gegner
tally-suffered = Erlittener Schaden
tally-blocked = Geblockte Gegenangriffe
tally-collected = Gesammelte Teile
tally-level = Erreichte Stufen
tally-spent = Ausgegebene Marker
