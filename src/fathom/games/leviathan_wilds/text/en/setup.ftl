### The questions before a game; a choice is named by its own message (leviathan-…, difficulty-…, edition-…, set-…).

setup-leviathan = Which leviathan do you climb?
setup-climbers = Who climbs?
setup-difficulty = How hard shall it be?
    .words = Normal for a first game. On Hard one threat is wild from the start, for Experts two.
setup-edition = By the rules of which edition?
    .words = They differ in a few places only; the rulebook tells which.

first-game = The Sage on Normal, with Fix the Roughneck and Kestrel the Breaker: a broad back with many ledges, where every rule is met once.
edition-en = English edition
edition-de = German edition
