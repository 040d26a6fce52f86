### The Tunneler: places, questions and answers of its own.

space-tunneler-button-1 = button of level 1
space-tunneler-button-2 = button of level 2
space-tunneler-button-3 = button of level 3
space-tunneler-button-4 = button of level 4
ask-tunneler-lever = { $climber }, which way does the lift go?
    .hint = It moves one level; everything on it moves along.
option-tunneler-up = Up one level
option-tunneler-down = Down one level
