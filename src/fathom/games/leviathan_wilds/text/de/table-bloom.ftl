### Blütenlast: ihre Plättchen und eine eigene Frage.

token-pollen = Pollen
token-vine = eine Ranke
    .many = Ranken
space-bloom-pistil = der Stempel
ask-bloom-wither = Welche Ranke welkt?
    .hint = Mehrere hängen gleich hoch; ihr entscheidet gemeinsam.
option-bloom-wither = Die Ranke auf { $space }
log-withered = Die Ranke auf { $space } verwelkt.
