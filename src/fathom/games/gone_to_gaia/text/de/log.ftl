### Das Protokoll: was geschah, je ein Satz.

log-group-setup = Vorbereitung
log-group-wave = Welle { $wave }
log-group-phase = { $part } · { $phase }
log-group-delver = { $part } · Zug { $turn } · { $delver }
log-group-quest = { $wave ->
    [0] { $quest } · Vorbereitung
   *[other] { $quest } · Welle { $wave }
}
log-group-town = { $n ->
    [0] { town }
   *[other] { town } · Kapitel { $n }
}
log-hero = { $seat_of } taucht als { $hero }.
log-hero-dives = { $hero } taucht.
log-gained = { $seat_of } erhält { $card }.
log-spawned = { $boss } kommt, und mit ihm { $minions } ({ $card }, Welle { $wave }).
log-wave = Welle { $wave } beginnt.
log-exhausted = { $delver } erschöpft { $weapon } auf { $element }.
log-passed = { $delver } passt.
log-moved = { $delver } geht nach { $to }.
log-witness-moved = Zeuge geht nach { $to }.
log-circuits = Schaltkreise der Gruppe: { $n }.
log-friendly = { $delver } begegnet: { $card }. { $text }
log-used = { $delver } setzt { $card } ein.
log-used-slot = { $delver } nutzt den Platz von { $element }.
log-used-ultimate = { $delver }: { $name }!
log-missed = { $delver } trifft niemanden.
log-hit = { $enemy } ({ $n })
    .spared = { $enemy } ({ $n }: { $why })
log-attacked = { $delver } trifft { $hits }.
log-survives = { $enemy } kann daran nicht sterben und behält 1 LP.
log-rolled = Würfel für { $why }: { $die }.
log-counterattack = Gegenangriff von { $enemy } mit einer { $die }: { $hits }.
log-guarded = { $delver } verliert nichts, der Schlag ist gedeckt
log-blocked = { $seat_of } blockt { $enemy }.
log-suffered = { $delver } erleidet { $n } ({ $why }).
log-shielded = Der Schild von { $delver } nimmt { $n } auf.
log-shield = { $seat_of } erhält Schild { $n }.
log-healed = { $seat_of } heilt { $n }.
log-last-breath = { $delver } würde sterben und behält 1 LP.
log-died = { $delver } stirbt.
log-died-alone = Der Anzug versagt bei 0 LP: { $delvers } sterben.
log-lost-hp = { $delver } verliert LP: { $n }.
log-slain = { $enemy } wird von { $delver } erlegt.
log-element = { $seat_of } erhält { $element }.
log-element-lost = { $seat_of } hat keinen Platz für { $element }.
log-element-removed = { $seat_of } verliert { $element }.
log-refreshed = { $weapon } von { $seat_of } ist wieder frisch.
log-wheel = Das Rad von { $seat_of } rückt auf { $n }.
log-xp = EP erhalten: { $n }.
log-level = Stufe { $level } ist erreicht.
log-drew-level = { $seat_of } zieht { $card }.
log-level-void = { $card } gibt { $seat_of } nichts.
log-improved = { $seat_of } darf { $type } nun bis Rang { $rank } haben.
log-spent = { $seat_of } gibt { $n } × { $token } aus.
log-tokens = { $seat_of } erhält { $n } × { $token }.
log-marked = { $delver } ist gezeichnet: { $ability }.
log-token = { $enemy } erhält einen Marker: { $ability }.
log-token-removed = { $enemy } verliert den Marker: { $ability }.
log-turned =
    { $by ->
        [1] { $enemy } dreht sich um ein Viertel nach rechts.
        [2] { $enemy } dreht sich halb herum.
       *[other] { $enemy } dreht sich um ein Viertel nach links.
    }
    .marked =
    { $by ->
        [1] { $enemy } dreht sich um ein Viertel nach rechts: Die markierte Seite zeigt nach { $marked }.
        [2] { $enemy } dreht sich halb herum: Die markierte Seite zeigt nach { $marked }.
       *[other] { $enemy } dreht sich um ein Viertel nach links: Die markierte Seite zeigt nach { $marked }.
    }
log-enemy-moved = { $enemy } rückt nach { $to }.
log-teleported = { $enemy } tauscht den Platz mit { $other }.
log-summoned = { $enemy } kommt auf { $at } zu Hilfe.
log-swapped = { $enemy } tauscht den Platz mit { $delver }.
log-enemy-healed = { $enemy } wird geheilt.
log-repaired = { $enemy } wird um { $n } geflickt.
log-ember = Etwas von { $enemy } glimmt auf { $at } weiter.
log-reborn = { $enemy } kehrt auf { $at } zurück.
log-enraged = Der Stapel ist leer: Die Gegner sind rasend.
log-gazed = Ein Blick ruht auf { $at }.
log-gaze-kills = Der zweite Blick auf { $at } tötet.
log-disarmed = { $weapon } von { $seat_of } ist entschärft.
log-set-aside = { $seat_of } legt { $card } beiseite.
log-cards-returned = Die Karten von { $seat_of } kehren zurück.
log-stolen = { $enemy } stiehlt { $seat_of }: { $weapon }.
log-returned = { $weapon } kehrt erschöpft zu { $seat_of } zurück.
log-scrambled = { $seat_of } gibt { $old } zurück.
log-stunned = { $delver } ist betäubt.
log-freed = { $delver } ist wieder frei.
log-countdown = Der Countdown ist um: Sie schlagen zu.
log-parting-shots = Abschiedsschüsse von Gegnern: { $enemies }.
log-parting-shot = { $enemy } gibt den Abschiedsschuss ab.
log-soothsayer = Der Wahrsager behält recht: Alle sterben.
log-goal-met = Das Ziel der Quest ist erreicht.
log-story-phase = Marker und Waffen sind frisch; die Geschichte geht weiter.
log-parts = { $seat_of } erhält Dienerteile: { $n }.
log-parts-lost = { $seat_of } verliert Dienerteile: { $n }.
log-interlude = Welle { $wave } ist überlebt.
log-income = { $seat_of } erhält { $minion } Dienerteile und { $n } × Bossteil { $boss }.
log-product = Der Laden hat { $product }.
log-put-back = { $product } geht zurück.
log-bought = { $seat_of } kauft { $product }.
log-received = { $seat_of } nimmt { $product }.
log-exchanged = { $seat_of } tauscht ein Bossteil der Stufe { $level } gegen { $n } Dienerteile.
log-gave-product = { $seat_of } gibt { $product } an { $other }.
why-counterattack = Gegenangriff
why-weapon = Waffe
why-doublers = Verdoppler
why-summons = Beschwörung
why-flip = andere Richtung
why-spiked = Stacheln
why-last-act = letzter Akt
why-corruption = Verderbnis
why-parting-shot = Abschiedsschuss
why-event = Ereignis
what-heal = Heilung
what-damage = Schaden
what-element = Elemente
what-lose-element = Verlust von Elementen
what-grant = Marker
what-spend-token = Marker ausgeben
what-parts = Teile
what-level-card = Stufenkarte
log-collected =
    { $level ->
        [0] { $seat_of } sammelt ein Dienerteil ein.
       *[other] { $seat_of } sammelt ein Bossteil der Stufe { $level } ein.
    }
log-gave-part =
    { $level ->
        [0] { $seat_of } gibt ein Dienerteil an { $other }.
       *[other] { $seat_of } gibt ein Bossteil der Stufe { $level } an { $other }.
    }
log-mode =
    { $offensive ->
        [true] { $enemy } geht zum Angriff über.
       *[false] { $enemy } geht in die Verteidigung.
    }
