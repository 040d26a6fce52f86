### Was gefragt wird, was man antworten kann, was es bewirkt und warum etwas nicht geht.

## Fragen

ask-start-at = { $climber }, wo beginnst du?
    .hint = Wähle ein Feld der Startreihe. Sein Terrain wirkt jetzt nicht.
ask-ap-card = { $climber }, welche Karte gibt dir Aktionspunkte?
    .hint = Ihre Fähigkeit wird nicht benutzt; ihr Schutz gilt für diese Aktivierung. Vorher gehen noch Jederzeit-Aktionen.
ask-act = { $climber }, was nun?
    .hint = Wähle ein beleuchtetes Feld, eine Aktion oder eine Karte für ihre Fähigkeit.
window-turn-start = der Zug beginnt
window-revealed = die Bedrohung ist aufgedeckt
window-swift = etwas Schnelles ist geschehen
window-before-threat = gleich wird die Bedrohung ausgeführt
window-delayed = etwas Verzögertes ist markiert
window-round-end = die Runde endet
window-last-chance = der letzte Augenblick

ask-anytime-turn-start = Der Zug von { $climber } beginnt. Tut jemand etwas?
    .hint = Jederzeit-Aktionen sind möglich, bevor die Bedrohung aufgedeckt wird.
ask-anytime-revealed = „{ $threat }“ ist aufgedeckt. Tut jemand etwas?
    .hint = Jetzt sind Jederzeit-Aktionen möglich.
ask-anytime-swift = „{ $threat }“ war schnell. Tut jemand etwas?
    .hint = Jederzeit-Aktionen sind möglich, bevor { $climber } aktiviert wird.
ask-anytime-before-threat = Gleich wird „{ $threat }“ ausgeführt. Tut jemand etwas?
    .hint = { $marks ->
        [later] Wählt { $climber } „Weiter“, kommt ihr Marker dorthin, wo das Ziel steht; danach werden alle noch einmal gefragt.
       *[now] Sobald { $climber } „Weiter“ wählt, wird sie ausgeführt.
    }
ask-anytime-after-threat = „{ $threat }“ ist schon geschehen. Tut jemand etwas?
    .hint = Nach „Weiter“ zieht { $climber } auf.
ask-anytime-delayed = Der Marker von „{ $threat }“ liegt. Tut jemand etwas?
    .hint = Sobald { $climber } „Weiter“ wählt, wird der Angriff ausgeführt.
ask-anytime-round-end = Die Runde ist zu Ende. Tut jemand etwas?
    .hint = Danach werden die Bedrohungen neu ausgelegt.
ask-anytime-last-chance = Das ist der letzte Augenblick. Macht noch jemand etwas?
    .hint = Danach ist das Spiel verloren, wenn der Leviathan nicht befreit ist.
ask-anytime = Tut jemand etwas?
    .hint = Jetzt sind Jederzeit-Aktionen möglich.
ask-falling = { $climber }, du fällst. Was nun?
    .hint = Ein Vorsprung oder Ankern beendet das Fallen; jedes Feld, in das du fällst, wirkt auf dich.
ask-pass-ledge = { $climber }, hältst du auf diesem Vorsprung an?
    .hint = Das Klettern geht so oder so weiter, soweit es noch reicht.
ask-climb = { $n ->
    [one] { $climber }, wohin kletterst du?
   *[other] { $climber }, wohin kletterst du? Noch { $n } Schritte.
 }
    .hint = Jedes Feld wird betreten; ein offenes Feld beendet das Klettern.
ask-jump = { $climber }, wo landest du?
    .hint = Nur das Feld der Landung wird betreten.
ask-glide = { $climber }, wohin gleitest du?
    .hint = Nur das letzte Feld wird betreten.
ask-put = { $climber }, auf welches Feld kommst du?
    .hint = Das Feld wird betreten.
ask-strike-what = { $climber }, worauf schlägst du mit { $n }?
    .hint = Ein Schlagen hat ein Ziel.
ask-strike = { $climber } schlägt mit { $n }. Gibt jemand etwas dazu?
    .hint = Boni können jetzt auf dieses Schlagen gespielt werden.
ask-pool = { $n ->
    [one] { $climber }, welcher Würfel sinkt um den letzten Punkt?
   *[other] { $climber }, welcher Würfel sinkt? Noch { $n } Punkte.
 }
    .hint = Du darfst das Schlagen auf die Würfel des Riesenkristalls verteilen.
ask-blight = { $climber } erhält gleich 1 Verderbnis. Soll der Pilz sie abhalten?
    .hint = Er wirkt einmal in diesem Schritt; du darfst ihn für später aufheben.
ask-protection = { $climber } ist geschützt. Das Terrain ignorieren?
    .hint = In deiner Aktivierung hält deine AP-Karte es ab; du darfst es auch geschehen lassen.
ask-loss = { $kind ->
    [health] { $climber } verliert gleich { $n } Leben.
    [grip] { $climber } verliert gleich { $n } Halt.
   *[push] { $n ->
        [one] { $climber } wird gleich 1 Feld geschoben.
       *[other] { $climber } wird gleich { $n } Felder geschoben.
    }
 }
    .hint = Abwehren kann das verhindern, Punkt für Punkt.
ask-push-way = { $climber }, in welche Richtung wirst du geschoben?
    .hint = Mehrere Richtungen passen.
ask-target = Wer ist das Ziel: { $who }?
    .hint = Mehrere Hüter passen; ihr entscheidet gemeinsam.
ask-colour = { $climber }, welcher Teil des Angriffs trifft dich?
    .hint = Auf deinem Feld liegen mehrere Farben; du erleidest eine.
ask-take-over = { $climber } erleidet gleich die Bedrohung. Springt jemand ein?
    .hint = Jemand darf sie an dieser Stelle erleiden.
ask-order-climbers = Wer ist zuerst dran?
    .hint = Mehrere Hüter sind betroffen; ihr entscheidet die Reihenfolge gemeinsam.
ask-order-reactions = Was geschieht zuerst?
    .hint = Mehrere Reaktionen des Leviathans warten.
ask-order-waiting = Was geschieht zuerst?
    .hint = Mehrere Effekte warten; ihr entscheidet die Reihenfolge gemeinsam.
ask-order-falls = Wer fällt zuerst?
    .hint = Ein Fallen ist zu Ende, bevor das nächste beginnt.
ask-part = { $climber }, was tust du zuerst?
    .hint = Die Teile einer Fähigkeit gehen in beliebiger Reihenfolge, und jeder ist freiwillig.
ask-or = { $climber }, welches davon?
    .hint = Wähle eines.
ask-pay = { $climber }, zahlst du für mehr?
    .hint = Das geht einmal je Fähigkeit.
ask-choose-affected = Wen betrifft es?
    .hint = Mehrere Hüter sind gleichauf; ihr entscheidet gemeinsam.
ask-choose-climber = { $climber }, wer bekommt das: { $what }?
    .hint = Der gewählte Hüter führt es aus und entscheidet, wie.
ask-raise-for = Wessen Effekt erhöht der Fokus?
    .hint = Die erhöhte Zahl gilt nur für einen Hüter.
ask-focus = { $climber }, setzt du deinen Fokus ein?
    .hint = Eine Zahl der Fähigkeit zählt 1 mehr; der Fokus ist dann erschöpft.
ask-crystal = { $way ->
    [up] Welcher Kristall steigt um { $n }?
   *[down] Welcher Kristall sinkt um { $n }?
 }
    .hint = Mehrere passen; ihr entscheidet gemeinsam.
ask-origin = Woher kommt der Angriff?
    .hint = Mehrere passen; ihr entscheidet gemeinsam.
ask-anchor = { $climber }, hörst du hier auf zu fallen?
    .hint = Ankern hält überall, wo du noch Halt hast.
ask-rest = { $climber }, ruhst du dich hier aus?
    .hint = Karten deines Ablagestapels kommen wieder unter deinen Hüterstapel.
ask-remove-injury = { $climber }, welche Schwäche entfernst du?
    .hint = Sie wird in den Schwächestapel zurückgemischt.
ask-draw = { $climber }, wirfst du vor dem Aufziehen Karten ab?
    .hint = Du ziehst bis zu deiner Handgröße auf; jede gezogene Karte ist verlorener Halt.
ask-thread = { $climber }, ziehst du die letzte Karte?
    .hint = Ohne Karten im Stapel fällst du. Du kannst dich stattdessen mit letzter Kraft halten.
ask-draw-n = { $climber }, wie viele Karten ziehst du?
    .hint = Jede gezogene Karte ist verlorener Halt.
ask-discard = { $n ->
    [one] { $climber }, welche Karte wirfst du ab?
   *[other] { $climber }, welche Karte wirfst du ab? Noch { $n }.
 }
    .hint = Sie kommt auf deinen Ablagestapel.
ask-take-token = { $climber }, woher nimmst du { $token }?
    .hint = Es kommt zurück in deinen Spielbereich.
ask-coin = { $side ->
    [heads] { $climber } hat Glück geworfen. Ändert jemand etwas daran?
   *[tails] { $climber } hat Pech geworfen. Ändert jemand etwas daran?
 }
    .hint = Manche Karten dürfen auf einen Münzwurf gespielt werden, bevor sein Effekt ausgeführt wird.
ask-place = { $climber }, wohin legst du { $token }?
    .hint = Wähle ein beleuchtetes Feld.

## Antworten

option-start-at = Auf { $space } beginnen
option-all-parts = Alles, in dieser Reihenfolge
option-skip-rest = Nichts mehr von dieser Fähigkeit
option-skip = Diesen Teil auslassen
    .strike-what = Nichts schlagen
    .jump = Nicht springen
    .glide = Nicht gleiten
    .rest = Nicht ausruhen
    .anchor = Nicht ankern
    .or = Nichts davon
    .choose-climber = Niemanden
    .choose-another = Niemanden mehr
    .place = Nichts legen
    .take-token = Nichts nehmen
option-stop = Hier aufhören
option-pay = { $cost }: { $what }
option-do-not-pay = Nicht zahlen
    .else = Ohne zu zahlen: { $what }
option-choose-climber = { $climber }
option-raise-for = Für { $climber }
option-raise-later = Nicht für { $climber }
option-no-focus = Fokus behalten
option-focus = Fokus: { $after } statt { $before }
option-climb = Nach { $space } klettern
option-jump = Nach { $space } springen
option-glide = Nach { $space } gleiten
option-put = Auf { $space } gehen
option-strike = Schlagen { $n } auf den Kristall auf { $space }
    .here = Schlagen { $n }
    .pool = Schlagen { $n }: { $pool }
    .token = Schlagen { $n }: { $token }
option-land-strike = Zuschlagen
option-crystal = Der Kristall auf { $space }
option-origin = Von { $space }
option-anchor = Auf { $space } ankern
option-prevent = { $kind ->
    [health] { $n } Leben abwehren
    [grip] { $n } Halt abwehren
   *[push] { $n ->
        [one] 1 Feld abwehren
       *[other] { $n } Felder abwehren
    }
 }
    .with = { $kind ->
        [health] Mit { $card } { $n } Leben abwehren
        [grip] Mit { $card } { $n } Halt abwehren
       *[push] { $n ->
            [one] Mit { $card } 1 Feld abwehren
           *[other] Mit { $card } { $n } Felder abwehren
        }
    }
option-spend-shield = { $kind ->
    [blight] Dieses eine Mal keine Verderbnis erhalten
    [difficult] Das schwierige Terrain dieses eine Mal ignorieren
   *[harmful] Das schädliche Terrain dieses eine Mal ignorieren
 }
option-take-blight = { $n } Verderbnis erhalten
option-keep-off = { $kind ->
    [difficult] Das rutschige Terrain ignorieren
   *[harmful] Das schädliche Terrain ignorieren
 }
option-do-without = { $kind ->
    [grip] Trotzdem { $n } Halt verlieren
   *[health] Trotzdem { $n } Leben verlieren
 }
option-take-loss = { $kind ->
    [health] { $n } Leben verlieren
    [grip] { $n } Halt verlieren
   *[push] { $n ->
        [one] 1 Feld geschoben werden
       *[other] { $n } Felder geschoben werden
    }
 }
option-target = { $climber }
option-go-on = { $climber } erleidet es
option-order-climber = { $climber } zuerst
option-order-effect = Zuerst { $climber }: { $what }
option-order-injury = Zuerst wird { $climber } die Schwäche „{ $injury }“ los
option-order-block = Zuerst antwortet { $climber } mit „{ $card }“
option-order-scenario = Zuerst: { $what }
option-order-other = Zuerst Effekt { $n }
option-falls-first = { $climber } fällt zuerst
option-stop-falling = Auf { $space } anhalten
option-stay-falling = Weiterfallen
option-fall-on = Weiter nach { $space } fallen
option-remove-injury = „{ $injury }“ entfernen
option-pay-off-injury = „{ $injury }“ entfernen
option-draw = { $n ->
    [0] Nichts ziehen
    [one] 1 Karte ziehen
   *[other] { $n } Karten ziehen
 }
option-draw-last = Die letzte Karte ziehen
option-hang-by-a-thread = Mit letzter Kraft festhalten
option-draw-n = { $n ->
    [0] Nichts ziehen
    [one] 1 Karte ziehen
   *[other] { $n } Karten ziehen
 }
option-discard = „{ $card }“ abwerfen
option-place = Auf { $space } legen: { $token }
option-return-token = { $half ->
    [below] Von der unteren Hälfte der Karte: { $token }
    [down] Eines, das verdeckt liegt: { $token }
   *[above] Von der Karte: { $token }
 }
option-take-token = Von { $space } nehmen: { $token }
    .supply = Nehmen: { $token }
option-let-stand = { $side ->
    [heads] Glück: { $what }
    [twice] Glück, zweimal: { $what }
    [nothing] Pech: nichts
   *[tails] Pech: { $what }
 }
option-ap-card = „{ $card }“ für { $n } AP spielen
option-empty-handed = Ohne Karte weiter: { $n } AP
option-end-activation = Hier aufhören
option-use = „{ $source }“ benutzen
    .for = { $climber } benutzt „{ $source }“
option-modify = „{ $source }“ dazuspielen
    .for = { $climber } spielt „{ $source }“ dazu
option-pick-up = Pilz sammeln
    .for = { $climber } sammelt den Pilz
option-let-go = Fallen lassen
    .for = { $climber } lässt sich fallen
option-toss = { $climber } zuwerfen: { $mushroom }
option-scenario = { $rule }
    .for = { $climber }: { $rule }
option-rest = Ausruhen
option-mend = Heilen 1
option-lower-die = Die { $value } um { $n } senken

## Gruppen von Antworten

group-climb = Klettern
    .caption = { $n } Felder erreichbar
group-jump = Springen
    .caption = { $n } Landungen
group-glide = Gleiten
    .caption = abwärts, { $n } Landungen
group-strike = Schlagen
    .caption = { $n } Möglichkeiten
group-rest = Ausruhen
    .caption = { $n } Möglichkeiten
group-mend = Heilen
    .caption = { $n } Möglichkeiten
group-skill = Fähigkeiten
    .caption = { $n } möglich
group-mushroom = Pilze
    .caption = { $n } Möglichkeiten
group-let-go = Fallen lassen
    .caption = { $n } Hüter können das
group-injury = Schwächen
    .caption = { $n } können weg
group-scenario = Sonderregeln
    .caption = { $n } Aktionen
group-ap-card = Karte für AP
    .caption = { $n } zur Wahl
group-discard = Abwerfen
    .caption = { $n } Handkarten
group-fall = Fallen
    .caption = { $n } Möglichkeiten
group-answer = Wählen
    .caption = { $n } mögliche Antworten
group-vain = jetzt nichts, was hilft
group-on = Weiter
    .caption = { $n } Möglichkeiten

## Kosten

cost-ap = { $n } AP
    .sign = { $n }:ap:
cost-range = { $least }–{ $most }:ap:
cost-also = { $n } AP, { $what }

## Was es bewirkt

then-lost-health = { $mine ->
    [true] Du verlierst { $n } Leben.
   *[false] { $climber } verliert { $n } Leben.
 }
then-lost-grip = { $mine ->
    [true] Du verlierst { $n } Halt.
   *[false] { $climber } verliert { $n } Halt.
 }
then-gained-health = { $mine ->
    [true] Du erhältst { $n } Leben.
   *[false] { $climber } erhält { $n } Leben.
 }
then-gained-grip = { $mine ->
    [true] Du erhältst { $n } Halt.
   *[false] { $climber } erhält { $n } Halt.
 }
then-gained-blight = { $mine ->
    [true] Du erhältst { $n } Verderbnis.
   *[false] { $climber } erhält { $n } Verderbnis.
 }
then-lost-blight = { $mine ->
    [true] Du verlierst { $n } Verderbnis.
   *[false] { $climber } verliert { $n } Verderbnis.
 }
then-defeated = { $climber } ist dann besiegt!
then-fell = { $mine ->
    [true] Danach fällst du bis { $space }.
   *[false] { $climber } fällt bis { $space }.
 }
    .let = { $mine ->
        [true] Du fällst bis { $space }.
       *[false] { $climber } fällt bis { $space }.
    }
then-struck = { $left ->
    [0] Der Kristall zerbricht.
   *[other] Der Kristall sinkt von { $before } auf { $left }.
 }
then-sets-off = Das löst aus: { $what }.
then-pool-lowered = Der Riesenkristall sinkt von { $before } auf { $left }.
then-die-changed = { $value ->
    [0] Der Kristall auf { $space } ist fort.
   *[other] Der Kristall auf { $space } steht dann auf { $value }.
 }
then-overlay-turned = Eine Karte wird umgedreht. { $overlay }.
then-overlay-moved = Eine Karte bewegt sich. { $overlay }.
then-won = Es ist der letzte: Ihr gewinnt.
then-lost = Damit verliert ihr das Spiel.
then-bitten = Dort beißt er.
then-left-behind = Das Feld darunter ist offen.
then-rested = { $n ->
    [0] Keine Karte kommt zurück.
    [one] 1 Karte kommt wieder unter deinen Stapel.
   *[other] { $n } Karten kommen wieder unter deinen Stapel.
 }
then-protected = Dein Schutz hält.
then-out = Heraus aus dem Angriff.
then-into = Hinein in den Angriff!
then-still = Noch immer im Angriff.
then-turns-up = Was dort verdeckt liegt, kommt zum Vorschein.
then-ledge = Dort ist ein Vorsprung.
then-grants-ledge = Sein Feld ist für alle Hüter ein Vorsprung.
then-grants-calm-terrain = Dort dürfen Hüter das Terrain ignorieren.
then-grants-no-fall = Von dort müssen Hüter nicht fallen.
then-unspent = { $n ->
    [one] 1 Aktionspunkt verfällt.
   *[other] { $n } Aktionspunkte verfallen.
 }
then-grip-left = Noch { $n } Halt.
then-no-grip = Dein Stapel ist dann leer: Ohne Vorsprung fällst du.
then-card-protects = Sie schützt vor { $what }.
then-left-over = { $kind ->
    [health] Du verlierst noch { $n } Leben.
    [grip] Du verlierst noch { $n } Halt.
   *[push] { $n ->
        [one] Du wirst noch 1 Feld geschoben.
       *[other] Du wirst noch { $n } Felder geschoben.
    }
 }
then-nothing-left = Davon bleibt nichts übrig.
then-toss = { $climber } kann ihn benutzen: { $text }
then-skip = Nur dieser Teil entfällt; Bezahltes bleibt bezahlt.
then-stop = Die übrigen Schritte verfallen.
then-skip-rest = Alle anderen Teile entfallen; Bezahltes bleibt bezahlt.
vain-flip = Das würde jetzt nichts bewirken. Es wird auf einen Münzwurf gespielt.
vain-use = Das würde jetzt nichts bewirken.
vain-block = Jetzt gibt es nichts abzuwehren. Du kannst es spielen, wenn ein Verlust kommt.
vain-blocked = Was abgewehrt ist, reicht schon.
vain-strike = Jetzt gibt es nichts zu schlagen. Du kannst es auf ein Schlagen spielen.
vain-surplus = Das ist mehr als nötig.
vain-weaker = Das ist weniger, als die Fähigkeit kann.
vain-rest = Es würde nichts ändern.
then-smaller-hand = Du behältst 1 Halt und eine kleinere Hand.

## Warum nicht

no-falling = Du fällst schon.
no-button = Du stehst nicht am Knopf einer anderen Ebene.
no-lift = Du stehst nicht auf dem Aufzug.
no-spine = Niemand sonst auf deinem Feld oder daneben ist festgenagelt.
no-rot = Neben dir liegt keine verdeckte Fäulnis.
no-swim = Du schwimmst schon.
no-ap = Das kostet { $n } AP; du hast { $have }.
no-ledge = Dazu brauchst du einen Vorsprung.
no-crystal = Auf deinem Feld ist kein Kristall.
no-target = In Reichweite { $n } ist nichts zum Schlagen.
no-open = Das geht nicht auf einem offenen Feld.
no-below = Unter dir ist nichts, wohin du fallen könntest.
no-below-glide = Unter dir ist nichts, wohin du gleiten könntest.
no-injury = „{ $injury }“ verbietet es.
no-scenario = Die Sonderregeln verbieten es.
no-cost = Du kannst die Kosten nicht zahlen: { $cost }.
no-ap-card = Sie ist gerade deine AP-Karte.
