### The log: what happened, one sentence each.

log-group-setup = Setup
log-group-turn = Turn { $turn } · { $player }

## Where Pearls and Keys come from and go to

of-track = last space of the track
of-threat = Threat track
of-court = filling the Court
of-consolation = consolation
of-token = Monster token
of-plot = plotting
of-attack = attack
of-attack-power = Attack power
of-martial-law = martial law
of-fight = attack
log-gained-pearls = { $n ->
    [one] { $player } gains { $n } Pearl ({ $of }).
   *[other] { $player } gains { $n } Pearls ({ $of }).
 }
log-paid-pearls = { $n ->
    [one] { $player } pays { $n } Pearl ({ $of }).
   *[other] { $player } pays { $n } Pearls ({ $of }).
 }
log-gained-keys = { $n ->
    [one] { $player } gains { $n } Key token ({ $of }).
   *[other] { $player } gains { $n } Key tokens ({ $of }).
 }
log-discarded-ally = { $player } discards { $ally } ({ $of }).

## Exploring

log-explored = { $player } explores the depths.
log-reshuffled = The Exploration discard pile is shuffled into a new deck.
log-revealed = { $card } comes up on space { $space }.
log-declined = { $player } does not want { $ally }.
log-bought = { $price ->
    [one] { $player } buys { $ally } from { $of } for { $price } Pearl.
   *[other] { $player } buys { $ally } from { $of } for { $price } Pearls.
 }
log-took = { $player } takes { $ally }.
log-sent-to-council = To the Council: { $allies }.
log-went-on = { $player } swims on.
log-discarded-monster = The Monster is discarded.
log-slew-monster = { $player } fights the Monster for the reward of Threat space { $space }.
log-threat-rose = The Threat rises to space { $space }.

## The Council

log-took-stack = { $n ->
    [one] { $player } takes the stack of the { $race }: { $n } card.
   *[other] { $player } takes the stack of the { $race }: { $n } cards.
 }
log-saw-stack = You took { $allies }.
log-emptied-stack = { $n ->
    [one] { $player } discards the stack of the { $race }: { $n } card.
   *[other] { $player } discards the stack of the { $race }: { $n } cards.
 }

## Lords

log-came-to-court = { $lord } comes to the Court.
log-replaced = { $player } has { $old } at the Court replaced by { $lord }.
log-recruited = { $pearls ->
    [one] { $player } recruits { $lord } with { $allies } and { $pearls } Pearl.
   *[other] { $player } recruits { $lord } with { $allies } and { $pearls } Pearls.
 }
    .allies = { $player } recruits { $lord } with { $allies }.
log-affiliated = { $player } affiliates { $ally }.
log-entered-play = { $lord } joins { $player }.
log-turned = { $lord } of { $player } is turned.
log-stole = { $deck ->
    [base] { $player } takes a base Monster token from { $of }.
   *[new] { $player } takes a new Monster token from { $of }.
 }
log-extra-turn = { $player } will have another turn right after this one.
log-lost-lord = { $player } loses { $lord }.

## Locations

log-spent-keys = { $player } spends { $what } on a Location.
log-drew-locations = { $player } draws { $locations }.
log-took-location = { $player } takes control of { $location }, with { $lords } under it.
    .alone = { $player } takes control of { $location }.
log-kept-location = { $player } keeps { $location }.
log-replaced-location = { $player } swaps { $old } for { $location } from the stack.
log-swapped-location = { $player } swaps { $old } for { $location }.

## Monster tokens

log-gained-tokens = { $deck ->
    [base] { $n ->
        [one] { $player } draws { $n } base Monster token.
       *[other] { $player } draws { $n } base Monster tokens.
    }
   *[new] { $n ->
        [one] { $player } draws { $n } new Monster token.
       *[other] { $player } draws { $n } new Monster tokens.
    }
 }
log-saw-token = The token shows: { $token }.
log-revealed-token = { $player } reveals a Monster token: { $token }.

## The Border

log-turned-up-leviathan = { $player } turns up { $leviathan }.
log-rolled-zone = The dice show { $dice }: { $zone }.
log-leviathan-came = { $leviathan } comes to { $zone }.
log-driven-out = { $leviathan } is driven out of { $zone }.
log-attacked = { $leviathan } attacks { $player }.
log-wounded = { $n ->
    [one] { $player } takes { $n } Wound.
   *[other] { $player } takes { $n } Wounds.
 }
log-fought = { $player } fights { $leviathan } in { $zone }.
log-rolled = { $player } attacks with { $ally } and rolls { $dice }: Attack power { $power }.
    .two = { $player } attacks with { $ally }, rolls { $dice } and counts the higher die: Attack power { $power }.
log-attack-failed = { $player }’s attack of { $power } fails.
log-health-lost = { $n ->
    [one] { $leviathan } loses { $n } Health point.
   *[other] { $leviathan } loses { $n } Health points.
 }
log-stopped-fighting = { $player } stops fighting.
log-slew = { $player } slays { $leviathan }.
log-took-scourge = { $player } holds the Scourge of the Abyss.

## The end

log-scored = { $player } has { $total } Influence.
