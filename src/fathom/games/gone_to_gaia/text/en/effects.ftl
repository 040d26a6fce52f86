### What content does, made from its effects: one message for each verb, and for what passive equipment and products do.
###   effect-<do>   the variables are the fields of the verb; { $who } is self, partner, both, each or one
### A text written by hand (`equipment-….text`, `product-….text`, `suit-….<element>`) goes before what is made.

effect-nothing = It does nothing.
effect-attack =
    { $damage } to { $max ->
        [0] every enemy
        [1] one enemy
       *[other] up to { $max } enemies
    } { $around ->
        [partner] around the other delver
       *[self] under the arrows
    }{ $factor ->
        [1] { "" }
       *[other] , ×{ $factor }
    }{ $factors }{ $plus ->
        [0] { "" }
       *[other] , +{ $plus }
    }{ $injured }{ $guard }{ $quiet ->
        [0] { "" }
       *[1] ; no counterattack
    }.
effect-factors = , times { $list }
effect-factor = { $n } (on { $faces })
effect-injured = ; injured enemies: { $what }
effect-guard = ; after the roll, up to { $n } of them deal { $minus } less
effect-roll =
    Roll: { $letters }.{ $suffer ->
        [0] { "" }
       *[other] { " " }You may suffer { $suffer } damage to take the other side.
    }
effect-roll-side = { $faces } to the { $side }
effect-ultimate =
    { $n } damage to { $where ->
        [near] every enemy next to either delver
       *[injured] every injured enemy on the board
    }{ $quiet ->
        [0] { "" }
       *[1] ; none of them counterattacks
    }.
effect-move-enemy = Move one enemy within { $within } by up to { $tiles }.
effect-turn-enemy = Turn one enemy within { $within } as you like.
effect-move =
    { $who ->
        [partner] The other delver may move up to { $n }.
       *[self] Move up to { $n }.
    }
effect-heal =
    { $who ->
        [partner] The other delver heals { $n }.
        [both] Both delvers: heal { $n }.
       *[self] Heal { $n }.
    }
effect-shield =
    { $who ->
        [partner] The other delver: shield { $n }.
        [both] Both delvers: shield { $n }.
       *[self] Shield { $n }.
    }
effect-element =
    { $if_hit ->
        [0] Gain
       *[1] If it hits, gain
    } { $n ->
        [one] { $n } element
       *[other] { $n } elements
    } of your choice.
effect-lose-element =
    { $n ->
        [one] Lose { $n } element.
       *[other] Lose { $n } elements.
    }
effect-refresh =
    { $who ->
        [partner] The other delver refreshes one weapon.
       *[self] Refresh one weapon.
    }
effect-loan = Until the end of the wave: { $tokens }.
effect-grant = For this quest: { $tokens }.
effect-spend-token = Spend { $n } of your tokens for nothing.
effect-doublers = Roll once: 1 two LIGHT doublers; 2 two MEDIUM; 3 two HEAVY; 4 one of each; 5–6 your choice of these.
effect-parts = Gain { $n } minion parts.
effect-lose-parts = Lose { $n } minion parts.
effect-xp = Gain { $n } XP.
effect-level-card =
    { $n ->
        [one] Draw a Level card.
       *[other] Draw { $n } Level cards.
    }
effect-damage = Suffer { $n } damage.

passive-max-hp = Maximum HP +{ $n }, and heal as much when you gain it.
passive-movement = Movement +{ $n }.
passive-tokens = Tokens: { $tokens }.
passive-through = You may pass through enemies.
passive-reach = You also collect parts on tiles next to those you enter.
passive-push =
    While moving, pay { $cost } movement to push an adjacent enemy { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } in any direction.
passive-wave-start = Start of wave: { $what }
passive-wave-end =
    { $retreat ->
        [0] End of wave: { $what }
       *[1] End of wave or retreat: { $what }
    }
product-doubles = Doubles your { $damage } base damage.
product-upgrade = Its five cards take the place of your cards of the type { $type }.
product-suit = Replaces the Basic Delversuit.
product-equip = You start each quest with one more rank { $rank } card: { $type }.
product-any-weapon = a weapon of your choice
product-level-cards =
    { $n ->
        [one] Draw one Level card at the start of each quest.
       *[other] Draw { $n } Level cards at the start of each quest.
    }
product-last-breath =
    { $n ->
        [one] Once per quest: when you would die, stay at 1 HP.
       *[other] { $n } times per quest: when you would die, stay at 1 HP.
    }
count-ap = { $n } AP
count-light =
    { $n ->
        [one] { $n } LIGHT doubler
       *[other] { $n } LIGHT doublers
    }
count-medium =
    { $n ->
        [one] { $n } MEDIUM doubler
       *[other] { $n } MEDIUM doublers
    }
count-heavy =
    { $n ->
        [one] { $n } HEAVY doubler
       *[other] { $n } HEAVY doublers
    }
count-universal =
    { $n ->
        [one] { $n } universal doubler
       *[other] { $n } universal doublers
    }
count-reroll =
    { $n ->
        [one] { $n } reroll
       *[other] { $n } rerolls
    }
count-block =
    { $n ->
        [one] { $n } block
       *[other] { $n } blocks
    }
