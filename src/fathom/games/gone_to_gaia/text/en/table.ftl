### The table: head, board, suits, quest, shop, endings.

quest-none = Onslaught
head = Wave { $wave } of { $waves }
step-delver = Delvers
step-parting = Parting Shots
step-story = Story
step-interlude = Interlude

board = The board
tile = Tile { $tile }
area-attack = Under the arrows of your weapon
area-answer-white = Within their white arrows: hit on 2 to 5
area-answer-black = Within their black arrows: hit on 6
area-answer-now = Covered by the arrows that fire
area-white = White arrows of { $enemy }: 2 to 5
area-black = Black arrows of { $enemy }: 6
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
counter-xp = XP On Hand
counter-circuits = Circuits
token-words = { $token }: { $n } available, { $spent } spent
stunned = Stunned
shares-suit = Shares the suit and the HP of { $delver }.
slots = Weapon slots
weapons = Weapons
discipline-mind = Mind
discipline-body = Body
weapon-disarmed = disarmed: deals 1
damage-light = LIGHT damage
damage-medium = MEDIUM damage
damage-heavy = HEAVY damage
wheel-words = { $n } of { $most }
level-title = Level { $level }
level-xp = { $n } of { $most } XP
parting-harm = { $n } damage to each
parting-words =
    { $other ->
        [0] When all pass, { $n } enemies fire.
       *[other] When all pass, { $n } enemies fire; { $other } of them take something else.
    }
offer-cards = Choose a card
scenario = On the way
answer-title = If you strike, they answer
answer-one-die = one die for all
answer-now = They answer
answer-die = rolled: { $die }
answer-letter = { $side }, on { $die }
answer-reroll = :reroll: Rerolls: { $n }.
answer-block = :block: Blocks: { $n }, each stops one enemy.

about-slot = Elements: { $n } of 2. As your action: { $ability }
about-held = { $card } lies there, exhausted: { $text }
about-numbers = Health { $n } of { $most }, damage { $damage }.
about-white = White arrows (2 to 5): { $tiles }.
about-black = Black arrows (6): { $tiles }.
about-no-tile = none
about-marked-side = Its marked side points { $side }.
about-abilities = It can: { $abilities }.
about-growth = Grown by { $n }.
about-strength = Stronger by { $n }.
about-shell = Its shell holds { $n } more.
about-invulnerable = Nothing harms it now.
about-vicious = It takes 1 damage at most.
about-offensive = On the offensive.
about-revenge = Its revenge is awake.
about-marked = It has { $delver } in its sights.
about-parting = Parting shot, for each of you: { $what }
about-death = Its death brings { $what }.
weapon-fresh = fresh
weapon-exhausted = exhausted
weapon-aside = exhausted, beside the suit
weapon-stolen = stolen
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

## The last page

ended-won = Home again
ended-lost = Gone to Gaia
plot-health = Health of the delvers
tally-slain = Enemies slain
tally-suffered = Damage taken
tally-blocked = Counterattacks blocked
tally-collected = Parts collected
tally-level = Levels reached
tally-spent = Tokens spent
