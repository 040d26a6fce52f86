### Was geschehen ist, ein Satz je Ereignis.

log-group-setup = Aufbau
log-group-turn = Zug { $turn } · { $climber }
log-group-round = Runde { $n }
log-introduction = Der Aufstieg beginnt: { $leviathan }.
log-placed-figure = { $climber } beginnt auf { $space }.
log-revealed = { $enraged ->
    [true] „{ $threat }“ wird aufgedeckt, wild.
   *[false] „{ $threat }“ wird aufgedeckt.
 }
log-marked = { $n ->
    [one] Der Angriff markiert { $spaces }, wo { $climbers } steht.
   *[other] Der Angriff markiert { $spaces }, wo { $climbers } stehen.
 }
log-attack = „{ $threat }“ trifft { $hit }.
    .miss = „{ $threat }“ trifft niemanden.
log-event = „{ $threat }“ erreicht { $hit }.
    .miss = „{ $threat }“ findet niemanden.
log-ap-card = { $n ->
    [one] { $climber } spielt „{ $card }“ für 1 Aktionspunkt.
   *[other] { $climber } spielt „{ $card }“ für { $n } Aktionspunkte.
 }
log-empty-handed = { $climber } hat keine Karte und erhält { $n } Aktionspunkte.
log-moved = { $climber } bewegt sich: { $start } → { $space }.
    .fell = { $climber } fällt auf { $space }.
    .put = { $climber } kommt auf { $space }.
log-pushed = { $climber } wird geschoben: { $start } → { $space }.
    .not = { $climber } lässt sich nicht weiter schieben und bleibt auf { $space }.
log-let-go = { $climber } lässt sich fallen.
log-falls = { $climber } fällt.
log-stopped = { $climber } hält auf { $space } an.
log-struck = { $climber } schlägt mit { $n } auf den Kristall auf { $space }: { $left } übrig.
    .broken = { $climber } zerschlägt den Kristall auf { $space }.
log-broken = { $climber } zerschlägt einen Kristall.
log-pool-lowered = { $climber } senkt um { $n }: { $pool }, { $left } übrig.
log-struck-empty = { $climber } schlägt ins Leere: { $pool }.
log-struck-target = { $climber } trifft: { $pool }.
log-struck-token = { $climber } schlägt: { $token }.
log-die-changed = Der Kristall auf { $space } steht jetzt auf { $value }.
    .gone = Der Kristall auf { $space } ist verschwunden.
log-lost-health = { $climber } verliert { $n } Leben.
log-gained-health = { $climber } erhält { $n } Leben.
log-lost-grip = { $climber } verliert { $n } Halt.
    .none = { $climber } hat keinen Halt mehr zu verlieren.
    .secure = { $secure ->
        [one] { $climber } verliert { $n } Halt. „{ $cards }“ hat „Behalten“ und kommt auf die Hand.
       *[other] { $climber } verliert { $n } Halt. { $cards } haben „Behalten“ und kommen auf die Hand.
    }
log-gained-grip = { $climber } erhält { $n } Halt.
log-gained-blight = { $climber } erhält { $n } Verderbnis.
log-lost-blight = { $climber } verliert { $n } Verderbnis.
log-gained-ap = { $n ->
    [one] { $climber } erhält 1 Aktionspunkt.
   *[other] { $climber } erhält { $n } Aktionspunkte.
 }
log-rested = { $n ->
    [0] { $climber } ruht sich aus.
   *[other] { $climber } ruht sich aus und bekommt { $n } Halt zurück.
 }
log-focused = { $climber } macht den Fokus bereit.
log-used-focus = { $climber } setzt den Fokus ein.
log-used-skill = { $climber } benutzt „{ $skill }“.
log-paid = { $climber } zahlt für mehr.
log-blocked = { $what ->
    [health] { $climber } wehrt { $n } Leben ab.
    [grip] { $climber } wehrt { $n } Halt ab.
   *[push] { $n ->
        [one] { $climber } wehrt 1 Feld des Schiebens ab.
       *[other] { $climber } wehrt { $n } Felder des Schiebens ab.
    }
 }
log-protected = { $what ->
    [blight] { $climber } ist vor Verderbnis geschützt.
    [difficult] { $climber } ist vor schwierigem Terrain geschützt.
   *[harmful] { $climber } ist vor schädlichem Terrain geschützt.
 }
log-took-over = { $climber } erleidet die Bedrohung an Stelle von { $other }.
log-drew = { $climber } zieht { $cards }.
log-discarded = { $climber } wirft „{ $card }“ ab.
log-hung-by-a-thread = { $climber } hält sich mit letzter Kraft und lässt die letzte Karte liegen.
log-injured = { $climber } erhält eine Schwäche: { $injury }.
log-healed = { $climber } wird die Schwäche „{ $injury }“ los.
log-void-injury = „{ $injury }“ zählt im Solo-Modus nicht; { $climber } zieht eine andere Schwäche.
log-picked-up = { $climber } sammelt auf { $space } einen Pilz: { $mushroom }.
log-tossed = { $climber } wirft { $other } einen Pilz zu: { $mushroom }.
log-took-mushroom = { $climber } nimmt einen Pilz aus der Schachtel: { $mushroom }.
log-stocked = Auf die Sonderregelkarte: { $n } × { $token }.
log-shown = Die Sonderregelkarte zeigt: { $tokens }.
log-sunk = Auf die untere Hälfte der Sonderregelkarte: { $tokens }.
log-returned = Zurück in den Vorrat: { $n } × { $token }.
log-laid = Auf { $space } liegt jetzt: { $token }.
log-token-moved = { $token }: { $start } → { $space }.
log-placed = { $climber } legt auf { $space }: { $token }.
log-uncovered = Auf { $space } kommt zum Vorschein: { $token }.
log-took-token = { $climber } nimmt: { $token }.
log-flipped = { $side ->
    [heads] { $climber } wirft die Münze: Glück.
   *[tails] { $climber } wirft die Münze: Pech.
 }
log-turned-coin = { $climber } dreht die Münze auf Glück.
log-gave-back = { $climber } legt zurück: { $n } × { $token }.
log-enraged = { $n ->
    [0] Keine ruhige Bedrohung ist übrig, die wild werden könnte.
    [one] 1 Bedrohung wird wild.
   *[other] { $n } Bedrohungen werden wild.
 }
log-calmed = { $n ->
    [0] Keine wilde Bedrohung ist übrig, die ruhig werden könnte.
    [one] 1 Bedrohung wird ruhig.
   *[other] { $n } Bedrohungen werden ruhig.
 }
log-keyword = Die Sonderregeln wirken: { $rule }.
log-scenario-action = { $climber } nutzt eine Aktion der Sonderregeln: { $rule }.
log-overlay-turned = Eine Karte wird gedreht. { $overlay }.
log-overlay-moved = Eine Karte bewegt sich. { $overlay }.
log-round-end = Runde { $round } ist zu Ende; die Bedrohungen werden neu ausgelegt.
log-defeated = { $climber } ist besiegt.
log-last-chance = Die Letzte Chance beginnt: Alle anderen haben noch einen Zug.
log-won = Es ist frei. Ihr habt gewonnen!
log-lost = Ihr habt verloren.

### Beats: what stands on a coin.

coin-heads = Kopf
coin-tails = Zahl

### Was kommt, wenn niemand mehr etwas tut.

looms = Wenn nichts geschieht, { $climber }: { $changes }.
    .moved = Wenn nichts geschieht, { $climber }: { $changes }, dann { $where }.
    .only = Wenn nichts geschieht, kommt { $climber } nach { $where }.
    .open = { $climber } kann das Ziel sein: Ihr wählt.
looms-health = { $n } Leben
looms-grip = { $n } Halt
looms-blight = { $n } Verderbnis

### Warum eine Bedrohung jemanden trifft.

beat-why = { $who }: { $climbers }. { $told }
