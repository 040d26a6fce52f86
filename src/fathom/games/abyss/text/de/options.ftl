### Fragen, Möglichkeiten, was sie bewirken, und warum etwas nicht geht.

## Fragen: Wer gefragt ist, liest die erste Zeile und den Hinweis, alle anderen .other

ask-act = Was tust du?
    .hint = Intrigiere, wenn du magst; dann folgt eine Aktion.
    .other = { $player } wählt eine Aktion.
ask-pay = { $have ->
    [0] { $lord } bezahlen
   *[other] { $lord }: { $have } von { $n }
 }
    .hint = { $races ->
        [one] { $n } Punkte mit einem Volk; Perlen ergänzen den Rest.
       *[other] { $n } Punkte mit { $races } Völkern; Perlen ergänzen den Rest.
    }
    .other = { $races ->
        [one] { $player } rekrutiert „{ $lord }“: { $n } Punkte mit einem Volk.
       *[other] { $player } rekrutiert „{ $lord }“: { $n } Punkte mit { $races } Völkern.
    }
ask-lay = { ask-pay }
    .hint = { ask-pay.hint }
    .other = { ask-pay.other }
ask-affiliate = Wen gliederst du an?
    .hint = Diese Karte bleibt vor dir liegen und zählt am Ende.
    .other = { $player } gliedert jemanden an.
ask-buy = { $n ->
    [one] { $ally } für { $n } Perle kaufen?
   *[other] { $ally } für { $n } Perlen kaufen?
 }
    .hint = Die Perlen bekommt { $of }. Du kannst in diesem Zug nur einmal kaufen.
    .other = { $n ->
        [one] { $player } kann { $ally } für { $n } Perle von { $of } kaufen.
       *[other] { $player } kann { $ally } für { $n } Perlen von { $of } kaufen.
    }
ask-take = { $ally } nehmen?
    .hint = { $last ->
        [true] Auf dem letzten Feld wollte niemand kaufen: Du musst die Karte nehmen, darfst aber vorher Fähigkeiten deiner Lords nutzen.
       *[false] Auf Feld { $space } wollte niemand kaufen. Nimm die Karte oder erkunde weiter.
    }
    .other = { $last ->
        [true] { $player } muss { $ally } vom letzten Feld nehmen.
       *[false] { $player } nimmt { $ally } von Feld { $space } oder erkundet weiter.
    }
ask-monster = Ein Monster taucht auf
    .hint = { $expansion ->
        [true] Kämpfe gegen einen der Leviathane oder schwimm weiter.
       *[false] Kämpfe um die Belohnung der Bedrohung oder erkunde weiter.
    }
    .other = { $expansion ->
        [true] { $player } trifft auf ein Monster: gegen einen Leviathan kämpfen oder weiterschwimmen?
       *[false] { $player } trifft auf ein Monster: kämpfen oder weiter erkunden?
    }
ask-may-fight = Gegen einen Leviathan kämpfen?
    .hint = Du darfst verzichten.
    .other = { $player } darf gegen einen Leviathan kämpfen.
ask-attack = Mit wem greifst du { $leviathan } an?
    .hint = Widerstand { $n }: Wert und Würfel müssen ihn erreichen.
    .other = { $player } greift { $leviathan } an, Widerstand { $n }.
ask-add-pearls = Perlen zu { $power } dazulegen?
    .hint = { $leviathan } hat Widerstand { $n }; jede Perle zählt 1.
    .other = { $player } kann Perlen zu { $power } dazulegen: { $leviathan }, Widerstand { $n }.
ask-tokens = { $n ->
    [one] Welchen Monstermarker ziehst du?
   *[other] Welche { $n } Monstermarker ziehst du?
 }
    .hint = Die des Grundspiels sind 2 bis 4 Einfluss wert. Neue geben Perlen, einen Schlüssel oder einen Ratsstapel.
    .other = { $n ->
        [one] { $player } zieht { $n } Monstermarker.
       *[other] { $player } zieht { $n } Monstermarker.
    }
ask-token = Gezogen: { $tokens }
    .hint = { $n ->
        [one] Deck den Marker gleich auf oder behalte ihn für den Beginn eines späteren Zuges.
       *[other] Deck beliebig viele davon gleich auf; den Rest behältst du für den Beginn eines späteren Zuges.
    }
    .other = { $player } sieht sich neue Monstermarker an.
ask-kept-tokens = Einen Monstermarker aufdecken?
    .hint = Behaltene sind am Ende nichts wert.
    .other = { $player } darf Monstermarker aufdecken.
ask-stack = Welchen Ratsstapel nimmst du?
    .hint = Die Karten siehst du erst auf der Hand.
    .other = { $player } nimmt einen Ratsstapel.
ask-spend-keys = Welche { $n } Schlüssel gibst du aus?
    .hint = Lords, deren Schlüssel du ausgibst, kommen unter den Ort und verlieren ihre Fähigkeit.
    .other = { $player } gibt { $n } Schlüssel aus.
ask-location = Welchen Ort nimmst du?
    .hint = Nimm einen verfügbaren, oder zieh einige und nimm einen davon.
    .other = { $player } übernimmt einen Ort.
ask-drawn = Welchen der gezogenen Orte nimmst du?
    .hint = Die anderen werden verfügbar.
    .other = { $player } nimmt einen der gezogenen Orte.
ask-smokers = Die Schwarzen Raucher gegen einen Ort des Stapels tauschen?
    .hint = Du darfst den ganzen Stapel ansehen; danach wird er gemischt.
    .other = { $player } sieht den Ortsstapel durch.
ask-swap = Einen deiner Orte tauschen?
    .hint = Die Lords darunter ziehen mit um; dein alter Ort wird verfügbar.
    .other = { $player } darf einen Ort tauschen.
ask-corrupt = Einen zweiten Lord nehmen?
    .hint = Für Perlen, was immer er kostet; nichts wird angegliedert.
    .other = { $player } darf für Perlen einen zweiten Lord nehmen.
ask-exchange = Einen deiner Lords austauschen?
    .hint = Der alte kommt aus dem Spiel, der neue bringt seine Fähigkeit mit.
    .other = { $player } darf einen Lord austauschen.
ask-turn-lord = Welchen Lord von { $other } drehst du?
    .hint = Sein Einfluss bleibt, Fähigkeit und Schlüssel sind für immer verloren.
    .other = { $player } dreht einen Lord von { $other }.
ask-steal = Von wem nimmst du einen Monstermarker?
    .hint = Er wird zufällig aus dieser Art gezogen.
    .other = { $player } nimmt jemandem einen Monstermarker.
ask-send-leviathan = Wer fügt einen Leviathan hinzu?
    .hint = Trifft er auf einen anderen, greift dieser die gewählte Person an.
    .other = { $player } schickt jemandem einen Leviathan.
ask-breed = Wohin kommt { $leviathan }?
    .hint = In eine freie Zone; niemand wird angegriffen.
    .other = { $player } legt einen Leviathan in eine freie Zone.
ask-rebel = Welcher Leviathan verliert einen Lebenspunkt?
    .hint = Du erhältst die Belohnung.
    .other = { $player } nimmt einem Leviathan einen Lebenspunkt.
ask-discard = { $n ->
    [one] Lege einen Verbündeten ab ({ $of })
   *[other] Lege { $n } Verbündete ab ({ $of })
 }
    .hint = Du wählst, welche.
    .other = { $n ->
        [one] { $player } legt einen Verbündeten ab ({ $of }).
       *[other] { $player } legt { $n } Verbündete ab ({ $of }).
    }
ask-martial-law = { $n ->
    [one] Kriegsrecht: ein Verbündeter zu viel
   *[other] Kriegsrecht: { $n } Verbündete zu viel
 }
    .hint = Mehr als { $limit } auf der Hand: für jeden legst du einen Verbündeten ab oder zahlst eine Perle.
    .other = { $n ->
        [one] { $player } hat einen Verbündeten mehr als { $limit }.
       *[other] { $player } hat { $n } Verbündete mehr als { $limit }.
    }
ask-lose-lord = Welchen Lord verlierst du?
    .hint = Einen freien; Lords unter Orten sind sicher.
    .other = { $player } verliert einen Lord.
ask-end-turn = Noch etwas?
    .hint = Du kannst noch Fähigkeiten deiner Lords nutzen.
    .other = { $player } beendet den Zug.

## Möglichkeiten

option-explore = Die Tiefen erkunden
option-plot = Am Hof intrigieren
option-support = Um die { $race } bitten
option-use-power = { $lord }
option-recruit = { $lord } rekrutieren
option-pay = { $n ->
    [one] { $allies }, { $n } Perle
   *[other] { $allies }, { $n } Perlen
 }
    .full = { $allies }
option-choose-allies = Verbündete selbst wählen
option-lay = { $ally } auslegen
option-affiliate = { $ally } angliedern
option-buy = { $ally } kaufen
option-decline = Nein, danke
option-take = { $ally } nehmen
option-go-on = Weiter erkunden
option-fight = Kampf: { $leviathan }
option-no-fight = Nicht kämpfen
option-add-leviathan = Weiterschwimmen
option-ignore-monster = Das Monster übergehen
option-slay = Kämpfen: { $what }
option-raise-threat = Weiter erkunden
option-attack = Angriff mit { $ally }
option-stop-fighting = Aufhören
option-add-pearls = { $n ->
    [one] { $n } Perle dazulegen
   *[other] { $n } Perlen dazulegen
 }
    .none = Keine Perlen
option-tokens = { $base ->
    [0] { $new ->
        [one] { $new } neuer Marker
       *[other] { $new } neue Marker
    }
   *[other] { $new ->
        [0] { $base ->
            [one] { $base } Grundspiel-Marker
           *[other] { $base } Grundspiel-Marker
        }
       *[other] { $base } Grundspiel, { $new } neu
    }
 }
option-reveal-token = Aufdecken: { $token }
option-keep-tokens = { $n ->
    [one] Verdeckt behalten
   *[other] Den Rest verdeckt behalten
 }
option-stack = Die { $race } nehmen
option-spend-keys = Ausgeben: { $what }
option-take-location = { $location } nehmen
option-draw-locations = { $n } ziehen
option-replace-location = { $location } nehmen
option-keep-location = { $location } behalten
option-swap = { $old } gegen { $location }
option-no-swap = Nichts tauschen
option-corrupt = { $lord } nehmen
option-no-corrupt = Niemanden nehmen
option-exchange = { $old } gegen { $lord }
    .deck = { $old } gegen den obersten Lord des Stapels
option-no-exchange = Niemanden austauschen
option-turn-lord = { $lord } drehen
option-steal = { $deck ->
    [base] Ein Grundspiel-Marker von { $other }
   *[new] Ein neuer Marker von { $other }
 }
option-send-leviathan = { $other }
option-breed = { $zone }
option-rebel = { $leviathan }
option-lose-lord = { $lord } verlieren
option-sell = { $ally } verkaufen
option-empty-stack = Den Stapel der { $race } ablegen
option-replace = { $lord } ersetzen
option-discard = { $ally } ablegen
option-pay-to-keep = { $n ->
    [one] { $n } Perle zahlen und behalten
   *[other] { $n } Perlen zahlen und behalten
 }
option-end-turn = Zug beenden

## Arten von Möglichkeiten

group-explore = Erkunden
group-support = Den Rat bitten
group-recruit = Lord rekrutieren
group-plot = Am Hof intrigieren
group-pay = Bezahlen
group-lay = Einzeln auslegen
group-buy = Kaufen
group-take = Nehmen
group-answer = Wählen
group-attack = Angreifen mit …
group-location = Ort nehmen
group-draw = Orte ziehen
group-keys = Schlüssel ausgeben
group-swap = Ort tauschen
group-exchange = Lord austauschen
group-discard = Ablegen
group-fee = Zahlen
group-go-on = Weiter
group-ignore = Übergehen
group-sell = Verbündeten verkaufen
group-empty = Ratsstapel ablegen
group-replace = Lord am Hof ersetzen
group-on = Weiter

## Was es kostet

cost-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 }
badge-ways = { $n } Wege

## Was es bewirkt

then-explore = { $n ->
    [0] Karten erscheinen eine nach der anderen; niemand kann gerade kaufen.
    [one] Karten erscheinen eine nach der anderen; { $n } Person könnte kaufen, zuerst für { $price }.
   *[other] Karten erscheinen eine nach der anderen; { $n } Personen könnten kaufen, zuerst für { $price }.
 }
then-plot = Der oberste Lord kommt auf Platz { $space }; danach folgt deine Aktion.
then-took-stack = { $n ->
    [one] { $n } Karte auf die Hand.
   *[other] { $n } Karten auf die Hand.
 }
then-over-limit = { $n } über dem Handlimit.
then-lord = { $n } Einfluss.
then-location = Deine Schlüssel reichen: Du nimmst einen Ort.
then-ends = Das löst das Ende des Spiels aus.
then-affiliate = Angegliedert wird { $allies }.
then-affiliated = Angegliedert wird { $ally }.
then-lost = { $n ->
    [one] { $n } Punkt verfällt.
   *[other] { $n } Punkte verfallen.
 }
then-choose-allies = Karte für Karte, jede erlaubte Zahlung.
then-laid = { $have } von { $n } Punkten, { $races } von { $wanted } Völkern.
then-enough = { $n ->
    [0] Damit ist alles bezahlt.
    [one] { $n } Perle wäre der Rest.
   *[other] { $n } Perlen wären der Rest.
 }
then-influence = { $n ->
    [0] Dein Einfluss bleibt gleich.
   *[other] Jetzt { $by } Einfluss.
 }
then-ask-buy = Danach ist { $who } gefragt.
then-ask-take = { $mine ->
    [true] Du darfst die Karte nehmen.
   *[false] { $who } darf die Karte nehmen.
 }
then-took = Deine Erkundung endet.
then-sent-to-council = In den Rat gehen: { $allies }.
then-gained-pearls = { $mine ->
    [true] { $n ->
        [one] Du erhältst { $n } Perle ({ $of }).
       *[other] Du erhältst { $n } Perlen ({ $of }).
    }
   *[false] { "" }
 }
then-paid-pearls = { $n ->
    [one] { $player } zahlt { $n } Perle.
   *[other] { $player } zahlt { $n } Perlen.
 }
then-ask-stack = Du nimmst einen Ratsstapel.
then-gained-keys = { $n ->
    [one] Du erhältst { $n } Schlüsselmarker.
   *[other] Du erhältst { $n } Schlüsselmarker.
 }
then-go-on = Die Karte bleibt liegen; die nächste kommt auf Feld { $space }.
    .last = { $n ->
        [one] Die Karte bleibt liegen. Feld { $space } ist das letzte und bringt { $n } Perle.
       *[other] Die Karte bleibt liegen. Feld { $space } ist das letzte und bringt { $n } Perlen.
    }
then-no-leviathan = Der Leviathan-Stapel ist leer: Es kommt keiner.
then-add-leviathan = Ein neuer Leviathan kommt; er kann einen verdrängen, der dich angreift.
    .safe = Ein neuer Leviathan kommt; keine Zone, die er treffen kann, ist besetzt.
then-reward = Ein Kampf bringt dann: { $reward }
then-threat-rose = Die Bedrohung steigt auf Feld { $space }.
then-ignore = Es wird einfach abgelegt.
then-slew-monster = Die Bedrohung fällt auf ihr erstes Feld, und deine Erkundung endet.
then-fight = { $tokens ->
    [one] { $ally }: { $chance } für { $tokens } Marker.
   *[other] { $ally }: { $chance } für { $tokens } Marker.
 }
then-attack = { $tokens ->
    [0] Ein Erfolg bringt hier keinen Marker.
    [one] Ein Erfolg bringt { $tokens } Marker.
   *[other] Ein Erfolg bringt { $tokens } Marker.
 }
then-kills = Erlegt ihn bei { $n } von { $of } Würfen.
then-with-pearls = { $n ->
    [one] Deine { $n } Perle ist mitgezählt.
   *[other] Deine { $n } Perlen sind mitgezählt.
 }
then-attack-failed = Angriffskraft { $power } misslingt.
then-health-lost = { $n ->
    [one] { $leviathan } verliert { $n } Lebenspunkt.
   *[other] { $leviathan } verliert { $n } Lebenspunkte.
 }
then-slays = Angriffskraft { $power } erlegt ihn.
then-base-tokens = { $n ->
    [one] { $n } ist { $least } bis { $most } Einfluss wert.
   *[other] { $n } sind je { $least } bis { $most } Einfluss wert.
 }
then-new-tokens = { $n ->
    [one] { $n } mit Perlen, Schlüssel oder Ratsstapel.
   *[other] { $n } mit Perlen, Schlüsseln oder Ratsstapeln.
 }
then-keep-tokens = { $n ->
    [one] Du kannst ihn zu Beginn eines deiner Züge aufdecken.
   *[other] Du kannst sie zu Beginn eines deiner Züge aufdecken.
 }
then-rebel = { $tokens ->
    [0] Bringt keinen Marker.
    [one] Bringt { $tokens } Marker.
   *[other] Bringt { $tokens } Marker.
 }
then-spend-lords = { $n ->
    [one] { $lords } kommt unter den Ort: ab dann ohne Fähigkeit und Schlüssel.
   *[other] { $lords } kommen unter den Ort: ab dann ohne Fähigkeiten und Schlüssel.
 }
then-spend-tokens = { $n } Marker gehen in den Vorrat zurück; deine Lords bleiben frei.
then-draw-locations = { $n ->
    [one] Du musst ihn nehmen.
   *[other] Einen davon musst du nehmen; die anderen werden verfügbar.
 }
then-unknown-lord = Der oberste Lord des Stapels kommt, wer es auch ist.
then-turn-lord = { $keys ->
    [0] Die Fähigkeit erlischt.
   *[other] Fähigkeit und Schlüssel erlöschen.
 }
then-replace = Er kommt aus dem Spiel; der oberste Lord des Stapels nimmt seinen Platz ein.
then-emptied-stack = { $n ->
    [one] { $n } Karte wird abgelegt.
   *[other] { $n } Karten werden abgelegt.
 }
then-send = { $chance } für einen Angriff.
then-steal = { $n ->
    [one] Der einzige dieser Art.
   *[other] Zufällig, einer von { $n }.
 }
then-pay-to-keep = Bis zum Ende deines nächsten Zuges.

## Warum nicht

no-race = Du hast keine { $race }.
no-races = { $n } Völker sind nötig, du hast { $have }.
no-points = { $pearls ->
    [0] { $number } Punkte sind nötig: höchstens { $have } hast du, { $n } zu wenig.
    [one] { $number } Punkte sind nötig: höchstens { $have } und { $pearls } Perle hast du, { $n } zu wenig.
   *[other] { $number } Punkte sind nötig: höchstens { $have } und { $pearls } Perlen hast du, { $n } zu wenig.
 }
no-recruit = Noch kannst du keinen Lord am Hof bezahlen.
no-support = Alle fünf Stapel sind leer.
no-stack = Dieser Stapel ist leer.
no-court-space = Am Hof ist kein Platz frei.
no-lord-deck = Der Lordstapel ist leer.
no-pearls = { $n ->
    [one] Das kostet { $n } Perle; du hast { $have }.
   *[other] Das kostet { $n } Perlen; du hast { $have }.
 }
no-used = Diese Fähigkeit hast du in diesem Zug schon genutzt.
no-lay-laid = Alle davon liegen schon aus.
no-lay-enough = Was ausliegt, genügt schon.
no-lay-needless = Damit wäre eine der Karten überflüssig.
no-lay-races = { $n ->
    [one] Alle müssen aus dem einen verlangten Volk sein.
   *[other] So werden es nicht genau { $n } Völker, das verlangte darunter.
 }
no-take-behind = Du hast die Karte liegen lassen; nur die zuletzt aufgedeckte kannst du nehmen.
no-go-on = Auf dem letzten Feld musst du kämpfen.
no-leave-last = Auf dem letzten Feld musst du ihn nehmen.
no-fighter = Du hast niemanden, der gegen ihn kämpfen darf: { $races }.
no-attack = Gegen { $leviathan } kämpfen darf: { $races }.
no-free-zone = Dort liegt schon ein Leviathan.
