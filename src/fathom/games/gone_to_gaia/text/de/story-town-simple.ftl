### The Simple Town Visit: after a failed quest, and optionally before a bonus quest. Always in this order (GG-206).
entry-s-home =
    Ihr kommt ohne das heim, was ihr holen wolltet. Vogelnest ist nett zu euch, so wie Leute nett sind, die es schon besprochen haben.

    Vor allem anderen lässt Arlen euch die Übungstreppe hinauf- und hinuntersteigen, bis die Lampen brennen. Eine Strafe ist es nicht. Sie steigt mit. (Jeder Taucher zieht zu Beginn einer Quest zwei Stufenkarten mehr, bis eine gelingt.)
    .more1 = Am Tor steht frische Kreide.
    .more2 = Der Heimweg wird jedes Mal kürzer. Der lange wäre euch lieber.
    .more3 = Ein Laternenmann rückt auf der Bank. „Das erste Mal ist das schlimmste“, sagt er. „Oder das zweite. Ich weiß nicht mehr.“
    .more4 = Kinder folgen euch in gebührendem Abstand die Gasse hinauf und spielen euch. Eines kann das Hinken sehr gut.
    .more5 = Vor manchen Türen wartet der Nebel. Er lässt euch vorbei, wie man Leute mit Einkäufen vorbeilässt.
    .choice1 = Die Gasse hinaufgehen.
entry-s-lower = Einen Menschen solltet ihr heute besser nicht treffen, und es gibt nur eine Gasse, in der man ihn nicht treffen könnte.
    .choice1 = Wählen, wessen Geduld ihr aufgebraucht habt.
entry-s-raise = Und einer hat die Tür offen gelassen, wie aus Versehen.
    .choice1 = Wählen, wer froh ist, dass ihr lebt.
entry-s-shop = „Ihr geht also wieder rein“, sagt Vera Brass und berechnet euch die Schnur nicht.
    .choice1 = Einkaufen.
    .choice2 = Einkaufen und etwas in den Kasten der Akademie legen.
entry-s-board = Die Tafel im Hof hat über Nacht nichts verloren außer eurer guten Meinung von ihr. Wählt einen Auftrag.

## lowered

lowered-samantha = Samantha findet die Schnalle, die ihr zerbrochen habt, und sagt laut nichts dazu.
lowered-xavier = Xavier klappt das Notizbuch zu, als ihr euch setzt.
lowered-flores = Pater Flores betet für euch, namentlich, in Hörweite, ausführlich.
lowered-ira = Doktor Ira näht euch sehr gut, nur nicht mit dem guten Faden.
lowered-elayne = Elayne zählt euch am Tor und seufzt über die Summe.
lowered-arlen = Arlen schreibt etwas mit Bleistift und dreht das Blatt um.
lowered-rodrigo = Rodrigo erwähnt, dass ihr noch ein Buch ausgeliehen habt.
lowered-vera = Vera zählt euch das Wechselgeld einzeln in die Hand.
lowered-linnet = Linnet übt Enttäuschtsein. Sie wird immer besser.
lowered-gaia = An eurem Fenster, im Beschlag: *OH.*

## raised

raised-samantha = Samantha hat eine Kanne auf die Werkbank gestellt, mit euren Namen darauf.
raised-xavier = Xavier fragt, wie es schiefging, und freut sich aufrichtig an den Einzelheiten.
raised-flores = Flores setzt sich mit euch auf die Kapellenstufe und erwähnt Gott kein einziges Mal.
raised-ira = Ira sieht eure Wunden an, dann euch, und gießt zwei Gläser mit etwas Medizinischem ein.
raised-elayne = Elayne zählt euch zweimal, weil es so schön ist.
raised-arlen = Arlen sagt: „Ihr seid zurück.“ Bei ihr ist das eine Rede.
raised-rodrigo = Rodrigo hat euch die Mahngebühr erlassen und möchte nicht, dass es sich herumspricht.
raised-vera = Vera gibt euch das Verbeulte zum Preis des Verbeulten.
raised-linnet = Linnet hat euch einen Knopf aufgehoben.
raised-gaia = An eurem Fenster, im Beschlag, ein kleines Spiegelei.
