### Leviathan 5: was Tisch und Verlauf von ihm sagen.

token-web = ein Netz
    .many = Netze
space-weaver-fang = ein Giftzahn
ask-move-web = { $climber } wird eingesponnen. Welches Netz wird genommen?
    .hint = Der Vorrat ist leer: Eines der entferntesten Netze wandert. Wer darauf über dem Offenen steht, fällt.
option-move-web = Das Netz von { $space } nehmen
