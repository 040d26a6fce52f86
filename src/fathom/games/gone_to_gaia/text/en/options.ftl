### Questions, options, what an option would do, and why something is not possible.

ask-first-turn = Who takes the first turn?
    .hint = You agree together.
    .other = { $player } proposes who begins.
ask-turn = { $delver }: exhaust which weapon, and where?
    .hint = A fresh weapon goes on an empty slot. Or prepare to run.
    .other = { $player } begins a turn or prepares to run ({ $delver }).
ask-choose = { $delver }: move and act
    .hint = One movement and one action, in either order.
    .other = { $player } moves and acts ({ $delver }).
ask-target = Who is hit?
    .hint = { $n } more at most.
    .other = { $player } chooses targets ({ $n }).
ask-flip = Attack on the other side?
    .hint = It costs HP.
    .other = { $player } may attack on the other side.
window-reroll = the die stood
window-block = the blow landed
ask-reroll = The die shows { $die } ({ $why }): roll again?
    .hint = A reroll token buys another roll; the new result counts.
    .other = The die shows { $die }; { $player } decides ({ $why }).
ask-guard = The die shows { $die }: who deals less?
    .hint = { $n } more at most.
    .other = { $player } picks who deals less: { $die }, { $n }.
ask-block = { $enemy } hits: { $losses }
    .hint = A block token stops all of it.
    .other = { $enemy } hits ({ $losses }); { $player } decides.
ask-backup = Who backs up the boss?
    .hint = It will counterattack too.
    .other = { $player } names who backs up the boss.
ask-move-enemy = Where does { $enemy } move?
    .hint = Several tiles fit.
    .other = { $player } moves { $enemy }.
ask-flee = Where does { $enemy } flee?
    .hint = As far as it gets.
    .other = { $player } chooses where { $enemy } flees.
ask-flee-order = Who flees first?
    .hint = You choose the order.
    .other = { $player } chooses who flees first.
ask-turn-enemy = How does { $enemy } turn?
    .hint = Several ways fit.
    .other = { $player } turns { $enemy }.
ask-turn-any = Turn an enemy?
    .hint = Any enemy in reach, to any side.
    .other = { $player } may turn an enemy.
ask-teleport = With whom does { $enemy } change places?
    .hint = The nearest minions.
    .other = { $player } chooses for { $enemy }.
ask-summon = Where does the lieutenant of { $enemy } stand?
    .hint = Next to the boss.
    .other = { $player } places the lieutenant of { $enemy }.
ask-rebirth = Where does { $enemy } return?
    .hint = The nearest free tiles.
    .other = { $player } chooses where { $enemy } returns.
ask-take-element = Which element do you take?
    .hint = { $n } in all.
    .other = { $player } takes elements ({ $n }).
ask-lose-element = Which element do you lose?
    .hint = { $n } in all.
    .other = { $player } loses elements ({ $n }).
ask-refresh-weapon = Which weapon is refreshed?
    .hint = Its slot becomes empty.
    .other = { $player } refreshes a weapon.
ask-waste-token = Which token do you spend?
    .hint = It has no effect.
    .other = { $player } spends a token for nothing.
ask-disarm = Which weapon is disarmed?
    .hint = Its next attack deals 1 damage.
    .other = { $player } chooses a weapon to be disarmed.
ask-blood-debt = How do you pay the debt?
    .hint = An element or 1 HP.
    .other = { $player } pays a blood debt.
ask-sacrifice = Which card lies aside?
    .hint = You use the next lower rank until the boss is gone.
    .other = { $player } sets a card aside.
ask-malevolent = What does the boss take with it?
    .hint = Four elements, or all HP but one.
    .other = { $player } pays for the kill.
ask-scramble = Which weapon do you take instead?
    .hint = At the same rank.
    .other = { $player } takes another weapon.
ask-take-doublers = Which doublers do you take?
    .hint = You rolled 5 or 6: your choice.
    .other = { $player } chooses doublers.
ask-level-card = Which reward do you take?
    .hint = One of those on your Level card.
    .other = { $player } takes a reward of a Level card.
ask-improve = Which maximum rank do you raise?
    .hint = For the rest of the quest, and beyond.
    .other = { $player } raises a maximum rank.
ask-shift = Move which enemy?
    .hint = By up to { $n }.
    .other = { $player } may move an enemy by up to { $n }.
ask-shift-to = Where to with { $enemy }?
    .hint = Onto a free tile.
    .other = { $player } moves { $enemy }.
ask-shift-more = One tile further?
    .hint = You may stop here.
    .other = { $player } may move the enemy further.
ask-walk = { $delver } may move
    .hint = Up to { $n }.
    .other = { $player } may move { $delver } by up to { $n }.
ask-witness-to = Where does Witness go?
    .hint = Up to { $n }; he collects all parts.
    .other = { $player } moves Witness by up to { $n }.
ask-place-enemy = Where does { $enemy } stand?
    .hint = On an empty tile.
    .other = { $player } places { $enemy }.
ask-start =
    { $robot ->
        [0] Where does { $piece } start?
       *[other] Where does { $piece }, your robot, start?
    }
    .hint = One of the two start tiles; you may share.
    .other = { $player } chooses the start tile of { $piece }.
ask-retreat = Go on or retreat?
    .hint = You decide together.
    .other = { $player } proposes to go on or to retreat.
ask-consent = Do you agree?
    .hint = Proposed: { $what }
    .other = { $player } is asked to agree: { $what }
ask-scenario = What do you do?
    .hint = You decide together.
    .other = { $player } proposes what to do.
ask-give-product = Who gets { $product }?
    .hint = { $text }
    .other = { $player } proposes who gets { $product }: { $text }
ask-put-back = For sale between the waves: keep { $product }, or draw another?
    .hint = Its price holds a dear boss part, so it may be shuffled back. { $text }
    .other = { $player } may shuffle { $product } back and draw another: { $text }
ask-shop = What do you buy?
    .hint = You may exchange boss parts, and give parts and products.
    .other = { $player } visits the shop.
ask-double = The die shows { $die }: spend a doubler?
    .hint = It doubles what the attack still deals.
    .other = { $player } may spend a doubler (die: { $die }).
ask-reward-order = Whose reward do you take first?
    .hint = The order makes a difference.
    .other = { $player } chooses whose reward comes first.
ask-give = What do you give away?
    .hint = Parts are free; a product costs a minion part.
    .other = { $player } may give something away.
ask-fit = Which weapon do you take?
    .hint = At rank 1.
    .other = { $player } takes a weapon.
ask-leave-behind = Which product stays behind?
    .hint = Your suit takes { $n }.
    .other = { $player } leaves a product behind; the suit takes { $n }.
ask-rest = Rest or learn?
    .hint = Before the next wave.
    .other = { $player } rests or learns.
ask-extra = Which further card do you take?
    .hint = Solo: one more at rank 1.
    .other = { $player } takes a further card.
ask-which-delver = Which delver?
    .hint = It concerns one of you ({ $what }).
    .other = { $player } chooses a delver ({ $what }).
reward-xp = XP: { $n }
reward-level = a Level card for each
option-first-turn = { $delver } begins
option-exhaust = Exhaust { $card } on { $element }
option-run = Prepare to run
option-step = Step to { $tile }
option-push = Push { $enemy } (movement: { $n })
option-ap-move = { $n } AP: double movement
option-ap-one = { $n } AP: refresh one weapon
option-ap-all = { $n } AP: refresh all weapons
option-ap-everything = { $n } AP: refresh all weapons and tokens
option-double = Spend: { $token }
option-free = Free { $delver } ({ $element })
option-witness = Send Witness
option-ultimate = Ultimate
option-use-slot = Use the slot: { $element }
option-use-weapon = Use { $card }
option-end-turn = End the turn
option-target = { $enemy }
option-target-all = All of them
option-enough = That is all
option-flip = Attack to the { $side } for { $n } damage
option-no-flip = Attack to the { $side }
option-reroll = Reroll
option-keep-roll = Let it stand
option-guard = { $enemy } deals 1 less
option-no-guard = No more
option-block = Block { $enemy }
option-no-block = Let { $enemy } hit
option-backup = { $enemy }
option-move-enemy = { $enemy } moves to { $tile }
option-flee = { $enemy } flees to { $tile }
option-flee-order = { $enemy } flees
option-summon = Next to { $enemy }: { $tile }
option-turn-enemy =
    { $by ->
        [1] { $enemy }: a quarter turn to the right
        [2] { $enemy }: half a turn
       *[other] { $enemy }: a quarter turn to the left
    }
option-reward-order = { $enemy }: { $what }
option-no-double = No doubler
option-give = Give something away
option-enough-given = That is all
option-teleport = { $enemy } changes places with { $other }
option-rebirth = { $enemy } returns on { $tile }
option-place-enemy = { $enemy } on { $tile }
option-take-element = { $element }
option-lose-element = { $element }
option-refresh-weapon = { $card }
option-waste-token = { $token }
option-disarm = { $card }
option-lose-hp = Lose { $n } HP
option-lose-an-element = Lose { $n } element
option-lose-four-elements = Lose { $n } elements
option-one-hp = Stay with 1 HP
option-sacrifice = { $card }
option-scramble = { $card }
option-take-card = { $card }
option-improve = { $type }: up to rank { $rank }
option-shift = { $enemy }
option-leave-it = Leave it
option-shift-to = { $enemy } to { $tile }
option-shift-more = Move { $enemy } further
option-shift-done = Stop here
option-walk = { $delver } steps to { $tile }
option-stay = { $delver } stays
option-witness-to = Witness to { $tile }
option-witness-stays = Witness stays
option-start = { $piece } on { $tile }
option-retreat = Retreat
option-go-on = On to wave { $wave }
option-accept = Agreed: { $what }
option-refuse = No: { $what }
option-give-product = { $product } to { $player }
option-put-back = Put { $product } back
option-keep-product = Keep { $product }
option-buy = { $product } for { $price }
option-exchange = Boss part { $level } for { $n } minion parts
option-give-part = { $part } to { $player }
option-leave-shop = Leave the shop
option-fit = { $card }
option-leave-behind = { $product }
option-rest-heal = Heal { $n }
option-rest-level = Draw a Level card
option-extra = { $card }
option-which-delver = { $player }
group-exhaust = Take a turn
group-weapon = Weapon
group-slot = Slot
group-ultimate = Ultimate
group-step = Move
group-push = Push
group-witness = Witness
group-ap = Action points
group-double = Doublers
group-free = Free
group-target = Targets
group-reroll = Reroll
group-block = Block
group-guard = Guard
group-shift = Move an enemy
group-start = Start tiles
group-answer = Choose
group-buy = Buy
group-exchange = Exchange
group-give = Give
group-no = No
group-on = Go on
loss = { $delver } −{ $n }
loss-dies = { $delver } −{ $n } and dead
plan-dies = dies
plan-hits = Hits { $hits }.
plan-some =
    { $n ->
        [one] Hits one of: { $hits }.
       *[other] Hits { $n } of: { $hits }.
    }
plan-letter = To the { $side } on { $die }: { $hits }.
plan-hit = { $enemy } for { $n }
    .spared = { $enemy } for { $n } ({ $why })
plan-hit-lethal = { $enemy } for { $n }, which kills
plan-hit-perhaps = { $enemy } for { $n }, which may kill
plan-quiet = Nobody counterattacks.
plan-answer = Counterattack: { $results }.
plan-result = { $die }: { $losses }
plan-nothing = nothing
plan-nobody = Nobody is in reach.
then-healed = { $seat_of } heals { $n }.
then-shield = { $seat_of } gains shield { $n }.
then-collected =
    { $level ->
        [0] { $seat_of } collects a minion part.
       *[other] { $seat_of } collects a boss part of level { $level }.
    }
then-circuits = A circuit for the group.
then-suffered = { $delver } −{ $n } ({ $why }).
then-lost-hp = { $delver } −{ $n }.
then-died = { $delver } dies.
then-slot =
    { $n ->
        [0] Slot: { $ability }
        [1] One element lies here. Slot: { $ability }
       *[other] Both elements lie here: the weapon is fresh again at once. Slot: { $ability }
    }
then-step = From there: { $plan }
then-nobody = From there the weapon reaches nobody.
badge-hits = hits { $n }
caption-hits =
    { $kills ->
        [0] enemies hit: { $n }
       *[other] enemies hit: { $n }, killed: { $kills }
    }
caption-nobody = nobody in reach
caption-tiles =
    { $n ->
        [one] one tile free
       *[other] { $n } tiles free
    }
caption-witness = up to { $n } tiles; he collects all parts
caption-run = no more turns in this wave
no-step = There is no tile to step to.
no-weapon = The weapon cannot be used now.
no-points = No movement is left.
no-points-for = It costs { $n } movement; you have { $have }.
no-room = There is no free tile for it.
no-stop-here = You cannot stop on an enemy.
no-ap = Action points can do nothing now.
no-ap-twice = Each AP ability serves once in a turn.
no-tired = No weapon is exhausted.
no-token = It is spent.
no-after-action = Doublers count in the action, and that is over.
no-doubled = That is doubled already.
no-wheel = The wheel stands at { $n } of { $most }.
no-element = You have no such element.
no-elements = It takes { $n } elements; you have { $have }.
no-rank = Rank { $n } is the highest you may have.
no-gift = It costs the giver { $n } minion part.
no-stolen = A boss has it.
no-exhausted = It is exhausted.
no-slot = A weapon lies there.
no-enemy-tile = An enemy stands there.
no-second-move = There is one movement in a turn, in one piece.
no-second-action = There is one action in a turn.
no-stunned = A stunned delver cannot act.
no-ap-left = It costs { $n } AP; you have { $have }.
no-discipline = It fits the other discipline only.
no-parts = You have not enough parts.
option-take-doublers =
    { $n ->
        [1] Two LIGHT doublers
        [2] Two MEDIUM doublers
        [3] Two HEAVY doublers
       *[other] One of each
    }
