### What is asked, what can be answered, why something cannot be done.

## Questions

ask-explore = What does the party do?
    .hint = Draw a tile, Encounter something in reach, or make ready.
ask-place = Where does this tile lie: { $tile }?
    .hint = { $fits ->
        [0] It fits nowhere yet: place the tile set aside first.
       *[other] Choose how to turn it (R in the browser), and where it lies.
     }
ask-face = Which Monster does { $hero } fight?
    .hint = Each Monster Card needs somebody.
ask-first = Against which Monster does { $hero } play first?
    .hint = Then against the other, with the cards that are left and newly drawn.
ask-play = { $hero } plays against { $foe }: { $n ->
    [one] which card?
   *[other] which card first? ({ $n } to play)
 }
    .hint = The Monster's cards come afterwards.
ask-turn-up = Whom do the Monster cards come to next?
    .hint = On top lies: { $known }. The first Power Card of a Round works against the Hero it turns up for.
ask-act = { $hero } against { $foe }: abilities, then a pair
    .hint = Blocks may always be chosen; a Monster Hit comes before a Hero Hit.
ask-aim = Whom does { $hero } hit with { $n } damage?
    .hint = All of it goes to one; only of a Horde the rest runs on.
ask-hit = Whom does { $hero } wound with { $n } damage?
    .hint = At once, before the pairs are resolved.
ask-which = Which card of { $hero }?
    .hint = The change lasts until the Round ends.
ask-swap-hand = Which cards does { $hero } swap?
    .hint = A played card and one in hand.
ask-whom = { $card }: which Hero?
    .hint = Choose one.
ask-spare = Who takes no Return Damage?
    .hint = One of those who killed it together is spared.
ask-look = On top or to the bottom: { $card }?
    .hint = { $n ->
        [one] This is the last one.
       *[other] { $n } cards are left to look at.
     }
ask-supply = { $hero } supplies a card: { $test }
    .hint = From the hand, or the top of the draw pile, unseen. { $n } to go.
ask-try = Who tries? { $test }
    .hint = One Hero takes the test.
ask-alternative = { $card }: what do you choose?
    .hint = One of these.
ask-give = Who takes this: { $item }?
    .hint = It stays with that Hero.
ask-unlock = Which lock opens?
    .hint = No Key is spent.
ask-wake = Where do Monsters return?
    .hint = These places are equally near.
ask-lose-item = Which Item do you give up?
    .hint = The cards that it added stay.
ask-lose-power = Who gives up a Power Card?
    .hint = It goes to the discard pile.
ask-refresh = Which Spell of { $hero } becomes ready?
    .hint = It can be used again.
ask-exhaust = Which Spell of { $hero } is exhausted?
    .hint = It is turned until it is refreshed.
ask-discard = Which card does { $hero } discard?
    .hint = From the hand.
ask-retrieve = Which card does { $hero } put on top of the draw pile?
    .hint = From the own discard pile.
ask-draw-item = Who draws an Item?
    .hint = From the deck of the own Class.
ask-keep-item = Which Item does { $hero } keep?
    .hint = The other goes to the bottom of its deck.
ask-replace = Which card leaves the deck of { $hero }? ({ $n } to go)
    .hint = As many leave as were added.
ask-pay = { $what ->
    [key] Keys cost { $n } XP each. What do you pay with?
    [healing] { $n } XP buy { $points } Health for the party. What do you pay with?
    [ability] An Ability costs { $n } XP. What do you pay with?
   *[other] { $n } XP are to be given up. Which?
 }
    .hint = { $paid ->
        [0] No change is given.
       *[other] { $paid } XP lie down: { $bought }. No change is given.
     }
purchase = { $many ->
    [0] { $missing } more XP are needed
   *[other] { $what ->
        [key] { $many ->
            [one] a Key
           *[other] { $many } Keys
         }
        [healing] { $points } Health
       *[other] it is enough
     }
 }
ask-divide = How much of { $n } does { $hero } heal?
    .hint = The others get the rest.
ask-level-up = Level Up: who learns something?
    .hint = Each Hero may buy one Ability. Then the way leads down; the record sheet lets you go on another day.
ask-draw-abilities = From which decks does { $hero } draw?
    .hint = Two cards, of which one is kept.
ask-keep-ability = Which Ability does { $hero } keep?
    .hint = The other goes to the bottom of its deck.
test-words = { $kind ->
    [sum] all together at least { $target }, { $cards ->
        [one] one card each
       *[other] { $cards } cards each
     }
    [each] each at least { $target }, { $cards ->
        [one] with one card
       *[other] with { $cards } cards
     }
    [highest] a card of at least { $target }, { $cards ->
        [one] with one card
       *[other] out of { $cards } cards
     }
   *[lowest] no card above { $target }, { $cards ->
        [one] with one card
       *[other] with { $cards } cards
     }
 }

## Answers

option-monster = Fight on { $region }
option-feature = Look at the Feature on { $region }
option-chest = Open the Chest on { $region }
option-door = Unlock the Door on { $region }
option-campfire = Rest at the Campfire on { $region }
option-stairs = Take the Stairs on { $region }
option-legend = Enter { $pattern }
option-draw-tile = Draw a tile
option-give-up = Give up
option-buy-key = Buy Keys
option-buy-healing = Buy Healing
option-equip = { $hero } equips { $item }
option-unequip = { $hero } puts { $item } away
option-use-skill = { $hero } uses { $skill }
option-place = Place it on { $cell }, { $turn ->
    [0] as it is
    [1] turned by a quarter
    [2] turned by a half
   *[3] turned by three quarters
 }
    .any = Place it on { $cell }
option-place-aside = Place the tile set aside on { $cell }, { $turn ->
    [0] as it is
    [1] turned by a quarter
    [2] turned by a half
   *[3] turned by three quarters
 }
option-face = { $hero } fights { $foe }
option-first = First { $foe }
option-play = { $hero } plays { $card }
option-turn-up = { $hero }
option-power = { $hero }: { $skill }
option-use-item = { $hero } uses { $skill }
option-block = { $hero } blocks: { $skill }
option-resolve = { $hero }: { $ours } against { $theirs }
    .nothing = { $hero } resolves nothing
option-aim = { $foe } (Health { $left })
option-hit = { $foe } (Health { $left })
option-which = { $hero }: the { $card }
option-swap-hand = Card { $n } for { $card } from the hand
option-whom = { $hero }
option-spare = { $hero }, spared { $n }
option-sink = To the bottom: { $card }
option-keep = On top: { $card }
option-supply = { $hero } supplies { $card }
option-supply-unseen = { $hero }: the top card, unseen
option-try = { $hero } tries
option-give = { $hero } takes { $item }
option-unlock = The Door on { $region }
option-unlock-chest = The Chest on { $region }
option-wake = On { $region }
option-lose-item = { $item } of { $hero }
option-lose-power = { $hero } gives up a Power Card
option-refresh = { $skill } of { $hero }
option-exhaust = { $skill } of { $hero }
option-discard = { $hero } discards { $card }
option-retrieve = { $hero } puts { $card } on top
option-draw-item = { $hero } draws
option-keep-item = { $hero } keeps { $item }
option-pass-item = { $hero } gets { $item }
option-replace = { $card } leaves the deck of { $hero }
option-pay = { $n } XP
option-pay-item = { $item } for { $n } XP
option-done-paying = Enough: { $what ->
    [key] { $n ->
        [one] 1 Key
       *[other] { $n } Keys
     }
   *[other] { $points } Health
 }
option-heal-by = { $hero } heals { $n }
option-buy-ability = { $hero } learns an Ability
option-go-down = Go down
option-draw-abilities = Draw: { $decks }
option-keep-ability = { $ability }

## Costs and consequences

cost-xp = { $n } XP
cost-key = { $n ->
    [one] 1 Key
   *[other] { $n } Keys
 }
cost-power = { $n ->
    [one] 1 Power Card
   *[other] { $n } Power Cards
 }
then-place = Beside { $tiles }.
    .nodes = { $n ->
        [one] It connects a pair of Nodes.
       *[other] It connects { $n } pairs of Nodes.
     }
    .legend = It completes { $names }.
then-block = No damage to either side; a Block ability may be used.
then-pair = { $direct ->
    [0] { $back ->
        [0] { $foe } loses { $dealt }.
       *[other] { $foe } loses { $dealt }; { $hero } loses { $back } by Return Damage.
     }
   *[other] { $dealt ->
        [0] { $hero } loses { $direct }.
       *[other] { $hero } loses { $direct }; { $foe } loses { $dealt } by Return Damage.
     }
 }
then-pay = { $paid } XP then lie down: { $bought }.
then-hurt = { $hero } loses { $n } Health.
then-healed = { $hero } heals { $n }.
then-wounded = { $foe } loses { $n } Health.
then-mended = { $foe } heals { $n }.
then-killed = A kill: { $foe }.
then-stored = { $hero } stores a Power Card.
then-won = That wins the game.
then-lost = That loses the game.
then-health = Health { $n } of { $most }.

## Groups

group-place = { $turn ->
    [0] As it is
    [1] A quarter turn
    [2] A half turn
   *[3] Three quarter turns
 }
group-aside = Set aside, { $turn ->
    [0] as it is
    [1] turned a quarter
    [2] turned a half
   *[3] turned three quarters
 }
group-places = { $n ->
    [one] 1 place
   *[other] { $n } places
 }
group-encounter = Encounter
group-pair = Resolve a pair
group-ability = Abilities and Items
group-card = Choose a card
group-buy = Spend XP
group-equip = Equipment
group-answer = Choose
group-on = Go on

## Why not

no-guarded = Something un-Encountered is in the way.
no-second-rest = The party may Rest only once in each Ecology.
no-key = There is no Key.
no-tiles = No tile is left.
no-match = No rotation matches all sides.
no-way = No way leads there: something blocks it.
no-hero-hit = A Monster Hit comes first.
no-other-pair = A Block Ability was used: the pair of that Block counts.
no-exhausted = This Spell is exhausted.
no-power = { $n ->
    [one] No Power Card is stored.
   *[other] { $n } Stored Power Cards are needed.
 }
no-xp = { $n } XP are needed; the party does not have so many.
no-enough = { $n } more XP are needed.
no-wound = Nobody is wounded.
no-tile-in-hand = Not while a drawn tile waits for its place.
no-uses = No use of it is left.
no-second-use = It is used up for this Ecology.
no-both-kinds = Block or Power abilities in a Round, not both, as this table has ruled.
no-second-block = Only one Block Ability in a Round.
no-block = Only with a Block.
no-class = Only for this Class: { $deck }.
no-hands = Equipped Items may show { $n } hands at most.
no-secondary = An Item of the Secondary Class that adds cards cannot be kept.
no-second-ability = One Ability for each Hero.
no-ability-left = No Ability is left in the deck.
no-free-foe = Somebody must fight the other one.
no-gift = { $what ->
    [key] There are too few Keys.
    [xp] There are too few XP.
    [item] There are too few Items.
   *[power] Too few Power Cards are stored.
 }
