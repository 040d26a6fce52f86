### Fragen, Möglichkeiten, was sie bewirken, und warum etwas nicht geht.

ask-first-turn = Wer beginnt?
    .hint = Ihr entscheidet gemeinsam.
    .other = { $player } schlägt vor, wer beginnt.
ask-turn = { $delver }: welche Waffe erschöpfen, und wo?
    .hint = Eine frische Waffe kommt auf einen leeren Platz. Oder passe.
    .other = { $player } beginnt einen Zug oder passt ({ $delver }).
ask-choose = { $delver }: bewegen und handeln
    .hint = Eine Bewegung und eine Aktion, in beliebiger Reihenfolge.
    .other = { $player } bewegt sich und handelt ({ $delver }).
ask-target = Wer wird getroffen?
    .hint = Noch höchstens { $n }.
    .other = { $player } wählt Ziele ({ $n }).
ask-flip = Zur anderen Seite angreifen?
    .hint = Das kostet LP.
    .other = { $player } darf zur anderen Seite angreifen.
window-reroll = der Wurf blieb liegen
window-block = der Schlag traf
ask-reroll = Der Würfel zeigt { $die } ({ $why }): noch einmal?
    .hint = Ein Neuwurfmarker bringt einen neuen Wurf; das neue Ergebnis gilt.
    .other = Der Würfel zeigt { $die }; { $player } entscheidet ({ $why }).
ask-guard = Der Würfel zeigt { $die }: Wer trifft schwächer?
    .hint = Noch höchstens { $n }.
    .other = { $player } wählt, wer schwächer trifft: { $die }, { $n }.
ask-block = { $enemy } trifft: { $losses }
    .hint = Ein Blockmarker hält alles davon auf.
    .other = { $enemy } trifft ({ $losses }); { $player } entscheidet.
ask-backup = Wer verstärkt den Boss?
    .hint = Auch dieser Gegner setzt zum Gegenangriff an.
    .other = { $player } nennt, wer den Boss verstärkt.
ask-move-enemy = Wohin rückt { $enemy }?
    .hint = Mehrere Felder passen.
    .other = { $player } rückt { $enemy }.
ask-flee = Wohin flieht { $enemy }?
    .hint = So weit es geht.
    .other = { $player } wählt, wohin { $enemy } flieht.
ask-flee-order = Wer flieht zuerst?
    .hint = Du wählst die Reihenfolge.
    .other = { $player } wählt, wer zuerst flieht.
ask-turn-enemy = Wie dreht sich { $enemy }?
    .hint = Mehreres passt.
    .other = { $player } dreht { $enemy }.
ask-turn-any = Einen Gegner drehen?
    .hint = Jeden in Reichweite, zu jeder Seite.
    .other = { $player } darf einen Gegner drehen.
ask-teleport = Mit wem tauscht { $enemy } den Platz?
    .hint = Die nächsten Diener.
    .other = { $player } wählt für { $enemy }.
ask-summon = Wo steht der Leutnant von { $enemy }?
    .hint = Neben dem Boss.
    .other = { $player } stellt den Leutnant von { $enemy } auf.
ask-rebirth = Wo kehrt { $enemy } zurück?
    .hint = Die nächsten freien Felder.
    .other = { $player } wählt, wo { $enemy } zurückkehrt.
ask-take-element = Welches Element nimmst du?
    .hint = Insgesamt { $n }.
    .other = { $player } nimmt Elemente ({ $n }).
ask-lose-element = Welches Element verlierst du?
    .hint = Insgesamt { $n }.
    .other = { $player } verliert Elemente ({ $n }).
ask-refresh-weapon = Welche Waffe wird erfrischt?
    .hint = Ihr Platz wird leer.
    .other = { $player } erfrischt eine Waffe.
ask-waste-token = Welchen Marker gibst du aus?
    .hint = Er hat keine Wirkung.
    .other = { $player } gibt einen Marker umsonst aus.
ask-disarm = Welche Waffe wird entschärft?
    .hint = Ihr nächster Angriff macht 1 Schaden.
    .other = { $player } wählt eine Waffe, die entschärft wird.
ask-blood-debt = Wie zahlst du die Schuld?
    .hint = Ein Element oder 1 LP.
    .other = { $player } zahlt eine Blutschuld.
ask-sacrifice = Welche Karte legst du beiseite?
    .hint = Bis der Boss fort ist, gilt der nächstniedrigere Rang.
    .other = { $player } legt eine Karte beiseite.
ask-malevolent = Was nimmt der Boss mit?
    .hint = Vier Elemente oder alle LP bis auf eines.
    .other = { $player } zahlt für den Sieg.
ask-scramble = Welche Waffe nimmst du stattdessen?
    .hint = Vom selben Rang.
    .other = { $player } nimmt eine andere Waffe.
ask-take-doublers = Welche Verdoppler nimmst du?
    .hint = 5 oder 6 gewürfelt: freie Wahl.
    .other = { $player } wählt Verdoppler.
ask-level-card = Welche Belohnung nimmst du?
    .hint = Eine von deiner Stufenkarte.
    .other = { $player } nimmt eine Belohnung einer Stufenkarte.
ask-improve = Welchen Höchstrang hebst du an?
    .hint = Für den Rest der Quest und darüber hinaus.
    .other = { $player } hebt einen Höchstrang an.
ask-shift = Welchen Gegner verschieben?
    .hint = Um bis zu { $n }.
    .other = { $player } darf einen Gegner um bis zu { $n } verschieben.
ask-shift-to = Wohin mit { $enemy }?
    .hint = Auf ein freies Feld.
    .other = { $player } verschiebt { $enemy }.
ask-shift-more = Noch ein Feld?
    .hint = Du darfst hier aufhören.
    .other = { $player } darf den Gegner weiter verschieben.
ask-walk = { $delver } darf sich bewegen
    .hint = Um bis zu { $n }.
    .other = { $player } darf { $delver } um bis zu { $n } bewegen.
ask-witness-to = Wohin geht Zeuge?
    .hint = Bis zu { $n }; er sammelt alle Teile ein.
    .other = { $player } bewegt Zeuge um bis zu { $n }.
ask-place-enemy = Wo steht { $enemy }?
    .hint = Auf einem leeren Feld.
    .other = { $player } stellt { $enemy } auf.
ask-start =
    { $robot ->
        [0] Wo beginnt { $piece }?
       *[other] Wo beginnt { $piece }, euer Roboter?
    }
    .hint = Eines der zwei Startfelder; ihr dürft es teilen.
    .other = { $player } wählt das Startfeld von { $piece }.
ask-retreat = Weiter oder zurück?
    .hint = Ihr entscheidet gemeinsam.
    .other = { $player } schlägt vor, weiterzugehen oder sich zurückzuziehen.
ask-consent = Bist du einverstanden?
    .hint = Vorgeschlagen: { $what }
    .other = { $player } soll zustimmen: { $what }
ask-scenario = Was tut ihr?
    .hint = Ihr entscheidet gemeinsam.
    .other = { $player } schlägt vor, was zu tun ist.
ask-give-product = Wer bekommt { $product }?
    .hint = { $text }
    .other = { $player } schlägt vor, wer { $product } bekommt: { $text }
ask-put-back = Für den Laden zwischen den Wellen: { $product } behalten oder ein anderes ziehen?
    .hint = Der Preis enthält ein teures Bossteil, darum darf es zurückgemischt werden. { $text }
    .other = { $player } darf { $product } zurückmischen und ein anderes ziehen: { $text }
ask-shop = Was kaufst du?
    .hint = Du darfst Bossteile tauschen und Teile und Produkte verschenken.
    .other = { $player } ist im Laden.
ask-double = Der Würfel zeigt { $die }: einen Verdoppler ausgeben?
    .hint = Er verdoppelt, was der Angriff noch macht.
    .other = { $player } darf einen Verdoppler ausgeben (Würfel: { $die }).
ask-reward-order = Wessen Belohnung nimmst du zuerst?
    .hint = Die Reihenfolge macht einen Unterschied.
    .other = { $player } wählt, wessen Belohnung zuerst kommt.
ask-give = Was verschenkst du?
    .hint = Teile sind frei; ein Produkt kostet ein Dienerteil.
    .other = { $player } darf etwas verschenken.
ask-fit = Welche Waffe nimmst du?
    .hint = Von Rang 1.
    .other = { $player } nimmt eine Waffe.
ask-leave-behind = Welches Produkt bleibt zurück?
    .hint = Dein Anzug fasst { $n }.
    .other = { $player } lässt ein Produkt zurück; der Anzug fasst { $n }.
ask-rest = Ruhen oder lernen?
    .hint = Vor der nächsten Welle.
    .other = { $player } ruht oder lernt.
ask-extra = Welche weitere Karte nimmst du?
    .hint = Solo: noch eine von Rang 1.
    .other = { $player } nimmt eine weitere Karte.
ask-which-delver = Welcher Taucher?
    .hint = Es betrifft einen von euch ({ $what }).
    .other = { $player } wählt einen Taucher ({ $what }).
reward-xp = EP: { $n }
reward-level = für jeden eine Stufenkarte
option-first-turn = { $delver } beginnt
option-exhaust = { $card } auf { $element } erschöpfen
option-run = Passen
option-step = Schritt nach { $tile }
option-push = { $enemy } schieben (Bewegung: { $n })
option-ap-move = { $n } AP: doppelte Bewegung
option-ap-one = { $n } AP: eine Waffe erfrischen
option-ap-all = { $n } AP: alle Waffen erfrischen
option-ap-everything = { $n } AP: alle Waffen und Marker erfrischen
option-double = Ausgeben: { $token }
option-free = { $delver } befreien ({ $element })
option-witness = Zeuge losschicken
option-ultimate = Meisterstück
option-use-slot = Den Platz nutzen: { $element }
option-use-weapon = { $card } einsetzen
option-end-turn = Zug beenden
option-target = { $enemy }
option-target-all = Alle
option-enough = Das ist alles
option-flip = Nach { $side } angreifen für { $n } Schaden
option-no-flip = Nach { $side } angreifen
option-reroll = Neu würfeln
option-keep-roll = Stehen lassen
option-guard = { $enemy } macht 1 weniger
option-no-guard = Keiner mehr
option-block = { $enemy } blocken
option-no-block = { $enemy } treffen lassen
option-backup = { $enemy }
option-move-enemy = { $enemy } rückt nach { $tile }
option-flee = { $enemy } flieht nach { $tile }
option-flee-order = { $enemy } flieht
option-summon = Neben { $enemy }: { $tile }
option-turn-enemy =
    { $by ->
        [1] { $enemy }: eine Vierteldrehung nach rechts
        [2] { $enemy }: eine halbe Drehung
       *[other] { $enemy }: eine Vierteldrehung nach links
    }
option-reward-order = { $enemy }: { $what }
option-no-double = Keinen Verdoppler
option-give = Etwas verschenken
option-enough-given = Das ist alles
option-teleport = { $enemy } tauscht den Platz mit { $other }
option-rebirth = { $enemy } kehrt auf { $tile } zurück
option-place-enemy = { $enemy } auf { $tile }
option-take-element = { $element }
option-lose-element = { $element }
option-refresh-weapon = { $card }
option-waste-token = { $token }
option-disarm = { $card }
option-lose-hp = { $n } LP verlieren
option-lose-an-element = { $n } Element verlieren
option-lose-four-elements = { $n } Elemente verlieren
option-one-hp = Nur 1 LP behalten
option-sacrifice = { $card }
option-scramble = { $card }
option-take-card = { $card }
option-improve = { $type }: bis Rang { $rank }
option-shift = { $enemy }
option-leave-it = Lass es
option-shift-to = { $enemy } nach { $tile }
option-shift-more = { $enemy } weiter verschieben
option-shift-done = Hier aufhören
option-walk = { $delver } geht nach { $tile }
option-stay = { $delver } bleibt
option-witness-to = Zeuge nach { $tile }
option-witness-stays = Zeuge bleibt
option-start = { $piece } auf { $tile }
option-retreat = Rückzug
option-go-on = Weiter in Welle { $wave }
option-accept = Einverstanden: { $what }
option-refuse = Nein: { $what }
option-give-product = { $product } an { $player }
option-put-back = { $product } zurücklegen
option-keep-product = { $product } behalten
option-buy = { $product } für { $price }
option-exchange = Bossteil { $level } gegen { $n } Dienerteile
option-give-part = { $part } an { $player }
option-leave-shop = Den Laden verlassen
option-fit = { $card }
option-leave-behind = { $product }
option-rest-heal = { $n } heilen
option-rest-level = Eine Stufenkarte ziehen
option-extra = { $card }
option-which-delver = { $player }
group-exhaust = Zug beginnen
group-weapon = Waffe
group-slot = Platz
group-ultimate = Meisterstück
group-step = Bewegen
group-push = Schieben
group-witness = Zeuge
group-ap = Aktionspunkte
group-double = Verdoppler
group-free = Befreien
group-target = Ziele
group-reroll = Neuwurf
group-block = Block
group-guard = Deckung
group-shift = Gegner verschieben
group-start = Startfelder
group-answer = Wählen
group-buy = Kaufen
group-exchange = Tauschen
group-give = Verschenken
group-no = Nein
group-on = Weiter
loss = { $delver } −{ $n }
loss-dies = { $delver } −{ $n } und tot
plan-dies = stirbt
plan-hits = Trifft { $hits }.
plan-some =
    { $n ->
        [one] Trifft einen von: { $hits }.
       *[other] Trifft { $n } von: { $hits }.
    }
plan-letter = Nach { $side } bei { $die }: { $hits }.
plan-hit = { $enemy } mit { $n }
    .spared = { $enemy } mit { $n } ({ $why })
plan-hit-lethal = { $enemy } mit { $n }, tödlich
plan-hit-perhaps = { $enemy } mit { $n }, vielleicht tödlich
plan-quiet = Kein Gegenangriff.
plan-answer = Gegenangriff: { $results }.
plan-result = { $die }: { $losses }
plan-nothing = nichts
plan-nobody = Niemand ist in Reichweite.
then-healed = { $seat_of } heilt { $n }.
then-shield = { $seat_of } erhält Schild { $n }.
then-collected =
    { $level ->
        [0] { $seat_of } sammelt ein Dienerteil ein.
       *[other] { $seat_of } sammelt ein Bossteil der Stufe { $level } ein.
    }
then-circuits = Ein Schaltkreis für die Gruppe.
then-suffered = { $delver } −{ $n } ({ $why }).
then-lost-hp = { $delver } −{ $n }.
then-died = { $delver } stirbt.
then-slot =
    { $n ->
        [0] Platz: { $ability }
        [1] Hier liegt ein Element. Platz: { $ability }
       *[other] Hier liegen beide Elemente: Die Waffe ist sofort wieder frisch. Platz: { $ability }
    }
then-step = Von dort: { $plan }
then-nobody = Von dort erreicht die Waffe niemanden.
badge-hits = trifft { $n }
caption-hits =
    { $kills ->
        [0] trifft Gegner: { $n }
       *[other] trifft Gegner: { $n }, tötet: { $kills }
    }
caption-nobody = niemand in Reichweite
caption-tiles =
    { $n ->
        [one] ein Feld frei
       *[other] { $n } Felder frei
    }
caption-witness = bis zu { $n } Felder; er sammelt alle Teile
caption-run = kein Zug mehr in dieser Welle
no-step = Es gibt kein Feld für einen Schritt.
no-weapon = Die Waffe lässt sich jetzt nicht einsetzen.
no-points = Keine Bewegung mehr übrig.
no-points-for = Das kostet { $n } Bewegung; du hast { $have }.
no-room = Dafür ist kein Feld frei.
no-stop-here = Auf einem Gegner kannst du nicht anhalten.
no-ap = Aktionspunkte bewirken jetzt nichts.
no-ap-twice = Jede AP-Fähigkeit gilt einmal je Zug.
no-tired = Keine Waffe ist erschöpft.
no-token = Er ist verbraucht.
no-after-action = Verdoppler zählen in der Aktion, und die ist vorbei.
no-doubled = Das ist schon verdoppelt.
no-wheel = Das Rad steht bei { $n } von { $most }.
no-element = Dieses Element hast du nicht.
no-elements = Das braucht { $n } Elemente; du hast { $have }.
no-rank = Rang { $n } ist dein höchster erlaubter.
no-gift = Wer schenkt, zahlt { $n } Dienerteil.
no-stolen = Ein Boss hat sie.
no-exhausted = Sie ist erschöpft.
no-slot = Dort liegt eine Waffe.
no-enemy-tile = Dort steht ein Gegner.
no-second-move = Je Zug gibt es eine Bewegung, am Stück.
no-second-action = Je Zug gibt es eine Aktion.
no-stunned = Ein betäubter Taucher kann nicht handeln.
no-ap-left = Das kostet { $n } AP; du hast { $have }.
no-discipline = Das passt nur zur anderen Disziplin.
no-parts = Du hast nicht genug Teile.
option-take-doublers =
    { $n ->
        [1] Zwei LEICHT-Verdoppler
        [2] Zwei MITTEL-Verdoppler
        [3] Zwei SCHWER-Verdoppler
       *[other] Von jeder Art einen
    }
