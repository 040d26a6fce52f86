### Leviathan 12: the words on its cards, and its story.

leviathan-tunneler = Tunneler
    .idea = A miners' lift still hangs in the shaft through its back. Call it, ride it, and never trust it: the beast can feel it move, and so does everything that stands on it.
    .introduction = Grandmother's mine was never in the mountain: it was in the mole. For sixty years they cut coal from its fur and it slept. Now crystal has grown through the galleries, the sleeper is awake and blind with pain, and the only way up is the lift that nobody has oiled since.
    .conclusion = The last seam of crystal cracks, and the ground goes quiet. The Tunneler folds its great hands over its nose and turns round twice, as moles do. You ride down slowly. Somebody has hung a lamp in the shaft, and a sign: closed for good.
overlay-tunneler-lift = Lift
scenario-tunneler-lift-card = The Old Lift
    .setup = Put the lift into the shaft at level 1 and a purple die of value 5 on its right space.
rule-tunneler-call = Press
    .text = 1 AP on a button space: the lift comes to the level of this button.
rule-tunneler-lever = Pull the lever
    .text = 1 AP on the lift: it moves one level up or down.
rule-tunneler-lift = Lift X
    .amount = { $n ->
        [-3] The lift drops to the bottom
        [-1] The lift drops one level
       *[other] The lift rises one level
    }
    .text = The lift moves X levels up (negative: down), as far as there are levels. Everything on it moves along.
threat-tunneler-cave-in = Cave-In
    .normal-1 = Highest, the spaces beside it and the whole column below: −2 health.
    .enraged-1 = Next, the spaces beside it and the whole column below: −3 health or +1 injury, push 1 down.
threat-tunneler-blind-swipe = Blind Swipe
    .normal-1 = Active and { "two" } spaces to either side: −2 health, push 1 right.
    .enraged-1 = The active climber and the one with most health, { "two" } spaces to either side: −4 health, push 1 left.
threat-tunneler-tremor = Tremor
    .normal-1 = The lift drops one level.
    .normal-2 = Active and next, each if not on a ledge: −2 grip. Neither? Highest: −1 health.
    .enraged-1 = Swift: the lift drops 3 levels, to level { "1" } at the lowest.
    .enraged-2 = Swift: all on the lift: −1 health.
    .enraged-3 = Swift: active and next, each if not on a ledge: −2 grip. Neither? Highest: −1 health.
threat-tunneler-nosing = Nosing About
    .normal-1 = On and next to the lift: −1 health. Miss: raise the lowest crystal by 1.
    .enraged-1 = On the lift and near it: −3 health. Miss: raise the lowest crystal by 1, and enrage.
    .enraged-2 = Then the lift rises one level.
threat-tunneler-burrow = Burrow
    .normal-1 = The whole row of the lowest climber: −1 health, −1 grip.
    .enraged-1 = Active and next, each in rows 1 to 4: −3 health. Neither? Lowest: −2 grip.
