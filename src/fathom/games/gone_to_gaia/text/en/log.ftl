### The log: what happened, one sentence each.

log-group-setup = Setup
log-group-wave = Wave { $wave }
log-group-phase = { $part } · { $phase }
log-group-delver = { $part } · turn { $turn } · { $delver }
log-group-quest = { $wave ->
    [0] { $quest } · setup
   *[other] { $quest } · wave { $wave }
}
log-group-town = { $n ->
    [0] { town }
   *[other] { town } · chapter { $n }
}
log-hero = { $seat_of } dives as { $hero }.
log-hero-dives = { $hero } dives.
log-gained = { $seat_of } gains { $card }.
log-spawned = { $boss } comes, and { $minions } with it ({ $card }, wave { $wave }).
log-wave = Wave { $wave } begins.
log-exhausted = { $delver } exhausts { $weapon } on { $element }.
log-passed = { $delver } prepares to run.
log-moved = { $delver } moves to { $to }.
log-witness-moved = Witness goes to { $to }.
log-circuits = Circuits of the group: { $n }.
log-friendly = { $delver } meets { $card }. { $text }
log-used = { $delver } uses { $card }.
log-used-slot = { $delver } uses the slot of { $element }.
log-used-ultimate = { $delver }: { $name }!
log-missed = { $delver } hits nobody.
log-hit = { $enemy } ({ $n })
    .spared = { $enemy } ({ $n }: { $why })
log-attacked = { $delver } hits { $hits }.
log-survives = { $enemy } cannot die of it and stays with 1 HP.
log-rolled = Die for { $why }: { $die }.
log-counterattack = { $enemy } counterattacks with a { $die }: { $hits }.
log-guarded = { $delver } loses nothing, for the blow is guarded
log-blocked = { $seat_of } blocks { $enemy }.
log-suffered = { $delver } suffers { $n } ({ $why }).
log-shielded = The shield of { $delver } takes { $n }.
log-shield = { $seat_of } gains shield { $n }.
log-healed = { $seat_of } heals { $n }.
log-last-breath = { $delver } would die and stays with 1 HP.
log-died = { $delver } dies.
log-died-alone = The suit gives out at 0 HP: { $delvers } die.
log-lost-hp = { $delver } loses HP: { $n }.
log-slain = { $enemy } is slain by { $delver }.
log-element = { $seat_of } gains { $element }.
log-element-lost = { $seat_of } has no space for { $element }.
log-element-removed = { $seat_of } loses { $element }.
log-refreshed = { $weapon } of { $seat_of } is fresh again.
log-wheel = The wheel of { $seat_of } goes to { $n }.
log-xp = XP gained: { $n }.
log-level = Level { $level } is reached.
log-drew-level = { $seat_of } draws { $card }.
log-level-void = { $card } gives { $seat_of } nothing.
log-improved = { $seat_of } may now have { $type } up to rank { $rank }.
log-spent = { $seat_of } spends { $n } × { $token }.
log-tokens = { $seat_of } gains { $n } × { $token }.
log-marked = { $delver } is marked: { $ability }.
log-token = { $enemy } gets a token: { $ability }.
log-token-removed = { $enemy } loses its token: { $ability }.
log-turned =
    { $by ->
        [1] { $enemy } turns a quarter to the right.
        [2] { $enemy } turns half around.
       *[other] { $enemy } turns a quarter to the left.
    }
    .marked =
    { $by ->
        [1] { $enemy } turns a quarter to the right: its marked side points { $marked }.
        [2] { $enemy } turns half around: its marked side points { $marked }.
       *[other] { $enemy } turns a quarter to the left: its marked side points { $marked }.
    }
log-enemy-moved = { $enemy } moves to { $to }.
log-teleported = { $enemy } changes places with { $other }.
log-summoned = { $enemy } comes to help on { $at }.
log-swapped = { $enemy } changes places with { $delver }.
log-enemy-healed = { $enemy } is healed.
log-repaired = { $enemy } is mended by { $n }.
log-ember = Something of { $enemy } glows on on { $at }.
log-reborn = { $enemy } returns on { $at }.
log-enraged = The pile is empty: the enemies are enraged.
log-gazed = A gaze rests on { $at }.
log-gaze-kills = The second gaze on { $at } kills.
log-disarmed = { $weapon } of { $seat_of } is disarmed.
log-set-aside = { $seat_of } sets { $card } aside.
log-cards-returned = The cards of { $seat_of } return.
log-stolen = { $enemy } steals { $weapon } from { $seat_of }.
log-returned = { $weapon } returns to { $seat_of }, exhausted.
log-scrambled = { $seat_of } returns { $old }.
log-stunned = { $delver } is stunned.
log-freed = { $delver } is free again.
log-countdown = The countdown is over: they strike.
log-parting-shots = Parting shots of enemies: { $enemies }.
log-parting-shot = { $enemy } fires its parting shot.
log-soothsayer = The Soothsayer was right: all die.
log-goal-met = The goal of the quest is met.
log-story-phase = Tokens and weapons are refreshed; the story goes on.
log-parts = { $seat_of } gains minion parts: { $n }.
log-parts-lost = { $seat_of } loses minion parts: { $n }.
log-interlude = Wave { $wave } is survived.
log-income = { $seat_of } gains { $minion } minion parts and { $n } × boss part { $boss }.
log-product = The shop has { $product }.
log-put-back = { $product } goes back.
log-bought = { $seat_of } buys { $product }.
log-received = { $seat_of } takes { $product }.
log-exchanged = { $seat_of } exchanges a boss part of level { $level } for { $n } minion parts.
log-gave-product = { $seat_of } gives { $product } to { $other }.
why-counterattack = counterattack
why-weapon = weapon
why-doublers = doublers
why-summons = summons
why-flip = other direction
why-spiked = spikes
why-last-act = last act
why-corruption = corruption
why-parting-shot = parting shot
why-event = event
what-heal = healing
what-damage = damage
what-element = elements
what-lose-element = loss of elements
what-grant = tokens
what-spend-token = spending tokens
what-parts = parts
what-level-card = Level card
log-collected =
    { $level ->
        [0] { $seat_of } collects a minion part.
       *[other] { $seat_of } collects a boss part of level { $level }.
    }
log-gave-part =
    { $level ->
        [0] { $seat_of } gives a minion part to { $other }.
       *[other] { $seat_of } gives a boss part of level { $level } to { $other }.
    }
log-mode =
    { $offensive ->
        [true] { $enemy } goes on the offensive.
       *[false] { $enemy } goes on the defensive.
    }
