### The table: head, map, cards, panels, endings.

## Head

game-name = Forgotten Depths
game-words = Three layers, each older than the last. Lay the way tile by tile, fight what lies in it, and find what waits below. Everybody wins or nobody does; 1 to 3 Heroes.
head-where = { $ecology } · { $heroes ->
    [one] 1 Hero
   *[other] { $heroes } Heroes
 } · tile { $n } of { $total }
step-explore = Explore
step-tile = Place
step-encounter = Encounter
step-level-up = Level Up
party = The party
head-combat = Forgotten Depths · { $ecology } · { $n ->
    [0] Combat begins
   *[other] Round { $n }
 }
round-draw = Draw
round-play = Play
round-evaluate = Evaluate
round-abilities = Abilities
round-damage = Damage
round-discard = Discard

## Map

board-map = { $ecology }, the map: { $n ->
    [one] 1 tile
   *[other] { $n } tiles
 }
cell-empty = { $at }, empty
cell-tile = { $at }, { $tile }: { $things }
    .far = { $at }, { $tile }, out of reach: { $things }
cell-nothing = nothing
element-monster = a Monster
element-feature = a Feature
element-chest = a Chest
element-campfire = a Campfire
element-stairs = the Stairs
piece-monster = Monster on { $at }
    .done = Defeated Monster on { $at }
piece-feature = Feature on { $at }
    .done = Feature on { $at }, met
piece-chest = Chest on { $at }
    .done = Chest on { $at }, emptied
piece-campfire = Campfire on { $at }
    .done = Campfire on { $at }, cold
piece-stairs = Stairs on { $at }
    .done = Stairs on { $at }, behind you
piece-door = Locked Door on { $at }
    .open = Open Door on { $at }
piece-lantern = The Lantern, on { $at }
area-pattern = Complete: { $name }

## Cards

row-drawn = Tile in hand
row-aside = Tile set aside
row-encounter = Encounter
row-supplied = Supplied so far
row-revealed = Drawn
row-looked = On top of the pile
row-next = The next tiles
row-hand = Hand of { $hero }
row-lane = { $hero } against { $foe }
row-pool = XP pool
card-action = Action Card { $n }
card-item = Item Action card { $n }
card-power = Power Card
card-of = { $foe }: { $n }
card-xp = { $n } XP
card-tile = { $tile }, { $turn ->
    [0] as it is
    [1] turned by a quarter
    [2] turned by a half
   *[3] turned by three quarters
 }
slot-card = a card to play
pair-name = { $ours } against { $theirs }
pair-block = Nobody takes damage.
pair-void = The results are ignored this Round.
pair-hero-hit = { $foe } −{ $dealt }{ $taken ->
    [0] {""}
   *[other] ; Return Damage: { $hero } −{ $taken }
 }
pair-monster-hit = { $hero } −{ $taken }{ $dealt ->
    [0] {""}
   *[other] ; Return Damage: { $foe } −{ $dealt }
 }
lane-only = Only this pair may count.
lane-either = Either pair may count.
lane-resolved = Settled.
lane-against = against { $foe }
verdict-block = Block
verdict-hero-hit = Hero Hit
verdict-monster-hit = Monster Hit

## Panels

panel-hero = { $title } · Level { $level }
panel-foe = { $n ->
    [one] { $deck } deck
   *[other] { $deck } deck · { $n } Individuals
 }
panel-party = The party
panel-reach = In reach
panel-legends = Legendary Locations
    .ready = { $n } ready
counter-health = Health
    .words = { $n } of { $most }
counter-keys = Keys
counter-xp = XP
    .words = { $n } with Items
chip-armor = Armor { $n }
chip-power = { $n ->
    [one] 1 Stored Power Card
   *[other] { $n } Stored Power Cards
 }
chip-states = { $n } alive: { $theirs } of theirs against { $ours } of yours.
    .one = { $n }: { $theirs } against { $ours }.
chip-seen = Seen so far:
item-unequipped = { $item }, put away
item-uses = { $item } ({ $n })
pile-draw = Draw pile
pile-discard = Discard pile
pile-tiles = Map Tiles
pile-monsters = Monsters left
pile-features = Features left
pile-action = { $deck } deck
pile-left = left
tiles-left = { $n ->
    [0] none left
   *[other] { $n } left
 }
tiles-gone = { $n } drawn
pile-stairs = { $n ->
    [one] The Stairs are the next tile.
   *[other] The Stairs are { $n } draws away.
 }
    .placed = The Stairs are on the table.
rate-key = Key
rate-healing = { $n } Health per Hero
rate-ability = Ability
pattern-open = { $n } · not there yet
pattern-begun = { $n } · { $there } of { $total }; missing: { $where }
pattern-ready = { $n } · ready: { $at }
pattern-done = { $n } · met
foe-entity = The Final Entity
foe-one = { $foe }, number { $n }
foe-individual = { $foe } with { $health } Health

## Endings

ending-entity-defeated = The Final Entity lies still. The way up is long, and quiet. You have won.
ending-dead-end = The tile fits nowhere. Behind you, stone closes. You have lost.
ending-hero-killed = One of you does not get up. You have lost.
ending-gave-up = There is nowhere left to go. You have lost.

## The map in letters

letter-monster = Monster
letter-feature = Feature
letter-chest = Chest
letter-campfire = Campfire
letter-stairs = Stairs
letter-lantern = the Lantern
letter-door = locked Door
letter-opened = opened Door
letter-passage = Secret Passage
letter-warp = Warp Portal
letter-boat = Boat
letter-sword = Sword
letter-level = Level Stair
letter-lower = lower level
letter-boundary = Habitat Boundary
letter-node = Node
letter-joined = connected Nodes
letter-used = used up Nodes
letter-water = water
letter-rock = rock
letter-far = out of reach
letter-met = small letters: done with

## The last page

ended-entity-defeated = It lies still
ended-dead-end = The way is shut
ended-hero-killed = The depths keep one of you
ended-gave-up = No way on
plot-health = Health of the Heroes
tally-drew-tile = Tiles drawn
tally-killed = Monsters defeated
tally-wounded = Damage dealt
tally-hurt = Damage taken
tally-learned = Abilities learned
tally-legend = Legendary Locations
tally-earned = XP earned
