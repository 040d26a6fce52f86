### The questions before a game; a choice is named by its own message (leviathan-…, difficulty-…, edition-…, set-…).

setup-leviathan = Which leviathan do you climb?
setup-difficulty = How hard shall it be?
setup-edition = By the rules of which edition?
edition-en = English edition
edition-de = German edition
