### The Tyrant: its tokens, its crown, and a question of its own.

token-spine = a spine
    .many = spines
space-tyrant-crown = the crown
pool-tyrant-crown = the crown
ask-tyrant-pull = { $climber }, whose spine do you pull out?
    .hint = It returns to the supply; nobody loses health.
log-freed = { $climber } is free.
