### Wie Effekte, Kosten und Bedingungen auf Knöpfen heißen: kurz, wie auf den Karten.

## Bewegung

effect-climb = { $dir ->
    [up] Klettern { $n } nach oben
    [down] Klettern { $n } nach unten
    [side] Klettern { $n } zur Seite
   *[any] Klettern { $n }
 }
effect-jump = Springen { $n }
    .shown = Springen wie gezeigt
    .to = Springen: { $place }
    .onto = Springen { $n }, Ziel: { $place }
effect-glide = Gleiten { $n }
effect-push = { $dir ->
    [up] Schieben { $n } nach oben
    [down] Schieben { $n } nach unten
    [left] Schieben { $n } nach links
    [right] Schieben { $n } nach rechts
    [away] Schieben { $n } weg
    [toward] Schieben { $n } zum Ursprung hin
   *[other] Schieben { $n }
 }
effect-fall = Fallen
effect-put = Versetzen: { $place }

## Kristalle

effect-strike = Schlagen { $n }
    .range = Schlagen { $n } mit Reichweite { $range }
    .at = Schlagen { $n } mit Reichweite { $range }, nur hier: { $place }
    .clean = Schlagen { $n } ohne Verderbnis
effect-strike-plus = Schlagen +{ $n }
    .clean = Schlagen +{ $n } ohne Verderbnis
effect-range-plus = Reichweite +{ $n }
effect-crystal = { $way ->
    [up] { $which ->
        [all] Jeder Kristall: +{ $n }
        [lowest_value] Kristall mit dem kleinsten Wert: +{ $n }
        [highest_value] Kristall mit dem größten Wert: +{ $n }
        [closest] Nahester Kristall: +{ $n }
        [here] Kristall auf diesem Feld: +{ $n }
       *[other] Ein Kristall: +{ $n }
    }
   *[down] { $which ->
        [all] Jeder Kristall: −{ $n }
        [lowest_value] Kristall mit dem kleinsten Wert: −{ $n }
        [highest_value] Kristall mit dem größten Wert: −{ $n }
        [closest] Nahester Kristall: −{ $n }
        [here] Kristall auf diesem Feld: −{ $n }
       *[other] Ein Kristall: −{ $n }
    }
 }

## Körper und Karten

effect-health = { $sign ->
    [plus] +{ $n } Leben
   *[minus] −{ $n } Leben
 }
effect-grip = { $sign ->
    [plus] +{ $n } Halt
   *[minus] −{ $n } Halt
 }
effect-blight = { $sign ->
    [plus] +{ $n } Verderbnis
   *[minus] −{ $n } Verderbnis
 }
effect-ap = { $sign ->
    [plus] +{ $n } AP
   *[minus] { $n } AP
 }
effect-injury = { $sign ->
    [plus] { $n ->
        [one] +1 Schwäche
       *[other] +{ $n } Schwächen
    }
   *[minus] { $n ->
        [one] 1 Schwäche entfernen
       *[other] { $n } Schwächen entfernen
    }
 }
effect-per-hit = { $what } für jeden anderen getroffenen Hüter
effect-per-token = { $what } je { $token }
effect-mend = Heilen { $n }
effect-rest = Ausruhen
effect-draw = { $n ->
    [one] 1 Karte ziehen
   *[other] { $n } Karten ziehen
 }
effect-discard = { $n ->
    [one] 1 Handkarte abwerfen
   *[other] { $n } Handkarten abwerfen
 }
    .all = Alle Handkarten abwerfen
effect-focus = Fokus bereit machen
effect-anchor = Ankern
effect-block = Abwehren { $n }
    .then = Abwehren { $n }, dann { $what }
effect-protect = Schutz vor { $what }
effect-take-over = An seiner Stelle erleiden

## Plättchen, Bedrohungen, Sonderregeln

effect-ready = { $n ->
    [one] { $token } bereit machen
   *[other] { $n } { $token } bereit machen
 }
effect-exhaust = { $n ->
    [one] { $token } erschöpfen
   *[other] { $n } { $token } erschöpfen
 }
effect-place = { $n ->
    [one] { $token } auf ein Feld in Entfernung bis { $within } legen
   *[other] { $n } { $token } auf Felder in Entfernung bis { $within } legen
 }
    .here = { $token } auf dein Feld legen
    .open = { $token } auf ein offenes Feld in Entfernung bis { $within } legen
effect-lay = Je { $token } hierher legen: { $place }
effect-take = { $n ->
    [one] { $token } nehmen
   *[other] { $n } { $token } nehmen
 }
effect-stock = { $n } × { $token } auf die Sonderregelkarte
effect-spend = { $n ->
    [one] { $token } zurücklegen
   *[other] { $n } { $token } zurücklegen
 }
effect-enrage = WILD { $n }
effect-calm = Beruhigen { $n }
effect-turn = Umdrehen: { $overlay }
effect-move = Bewegen: { $overlay }
effect-set = Die Sonderregeln ändern sich

## Zusammengesetztes

effect-let = { $who ->
    [any] Ein Hüter deiner Wahl: { $what }
    [other] Ein anderer Hüter: { $what }
    [all] Jeder Hüter: { $what }
    [others] Jeder andere Hüter: { $what }
    [active] Aktiver Hüter: { $what }
    [next] Nächster Hüter: { $what }
    [highest] Höchster Hüter: { $what }
    [lowest] Niedrigster Hüter: { $what }
    [leftmost] Linkster Hüter: { $what }
    [rightmost] Rechtester Hüter: { $what }
    [most_health] Hüter mit dem meisten Leben: { $what }
   *[self] { $what }
 }
    .held = { $more ->
        [fewest] Am wenigsten { $token }: { $what }
       *[most] Am meisten { $token }: { $what }
    }
    .two = { $n } Hüter, jeder: { $what }
    .within = { $who ->
        [any] Ein Hüter deiner Wahl in Entfernung bis { $n }: { $what }
        [other] Ein anderer Hüter in Entfernung bis { $n }: { $what }
       *[all] Jeder Hüter in Entfernung bis { $n }: { $what }
    }
effect-pay = { $cost }: { $what }
effect-flip = Münzwurf. Glück: { $heads }. Pech: { $tails }
effect-coin = { $act ->
    [heads] Die Münze auf Glück drehen
   *[double] Noch einmal werfen: zweimal Glück oder nichts
 }
effect-nothing = Nichts

## Orte

feature-crystal = ein Kristall
feature-crystal-teal = ein verderbter Kristall
feature-crystal-purple = ein normaler Kristall
feature-ledge = ein Vorsprung
feature-mushroom = ein Pilz
feature-link = das andere Ende des Wegs
feature-token = { $token }
feature-user = der Hüter, der dies benutzt
feature-climber = ein anderer Hüter
feature-space = ein markiertes Feld

## Plättchen

token-cover = diese Karte
token-focus = deinen Fokus
token-mushroom = einen Pilz
token-energy = Energie
token-banner = das Banner
token-farseer = die Weitsicht
token-wisp = das Irrlicht
token-coin = die Münze
token-piton = Felshaken
    .many = Felshaken

## Schutz

protect-harmful = schädlichem Terrain
protect-difficult = rutschigem Terrain
protect-blight = Verderbnis beim Schlagen

## Richtungen

way-up = Nach oben
way-down = Nach unten
way-left = Nach links
way-right = Nach rechts

## Bedingungen von Fähigkeiten

need-falling = Das geht nur, während du fällst.
    .not = Das geht nicht, während du fällst.
need-activating = Das geht nur in deiner eigenen Aktivierung.
    .not = Das geht nicht in deiner eigenen Aktivierung.
need-broke-crystal = Du musst in diesem Zug einen Kristall zerschlagen haben.
    .not = Du darfst in diesem Zug keinen Kristall zerschlagen haben.
need-hit = Du musst in diesem Zug getroffen worden sein.
    .not = Du darfst in diesem Zug nicht getroffen worden sein.
need-focused = Dein Fokus muss bereit sein.
    .not = Dein Fokus darf nicht bereit sein.
need-injured = Du musst eine Schwäche haben.
    .not = Du darfst keine Schwäche haben.
need-on-ledge = Dazu brauchst du einen Vorsprung.
    .not = Das geht nicht auf einem Vorsprung.
need-on-open = Dazu brauchst du ein offenes Feld.
    .not = Das geht nicht auf einem offenen Feld.
need-on-crystal = Dazu brauchst du einen Kristall auf deinem Feld.
    .not = Das geht nicht auf einem Feld mit Kristall.
need-on-terrain = Dazu brauchst du das passende Terrain unter dir.
    .not = Das geht nicht auf diesem Terrain.
need-on-feature = Das geht nur von bestimmten Feldern aus.
    .not = Das geht nicht von diesem Feld aus.
need-climber-within = Ein anderer Hüter muss höchstens { $n } entfernt sein.
    .not = Kein anderer Hüter darf höchstens { $n } entfernt sein.
need-everybody-on = Alle müssen an einem bestimmten Ort sein.
    .not = Nicht alle dürfen an einem bestimmten Ort sein.
need-on-map = Auf dem Buch muss liegen: { $token }.
    .not = Auf dem Buch darf nicht liegen: { $token }.
need-on-card = Auf der Sonderregelkarte muss liegen: { $token }.
    .not = Auf der Sonderregelkarte darf nicht liegen: { $token }.
need-token-within = In Entfernung bis { $n } muss liegen: { $token }.
    .not = In Entfernung bis { $n } darf nicht liegen: { $token }.
need-threat-on-other = Das geht, wenn gleich ein anderer Hüter eine Bedrohung erleidet.
    .not = Das geht nicht, wenn gleich ein anderer Hüter eine Bedrohung erleidet.
need-health-at-most = Du darfst höchstens { $n } Leben haben.
    .not = Du musst mehr als { $n } Leben haben.
need-grip-at-most = Du darfst höchstens { $n } Halt haben.
    .not = Du musst mehr als { $n } Halt haben.
need-blight-at-least = Du musst mindestens { $n } Verderbnis haben.
    .not = Du musst weniger als { $n } Verderbnis haben.
need-ap-card-at-least = Deine AP-Karte muss mindestens { $n } wert sein.
    .not = Deine AP-Karte muss weniger als { $n } wert sein.
need-in-row-at-most = Du musst in Reihe { $n } oder tiefer sein.
    .not = Du musst höher als Reihe { $n } sein.
need-in-row-at-least = Du musst in Reihe { $n } oder höher sein.
    .not = Du musst tiefer als Reihe { $n } sein.
need-holds = { $n ->
    [one] Du brauchst: { $token }.
   *[other] Du brauchst: { $n } { $token }.
 }
    .not = Du darfst nicht haben: { $n } { $token }.
need-scenario = Die Sonderregeln erlauben das gerade nicht.
    .not = Die Sonderregeln erlauben das gerade nicht.

## Worte, die aus der Wirkung gemacht werden

made-skill = { $what }.
    .cost = { $cost }: { $what }.
made-line = { $who }: { $what }.
    .attack = Angriff auf { $who }: { $what }.
    .all = { $what }.
made-swift = Schnell.
made-delayed = Verzögert.
made-miss = Wird niemand getroffen: { $what }.
made-none = Passt niemand: { $what }.
