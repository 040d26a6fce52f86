### What is asked, what can be answered, what it would do, and why something cannot be done.

## Questions

ask-start-at = { $climber }, where do you start?
    .hint = Pick a space of the starting row. Its terrain does nothing now.
ask-ap-card = { $climber }, which card gives you action points?
    .hint = Its skill is not used; its protection lasts for this activation. Anytime actions come first if you like.
ask-act = { $climber }, what next?
    .hint = Pick a lit space, an action, or a card for its skill.
window-turn-start = the turn begins
window-revealed = the threat is revealed
window-swift = something swift has happened
window-before-threat = the threat is about to happen
window-delayed = something delayed has been marked
window-round-end = the round ends
window-last-chance = the last moment

ask-anytime-turn-start = The turn of { $climber } begins. Does anybody do something?
    .hint = Anytime actions are possible before the threat is revealed.
ask-anytime-revealed = { $threat } is revealed. Does anybody do something?
    .hint = Anytime actions are possible now.
ask-anytime-swift = { $threat } was swift. Does anybody do something?
    .hint = Anytime actions are possible before { $climber } is activated.
ask-anytime-before-threat = { $threat } is about to happen. Does anybody do something?
    .hint = { $marks ->
        [later] When { $climber } carries on, its marker is placed where the target stands, and all are asked once more.
       *[now] It resolves as soon as { $climber } carries on.
    }
ask-anytime-after-threat = { $threat } has happened already. Does anybody do something?
    .hint = { $climber } draws as soon as the table carries on.
ask-anytime-delayed = { $threat } has been marked. Does anybody do something?
    .hint = The attack resolves as soon as { $climber } carries on.
ask-anytime-round-end = The round is over. Does anybody do something?
    .hint = After this the threat cards are dealt anew.
ask-anytime-last-chance = It is the last moment. Does anybody do something?
    .hint = After this the game is lost, unless the leviathan is free.
ask-anytime = Does anybody do something?
    .hint = Anytime actions are possible now.
ask-falling = { $climber }, you are falling. What now?
    .hint = A ledge or an anchor stops the fall; each space you fall into acts on you.
ask-pass-ledge = { $climber }, do you stop falling on this ledge?
    .hint = The climb goes on either way, as far as it is not spent.
ask-climb = { $n ->
    [one] { $climber }, where do you climb?
   *[other] { $climber }, where do you climb? { $n } steps left.
 }
    .hint = Each step is entered; an open space ends the climb.
ask-jump = { $climber }, where do you land?
    .hint = Only the landing space is entered.
ask-glide = { $climber }, where do you glide?
    .hint = Only the last space is entered.
ask-put = { $climber }, on which space are you put?
    .hint = The space is entered.
ask-strike-what = { $climber }, what do you strike for { $n }?
    .hint = One strike has one target.
ask-strike = { $climber } strikes for { $n }. Does anybody add something?
    .hint = Bonuses can be played onto this strike before it lands.
ask-pool = { $n ->
    [one] { $climber }, which die goes down by the last point?
   *[other] { $climber }, which die goes down? { $n } points left.
 }
    .hint = You may split the strike among the dice of the pool.
ask-blight = { $climber } is about to gain 1 blight. Does the mushroom keep it off?
    .hint = It works once in this step; you may keep it for later.
ask-protection = { $climber } is protected. Ignore the terrain?
    .hint = In your activation your AP card keeps it off; you may also let it happen.
ask-loss = { $kind ->
    [health] { $climber } is about to lose { $n } health.
    [grip] { $climber } is about to lose { $n } grip.
   *[push] { $n ->
        [one] { $climber } is about to be pushed 1 space.
       *[other] { $climber } is about to be pushed { $n } spaces.
    }
 }
    .hint = A block can prevent it, point by point.
ask-push-way = { $climber }, which way are you pushed?
    .hint = Several directions fit.
ask-target = Who is the target: { $who }?
    .hint = Several climbers fit; you decide together.
ask-colour = { $climber }, which part of the attack hits you?
    .hint = Your space is covered in several colours; you suffer one.
ask-take-over = { $climber } is about to suffer the threat. Does anybody step in?
    .hint = Somebody may suffer it instead.
ask-order-climbers = Who is first?
    .hint = Several climbers are affected; you decide the order together.
ask-order-reactions = What happens first?
    .hint = Several reactions of the leviathan are waiting.
ask-order-waiting = What happens first?
    .hint = Several effects are waiting; you decide the order together.
ask-order-falls = Who falls first?
    .hint = One fall is finished before the next begins.
ask-part = { $climber }, what do you do first?
    .hint = The parts of a skill come in any order, and each is optional.
ask-or = { $climber }, which one?
    .hint = Choose one of them.
ask-pay = { $climber }, do you pay for more?
    .hint = This can be done once per skill.
ask-choose-affected = Whom does it concern?
    .hint = Several climbers are level; you decide together.
ask-choose-climber = { $climber }, who gets this: { $what }?
    .hint = The chosen climber carries it out and decides how.
ask-raise-for = Whose effect does the focus raise?
    .hint = The number raised by focus counts for one climber only.
ask-focus = { $climber }, do you use your focus?
    .hint = One number of the skill counts 1 more; the focus is spent.
ask-crystal = { $way ->
    [up] Which crystal goes up by { $n }?
   *[down] Which crystal goes down by { $n }?
 }
    .hint = Several fit; you decide together.
ask-origin = Where does the attack come from?
    .hint = Several fit; you decide together.
ask-anchor = { $climber }, do you stop falling here?
    .hint = Anchor holds wherever you have grip.
ask-rest = { $climber }, do you rest here?
    .hint = Cards of your discard pile go back under your deck.
ask-remove-injury = { $climber }, which injury do you remove?
    .hint = It is shuffled back into the injury deck.
ask-draw = { $climber }, do you discard before you draw?
    .hint = You draw up to your hand size; every card drawn is grip lost.
ask-thread = { $climber }, do you draw the last card?
    .hint = With an empty deck you fall. You may hang by a thread instead.
ask-draw-n = { $climber }, how many cards do you draw?
    .hint = Every card drawn is grip lost.
ask-discard = { $n ->
    [one] { $climber }, which card do you discard?
   *[other] { $climber }, which card do you discard? { $n } to go.
 }
    .hint = It goes to your discard pile.
ask-place = { $climber }, where do you put { $token }?
    .hint = Pick a lit space.
ask-take-token = { $climber }, from where do you take { $token }?
    .hint = It goes back to your play area.
ask-coin = { $side ->
    [heads] { $climber } has flipped heads. Does anybody change that?
   *[tails] { $climber } has flipped tails. Does anybody change that?
 }
    .hint = Some cards may be played onto a flip before its effect is carried out.

## Answers

option-start-at = Start on { $space }
option-all-parts = All of it, in this order
option-skip-rest = Nothing more of this skill
option-skip = Leave this part out
    .strike-what = Strike nothing
    .jump = Do not jump
    .glide = Do not glide
    .rest = Do not rest
    .anchor = Do not anchor
    .or = None of these
    .choose-climber = Nobody
    .choose-another = Nobody else
    .place = Put nothing
    .take-token = Take nothing
option-stop = Stop here
option-pay = { $cost }: { $what }
option-do-not-pay = Do not pay
    .else = Without paying: { $what }
option-choose-climber = { $climber }
option-raise-for = For { $climber }
option-raise-later = Not for { $climber }
option-no-focus = Keep the focus
option-focus = Focus: { $after } instead of { $before }
option-climb = Climb to { $space }
option-jump = Jump to { $space }
option-glide = Glide to { $space }
option-put = Go to { $space }
option-strike = Strike { $n } at the crystal on { $space }
    .here = Strike { $n }
    .pool = Strike { $n } at { $pool }
    .token = Strike { $n } at { $token }
option-land-strike = Let the strike land
option-crystal = The crystal on { $space }
option-origin = From { $space }
option-anchor = Anchor on { $space }
option-prevent = { $kind ->
    [health] Block { $n } health
    [grip] Block { $n } grip
   *[push] { $n ->
        [one] Block 1 space
       *[other] Block { $n } spaces
    }
 }
    .with = { $kind ->
        [health] Block { $n } health with { $card }
        [grip] Block { $n } grip with { $card }
       *[push] { $n ->
            [one] Block 1 space with { $card }
           *[other] Block { $n } spaces with { $card }
        }
    }
option-spend-shield = { $kind ->
    [blight] Gain no blight this once
    [difficult] Ignore the difficult terrain this once
   *[harmful] Ignore the harmful terrain this once
 }
option-take-blight = Gain { $n } blight
option-keep-off = { $kind ->
    [difficult] Ignore the difficult terrain
   *[harmful] Ignore the harmful terrain
 }
option-do-without = { $kind ->
    [grip] Lose { $n } grip all the same
   *[health] Lose { $n } health all the same
 }
option-take-loss = { $kind ->
    [health] Lose { $n } health
    [grip] Lose { $n } grip
   *[push] { $n ->
        [one] Be pushed 1 space
       *[other] Be pushed { $n } spaces
    }
 }
option-target = { $climber }
option-go-on = Let { $climber } suffer it
option-order-climber = { $climber } first
option-order-effect = { $climber }: { $what } first
option-order-injury = { $climber } gets rid of { $injury } first
option-order-block = { $climber } answers with { $card } first
option-order-scenario = { $what } first
option-order-other = Effect { $n } first
option-falls-first = { $climber } falls first
option-stop-falling = Stop on { $space }
option-stay-falling = Keep falling
option-fall-on = Fall on to { $space }
option-remove-injury = Remove { $injury }
option-pay-off-injury = Remove { $injury }
option-draw = { $n ->
    [0] Draw nothing
    [one] Draw 1 card
   *[other] Draw { $n } cards
 }
option-draw-last = Draw the last card
option-hang-by-a-thread = Hang by a thread
option-draw-n = { $n ->
    [0] Draw nothing
    [one] Draw 1 card
   *[other] Draw { $n } cards
 }
option-discard = Discard { $card }
option-place = Put { $token } on { $space }
option-return-token = { $half ->
    [below] From the lower half of the card: { $token }
    [down] One that lies face down: { $token }
   *[above] From the card: { $token }
 }
option-take-token = Take { $token } from { $space }
    .supply = Take { $token }
option-let-stand = { $side ->
    [heads] Heads: { $what }
    [twice] Heads, twice: { $what }
    [nothing] Tails: nothing
   *[tails] Tails: { $what }
 }
option-ap-card = Play { $card } for { $n } AP
option-empty-handed = Go on empty-handed: { $n } AP
option-end-activation = End here
option-use = Use { $source }
    .for = { $climber } uses { $source }
option-modify = Play { $source }
    .for = { $climber } plays { $source }
option-pick-up = Pick up the mushroom
    .for = { $climber } picks up the mushroom
option-let-go = Let go
    .for = { $climber } lets go
option-toss = Toss { $mushroom } to { $climber }
option-scenario = { $rule }
    .for = { $climber }: { $rule }
option-rest = Rest
option-mend = Mend 1
option-lower-die = Lower the { $value } by { $n }

## Groups of answers

group-climb = Climb
    .caption = { $n } spaces in reach
group-jump = Jump
    .caption = { $n } landings
group-glide = Glide
    .caption = down, { $n } landings
group-strike = Strike
    .caption = { $n } ways
group-rest = Rest
    .caption = { $n } ways
group-mend = Mend
    .caption = { $n } ways
group-skill = Skills
    .caption = { $n } can be used
group-mushroom = Mushrooms
    .caption = { $n } ways
group-let-go = Let go
    .caption = { $n } climbers can
group-injury = Injuries
    .caption = { $n } can be removed
group-scenario = Scenario
    .caption = { $n } actions
group-ap-card = A card for AP
    .caption = { $n } to choose from
group-discard = Discard
    .caption = { $n } cards in hand
group-fall = Fall
    .caption = { $n } ways
group-answer = Choose
    .caption = { $n } possible answers
group-vain = nothing that would help now
group-on = Go on
    .caption = { $n } ways

## Costs

cost-ap = { $n } AP
    .sign = { $n }:ap:
cost-range = { $least }–{ $most }:ap:
cost-also = { $n } AP, { $what }

## What it would do

then-lost-health = { $mine ->
    [true] Lose { $n } health.
   *[false] { $climber } loses { $n } health.
 }
then-lost-grip = { $mine ->
    [true] Lose { $n } grip.
   *[false] { $climber } loses { $n } grip.
 }
then-gained-health = { $mine ->
    [true] Gain { $n } health.
   *[false] { $climber } gains { $n } health.
 }
then-gained-grip = { $mine ->
    [true] Gain { $n } grip.
   *[false] { $climber } gains { $n } grip.
 }
then-gained-blight = { $mine ->
    [true] Gain { $n } blight.
   *[false] { $climber } gains { $n } blight.
 }
then-lost-blight = { $mine ->
    [true] Lose { $n } blight.
   *[false] { $climber } loses { $n } blight.
 }
then-defeated = This defeats { $climber }!
then-fell = { $mine ->
    [true] Then you fall to { $space }.
   *[false] { $climber } falls to { $space }.
 }
    .let = { $mine ->
        [true] You fall to { $space }.
       *[false] { $climber } falls to { $space }.
    }
then-struck = { $left ->
    [0] The crystal breaks.
   *[other] The crystal goes from { $before } to { $left }.
 }
then-sets-off = This sets off: { $what }.
then-pool-lowered = The pool goes from { $before } to { $left }.
then-die-changed = { $value ->
    [0] The crystal on { $space } is gone.
   *[other] The crystal on { $space } goes to { $value }.
 }
then-overlay-turned = A card is turned. { $overlay }.
then-overlay-moved = A card moves. { $overlay }.
then-won = It is the last one: you win.
then-lost = With this you lose the game.
then-bitten = It bites there.
then-left-behind = The space beneath is open.
then-rested = { $n ->
    [0] No card goes back.
    [one] 1 card goes back under your deck.
   *[other] { $n } cards go back under your deck.
 }
then-protected = Your protection holds.
then-out = Out of the attack.
then-into = Into the attack!
then-still = Still in the attack.
then-turns-up = What lies there face down comes to light.
then-ledge = There is a ledge.
then-grants-ledge = Its space is a ledge for every climber.
then-grants-calm-terrain = Climbers may ignore the terrain there.
then-grants-no-fall = Climbers need not fall from there.
then-unspent = { $n ->
    [one] 1 action point is lost.
   *[other] { $n } action points are lost.
 }
then-grip-left = { $n } grip left.
then-no-grip = Your deck is empty then: off a ledge you fall.
then-card-protects = It protects from { $what }.
then-left-over = { $kind ->
    [health] You still lose { $n } health.
    [grip] You still lose { $n } grip.
   *[push] { $n ->
        [one] You are still pushed 1 space.
       *[other] You are still pushed { $n } spaces.
    }
 }
then-nothing-left = Nothing of it is left.
then-toss = { $climber } can use it: { $text }
then-skip = Only this part is left out; what was paid stays paid.
then-stop = The steps that are left lapse.
then-skip-rest = All its other parts are left out; what was paid stays paid.
vain-flip = It would do nothing now. It is played onto a flip of the coin.
vain-use = It would do nothing now.
vain-block = There is nothing to block now. It can be played when a loss comes.
vain-blocked = What is blocked already is enough.
vain-strike = There is nothing to strike now. It can be played onto a strike.
vain-surplus = That is more than is needed.
vain-weaker = That is less than the skill can do.
vain-rest = It would change nothing.
then-smaller-hand = You keep 1 grip and a smaller hand.

## Why not

no-falling = You are falling already.
no-button = You are not at the button of another level.
no-lift = You are not on the lift.
no-spine = Nobody else on your space or next to it is nailed down.
no-rot = No face-down rot lies beside you.
no-swim = You swim already.
no-ap = It costs { $n } AP; you have { $have }.
no-ledge = It needs a ledge.
no-crystal = There is no crystal on your space.
no-target = There is nothing to strike within range { $n }.
no-open = It is not possible on an open space.
no-below = There is nothing below you to fall to.
no-below-glide = There is nothing below you to glide to.
no-injury = { $injury } forbids it.
no-scenario = The scenario forbids it.
no-cost = You cannot pay its cost: { $cost }.
no-ap-card = It is your AP card now.
