### The table: head, board, cards, boards of the climbers, supplies, endings.

## Head

game-name = Leviathan Wilds
game-words = Climb a giant, break the crystals that bind it, and mind the fall. Everybody wins or nobody does; 1 to 4 players.
head-setup = Setting up · { $difficulty } · { game-name }
head-turn = Round { $round } · turn { $turn } · { $difficulty } · { game-name }
head-last-chance = Last chance · round { $round } · turn { $turn } · { $difficulty } · { game-name }
difficulty-casual = Casual
difficulty-normal = Normal
difficulty-hard = Hard
difficulty-expert = Expert
step-reveal = Reveal
step-activate = Activate
step-resolve = Resolve
step-draw = Draw

## Board

board-map = The map of the leviathan: { $leviathan }
space-beside = { $overlay } { $space }
terrain-normal = normal
terrain-ledge = ledge
terrain-open = open
terrain-harmful = harmful
terrain-difficult = difficult
cell-crystal = crystal { $value }
cell-blighted = blighted crystal { $value }
cell-mushroom = { $n ->
    [one] mushroom
   *[other] { $n } mushrooms
 }
cell-attacked = under attack
piece-climber = { $climber }, { $space }: health { $health }, blight { $blight }, grip { $grip }
    .active = { $climber }, { $space }, active: health { $health }, blight { $blight }, grip { $grip }
    .falling = { $climber }, { $space }, falling: health { $health }, blight { $blight }, grip { $grip }
piece-crystal = Crystal on { $space }: { $value }
piece-blighted = Blighted crystal on { $space }: { $value }
piece-shards = Broken crystal on { $space }
piece-mushroom = { $n ->
    [one] Mushroom on { $space }, face down
   *[other] { $n } mushrooms on { $space }, face down
 }
piece-marker = Attack marker on { $space }
piece-token = { $token } on { $space }
piece-pool = the crystal pool
pool-watcher-eye = the eye's crystal pool
area-attack = { $threat } hits here: { $what }
overlay-face = { $overlay }: { $face ->
    [open] open
    [closed] closed
   *[other] { $face }
 }

## Cards

row-threats = Threat row
row-hand = Hand of { $climber }
    .shared = Shared hand
row-covers = Cover cards of { $climber }
row-play = In play: { $climber }
    .shared = In play
card-caption = { $set } { $number }/{ $of }
card-cover-caption = { $set }, character
card-class-caption = { $set }, class
threat-down-calm = Face down, calm
threat-down-enraged = Face down, enraged
tag-attack = Attack
tag-event = Event
tag-swift = Swift
tag-delayed = Delayed
threat-back-calm = calm
threat-back-enraged = enraged
tag-enraged = Enraged
tag-secure = Secure
who-active = Active
who-next = Next
who-all = All
who-any = Any
who-highest = Highest
who-lowest = Lowest
who-leftmost = Left-most
who-rightmost = Right-most
who-closest = Closest to { $place }
who-furthest = Furthest from { $place }
who-most-health = Most health
who-least-health = Least health
who-most-blight = Most blight
who-most-grip = Most grip
who-least-grip = Least grip
who-most-token = Most { $token }
who-least-token = Fewest { $token }

## Boards of the climbers

panel-from-defeat = { $n } from defeat
panel-falling = Falling
panel-defeated = Defeated
track-health = Health and blight of { $climber }
mark-health = Health { $n }
mark-blight = Blight { $n }
counter-grip = Grip
    .words = { $n ->
        [one] 1 card in the deck
       *[other] { $n } cards in the deck
    }
counter-hand = Hand
counter-discard = Discard pile
counter-focus = Focus
    .ready = ready
    .spent = spent
counter-block = Block
    .words = { $n ->
        [one] 1 point left
       *[other] { $n } points left
    }
counter-strike = Strike bonus
    .words = +{ $n } to the next strike
counter-ap = Action points
    .words = { $n } left
chip-shield-harmful = Ignores harmful terrain once
chip-shield-difficult = Ignores difficult terrain once
chip-shield-blight = No blight from one strike
chip-icon-harmful = Protected from harmful terrain
chip-icon-difficult = Protected from difficult terrain
chip-icon-blight = No blight from striking
chip-token = { $token }: { $ready } of { $n } ready
chip-token-map = { $token }: on { $space }
chip-tokens-map = { $token }: { $n } left, the others on { $spaces }
chip-coin = { $side ->
    [heads] { $token }: heads
   *[tails] { $token }: tails
 }
chip-token-held = { $token }: { $n }
pile-deck = Deck of { $climber }
    .shared = Shared deck
pile-discard = Discard pile of { $climber }
    .shared = Shared discard pile

## Supplies

panel-crystals = Crystals left
    .words = { $left } of { $all } · { $value } to break
chip-crystal = { $space }: crystal { $value }
chip-blighted = { $space }: blighted crystal { $value }
chip-broken = Broken
chip-hidden = Not found yet: blighted crystal { $value }
chip-pool = { $pool }: { $dice }
chip-pool-empty = { $pool }: empty
panel-threat = Threat
    .words = Round { $round } · card { $card } of { $of }
    .waiting = Round { $round }
track-threat = Threat track
track-number = { $n }
track-hard = Hard { $n }
track-expert = Expert { $n }
mark-threat = { $n ->
    [0] No card starts enraged
    [one] 1 card starts enraged
   *[other] { $n } cards start enraged
 }
panel-supply = Supply
pile-injuries = Injury deck
pile-mushrooms = Mushrooms in the box
chip-used = Used: { $mushroom }
panel-story = The story of the leviathan: { $leviathan }
chip-supply = { $token } in the supply: { $n }
chip-on-card = On the card
    .above = On this card: { $n } × { $token }
    .below = On the lower half: { $n } × { $token }
    .down = On this card, face down: { $n } × { $token }

## Endings

ending-won = You have won. { $conclusion }
ending-last-chance-over = You have lost. The last chance is over, and the crystals still hold the leviathan. It goes on without you; perhaps tomorrow it can be reached.
ending-all-defeated = You have lost. Nobody is left on the leviathan, and the crystals grow on in silence.

## The last page

ended-won = { $leviathan } is free
ended-lost = { $leviathan } goes on
gauge-crystals = Crystal left
plot-crystals = Crystal that is left
plot-climbers = How far everybody is from defeat
tally-broken = Crystals broken
tally-struck = Struck off crystals
tally-lost-health = Health lost
tally-gained-blight = Blight gained
tally-falls = Falls
