### Der Tisch: Kopf, Karte, Handkarten, Tableaus, Vorräte, Enden.

## Kopf

game-name = Leviathan Wilds
game-words = Erklettert einen Giganten, zerschlagt die Kristalle, die ihn binden, und achtet auf den Fall. Alle gewinnen oder keiner; 1 bis 4 Personen.
head-setup = Aufbau · { $difficulty } · { game-name }
head-turn = Runde { $round } · Zug { $turn } · { $difficulty } · { game-name }
head-last-chance = Letzte Chance · Runde { $round } · Zug { $turn } · { $difficulty } · { game-name }
difficulty-casual = leicht
difficulty-normal = mittel
difficulty-hard = schwer
difficulty-expert = Experte
step-reveal = Aufdecken
step-activate = Aktivieren
step-resolve = Ausführen
step-draw = Aufziehen

## Spielfläche

board-map = Die Felder des Leviathans: { $leviathan }
space-beside = { $overlay } { $space }
terrain-normal = normal
terrain-ledge = Vorsprung
terrain-open = offen
terrain-harmful = schädlich
terrain-difficult = rutschig
cell-crystal = Kristall { $value }
cell-blighted = verderbter Kristall { $value }
cell-mushroom = { $n ->
    [one] Pilz
   *[other] { $n } Pilze
 }
cell-attacked = im Angriff
piece-climber = { $climber }, { $space }: Leben { $health }, Verderbnis { $blight }, Halt { $grip }
    .active = { $climber }, { $space }, aktiv: Leben { $health }, Verderbnis { $blight }, Halt { $grip }
    .falling = { $climber }, { $space }, fällt: Leben { $health }, Verderbnis { $blight }, Halt { $grip }
piece-crystal = Kristall auf { $space }: { $value }
piece-blighted = Verderbter Kristall auf { $space }: { $value }
piece-shards = Zerschlagener Kristall auf { $space }
piece-mushroom = { $n ->
    [one] Pilz auf { $space }, verdeckt
   *[other] { $n } Pilze auf { $space }, verdeckt
 }
piece-marker = Angriffsmarker auf { $space }
piece-token = Auf { $space }: { $token }
piece-pool = Riesenkristall
pool-watcher-eye = Riesenkristall im Auge
area-attack = { $threat } trifft hier: { $what }
overlay-face = { $overlay }: { $face ->
    [open] offen
    [closed] geschlossen
   *[other] { $face }
 }

## Karten

row-threats = Bedrohungs-Reihe
row-hand = Hand von { $climber }
    .shared = Gemeinsame Hand
row-covers = Übersichtskarten von { $climber }
row-play = Im Spiel: { $climber }
    .shared = Im Spiel
card-caption = { $set } { $number }/{ $of }
card-cover-caption = { $set }, Charakter
card-class-caption = { $set }, Klasse
threat-down-calm = Verdeckt, ruhig
threat-down-enraged = Verdeckt, wild
tag-attack = Angriff
tag-event = Ohne Angriff
tag-swift = Schnell
tag-delayed = Verzögert
threat-back-calm = ruhig
threat-back-enraged = wild
tag-enraged = Wild
tag-secure = Behalten
who-active = Aktiver Hüter
who-next = Nächster Hüter
who-all = Alle
who-any = Nach Wahl
who-highest = Höchster
who-lowest = Niedrigster
who-leftmost = Linkster
who-rightmost = Rechtester
who-closest = Am nächsten: { $place }
who-furthest = Am weitesten weg: { $place }
who-most-health = Meiste Leben
who-least-health = Wenigste Leben
who-most-blight = Meiste Verderbnis
who-most-grip = Meister Halt
who-least-grip = Geringster Halt
who-most-token = Am meisten: { $token }
who-least-token = Am wenigsten: { $token }

## Tableaus der Hüter

panel-from-defeat = { $n ->
    [one] 1 bis zur Niederlage
   *[other] { $n } bis zur Niederlage
 }
panel-falling = Im Fall
panel-defeated = Besiegt
track-health = Leben und Verderbnis von { $climber }
mark-health = Leben { $n }
mark-blight = Verderbnis { $n }
counter-grip = Halt
    .words = { $n ->
        [one] 1 Karte im Stapel
       *[other] { $n } Karten im Stapel
    }
counter-hand = Hand
counter-discard = Ablage
counter-focus = Fokus
    .ready = bereit
    .spent = erschöpft
counter-block = Abwehren
    .words = { $n ->
        [one] noch 1 Punkt
       *[other] noch { $n } Punkte
    }
counter-strike = Schlagen-Bonus
    .words = +{ $n } beim nächsten Schlagen
counter-ap = Aktionspunkte
    .words = noch { $n }
chip-shield-harmful = Ignoriert einmal schädliches Terrain
chip-shield-difficult = Ignoriert einmal rutschiges Terrain
chip-shield-blight = Keine Verderbnis durch ein Schlagen
chip-icon-harmful = Geschützt vor schädlichem Terrain
chip-icon-difficult = Geschützt vor rutschigem Terrain
chip-icon-blight = Keine Verderbnis beim Schlagen
chip-token = { $token }: { $ready } von { $n } bereit
chip-token-map = { $token }: auf { $space }
chip-tokens-map = { $token }: noch { $n }, die anderen auf { $spaces }
chip-coin = { $side ->
    [heads] { $token }: Glück
   *[tails] { $token }: Pech
 }
chip-token-held = { $token }: { $n }
pile-deck = Hüterstapel von { $climber }
    .shared = Gemeinsamer Hüterstapel
pile-discard = Ablagestapel von { $climber }
    .shared = Gemeinsamer Ablagestapel

## Vorräte

panel-crystals = Kristalle
    .words = { $left } von { $all } · noch { $value }
chip-crystal = { $space }: Kristall { $value }
chip-blighted = { $space }: verderbter Kristall { $value }
chip-broken = Zerschlagen
chip-hidden = Noch nicht gefunden: verderbter Kristall { $value }
chip-pool = { $pool }: { $dice }
chip-pool-empty = { $pool }: leer
panel-threat = Bedrohung
    .words = Runde { $round } · Karte { $card } von { $of }
    .waiting = Runde { $round }
track-threat = Zornleiste
track-number = { $n }
track-hard = schwer { $n }
track-expert = Experte { $n }
mark-threat = { $n ->
    [0] Keine Karte beginnt wild
    [one] 1 Karte beginnt wild
   *[other] { $n } Karten beginnen wild
 }
panel-supply = Vorrat
pile-injuries = Schwächestapel
pile-mushrooms = Pilze in der Schachtel
chip-used = Gegessen: { $mushroom }
panel-story = Die Geschichte des Leviathans: { $leviathan }
chip-supply = Im Vorrat: { $n } { $token }
chip-on-card = Auf der Karte
    .above = Auf dieser Karte: { $n } × { $token }
    .below = Auf der unteren Hälfte: { $n } × { $token }
    .down = Auf dieser Karte, verdeckt: { $n } × { $token }

## Enden

ending-won = Ihr habt gewonnen. { $conclusion }
ending-last-chance-over = Ihr habt verloren. Die Letzte Chance ist vorbei, und noch immer halten die Kristalle den Leviathan. Er zieht ohne euch weiter; vielleicht ist er morgen zu erreichen.
ending-all-defeated = Ihr habt verloren. Niemand ist mehr auf dem Leviathan, und die Kristalle wachsen still weiter.

## Die letzte Seite

ended-won = Befreit: { $leviathan }
ended-lost = Unbesiegt: { $leviathan }
gauge-crystals = Kristall übrig
plot-crystals = Kristall, der noch da ist
plot-climbers = Wie weit alle von der Niederlage entfernt sind
tally-broken = Kristalle zerbrochen
tally-struck = Von Kristallen geschlagen
tally-lost-health = Leben verloren
tally-gained-blight = Verderbnis bekommen
tally-falls = Stürze
