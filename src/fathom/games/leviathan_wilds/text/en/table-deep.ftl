### Deep: its places, its token, and what the log says of breath.

space-deep-surface = the surface, where there is air
space-deep-vents = a vent with air
space-deep-jaw = the jaw
token-air = air
chip-swims = Swims: open water carries you, and you fall upward
log-breathed = { $climber } breathes in: { $n } air.
log-gasped = { $climber } gasps: { $n } air is lost.
