### The table: head, trays, cards, players, supplies, Influence, endings.

## Head

game-name = Abyss
game-words = Win allies, recruit Lords, take Locations, and mind what waits at the Border. Most Influence takes the throne; 2 to 5 players.
head-turn = { $expansion ->
    [true] with Leviathan · { $players } players · turn { $turn }
   *[false] base game · { $players } players · turn { $turn }
 }
step-plot = Plot
step-action = Action
step-locations = Locations
step-end = End of turn

## Houses: what a seat is called while nobody has told a name

house-1 = Coral
house-2 = Kelp
house-3 = Amber
house-4 = Basalt
house-5 = Foam

## Numbers

times = { $n }× { $what }
count-pearls = { $n ->
    [one] { $n } Pearl
   *[other] { $n } Pearls
 }
count-keys = { $n ->
    [one] { $n } Key token
   *[other] { $n } Key tokens
 }
count-tokens = { $n ->
    [one] { $n } Monster token
   *[other] { $n } Monster tokens
 }

## Trays

tray-court = The Court
    .count = { $n } of { $most }
    .plot = { $n ->
        [one] Plot: { $n } Pearl turns up a new Lord.
       *[other] Plot: { $n } Pearls turn up a new Lord.
    }
    .full = Nobody can plot now.
slot-court = empty
tray-depths = The Depths
    .row = Exploration track
    .space = space { $n } of { $most }
    .price = { $n ->
        [one] The next Ally sold costs { $n } Pearl.
       *[other] The next Ally sold costs { $n } Pearls.
    }
    .quiet = Nobody is exploring.
slot-track = { $n }
    .next = next
    .last = { $n ->
        [one] last space: +{ $n } Pearl
       *[other] last space: +{ $n } Pearls
    }
tray-council = The Council
    .down = face down
tray-locations = Available Locations
tray-border = The Border
    .deck = { $n } in the deck
    .arriving = { $leviathan } is arriving.
slot-zone = free
zone-best = { $ally }: { $chance }
zone-none = needs { $races } · AL-054
tray-threat = The Threat
    .at = space { $n }
    .token = Threat token
    .shifted = A Tamer is free: space { $n } is what counts.
pile-lords = Lord deck
    .text = Face down. Plotting turns up its top Lord; when two or fewer Lords are left at the Court after a recruitment, it fills all six spaces. If it cannot, the end of the game is triggered.
pile-exploration = Exploration deck
    .text = Allies and Monsters, face down. When it is used up, the discard pile is shuffled.
pile-locations = Location stack
    .text = Face down. With three Keys you may draw 1 to 4 Locations from here and must take one of them; the others become available.
pile-cards = cards
pile-empty = empty
card-back = face down

## Lords and Locations

lord-cost = { $n ->
    [0] { $number } { $sign } only
    [one] { $number } { $sign } +{ $n } Race
   *[other] { $number } { $sign } +{ $n } Races
 }
    .all = { $number } :guild-ambassadors: { $n } Races
lord-is-free = free
lord-is-turned = turned
lord-is-under = under a Location
chip-lord = { $state ->
    [free] { $lord }, { $n } Influence, free
    [turned] { $lord }, { $n } Influence, turned
   *[under] { $lord }, { $n } Influence, under a Location
 }
location-now = { $n } for you now
location-no-lords = no Lords under it
chip-level = { $state ->
    [gone] Resistance { $n }: taken
    [now] { $tokens ->
        [one] Resistance { $n }, now: { $tokens } Monster token
       *[other] Resistance { $n }, now: { $tokens } Monster tokens
    }
   *[later] { $tokens ->
        [one] Resistance { $n }, later: { $tokens } Monster token
       *[other] Resistance { $n }, later: { $tokens } Monster tokens
    }
 }

## Players

row-hand = Hand
    .limit = up to { $n }
    .of = Hand of { $player }
    .commander = Commander: down to { $n } when your turn ends
row-lords = Your free Lords
row-locations = Your Locations
counter-pearl = Pearls
counter-key = Keys
    .words = { $tokens ->
        [0] { $n } of { $most }, all on free Lords
        [one] { $n } of { $most }, { $tokens } of them a token
       *[other] { $n } of { $most }, { $tokens } of them tokens
    }
counter-hand = Hand
counter-monster = Monster tokens
    .words = { $base } base, { $new } new
counter-influence = Influence in sight
counter-wound = Wounds
chip-scourge = Scourge
    .words = Worth { $n } Influence at the end.
chip-ender = Ended it
chip-affiliated = Affiliated: { $allies }
chip-slain = Slew { $leviathan }
seat-explore = exploring
seat-council = at the Council
seat-recruit = recruiting
seat-fight = fighting
seat-end = ending the turn

## Influence

score-locations = Locations { $n }
score-lords = Lords { $n }
score-allies = Allies { $n }
score-monsters = Monster tokens { $n }
score-wounds = Wounds { $n }
score-scourge = Scourge { $n }
score-location = { $location } { $n }
score-ties = for a tie: { $pearls }, strongest Lord { $n }
score-of = { $player }: { $n } Influence
panel-account = The account
score-total = { $n } Influence
score-account = { $total } Influence = { $items }
score-mine = :influence: { $account }

## Supplies and the end

panel-supply = Supplies
supply-treasury = Pearls in the Treasury
supply-keys = Key tokens
supply-monsters = Base Monster tokens
supply-new-monsters = New Monster tokens
supply-leviathans = Leviathan deck
supply-wounds = Wound tokens
supply-discard = Discarded Exploration cards
chip-gone = has left the game
ends-lords = Triggered the end with the seventh Lord.
ends-court = Triggered the end: the Court could not be filled.
ends-leviathans = Triggered the end: the Leviathan deck is empty.
ends-tokens = Triggered the end: a deck of Monster tokens is empty.
end-lords = { $player } has triggered the end with the seventh Lord.
end-court = { $player } has triggered the end: the Court cannot be filled any more.
end-leviathans = { $player } has triggered the end: the Leviathan deck is empty.
end-tokens = { $player } has triggered the end: a deck of Monster tokens is empty.
end-last-turns = Everybody else has one last turn.
near-lords = { $players } with { $n } of { $most } Lords
near-court = { $n ->
    [0] Lord deck empty
    [one] { $n } Lord left in the deck
   *[other] { $n } Lords left in the deck
 }
near-leviathans = { $n ->
    [0] Leviathan deck empty
    [one] { $n } Leviathan left in the deck
   *[other] { $n } Leviathans left in the deck
 }
near-tokens = { $deck ->
    [base] { $n ->
        [0] no base Monster tokens left
        [one] { $n } base Monster token left
       *[other] { $n } base Monster tokens left
    }
   *[new] { $n ->
        [0] no new Monster tokens left
        [one] { $n } new Monster token left
       *[other] { $n } new Monster tokens left
    }
 }

## Endings

ending-won = { $player } takes the throne with { $n } Influence.
ending-shared = { $players } are level in everything and share the throne with { $n } Influence.
ending-pearls = { $pearls ->
    [one] Level at { $n } Influence; { $player } takes the throne with { $pearls } Pearl, the most.
   *[other] Level at { $n } Influence; { $player } takes the throne with { $pearls } Pearls, the most.
 }
ending-lord = Level at { $n } Influence and in Pearls; { $player } takes the throne with the strongest Lord, worth { $lord }.

## The last page

ended-throne = { $players } with { $n } Influence
plot-influence = Influence that lies open
account-locations = Locations
account-lords = Lords
account-allies = Affiliated Allies
account-monsters = Monster tokens
account-wounds = Wounds
account-scourge = Scourge
tally-recruited = Lords recruited
tally-took-location = Locations taken
tally-slew = Leviathans slain
tally-slew-monster = Monsters fought
tally-paid-pearls = Pearls paid
