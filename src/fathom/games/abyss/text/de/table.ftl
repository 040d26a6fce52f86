### Der Tisch: Kopf, Ablagen, Karten, Personen, Vorräte, Einfluss, Enden.

## Kopf

game-name = Abyss
game-words = Gewinnt Verbündete, rekrutiert Lords, übernehmt Orte und seht euch vor: An der Grenze wartet etwas. Wer den meisten Einfluss hat, besteigt den Thron; 2 bis 5 Personen.
head-turn = { $expansion ->
    [true] mit Leviathan · { $players } Personen · Zug { $turn }
   *[false] Grundspiel · { $players } Personen · Zug { $turn }
 }
step-plot = Intrige
step-action = Aktion
step-locations = Orte
step-end = Zugende

## Häuser: wie ein Platz heißt, solange niemand einen Namen genannt hat

house-1 = Koralle
house-2 = Tang
house-3 = Bernstein
house-4 = Basalt
house-5 = Gischt

## Zahlen

times = { $n }× { $what }
count-pearls = { $n ->
    [one] { $n } Perle
   *[other] { $n } Perlen
 }
count-keys = { $n } Schlüsselmarker
count-tokens = { $n } Monstermarker

## Ablagen

tray-court = Der Hof
    .count = { $n } von { $most }
    .plot = { $n ->
        [one] Intrige: Für { $n } Perle kommt ein neuer Lord.
       *[other] Intrige: Für { $n } Perlen kommt ein neuer Lord.
    }
    .full = Zurzeit ist keine Intrige möglich.
slot-court = leer
tray-depths = Die Tiefen
    .row = Erkundungsleiste
    .space = Feld { $n } von { $most }
    .price = { $n ->
        [one] Der nächste Verbündete kostet { $n } Perle.
       *[other] Der nächste Verbündete kostet { $n } Perlen.
    }
    .quiet = Niemand erkundet.
slot-track = { $n }
    .next = als Nächstes
    .last = { $n ->
        [one] letztes Feld: +{ $n } Perle
       *[other] letztes Feld: +{ $n } Perlen
    }
tray-council = Der Rat
    .down = verdeckt
tray-locations = Verfügbare Orte
tray-border = Die Grenze
    .deck = { $n } im Stapel
    .arriving = { $leviathan } kommt.
slot-zone = frei
zone-best = { $ally }: { $chance }
zone-none = verlangt { $races } · AL-054
tray-threat = Die Bedrohung
    .at = Feld { $n }
    .token = Bedrohungsmarker
    .shifted = Eine Bändigerin ist frei: Es zählt Feld { $n }.
pile-lords = Lordstapel
    .text = Verdeckt. Eine Intrige deckt den obersten Lord auf; liegen nach einem Rekrutieren höchstens zwei Lords am Hof, füllt der Stapel alle sechs Plätze. Kann er das nicht, ist das Spielende ausgelöst.
pile-exploration = Erkundungsstapel
    .text = Verbündete und Monster, verdeckt. Ist er aufgebraucht, wird der Ablagestapel gemischt.
pile-locations = Ortsstapel
    .text = Verdeckt. Mit drei Schlüsseln darfst du von hier 1 bis 4 Orte ziehen und musst einen davon nehmen; die anderen werden verfügbar.
pile-cards = Karten
pile-empty = leer
card-back = verdeckt

## Lords und Orte

lord-cost = { $n ->
    [0] { $number } nur { $sign }
    [one] { $number } { $sign } +{ $n } Volk
   *[other] { $number } { $sign } +{ $n } Völker
 }
    .all = { $number } :guild-ambassadors: { $n } Völker
lord-is-free = frei
lord-is-turned = gedreht
lord-is-under = unter einem Ort
chip-lord = { $state ->
    [free] { $lord }, { $n } Einfluss, frei
    [turned] { $lord }, { $n } Einfluss, gedreht
   *[under] { $lord }, { $n } Einfluss, unter einem Ort
 }
location-now = jetzt { $n } für dich
location-no-lords = ohne Lords
chip-level = { $state ->
    [gone] Widerstand { $n }: genommen
    [now] { $tokens ->
        [one] Widerstand { $n }, jetzt: { $tokens } Monstermarker
       *[other] Widerstand { $n }, jetzt: { $tokens } Monstermarker
    }
   *[later] { $tokens ->
        [one] Widerstand { $n }, später: { $tokens } Monstermarker
       *[other] Widerstand { $n }, später: { $tokens } Monstermarker
    }
 }

## Personen

row-hand = Hand
    .limit = bis { $n }
    .of = Hand von { $player }
    .commander = Kommandant: am Zugende nur { $n }
row-lords = Deine freien Lords
row-locations = Deine Orte
counter-pearl = Perlen
counter-key = Schlüssel
    .words = { $tokens ->
        [0] { $n } von { $most }, alle auf freien Lords
        [one] { $n } von { $most }, davon { $tokens } Marker
       *[other] { $n } von { $most }, davon { $tokens } Marker
    }
counter-hand = Hand
counter-monster = Monstermarker
    .words = { $base } des Grundspiels, { $new } neue
counter-influence = Einfluss in Sicht
counter-wound = Wunden
chip-scourge = Geißel
    .words = Am Ende { $n } Einfluss wert.
chip-ender = Auslöser
chip-affiliated = Angegliedert: { $allies }
chip-slain = { $leviathan } erlegt
seat-explore = erkundet
seat-council = beim Rat
seat-recruit = rekrutiert
seat-fight = kämpft
seat-end = beendet den Zug

## Einfluss

score-locations = Orte { $n }
score-lords = Lords { $n }
score-allies = Verbündete { $n }
score-monsters = Monstermarker { $n }
score-wounds = Wunden { $n }
score-scourge = Geißel { $n }
score-location = { $location } { $n }
score-ties = bei Gleichstand: { $pearls }, stärkster Lord { $n }
score-of = { $player }: { $n } Einfluss
panel-account = Abrechnung
score-total = { $n } Einfluss
score-account = { $total } Einfluss = { $items }
score-mine = :influence: { $account }

## Vorräte und das Ende

panel-supply = Vorräte
supply-treasury = Perlen in der Schatzkammer
supply-keys = Schlüsselmarker
supply-monsters = Monstermarker des Grundspiels
supply-new-monsters = Neue Monstermarker
supply-leviathans = Leviathan-Stapel
supply-wounds = Wundmarker
supply-discard = Abgelegte Erkundungskarten
chip-gone = ist aus dem Spiel
ends-lords = Hat mit dem siebten Lord das Ende ausgelöst.
ends-court = Hat das Ende ausgelöst: Der Hof ließ sich nicht füllen.
ends-leviathans = Hat das Ende ausgelöst: Der Leviathan-Stapel ist leer.
ends-tokens = Hat das Ende ausgelöst: Ein Stapel Monstermarker ist leer.
end-lords = { $player } hat mit dem siebten Lord das Ende ausgelöst.
end-court = { $player } hat das Ende ausgelöst: Der Hof lässt sich nicht mehr füllen.
end-leviathans = { $player } hat das Ende ausgelöst: Der Leviathan-Stapel ist leer.
end-tokens = { $player } hat das Ende ausgelöst: Ein Stapel Monstermarker ist leer.
end-last-turns = Alle anderen haben noch einen Zug.
near-lords = { $players } mit { $n } von { $most } Lords
near-court = { $n ->
    [0] Lordstapel leer
    [one] noch { $n } Lord im Stapel
   *[other] noch { $n } Lords im Stapel
 }
near-leviathans = { $n ->
    [0] Leviathan-Stapel leer
    [one] noch { $n } Leviathan im Stapel
   *[other] noch { $n } Leviathane im Stapel
 }
near-tokens = { $deck ->
    [base] { $n ->
        [0] keine Monstermarker des Grundspiels mehr
        [one] noch { $n } Monstermarker des Grundspiels
       *[other] noch { $n } Monstermarker des Grundspiels
    }
   *[new] { $n ->
        [0] keine neuen Monstermarker mehr
        [one] noch { $n } neuer Monstermarker
       *[other] noch { $n } neue Monstermarker
    }
 }

## Enden

ending-won = { $player } besteigt mit { $n } Einfluss den Thron.
ending-shared = { $players } liegen in allem gleichauf und teilen sich mit { $n } Einfluss den Thron.
ending-pearls = { $pearls ->
    [one] Gleichstand bei { $n } Einfluss; mit { $pearls } Perle, den meisten, besteigt { $player } den Thron.
   *[other] Gleichstand bei { $n } Einfluss; mit { $pearls } Perlen, den meisten, besteigt { $player } den Thron.
 }
ending-lord = Gleichstand bei { $n } Einfluss und bei den Perlen; mit dem stärksten Lord, { $lord } Einfluss wert, besteigt { $player } den Thron.

## Die letzte Seite

ended-throne = { $players } mit { $n } Einfluss
plot-influence = Einfluss, der offen liegt
account-locations = Orte
account-lords = Lords
account-allies = Angeschlossene Verbündete
account-monsters = Monstermarker
account-wounds = Wunden
account-scourge = Geißel
tally-recruited = Angeworbene Lords
tally-took-location = Genommene Orte
tally-slew = Erschlagene Leviathane
tally-slew-monster = Bekämpfte Monster
tally-paid-pearls = Bezahlte Perlen
