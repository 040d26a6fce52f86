### Verwesen: Plättchen, Flecken und eine eigene Frage.

token-rot = verdeckte Fäule
token-rot-up = Fäule
token-rot-up-red = Dornen
token-rot-up-blue = Schleim
token-rot-up-yellow = ein Loch
token-rot-up-green = ein verderbter Kristall
space-forsaken-skull = der Fleck am Schädel
space-forsaken-ribs = der Fleck an den Rippen
space-forsaken-hump = der Fleck am Höcker
space-forsaken-haunch = der Fleck am Schenkel
ask-forsaken-probe = { $climber }, wo tastest du?
    .hint = Die Fäule dort wird umgedreht; du betrittst das Feld nicht.
option-forsaken-probe = Auf { $space } tasten
