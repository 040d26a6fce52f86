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
step-combat = Kämpfen
step-level-up = Aufsteigen
party = Die Gruppe

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
area-reach = In Reichweite
area-pattern = Vollständig: { $name }

## Karten

row-drawn = Plättchen in der Hand
row-encounter = Begegnung
row-hand = Hand von { $hero }
row-lane = { $hero } gegen { $foe }
row-pool = XP-Vorrat
card-action = Aktionskarte { $n }
card-item = Gegenstands-Aktionskarte { $n }
card-power = Kraftkarte
card-of = { $foe }: { $n }
card-xp = { $n } XP
pair-name = { $ours } gegen { $theirs }
pair-block = Niemand nimmt Schaden.
pair-hero-hit = Macht { $out }, nimmt { $taken }.
pair-monster-hit = Nimmt { $taken }, macht { $out }.
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
panel-piles = Stapel
panel-legends = Legendäre Orte
counter-health = Gesundheit
    .words = { $n } von { $most }
counter-power = Bereitliegende Kraftkarten
counter-armor = Rüstung
counter-keys = Schlüssel
counter-xp = XP
    .words = { $n } mit Gegenständen
chip-armor = Rüstung { $n }
item-uses = { $item } ({ $n })
pile-draw = Nachziehstapel
pile-discard = Ablagestapel
pile-tiles = Plättchen
pile-monsters = Monster
pile-features = Besonderheiten
pile-stairs = { $n ->
    [one] Die Treppe ist das nächste Plättchen.
   *[other] Die Treppe kommt beim { $n }. Ziehen.
 }
    .placed = Die Treppe liegt schon auf dem Tisch.
rate-key = Schlüssel: { $n } XP
rate-healing = { $gives } Gesundheit je Heldin: { $n } XP
rate-ability = Fähigkeit: { $n } XP
rate-typical = Monster bringen etwa { $monsters } XP, Besonderheiten { $features }, Legendäre Orte { $low } bis { $high }
pattern-open = Unvollständig: { $shape }
pattern-ready = Vollständig: { $shape }
pattern-done = Erledigt: { $shape }
pattern-water = Wasser vom Boot zum Schwert
foe-entity = Das Letzte Wesen
foe-individual = { $foe } mit { $health } Gesundheit

## Ausgänge

ending-entity-defeated = Das Letzte Wesen liegt still. Der Weg hinauf ist lang, und leise. Ihr habt gewonnen.
ending-dead-end = Das Plättchen passt nirgends. Hinter euch schließt sich der Stein. Ihr habt verloren.
ending-hero-killed = Eine von euch steht nicht mehr auf. Ihr habt verloren.
ending-gave-up = Es geht nirgends mehr weiter. Ihr habt verloren.
