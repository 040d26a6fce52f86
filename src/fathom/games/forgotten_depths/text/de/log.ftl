### Was geschah.

log-group-setup = Aufbau
log-group-leg = { $ecology } · Etappe { $n }
log-group-combat = { $ecology } · Kampfrunde { $n }
log-group-level = { $ecology } · Stufenaufstieg
log-ecology = Die Gruppe betritt: { $ecology }.
log-drew-tile = Ein Plättchen wird gezogen: { $tile }.
log-placed = { $tile } liegt auf { $cell }.
log-set-aside = { $tile } passt nirgends und wird beiseitegelegt.
log-appeared = { $foe }. { $look }
log-guardian = Ein Treppenwächter: { $foe }. { $look }
log-entity = Das Letzte Wesen: { $parts }.
log-faces = { $hero } steht gegen { $foe }.
log-played = { $hero } spielt { $card }.
log-foe-played = { $foe } legt { $card } gegen { $hero }.
log-used = { $hero } benutzt { $skill }.
log-foe-used = { $foe }, { $skill }: { $words }
log-resolved = { $hero } handelt { $ours } gegen { $theirs } von { $foe } ab.
    .block = { $hero } blockt { $foe } mit { $ours }.
log-wounded = { $foe } verliert { $n } Gesundheit, { $left } bleiben.
log-mended = { $foe } heilt { $n }.
log-raised = Eines von { $foe } steht wieder auf, mit { $n } Gesundheit.
log-killed = { $heroes }: Eines von { $foe } ist tot.
log-hurt = { $hero } verliert { $n } Gesundheit, { $left } bleiben.
log-healed = { $hero } heilt { $n }.
log-stored = { $hero } legt eine Kraftkarte bereit.
log-lost-power = { $hero } verliert eine bereitliegende Kraftkarte.
log-changed = { $who ->
    [hero] Die Karten von { $hero } ändern sich
   *[monster] Die Karten gegenüber von { $hero } ändern sich
 } um { $by }.
    .to = { $who ->
    [hero] Eine Karte von { $hero }
   *[monster] Eine Karte gegenüber von { $hero }
 } zählt jetzt { $to }.
log-replaced = { $hero } legt stattdessen { $card }.
log-refreshed = { $hero } frischt { $skill } auf.
log-exhausted = { $hero } erschöpft { $skill }.
log-discarded = { $hero } legt { $card } ab.
log-retrieved = { $hero } legt { $card } auf den Nachziehstapel.
log-looked = { $hero } sieht { $n ->
    [one] eine Karte
   *[other] { $n } Karten
 } an ({ $deck ->
    [tiles] Plättchen
    [monsters] Monster
    [features] Besonderheiten
   *[other] das Deck des Monsters
 }).
log-test = Eine Probe: { $test ->
    [sum] zusammen mindestens { $target }.
    [each] jede mindestens { $target }.
    [highest] eine Karte ab { $target }.
   *[lowest] keine Karte über { $target }.
 }
log-supplied = { $hero } gibt { $card }.
log-judged-all = Die Probe ist vorbei.
    .success = Es gelingt.
    .failure = Es misslingt.
log-received = { $hero } hat { $item }.
log-removed = { $card } verlässt das Deck von { $hero }.
log-equipped = { $hero } rüstet { $item } aus.
log-unequipped = { $hero } legt { $item } weg.
log-unlocked = Eine Tür auf { $region } ist offen.
log-chest = Die Truhe auf { $region } wird geöffnet.
log-earned = Die Gruppe erhält { $n } EP.
log-spent-item = { $hero } gibt { $item } aus.
log-paid = Die Gruppe zahlt { $n } EP.
log-gained-keys = Die Gruppe erhält { $n ->
    [one] einen Schlüssel
   *[other] { $n } Schlüssel
 }.
log-lost-keys = Die Gruppe verliert { $n ->
    [one] einen Schlüssel
   *[other] { $n } Schlüssel
 }.
log-joined = { $monster } ist jetzt irgendwo hier unten.
log-woke = Auf { $region } sind wieder Monster.
log-rested = Die Gruppe rastet. Hinter ihr kehren die Monster zurück.
log-feature = { $name }. { $words }
log-legend = { $name }. { $words }
log-legend-card = { $name }. { $words }
log-level-up = Alle sind auf Stufe { $level }.
log-learned = { $hero } lernt { $ability }.
log-won = Das Letzte Wesen ist besiegt. Ihr habt gewonnen.
log-lost-dead-end = Das Plättchen passt nirgends. Ihr habt verloren.
log-lost-hero-killed = Eine Heldin ist tot. Ihr habt verloren.
log-lost-gave-up = Die Gruppe gibt auf. Ihr habt verloren.
log-lasts = { $hero }: { $what ->
    [armor] Rüstung { $n }
    [return] { $n ->
        [99] kein Gegenschaden
       *[other] { $n } Gegenschaden weniger
     }
    [direct] { $n ->
        [99] kein direkter Schaden
       *[other] { $n } direkter Schaden weniger
     }
    [results] die Paare zählen nicht
    [hit] Treffer machen { $n } Schaden mehr
    [play] { $n ->
        [one] nur eine Karte
       *[other] nur { $n } Karten
     }
   *[other] { $n } mehr
 } { $span }.
