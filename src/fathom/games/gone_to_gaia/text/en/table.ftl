### The table: head, board, suits, quest, shop, endings.

quest-none = Onslaught
head = Wave { $wave } of { $waves }
step-delver = Delvers
step-parting = Parting Shots
step-story = Story
step-interlude = Interlude

board = The board
tile = Tile { $tile }
area-attack = Under the arrows of the weapon
enemy-spoken = { $enemy } on { $tile }: health { $n }, damage { $damage }; { $abilities }
no-abilities = no ability
delver-at = { $delver } on { $tile }
drop-mind =
    { $level ->
        [0] Minion part for the Mind
       *[other] Boss part of level { $level } for the Mind
    }
drop-body =
    { $level ->
        [0] Minion part for the Body
       *[other] Boss part of level { $level } for the Body
    }
circuit = Circuit
friendly = Friendly monster
ember = { $enemy } returns: { $n } left

counter-health = Health
counter-damage = Damage
counter-hp = HP
counter-move = Movement
counter-shield = Shield
counter-wave = Wave
counter-level = Level
counter-xp = XP On Hand
counter-circuits = Circuits
token-words = { $token }: { $n } available, { $spent } spent
stunned = Stunned
slots = Weapon slots
weapons = Weapons
passives = Passive equipment
slot = { $element }: { $n } of 2
slot-holds = { $weapon } lies here.
weapon-fresh = fresh
weapon-exhausted = exhausted
weapon-aside = exhausted, beside the suit
weapon-stolen = stolen
level-deck = Level deck
spawn-deck = Spawn deck
shop = Shop
shop-left = { $n } more in the deck
price-none = free
price-minion = { $n } minion
price-boss = boss { $level }

ending-survived = Five waves, and both hands still there. You die in bed, very much later, telling it again.
ending-died-1 = Wave { $wave }: nobody will say that you hesitated.
ending-died-2 = Wave { $wave }: the heart was willing, the aim was not.
ending-died-3 = Wave { $wave }: too soon, they say in Bird’s Nest, and mean it.
ending-died-4 = Wave { $wave }: it took a great deal to stop you.
ending-died-5 = Wave { $wave }: they will name children after you.
ending-goal = The quest is done.
ending-goal-missed = You reached Gaia, but not what you came for.
ending-goal-then-death = The quest is done; those who did it do not come back.
ending-death = Nobody comes back from wave { $wave }.
ending-retreat = You retreat after wave { $wave }. The quest is not done.
