### The questions before a game.

setup-players = How many play?
setup-expansion = With the Leviathan expansion?
    .words = Leviathans come to the Border and are fought with dice; there are ten more Lords, and a prize for the best monster hunter.

first-game = Without the expansion: explore, ask the Council, recruit Lords. Half an hour, and all that you learn holds with Leviathan, too.
setup-first = Who begins?
