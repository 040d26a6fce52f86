### Was Wörter, Zeichen und Karten bedeuten.

explain-empty = Ein leeres Feld
    .text = Hier darf ein Plättchen liegen, wenn jede Seite, die ein anderes berührt, dazu passt, Wand an Wand und offen an offen, und von der Laterne ein Weg hinführt.
explain-tile = Ein Plättchen
    .text = Wer ein Plättchen legt, deckt alles darauf auf. Wände teilen es in Bereiche; von einem zum nächsten geht es durch offene Kanten.
explain-far = Nicht erreichbar
    .text = Noch führt kein Weg hierher. Was im Schatten liegt, wartet hinter einem Monster, einer Besonderheit oder einer verschlossenen Tür.
explain-monster = Monster
    .text = Es versperrt den Weg, bis es besiegt ist. Seine Karte zieht ihr erst, wenn ihr kämpft; eine 2 heißt: zwei Karten zugleich.
explain-feature = Besonderheit
    .text = Sie versperrt den Weg, bis ihr ihre Karte gezogen und befolgt habt. Danach ist die Karte EP, ob es gelang oder nicht.
explain-chest = Truhe
    .text = Eine Heldin eurer Wahl zieht einen Gegenstand. Nicht, solange im selben Bereich ein Monster steht.
explain-door = Verschlossene Tür
    .text = Sie versperrt den Weg von beiden Seiten. Ein Schlüssel öffnet eine Tür; manche Gegenstände und Fähigkeiten kommen ohne aus.
explain-campfire = Lagerfeuer
    .text = Einmal in jeder Ökologie: Jede Heldin heilt die Hälfte ihres Höchstwerts und mischt ihr Deck, Zauber werden aufgefrischt, und besiegte Monster kehren zurück.
explain-stairs = Treppe
    .text = Dort wartet ein Treppenwächter; besiegt ihn, und alle Heldinnen steigen eine Stufe auf und hinab. In der dritten Ökologie ist es das Letzte Wesen.
explain-lantern = Die Laterne
    .text = Hier ist die Gruppe. Sie zieht zu allem, dem ihr begegnet, und jeder Weg zählt von ihr aus.
explain-node = Knoten
    .text = Zwei Knoten, die einander gegenüberliegen, verbinden ihre Plättchen für ein Runenmuster. Jeder Knoten zählt nur einmal.
explain-boundary = Reviergrenze
    .text = Die gepunktete Linie trennt zwei Bereiche ohne Wand: Was auf der einen Seite steht, versperrt die andere nicht.
explain-passage = Geheimgang
    .text = Alle Eingänge auf dem Plan sind verbunden, so weit sie auch auseinanderliegen.
explain-warp = Warp-Portal
    .text = Sobald beide auf dem Plan liegen, sind ihre Bereiche verbunden. Eines allein bewirkt nichts.
explain-water = Wasser
    .text = Es versperrt keinen Weg und hindert kein Legen. Ein Legendärer Ort folgt ihm von Plättchen zu Plättchen.
explain-boat = Boot und Schwert
    .text = Die beiden Enden eines Runenmusters: Wasser muss sie verbinden.
explain-level = Obere und untere Ebene
    .text = Obere Kanten liegen an oberen, untere an unteren. Die Ebene wechselt ihr nur über eine Ebenentreppe.
explain-pattern = Legendärer Ort
    .text = Bilden Plättchen und Knoten auf dem Plan sein Runenmuster, gedreht oder gespiegelt, dürft ihr ihn betreten, einmal in jeder Ökologie.
explain-legend = Karte eines Legendären Ortes
    .text = Jede Karte wird der Reihe nach ausgeführt; vor der letzten gibt es kein Zurück.
explain-health = Gesundheit
    .text = Bei 0 ist ein Monster tot. Ist es eine Heldin, haben alle verloren.
explain-power = Kraftkarten
    .text = Eine gezogene Kraftkarte legst du bereit. Gib bereitliegende für Fähigkeiten mit diesem Zeichen aus; sie kommen wieder, wenn dein Deck gemischt wird.
explain-block = Block-Fähigkeit
    .text = Nutze eine in einer Runde, in der du einen Block wertest.
explain-awake = Wenn eine Kraftkarte kommt
    .text = Sie geschieht, wenn sein Deck eine Kraftkarte zeigt, mit der Heldin, die diese Karte traf; höchstens einmal in der Runde.
explain-passive = Dauernde Fähigkeit
    .text = Sie wirkt immer und kostet nichts.
explain-use = Begrenzte Anwendungen
    .text = Jede Anwendung nimmt einen ihrer Zähler.
explain-explore = Beim Erkunden
    .text = Sie wird zwischen Begegnungen genutzt.
explain-exhausted = Erschöpft
    .text = Dieser Zauber ist erst wieder da, wenn er aufgefrischt wird: durch Rast, Stufenaufstieg oder eine Karte, die es sagt.
explain-armor = Rüstung
    .text = Jeder Schaden im Kampf ist um so viel kleiner. Was mehrere Gegenstände geben, zählt zusammen.
explain-key = Schlüssel
    .text = Sie gehören allen. Einer öffnet eine Tür; weitere kauft ihr mit EP beim Erkunden.
explain-xp = EP
    .text = Karten, die die Gruppe verdient hat, jede so viel wert wie ihre Zahl. Sie kaufen Schlüssel, Heilung und Fähigkeiten. Es gibt kein Wechselgeld.
explain-item = Gegenstände
    .text = Sie wirken, solange sie ausgerüstet sind, mit höchstens zwei Händen insgesamt. Rüstet sie beim Erkunden aus. Jeder Gegenstand lässt sich als EP ausgeben.
explain-item-card = { $hands ->
    [0] Keine Hand.
    [one] Eine Hand.
   *[other] { $hands } Hände.
 } { $xp } EP wert.
explain-unequipped = Weggesteckt
    .text = Jetzt wirkt er nicht, lässt sich aber ausrüsten oder ausgeben.
explain-ability = Fähigkeitskarten
    .text = Gekauft beim Stufenaufstieg, eine je Heldin: zwei ziehen, eine behalten, für immer.
explain-value = Aktionskarten
    .text = Jede Runde füllst du die Hand auf drei auf und spielst eine oder zwei. Hände und Ablagestapel liegen für alle offen.
explain-pair = Paare
    .text = Von ihren Paaren wertet jede Heldin eines: jeden Block, sonst einen Monstertreffer, und einen Heldinnentreffer nur, wenn es keinen Monstertreffer gibt.
explain-hero-hit = Heldinnentreffer
    .text = Deine Karte ist höher: Sie macht ihren Wert an Schaden, und der Unterschied kommt auf dich zurück.
explain-monster-hit = Monstertreffer
    .text = Seine Karte ist höher: Du nimmst ihren Wert an Schaden und machst den Unterschied. Er geht einem Heldinnentreffer vor.
explain-states = Wie viele Karten gespielt werden
    .text = Es kommt darauf an, wie viele beim Spielen der Karten leben. Wer stirbt, zählt ab der nächsten Runde.
explain-deck = Monster-Aktionsdecks
    .text = Leicht: 2 bis 6. Mittel: 3 bis 7. Schwer: 1, 2, 5, 6, 7. Von jedem Wert vier Karten und zwei Kraftkarten; neu gemischt, wenn der Stapel leer ist.
explain-figure = Monster zu mehreren
    .text = Jedes hat eigene Gesundheit. Dein Schaden geht an eines von ihnen; nur in einer Horde läuft der Rest weiter.
explain-part = Teile des Letzten Wesens
    .text = Jeder hat eigene Gesundheit und Rüstung. Es fällt mit beiden Häuptern oder mit dem Leib und einem Haupt.
explain-entity = Das Letzte Wesen
    .text = Zwei Häupter, ein Leib und der Schweif, jedes Mal in neuer Gestalt. Eine Kraftkarte weckt alle Fähigkeiten seiner lebenden Teile.
explain-dead = Tot
    .text = Es spielt keine Rolle mehr.
explain-cost = { $n ->
    [one] Sie kostet jedes Mal 1 bereitliegende Kraftkarte.
   *[other] Sie kostet jedes Mal { $n } bereitliegende Kraftkarten.
 }
