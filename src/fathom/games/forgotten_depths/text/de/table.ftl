### Der Tisch: Kopf, Plan, Karten, Tafeln, Ausgänge.

## Kopf

game-name = Forgotten Depths
game-words = Drei Schichten, jede älter als die darüber. Legt den Weg Plättchen für Plättchen, bekämpft, was darin liegt, und findet, was unten wartet. Alle gewinnen oder niemand; 1 bis 3 Heldinnen.
head-where = { $ecology } · { $heroes ->
    [one] 1 Heldin
   *[other] { $heroes } Heldinnen
 } · Plättchen { $n } von { $total }
step-explore = Erkunden
step-tile = Legen
step-encounter = Begegnen
step-level-up = Aufsteigen
party = Die Gruppe
head-combat = Forgotten Depths · { $ecology } · { $n ->
    [0] Der Kampf beginnt
   *[other] Runde { $n }
 }
round-draw = Ziehen
round-play = Spielen
round-evaluate = Auswerten
round-abilities = Fähigkeiten
round-damage = Schaden
round-discard = Ablegen

## Plan

board-map = { $ecology }, der Plan: { $n ->
    [one] 1 Plättchen
   *[other] { $n } Plättchen
 }
cell-empty = { $at }, leer
cell-tile = { $at }, { $tile }: { $things }
    .far = { $at }, { $tile }, nicht erreichbar: { $things }
cell-nothing = nichts
element-monster = ein Monster
element-feature = eine Besonderheit
element-chest = eine Truhe
element-campfire = ein Lagerfeuer
element-stairs = die Treppe
piece-monster = Monster auf { $at }
    .done = Besiegtes Monster auf { $at }
piece-feature = Besonderheit auf { $at }
    .done = Besonderheit auf { $at }, erledigt
piece-chest = Truhe auf { $at }
    .done = Truhe auf { $at }, geleert
piece-campfire = Lagerfeuer auf { $at }
    .done = Lagerfeuer auf { $at }, erloschen
piece-stairs = Treppe auf { $at }
    .done = Treppe auf { $at }, hinter euch
piece-door = Verschlossene Tür auf { $at }
    .open = Offene Tür auf { $at }
piece-lantern = Die Laterne, auf { $at }
area-pattern = Vollständig: { $name }

## Karten

row-drawn = Plättchen in der Hand
row-aside = Beiseitegelegtes Plättchen
row-encounter = Begegnung
row-supplied = Bisher beigesteuert
row-revealed = Gezogen
row-looked = Oben auf dem Stapel
row-next = Die nächsten Plättchen
row-hand = Hand von { $hero }
row-lane = { $hero } gegen { $foe }
row-pool = EP-Vorrat
card-action = Aktionskarte { $n }
card-item = Gegenstands-Aktionskarte { $n }
card-power = Kraftkarte
card-of = { $foe }: { $n }
card-xp = { $n } EP
card-tile = { $tile }, { $turn ->
    [0] wie es ist
    [1] eine Vierteldrehung weiter
    [2] eine halbe Drehung weiter
   *[3] eine Dreivierteldrehung weiter
 }
slot-card = eine Karte fehlt
pair-name = { $ours } gegen { $theirs }
pair-block = Niemand nimmt Schaden.
pair-void = Die Ergebnisse zählen in dieser Runde nicht.
pair-hero-hit = { $foe } −{ $dealt }{ $taken ->
    [0] {""}
   *[other] ; Gegenschaden: { $hero } −{ $taken }
 }
pair-monster-hit = { $hero } −{ $taken }{ $dealt ->
    [0] {""}
   *[other] ; Gegenschaden: { $foe } −{ $dealt }
 }
lane-only = Nur dieses Paar darf zählen.
lane-either = Jedes Paar darf zählen.
lane-resolved = Entschieden.
lane-against = gegen { $foe }
verdict-block = Block
verdict-hero-hit = Heldinnentreffer
verdict-monster-hit = Monstertreffer

## Tafeln

panel-hero = { $title } · Stufe { $level }
panel-foe = { $n ->
    [one] Deck: { $deck }
   *[other] Deck: { $deck } · { $n } Einzelwesen
 }
panel-party = Die Gruppe
panel-reach = In Reichweite
panel-legends = Legendäre Orte
    .ready = { $n } bereit
counter-health = Gesundheit
    .words = { $n } von { $most }
counter-keys = Schlüssel
counter-xp = EP
    .words = { $n } mit Gegenständen
chip-armor = Rüstung { $n }
chip-power = { $n ->
    [one] 1 bereitliegende Kraftkarte
   *[other] { $n } bereitliegende Kraftkarten
 }
chip-states = { $n } am Leben: { $theirs } gegen { $ours } von dir.
    .one = { $n }: { $theirs } gegen { $ours }.
chip-seen = Bisher gesehen:
item-unequipped = { $item }, weggesteckt
item-uses = { $item } ({ $n })
pile-draw = Nachziehstapel
pile-discard = Ablagestapel
pile-tiles = Plättchen
pile-monsters = Monster im Stapel
pile-features = Besonderheiten im Stapel
pile-action = Deck: { $deck }
pile-left = übrig
tiles-left = { $n ->
    [0] keine mehr
   *[other] noch { $n }
 }
tiles-gone = { $n } gezogen
pile-stairs = { $n ->
    [one] Die Treppe ist das nächste Plättchen.
   *[other] Die Treppe kommt beim { $n }. Ziehen.
 }
    .placed = Die Treppe liegt schon auf dem Tisch.
rate-key = Schlüssel
rate-healing = { $n } Gesundheit je Heldin
rate-ability = Fähigkeit
pattern-open = { $n } · noch nicht da
pattern-begun = { $n } · { $there } von { $total }; es fehlt: { $where }
pattern-ready = { $n } · bereit: { $at }
pattern-done = { $n } · erledigt
foe-entity = Das Letzte Wesen
foe-one = { $foe }, Nummer { $n }
foe-individual = { $foe } mit { $health } Gesundheit

## Ausgänge

ending-entity-defeated = Das Letzte Wesen liegt still. Der Weg hinauf ist lang, und leise. Ihr habt gewonnen.
ending-dead-end = Das Plättchen passt nirgends. Hinter euch schließt sich der Stein. Ihr habt verloren.
ending-hero-killed = Eine von euch steht nicht mehr auf. Ihr habt verloren.
ending-gave-up = Es geht nirgends mehr weiter. Ihr habt verloren.

## Die Karte in Buchstaben

letter-monster = Monster
letter-feature = Besonderheit
letter-chest = Truhe
letter-campfire = Lagerfeuer
letter-stairs = Treppe
letter-lantern = die Laterne
letter-door = verschlossene Tür
letter-opened = offene Tür
letter-passage = Geheimgang
letter-warp = Warp-Portal
letter-boat = Boot
letter-sword = Schwert
letter-level = Ebenentreppe
letter-lower = untere Ebene
letter-boundary = Reviergrenze
letter-node = Knoten
letter-joined = verbundene Knoten
letter-used = verbrauchte Knoten
letter-water = Wasser
letter-rock = Fels
letter-far = unerreichbar
letter-met = kleine Buchstaben: erledigt

## Die letzte Seite

ended-entity-defeated = Es liegt still
ended-dead-end = Der Weg ist zu
ended-hero-killed = Die Tiefe behält jemanden
ended-gave-up = Kein Weg weiter
plot-health = Gesundheit der Helden
tally-drew-tile = Gezogene Plättchen
tally-killed = Besiegte Monster
tally-wounded = Ausgeteilter Schaden
tally-hurt = Erlittener Schaden
tally-learned = Gelernte Fähigkeiten
tally-legend = Legendäre Orte
tally-earned = Verdiente EP
