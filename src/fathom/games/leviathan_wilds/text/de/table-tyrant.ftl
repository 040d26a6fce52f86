### Tyrann: Plättchen, Krone und eine eigene Frage.

token-spine = ein Stachel
    .many = Stacheln
space-tyrant-crown = die Krone
pool-tyrant-crown = die Krone
ask-tyrant-pull = { $climber }, wessen Stachel ziehst du heraus?
    .hint = Er kommt in den Vorrat zurück; niemand verliert Leben.
log-freed = Wieder frei: { $climber }.
