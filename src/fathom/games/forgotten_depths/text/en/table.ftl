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
step-combat = Combat
step-level-up = Level Up
party = The party

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
area-reach = In reach
area-pattern = Complete: { $name }

## Cards

row-drawn = Tile in hand
row-encounter = Encounter
row-hand = Hand of { $hero }
row-lane = { $hero } against { $foe }
row-pool = XP pool
card-action = Action Card { $n }
card-item = Item Action card { $n }
card-power = Power Card
card-of = { $foe }: { $n }
card-xp = { $n } XP
pair-name = { $ours } against { $theirs }
pair-block = Nobody takes damage.
pair-hero-hit = Deals { $out }, takes { $taken }.
pair-monster-hit = Takes { $taken }, deals { $out }.
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
panel-piles = Piles
panel-legends = Legendary Locations
counter-health = Health
    .words = { $n } of { $most }
counter-power = Stored Power Cards
counter-armor = Armor
counter-keys = Keys
counter-xp = XP
    .words = { $n } with Items
chip-armor = Armor { $n }
item-uses = { $item } ({ $n })
pile-draw = Draw pile
pile-discard = Discard pile
pile-tiles = Map Tiles
pile-monsters = Monsters
pile-features = Features
pile-stairs = { $n ->
    [one] The Stairs are the next tile.
   *[other] The Stairs are { $n } draws away.
 }
    .placed = The Stairs are on the table.
rate-key = Key: { $n } XP
rate-healing = { $gives } Health per Hero: { $n } XP
rate-ability = Ability: { $n } XP
rate-typical = Monsters pay about { $monsters } XP, Features { $features }, Legendary Locations { $low } to { $high }
pattern-open = Not complete: { $shape }
pattern-ready = Complete: { $shape }
pattern-done = Met: { $shape }
pattern-water = water from the Boat to the Sword
foe-entity = The Final Entity
foe-individual = { $foe } with { $health } Health

## Endings

ending-entity-defeated = The Final Entity lies still. The way up is long, and quiet. You have won.
ending-dead-end = The tile fits nowhere. Behind you, stone closes. You have lost.
ending-hero-killed = One of you does not get up. You have lost.
ending-gave-up = There is nowhere left to go. You have lost.
