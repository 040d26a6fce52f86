### What effects, costs and conditions are called on buttons: short, as on the cards.

## Moving

effect-climb = { $dir ->
    [up] Climb { $n } upwards
    [down] Climb { $n } downwards
    [side] Climb { $n } sideways
   *[any] Climb { $n }
 }
effect-jump = Jump { $n }
    .shown = Jump as shown
    .to = Jump to { $place }
    .onto = Jump { $n }, to { $place }
effect-glide = Glide { $n }
effect-push = { $dir ->
    [up] Push { $n } up
    [down] Push { $n } down
    [left] Push { $n } left
    [right] Push { $n } right
    [away] Push { $n } away
    [toward] Push { $n } towards the origin
   *[other] Push { $n }
 }
effect-fall = Fall
effect-put = Go to { $place }

## Crystals

effect-strike = Strike { $n }
    .range = Strike { $n } at range { $range }
    .at = Strike { $n } at range { $range }, on the space of { $place }
    .clean = Strike { $n } without blight
effect-strike-plus = Strike +{ $n }
    .clean = Strike +{ $n } without blight
effect-range-plus = Range +{ $n }
effect-crystal = { $way ->
    [up] Raise { $which ->
        [all] every crystal
        [lowest_value] the crystal with the lowest value
        [highest_value] the crystal with the highest value
        [closest] the closest crystal
        [here] the crystal here
       *[other] a crystal
    } by { $n }
   *[down] Lower { $which ->
        [all] every crystal
        [lowest_value] the crystal with the lowest value
        [highest_value] the crystal with the highest value
        [closest] the closest crystal
        [here] the crystal here
       *[other] a crystal
    } by { $n }
 }

## Body and cards

effect-health = { $sign ->
    [plus] +{ $n } health
   *[minus] −{ $n } health
 }
effect-grip = { $sign ->
    [plus] +{ $n } grip
   *[minus] −{ $n } grip
 }
effect-blight = { $sign ->
    [plus] +{ $n } blight
   *[minus] −{ $n } blight
 }
effect-ap = { $sign ->
    [plus] +{ $n } AP
   *[minus] { $n } AP
 }
effect-injury = { $sign ->
    [plus] { $n ->
        [one] +1 injury
       *[other] +{ $n } injuries
    }
   *[minus] { $n ->
        [one] Remove 1 injury
       *[other] Remove { $n } injuries
    }
 }
effect-per-hit = { $what } for each other climber hit
effect-per-token = { $what } for each { $token }
effect-mend = Mend { $n }
effect-rest = Rest
effect-draw = { $n ->
    [one] Draw 1 card
   *[other] Draw { $n } cards
 }
effect-discard = { $n ->
    [one] Discard 1 card
   *[other] Discard { $n } cards
 }
    .all = Discard the whole hand
effect-focus = Become focused
effect-anchor = Anchor
effect-block = Block { $n }
    .then = Block { $n }, then { $what }
effect-protect = Protection from { $what }
effect-take-over = Suffer it instead

## Tokens, threats, scenario

effect-ready = { $n ->
    [one] Ready { $token }
   *[other] Ready { $n } { $token }
 }
effect-exhaust = { $n ->
    [one] Exhaust { $token }
   *[other] Exhaust { $n } { $token }
 }
effect-place = { $n ->
    [one] Put { $token } on a space within { $within }
   *[other] Put { $n } { $token } on spaces within { $within }
 }
    .here = Put { $token } on your space
    .open = Put { $token } on an open space within { $within }
effect-lay = Put { $token } on each of these: { $place }
effect-take = { $n ->
    [one] Take { $token }
   *[other] Take { $n } { $token }
 }
effect-stock = { $n } × { $token } onto the scenario card
effect-spend = { $n ->
    [one] Return { $token }
   *[other] Return { $n } { $token }
 }
effect-enrage = Enrage { $n }
effect-calm = Calm { $n }
effect-turn = Turn over: { $overlay }
effect-move = Move: { $overlay }
effect-set = The scenario changes

## Combining

effect-let = { $who ->
    [any] Any climber: { $what }
    [other] Another climber: { $what }
    [all] Every climber: { $what }
    [others] Every other climber: { $what }
    [active] The active climber: { $what }
    [next] The next climber: { $what }
    [highest] The highest climber: { $what }
    [lowest] The lowest climber: { $what }
    [leftmost] The left-most climber: { $what }
    [rightmost] The right-most climber: { $what }
    [most_health] The climber with most health: { $what }
   *[self] { $what }
 }
    .held = { $more ->
        [fewest] Fewest { $token }: { $what }
       *[most] Most { $token }: { $what }
    }
    .two = { $n } climbers each: { $what }
    .within = { $who ->
        [any] Any climber within { $n }: { $what }
        [other] Another climber within { $n }: { $what }
       *[all] Every climber within { $n }: { $what }
    }
effect-pay = { $cost }: { $what }
effect-flip = Flip the coin. Heads: { $heads }. Tails: { $tails }
effect-coin = { $act ->
    [heads] Turn the coin to heads
   *[double] Flip again: heads twice or nothing
 }
effect-nothing = Nothing

## Places

feature-crystal = a crystal
feature-crystal-teal = a blighted crystal
feature-crystal-purple = a normal crystal
feature-ledge = a ledge
feature-mushroom = a mushroom
feature-link = the other end of the way
feature-token = { $token }
feature-user = the climber who uses this
feature-climber = another climber
feature-space = a marked space

## Tokens

token-cover = this card
token-focus = your focus
token-mushroom = a mushroom
token-energy = energy
token-banner = the banner
token-farseer = the farseer
token-wisp = the wisp
token-coin = the coin
token-piton = a piton
    .many = pitons

## Protection

protect-harmful = harmful terrain
protect-difficult = difficult terrain
protect-blight = blight from striking

## Directions

way-up = Up
way-down = Down
way-left = Left
way-right = Right

## Conditions that a skill needs

need-falling = It can be used only while falling.
    .not = It cannot be used while falling.
need-activating = It can be used only in your own activation.
    .not = It cannot be used in your own activation.
need-broke-crystal = You must have broken a crystal this turn.
    .not = You must not have broken a crystal this turn.
need-hit = You must have been hit this turn.
    .not = You must not have been hit this turn.
need-focused = You must be focused.
    .not = You must not be focused.
need-injured = You must have an injury.
    .not = You must not have an injury.
need-on-ledge = It needs a ledge.
    .not = It cannot be used on a ledge.
need-on-open = It needs an open space.
    .not = It cannot be used on an open space.
need-on-crystal = It needs a crystal on your space.
    .not = It cannot be used on a space with a crystal.
need-on-terrain = It needs the right terrain under you.
    .not = It cannot be used on this terrain.
need-on-feature = It must be used from a certain space.
    .not = It cannot be used from this space.
need-climber-within = Another climber must be within { $n }.
    .not = No other climber may be within { $n }.
need-everybody-on = Everybody must be in a certain place.
    .not = Not everybody may be in a certain place.
need-on-map = There must be { $token } on the map.
    .not = There must be no { $token } on the map.
need-on-card = There must be { $token } on the scenario card.
    .not = There must be no { $token } on the scenario card.
need-token-within = There must be { $token } within { $n }.
    .not = There must be no { $token } within { $n }.
need-threat-on-other = It is played when a threat is about to affect another climber.
    .not = It cannot be played when a threat is about to affect another climber.
need-health-at-most = Your health must be { $n } or less.
    .not = Your health must be more than { $n }.
need-grip-at-most = Your grip must be { $n } or less.
    .not = Your grip must be more than { $n }.
need-blight-at-least = Your blight must be { $n } or more.
    .not = Your blight must be less than { $n }.
need-ap-card-at-least = Your AP card must be worth { $n } or more.
    .not = Your AP card must be worth less than { $n }.
need-in-row-at-most = You must be in row { $n } or below.
    .not = You must be above row { $n }.
need-in-row-at-least = You must be in row { $n } or above.
    .not = You must be below row { $n }.
need-holds = { $n ->
    [one] You must hold { $token }.
   *[other] You must hold { $n } { $token }.
 }
    .not = You must not hold { $n } { $token }.
need-scenario = The scenario does not allow it now.
    .not = The scenario does not allow it now.

## Words made from what something does

made-skill = { $what }.
    .cost = { $cost }: { $what }.
made-line = { $who }: { $what }.
    .attack = Attack on { $who }: { $what }.
    .all = { $what }.
made-swift = Swift.
made-delayed = Delayed.
made-miss = If it hits nobody: { $what }.
made-none = If nobody fits: { $what }.
