### The questions before a game.

setup-players = How many play?
setup-expansion = With the Leviathan expansion?
setup-first = Who begins?
