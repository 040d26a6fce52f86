### Forsaken: its tokens, its patches, and a question of its own.

token-rot = rot, face down
token-rot-up = rot
token-rot-up-red = thorns
token-rot-up-blue = slime
token-rot-up-yellow = a hole
token-rot-up-green = a blighted crystal
space-forsaken-skull = the patch on the skull
space-forsaken-ribs = the patch on the ribs
space-forsaken-hump = the patch on the hump
space-forsaken-haunch = the patch on the haunch
ask-forsaken-probe = { $climber }, where do you probe?
    .hint = The rot there is turned up; you do not enter the space.
option-forsaken-probe = Probe { $space }
