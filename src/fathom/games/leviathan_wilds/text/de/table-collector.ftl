### Leviathan 8: was Tisch und Verlauf von ihm sagen.

token-relic = ein Relikt
    .many = Relikte
token-relic-red = der Haken
    .many = Haken
token-relic-yellow = die Laterne
    .many = Laternen
token-relic-green = die Salbe
token-relic-blue = die Glocke
space-collector-relic = Reliktfeld
ask-give-back = { $climber }, welches Relikt gibst du zurück?
    .hint = Es kommt auf das dir naheste Reliktfeld, auf dem keines liegt.
option-give-back = { $token }
    .exhausted = { $token }, erschöpft
ask-return-relic = Wohin kommt das Relikt?
    .hint = Mehrere freie Reliktfelder sind gleich nah.
option-return-relic = Auf { $space }
