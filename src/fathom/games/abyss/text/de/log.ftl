### Das Protokoll: was geschah, je ein Satz.

log-group-setup = Aufbau
log-group-turn = Zug { $turn } · { $player }

## Woher Perlen und Schlüssel kommen und wohin sie gehen

of-track = letztes Feld der Leiste
of-threat = Bedrohungsleiste
of-court = Füllen des Hofes
of-consolation = Trost
of-token = Monstermarker
of-plot = Intrige
of-attack = Angriff
of-attack-power = Angriffskraft
of-martial-law = Kriegsrecht
of-fight = Angriff
log-gained-pearls = { $n ->
    [one] { $player } erhält { $n } Perle ({ $of }).
   *[other] { $player } erhält { $n } Perlen ({ $of }).
 }
log-paid-pearls = { $n ->
    [one] { $player } zahlt { $n } Perle ({ $of }).
   *[other] { $player } zahlt { $n } Perlen ({ $of }).
 }
log-gained-keys = { $player } erhält { $n } Schlüsselmarker ({ $of }).
log-discarded-ally = { $player } legt ab: { $ally } ({ $of }).

## Erkunden

log-explored = { $player } erkundet die Tiefen.
log-reshuffled = Der Ablagestapel der Erkundung wird zu einem neuen Stapel gemischt.
log-revealed = Auf Feld { $space } erscheint: { $card }.
log-declined = { $player } lehnt ab: { $ally }.
log-bought = { $price ->
    [one] { $player } kauft { $ally } von { $of } für { $price } Perle.
   *[other] { $player } kauft { $ally } von { $of } für { $price } Perlen.
 }
log-took = { $player } nimmt { $ally }.
log-sent-to-council = In den Rat gehen: { $allies }.
log-went-on = { $player } schwimmt weiter.
log-discarded-monster = Das Monster wird abgelegt.
log-slew-monster = { $player } kämpft gegen das Monster: Belohnung von Bedrohungsfeld { $space }.
log-threat-rose = Die Bedrohung steigt auf Feld { $space }.

## Der Rat

log-took-stack = { $n ->
    [one] { $player } nimmt den Stapel der { $race }: { $n } Karte.
   *[other] { $player } nimmt den Stapel der { $race }: { $n } Karten.
 }
log-saw-stack = Du hast genommen: { $allies }.
log-emptied-stack = { $n ->
    [one] { $player } legt den Stapel der { $race } ab: { $n } Karte.
   *[other] { $player } legt den Stapel der { $race } ab: { $n } Karten.
 }

## Lords

log-came-to-court = Neu am Hof: { $lord }.
log-replaced = { $player } ersetzt am Hof: { $lord } statt { $old }.
log-recruited = { $pearls ->
    [one] { $player } rekrutiert „{ $lord }“ mit { $allies } und { $pearls } Perle.
   *[other] { $player } rekrutiert „{ $lord }“ mit { $allies } und { $pearls } Perlen.
 }
    .allies = { $player } rekrutiert „{ $lord }“ mit { $allies }.
log-affiliated = { $player } gliedert an: { $ally }.
log-entered-play = „{ $lord }“ kommt zu { $player }.
log-turned = „{ $lord }“ von { $player } wird gedreht.
log-stole = { $deck ->
    [base] { $player } nimmt { $of } einen Monstermarker des Grundspiels.
   *[new] { $player } nimmt { $of } einen neuen Monstermarker.
 }
log-extra-turn = { $player } hat gleich nach diesem noch einen Zug.
log-lost-lord = { $player } verliert „{ $lord }“.

## Orte

log-spent-keys = { $player } gibt für einen Ort aus: { $what }.
log-drew-locations = { $player } zieht: { $locations }.
log-took-location = { $player } kontrolliert jetzt „{ $location }“, darunter { $lords }.
    .alone = { $player } kontrolliert jetzt „{ $location }“.
log-kept-location = { $player } behält „{ $location }“.
log-replaced-location = { $player } tauscht „{ $old }“ gegen „{ $location }“ aus dem Stapel.
log-swapped-location = { $player } tauscht „{ $old }“ gegen „{ $location }“.

## Monstermarker

log-gained-tokens = { $deck ->
    [base] { $n ->
        [one] { $player } zieht { $n } Monstermarker des Grundspiels.
       *[other] { $player } zieht { $n } Monstermarker des Grundspiels.
    }
   *[new] { $n ->
        [one] { $player } zieht { $n } neuen Monstermarker.
       *[other] { $player } zieht { $n } neue Monstermarker.
    }
 }
log-saw-token = Der Marker zeigt: { $token }.
log-revealed-token = { $player } deckt einen Monstermarker auf: { $token }.

## Die Grenze

log-turned-up-leviathan = { $player } deckt einen Leviathan auf: { $leviathan }.
log-rolled-zone = Die Würfel zeigen { $dice }: { $zone }.
log-leviathan-came = { $leviathan } besetzt { $zone }.
log-driven-out = { $leviathan } wird verdrängt: { $zone }.
log-attacked = { $leviathan } greift { $player } an.
log-wounded = { $n ->
    [one] { $player } erleidet { $n } Wunde.
   *[other] { $player } erleidet { $n } Wunden.
 }
log-fought = { $player } kämpft: { $leviathan }, { $zone }.
log-rolled = { $player } greift mit { $ally } an und würfelt { $dice }: Angriffskraft { $power }.
    .two = { $player } greift mit { $ally } an, würfelt { $dice }, der höhere zählt: Angriffskraft { $power }.
log-attack-failed = Der Angriff von { $player } mit { $power } misslingt.
log-health-lost = { $n ->
    [one] { $leviathan } verliert { $n } Lebenspunkt.
   *[other] { $leviathan } verliert { $n } Lebenspunkte.
 }
log-stopped-fighting = { $player } hört auf zu kämpfen.
log-slew = { $player } erlegt { $leviathan }.
log-took-scourge = { $player } hat jetzt die Geißel der Tiefe.

## Das Ende

log-scored = { $player } hat { $total } Einfluss.
