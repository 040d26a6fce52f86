### Gluthorn: Plättchen, Schlote und eine eigene Frage.

token-fury = Hitzeplättchen
    .many = Hitzeplättchen
token-fury-red = Hitzeplättchen (roter Schlot)
    .many = Hitzeplättchen (roter Schlot)
token-fury-yellow = Hitzeplättchen (gelber Schlot)
    .many = Hitzeplättchen (gelber Schlot)
token-fury-green = Hitzeplättchen (grüner Schlot)
    .many = Hitzeplättchen (grüner Schlot)
token-fury-blue = Hitzeplättchen (blauer Schlot)
    .many = Hitzeplättchen (blauer Schlot)
space-fury-vent = ein Schlot
space-fury-vent-red = roter Schlot
space-fury-vent-yellow = gelber Schlot
space-fury-vent-green = grüner Schlot
space-fury-vent-blue = blauer Schlot
pool-fury-vent = der Schlot
ask-fury-steam = Welches Hitzeplättchen kommt zurück in den Vorrat?
    .hint = Jeder Schlot taugt für jedes Plättchen; ein verdecktes wird nicht angesehen.
