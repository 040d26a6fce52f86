### Words of the game that are no thing of their own. element-, token-, side-: as content and screens name them.

element-tide = Tide
element-ember = Ember
element-root = Root
element-gale = Gale
token-ap = AP
token-light = LIGHT doubler
token-medium = MEDIUM doubler
token-heavy = HEAVY doubler
token-universal = Universal doubler
token-reroll = Reroll
token-block = Block
side-n = North
side-e = East
side-s = South
side-w = West
side-ne = North-East
side-se = South-East
side-sw = South-West
side-nw = North-West
nobody-serves = { place-suits }
witness = Witness
enemy-gone = an enemy
enemy-at = { $enemy } ({ $tile })
part-minion = minion part
part-boss = boss part of level { $level }
verb-heal = Heal { $n }
verb-shield = Shield { $n }
verb-element =
    { $n ->
        [one] Gain { $n } element
       *[other] Gain { $n } elements
    }
verb-loan = { $n } × { $token } for this wave
goal-survive = Goal: survive wave { $wave }
goal-slay = Goal: slay the boss of wave { $wave }
goal-spare = Goal: spare the boss of wave { $wave }
goal-gather = Goal: { $n } minion parts by the end of wave { $wave }
goal-met = { $goal } (done)
