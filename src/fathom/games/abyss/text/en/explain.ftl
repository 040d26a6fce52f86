### What words and icons mean.

explain-pearl = Pearls
    .text = Pay for Allies that others reveal, for plotting, and for points you lack when you recruit. The Treasury never runs out. Most Pearls break a tie.
explain-key = Keys
    .text = Key tokens, and the Keys on your free Lords that are not turned. As soon as you have three, you take control of a Location.
explain-hand = Hand
    .text = Allies that only you see; how many you hold is open to all. There is no limit.
    .expansion = Allies that only you see; how many you hold is open to all. With more than 12 at the end of your turn martial law applies.
explain-monster = Monster tokens
    .text = Kept face down until the end; each is worth 2, 3 or 4 Influence.
    .expansion = Base tokens are worth 2, 3 or 4 Influence at the end. New ones give Pearls, a Key or a Council stack when revealed.
explain-influence = Influence
    .text = What counts at the end: Locations, all your Lords, your strongest affiliated Ally of each Race, and base Monster tokens.
    .expansion = What counts at the end: Locations, all your Lords, your strongest affiliated Ally of each Race, base Monster tokens and the Scourge; each Wound takes 1 away.
explain-jellyfish = Jellyfish
    .text = The Race that Mages ask for.
explain-crab = Crabs
    .text = The Race that the Military asks for.
    .expansion = The Race that the Military asks for. Crabs may fight every Leviathan.
explain-seahorse = Seahorses
    .text = The Race that Farmers ask for.
explain-shellfish = Shellfish
    .text = The Race that Merchants ask for.
explain-squid = Squids
    .text = The Race that Politicians ask for.
explain-guild-mages = Mages
    .text = Lords who require Jellyfish.
explain-guild-military = Military
    .text = Lords who require Crabs. Their Powers trouble opponents; a Shaman keeps them off.
explain-guild-farmers = Farmers
    .text = Lords who require Seahorses. Most have no Power, but much Influence.
explain-guild-merchants = Merchants
    .text = Lords who require Shellfish. They bring Pearls.
explain-guild-politicians = Politicians
    .text = Lords who require Squids. They bend the rules of the Court.
explain-guild-ambassadors = Ambassadors
    .text = Lords who require all five Races. Each brings a Location at once and goes under it.
explain-lord = Lord
    .text = Recruited from the Court with Allies of exactly as many Races as it shows bubbles; values and Pearls must reach its number.
explain-free = Free Lord
    .text = It lies before its owner, not under a Location: its Power works and its Key counts.
explain-turned = Turned Lord
    .text = Its Influence counts, but its Power and its Key are gone for good.
explain-under = Lord under a Location
    .text = Its Influence counts; its Power and its Key do not, and nothing can touch it.
explain-location = Location
    .text = Three Keys take control of one: an available one, or one of 1 to 4 that you draw. It scores at the end.
explain-ally = Ally
    .text = Revealed while exploring and offered to opponents first. Allies pay for Lords.
explain-affiliated = Affiliated Ally
    .text = Of the Allies spent on a Lord the lowest stays before you. At the end the strongest of each Race counts with its value.
explain-now = Revealed last
    .text = Only this card can be taken.
explain-council = Council
    .text = Allies left on the track go here, face down, one stack for each Race. Asking for support takes a whole stack into your hand.
explain-power-once = Arrow Power
    .text = Works once, when the Lord enters play.
explain-power-lasting = Lasting Power
    .text = Works as long as the Lord is free and not turned.
explain-plot = Plotting
    .text = Before your action you may pay 1 Pearl to turn up the top Lord into an empty Court space, as often as you can.
explain-price = Price
    .text = The first Ally sold in a turn costs 1 Pearl, each further one 1 more. Each opponent buys at most one.
explain-end = The end
    .text = Somebody’s seventh Lord, or a Court that cannot be filled, triggers the end: everybody else has one last turn.
    .expansion = Somebody’s seventh Lord, a Court that cannot be filled, or an empty deck of Leviathans or Monster tokens triggers the end: everybody else has one last turn.
explain-leviathan = Leviathan
    .text = Allies of the Races it shows may fight it. Its levels are worked through from left to right.
explain-level = Level
    .text = The number is the Resistance that an attack must reach; the signs are the Monster tokens this Health point earns. What exceeds it goes on to the next level.
explain-penalty = Penalty
    .text = What the Leviathan does to the player whose new Leviathan drives it out.
explain-wound = Wounds
    .text = Each costs 1 Influence at the end.
explain-scourge = Scourge of the Abyss
    .text = Whoever slays a Leviathan and then has slain at least as many as its holder takes it; worth 5 Influence at the end.
explain-zone = Zone
    .text = Two dice name the zone of a new Leviathan. If one is there, it attacks and is driven out.
    .free = Free. A new Leviathan comes here in { $n } of 36 throws.
explain-die = Dice Ally
    .text = Discarded for an attack it rolls both dice; the higher one counts.
explain-pearl-ally = Pearl Ally
    .text = Discarded for an attack it lets you add Pearls after the roll, 1 to the Attack power each.
explain-martial-law = Martial law
    .text = With more than 12 Allies in hand at the end of your turn you discard one, or pay 1 Pearl, for each one above.
explain-token = Monster token
    .text = Drawn for fighting. Base tokens stay face down and count at the end.
    .expansion = Drawn for Health points you take. New tokens can be revealed at once or when a later turn of yours begins, then they are discarded.
explain-slain = Slain Leviathan
    .text = Counts for the Scourge; it carries no Influence of its own.
explain-threat = Threat
    .text = Fighting a Monster brings the reward of the space with the token, which then goes back to the first. Exploring on past a Monster moves it up.

explain-stack = Face down. { $race } that nobody took or bought. Nobody may look at them before taking the stack.
explain-monster-card = Monster
    .base = Fight it for the reward of the Threat track, which ends your exploration, or explore on and let the Threat rise.
    .leviathan = Fight a Leviathan at the Border with your Allies, or swim on: then a new Leviathan comes.
explain-lord-card = { $required ->
    [true] { $races ->
        [one] { $guild }, { $influence } Influence, { $keys ->
            [0] no Key
           *[other] one Key
        }. Costs { $number } with { $race } only.
       *[other] { $guild }, { $influence } Influence, { $keys ->
            [0] no Key
           *[other] one Key
        }. Costs { $number } with { $races } Races, { $race } among them.
    }
   *[false] { $guild }, { $influence } Influence, no Key. Costs { $number } with all { $races } Races.
 }
explain-leviathan-card = { $races } may fight it. { $levels }. Its attack: { $penalty }
explain-level-of = { $tokens ->
    [one] Resistance { $n } for { $tokens } token
   *[other] Resistance { $n } for { $tokens } tokens
 }
