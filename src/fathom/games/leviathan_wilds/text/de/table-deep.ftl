### Schuppe: ihre Orte, ihr Plättchen, und was das Protokoll vom Atem sagt.

space-deep-surface = die Oberfläche, wo es Luft gibt
space-deep-vents = eine Quelle mit Luft
space-deep-jaw = das Maul
token-air = Luft
chip-swims = Schwimmt: Offenes Wasser trägt dich, und du fällst nach oben
log-breathed = { $climber } holt Atem: { $n } Luft.
log-gasped = { $climber } ringt nach Atem: { $n } Luft ist weg.
