### Questions, options, what an option would do, and why something is not possible.

## Questions: who is asked reads the first and the hint, everybody else reads .other

ask-act = What will you do?
    .hint = Plot if you like, then take one action.
    .other = { $player } chooses an action.
ask-pay = { $have ->
    [0] Pay { $lord }
   *[other] { $lord }: { $have } of { $n }
 }
    .hint = { $races ->
        [one] { $n } points with one Race; Pearls make up the rest.
       *[other] { $n } points with { $races } Races; Pearls make up the rest.
    }
    .other = { $races ->
        [one] { $player } recruits { $lord }: { $n } points with one Race.
       *[other] { $player } recruits { $lord }: { $n } points with { $races } Races.
    }
ask-lay = { ask-pay }
    .hint = { ask-pay.hint }
    .other = { ask-pay.other }
ask-affiliate = Which Ally do you affiliate?
    .hint = It stays before you and counts at the end.
    .other = { $player } affiliates an Ally.
ask-buy = { $n ->
    [one] Buy { $ally } for { $n } Pearl?
   *[other] Buy { $ally } for { $n } Pearls?
 }
    .hint = The Pearls go to { $of }. You can buy one Ally in this turn.
    .other = { $n ->
        [one] { $player } may buy { $ally } for { $n } Pearl from { $of }.
       *[other] { $player } may buy { $ally } for { $n } Pearls from { $of }.
    }
ask-take = Take { $ally }?
    .hint = { $last ->
        [true] Nobody bought it on the last space: you must take it, but Powers of your Lords may come first.
       *[false] Nobody bought it on space { $space }. Take it, or explore on.
    }
    .other = { $last ->
        [true] { $player } must take { $ally } on the last space.
       *[false] { $player } takes { $ally } on space { $space }, or explores on.
    }
ask-monster = A Monster surfaces
    .hint = { $expansion ->
        [true] Fight one of the Leviathans, or swim on.
       *[false] Fight it for the reward of the Threat, or explore on.
    }
    .other = { $expansion ->
        [true] { $player } meets a Monster: fight a Leviathan, or swim on?
       *[false] { $player } meets a Monster: fight it, or explore on?
    }
ask-may-fight = Fight a Leviathan?
    .hint = You may pass.
    .other = { $player } may fight a Leviathan.
ask-attack = Attack { $leviathan } with which Ally?
    .hint = Its Resistance is { $n }: the Ally’s value and a die must reach it.
    .other = { $player } attacks { $leviathan }, Resistance { $n }.
ask-add-pearls = Add Pearls to { $power }?
    .hint = The Resistance of { $leviathan } is { $n }; each Pearl adds 1.
    .other = { $player } may add Pearls to { $power } against { $leviathan }, Resistance { $n }.
ask-tokens = { $n ->
    [one] Which Monster token do you draw?
   *[other] Which { $n } Monster tokens do you draw?
 }
    .hint = Base tokens are worth 2 to 4 Influence. New ones give Pearls, a Key or a Council stack.
    .other = { $n ->
        [one] { $player } draws { $n } Monster token.
       *[other] { $player } draws { $n } Monster tokens.
    }
ask-token = You drew { $tokens }
    .hint = { $n ->
        [one] Reveal it now, or keep it for the beginning of a later turn.
       *[other] Reveal any of them now; keep the rest for the beginning of a later turn.
    }
    .other = { $player } looks at new Monster tokens.
ask-kept-tokens = Reveal a Monster token?
    .hint = Kept ones are worth nothing at the end.
    .other = { $player } may reveal Monster tokens.
ask-stack = Which Council stack do you take?
    .hint = Its cards are seen only once they are in your hand.
    .other = { $player } takes a Council stack.
ask-spend-keys = Which { $n } Keys do you spend?
    .hint = Lords whose Keys you spend go under the Location and lose their Powers.
    .other = { $player } spends { $n } Keys.
ask-location = Which Location do you take?
    .hint = Take an available one, or draw some and take one of those.
    .other = { $player } takes control of a Location.
ask-drawn = Which of the drawn Locations do you take?
    .hint = The others become available.
    .other = { $player } takes one of the drawn Locations.
ask-smokers = Swap Black Smokers for a Location of the stack?
    .hint = You may look through the whole stack; it is shuffled afterwards.
    .other = { $player } looks through the Location stack.
ask-swap = Swap one of your Locations?
    .hint = The Lords under it move along; your old one becomes available.
    .other = { $player } may swap a Location.
ask-corrupt = Take a second Lord?
    .hint = For Pearls, whatever it costs; nothing is affiliated.
    .other = { $player } may take a second Lord for Pearls.
ask-exchange = Exchange one of your Lords?
    .hint = The old one leaves the game, the new one comes with its Power.
    .other = { $player } may exchange a Lord.
ask-turn-lord = Which Lord of { $other } do you turn?
    .hint = It keeps its Influence, but its Power and its Key are gone for good.
    .other = { $player } turns a Lord of { $other }.
ask-steal = Whose Monster token do you take?
    .hint = It is drawn at random from that kind.
    .other = { $player } takes a Monster token from an opponent.
ask-send-leviathan = Who adds a Leviathan?
    .hint = If it meets another one, that one attacks this opponent.
    .other = { $player } sends a Leviathan to an opponent.
ask-breed = Where does { $leviathan } go?
    .hint = To a free zone; nobody is attacked.
    .other = { $player } puts a Leviathan on a free zone.
ask-rebel = Which Leviathan loses a Health point?
    .hint = You gain its reward.
    .other = { $player } takes a Health point off a Leviathan.
ask-discard = { $n ->
    [one] Discard an Ally ({ $of })
   *[other] Discard { $n } Allies ({ $of })
 }
    .hint = You choose which.
    .other = { $n ->
        [one] { $player } discards an Ally ({ $of }).
       *[other] { $player } discards { $n } Allies ({ $of }).
    }
ask-martial-law = { $n ->
    [one] Martial law: one Ally too many
   *[other] Martial law: { $n } Allies too many
 }
    .hint = More than { $limit } in hand: for each one discard an Ally, or pay a Pearl to keep it.
    .other = { $n ->
        [one] { $player } holds one Ally more than { $limit }.
       *[other] { $player } holds { $n } Allies more than { $limit }.
    }
ask-lose-lord = Which Lord do you lose?
    .hint = A free one; those under Locations are safe.
    .other = { $player } loses a Lord.
ask-end-turn = Anything else?
    .hint = You can still use the Powers of your Lords.
    .other = { $player } ends the turn.

## Options

option-explore = Explore the depths
option-plot = Plot at Court
option-support = Ask for the { $race }
option-use-power = { $lord }
option-recruit = Recruit { $lord }
option-pay = { $n ->
    [one] { $allies }, { $n } Pearl
   *[other] { $allies }, { $n } Pearls
 }
    .full = { $allies }
option-lay = Lay { $ally }
option-choose-allies = Choose the Allies
option-affiliate = Affiliate { $ally }
option-buy = Buy { $ally }
option-decline = No, thank you
option-take = Take { $ally }
option-go-on = Explore on
option-fight = Fight { $leviathan }
option-no-fight = Do not fight
option-add-leviathan = Swim on
option-ignore-monster = Ignore the Monster
option-slay = Fight it: { $what }
option-raise-threat = Explore on
option-attack = Attack with { $ally }
option-stop-fighting = Stop fighting
option-add-pearls = { $n ->
    [one] Add { $n } Pearl
   *[other] Add { $n } Pearls
 }
    .none = Add no Pearls
option-tokens = { $base ->
    [0] { $new ->
        [one] { $new } new token
       *[other] { $new } new tokens
    }
   *[other] { $new ->
        [0] { $base ->
            [one] { $base } base token
           *[other] { $base } base tokens
        }
       *[other] { $base } base, { $new } new
    }
 }
option-reveal-token = Reveal { $token }
option-keep-tokens = { $n ->
    [one] Keep it face down
   *[other] Keep the rest face down
 }
option-stack = Take the { $race }
option-spend-keys = Spend { $what }
option-take-location = Take { $location }
option-draw-locations = Draw { $n }
option-replace-location = Take { $location }
option-keep-location = Keep { $location }
option-swap = { $old } for { $location }
option-no-swap = Swap nothing
option-corrupt = Take { $lord }
option-no-corrupt = Take nobody
option-exchange = { $old } for { $lord }
    .deck = { $old } for the top Lord of the deck
option-no-exchange = Exchange nobody
option-turn-lord = Turn { $lord }
option-steal = { $deck ->
    [base] A base token of { $other }
   *[new] A new token of { $other }
 }
option-send-leviathan = { $other }
option-breed = { $zone }
option-rebel = { $leviathan }
option-lose-lord = Lose { $lord }
option-sell = Sell { $ally }
option-empty-stack = Discard the stack of the { $race }
option-replace = Replace { $lord }
option-discard = Discard { $ally }
option-pay-to-keep = { $n ->
    [one] Pay { $n } Pearl and keep it
   *[other] Pay { $n } Pearls and keep it
 }
option-end-turn = End the turn

## Kinds of options

group-explore = Explore
group-support = Ask the Council
group-recruit = Recruit a Lord
group-plot = Plot at Court
group-pay = Pay
group-lay = Lay Ally by Ally
group-buy = Buy
group-take = Take
group-answer = Choose
group-attack = Attack with an Ally
group-location = Take a Location
group-draw = Draw Locations
group-keys = Spend Keys
group-swap = Swap a Location
group-exchange = Exchange a Lord
group-discard = Discard an Ally
group-fee = Pay
group-go-on = Go on
group-ignore = Ignore
group-sell = Sell an Ally
group-empty = Discard a Council stack
group-replace = Replace a Lord at the Court
group-on = Go on

## What it costs

cost-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
badge-ways = { $n } ways

## What it would do

then-explore = { $n ->
    [0] Cards come up one at a time; no opponent can buy now.
    [one] Cards come up one at a time; { $n } opponent could buy, for { $price } first.
   *[other] Cards come up one at a time; { $n } opponents could buy, for { $price } first.
 }
then-plot = The top Lord comes to space { $space }; then you act.
then-took-stack = { $n ->
    [one] { $n } card into your hand.
   *[other] { $n } cards into your hand.
 }
then-over-limit = { $n } over the hand limit.
then-lord = { $n } Influence.
then-location = Your Keys are enough: you take a Location.
then-ends = This triggers the end of the game.
then-affiliate = Affiliates { $allies }.
then-affiliated = Affiliates { $ally }.
then-lost = { $n ->
    [one] { $n } point is lost.
   *[other] { $n } points are lost.
 }
then-choose-allies = Ally by Ally, any payment that is legal.
then-laid = { $have } of { $n } points, { $races } of { $wanted } Races.
then-enough = { $n ->
    [0] That pays in full.
    [one] { $n } Pearl would do the rest.
   *[other] { $n } Pearls would do the rest.
 }
then-influence = { $n ->
    [0] Your Influence stays the same.
   *[other] { $by } Influence now.
 }
then-ask-buy = { $who } is asked next.
then-ask-take = { $mine ->
    [true] You may take it.
   *[false] { $who } may take it.
 }
then-took = Your exploration ends.
then-sent-to-council = To the Council: { $allies }.
then-gained-pearls = { $mine ->
    [true] { $n ->
        [one] You gain { $n } Pearl ({ $of }).
       *[other] You gain { $n } Pearls ({ $of }).
    }
   *[false] { "" }
 }
then-paid-pearls = { $n ->
    [one] { $player } pays { $n } Pearl.
   *[other] { $player } pays { $n } Pearls.
 }
then-ask-stack = You take a Council stack.
then-gained-keys = { $n ->
    [one] You gain { $n } Key token.
   *[other] You gain { $n } Key tokens.
 }
then-go-on = It stays behind; the next card comes to space { $space }.
    .last = { $n ->
        [one] It stays behind. Space { $space } is the last one and brings { $n } Pearl.
       *[other] It stays behind. Space { $space } is the last one and brings { $n } Pearls.
    }
then-no-leviathan = The Leviathan deck is empty: nothing comes.
then-add-leviathan = A new Leviathan comes; one may be driven out and attack you.
    .safe = A new Leviathan comes; no zone it could hit is taken.
then-reward = Fighting then brings: { $reward }
then-threat-rose = The Threat rises to space { $space }.
then-ignore = It is simply discarded.
then-slew-monster = The Threat falls back to its first space and your exploration ends.
then-fight = { $tokens ->
    [one] { $ally }: { $chance } for { $tokens } token.
   *[other] { $ally }: { $chance } for { $tokens } tokens.
 }
then-attack = { $tokens ->
    [0] A success earns no token here.
    [one] A success earns { $tokens } token.
   *[other] A success earns { $tokens } tokens.
 }
then-kills = Slays it in { $n } of { $of } throws.
then-with-pearls = { $n ->
    [one] Counts your { $n } Pearl.
   *[other] Counts your { $n } Pearls.
 }
then-attack-failed = Attack power { $power } fails.
then-health-lost = { $n ->
    [one] { $leviathan } loses { $n } Health point.
   *[other] { $leviathan } loses { $n } Health points.
 }
then-slays = Attack power { $power } slays it.
then-base-tokens = { $n ->
    [one] { $n } worth { $least } to { $most } Influence.
   *[other] { $n } worth { $least } to { $most } Influence each.
 }
then-new-tokens = { $n ->
    [one] { $n } with Pearls, a Key or a Council stack.
   *[other] { $n } with Pearls, Keys or Council stacks.
 }
then-keep-tokens = { $n ->
    [one] You can reveal it when one of your turns begins.
   *[other] You can reveal them when one of your turns begins.
 }
then-rebel = { $tokens ->
    [0] Brings no token.
    [one] Brings { $tokens } token.
   *[other] Brings { $tokens } tokens.
 }
then-spend-lords = { $n ->
    [one] { $lords } goes under the Location: no Power and no Key from then on.
   *[other] { $lords } go under the Location: no Powers and no Keys from then on.
 }
then-spend-tokens = { $n } tokens go back to the supply; your Lords stay free.
then-draw-locations = { $n ->
    [one] You must take it.
   *[other] You must take one of them; the others become available.
 }
then-unknown-lord = The top Lord of the deck comes, whoever it is.
then-turn-lord = { $keys ->
    [0] Its Power dies.
   *[other] Its Power and its Key die.
 }
then-replace = It leaves the game; the top Lord of the deck takes its space.
then-emptied-stack = { $n ->
    [one] { $n } card is discarded.
   *[other] { $n } cards are discarded.
 }
then-send = { $chance } for an attack.
then-steal = { $n ->
    [one] The only one of this kind.
   *[other] At random, one of { $n }.
 }
then-pay-to-keep = Until the end of your next turn.

## Why not

no-race = You hold no { $race }.
no-races = { $n } Races are needed, you hold { $have }.
no-points = { $pearls ->
    [0] { $number } points are needed: at best you have { $have }, { $n } too few.
    [one] { $number } points are needed: at best you have { $have } and { $pearls } Pearl, { $n } too few.
   *[other] { $number } points are needed: at best you have { $have } and { $pearls } Pearls, { $n } too few.
 }
no-recruit = You cannot pay any Lord at the Court yet.
no-support = All five stacks are empty.
no-stack = This stack is empty.
no-court-space = No Court space is empty.
no-lord-deck = The Lord deck is empty.
no-pearls = { $n ->
    [one] It costs { $n } Pearl; you have { $have }.
   *[other] It costs { $n } Pearls; you have { $have }.
 }
no-used = You have used this Power in this turn.
no-lay-laid = All you hold of these are laid.
no-lay-enough = What you have laid is enough already.
no-lay-needless = With it one of the Allies would not be needed.
no-lay-races = { $n ->
    [one] All Allies must be of the one Race that is required.
   *[other] It would not make exactly { $n } Races with the required one among them.
 }
no-take-behind = You left it behind; only the card revealed last can be taken.
no-go-on = On the last space you must fight.
no-leave-last = On the last space you must take it.
no-fighter = You hold no Ally that may fight it: { $races }.
no-attack = { $leviathan } can be fought with { $races }.
no-free-zone = A Leviathan is there already.
