### The campaign: chapters, and what donations and opinions come to.

## chapter

chapter-1 = Erste Glocke
    .text = Vogelnest ist die letzte Stadt auf dem letzten Hügel. Taucher seid ihr seit heute Morgen.
chapter-2 = Das Register
    .text = Jedes Tier in der Flut hat einen Namen. Gegeben hat ihn keiner. Euch fällt allmählich auf, wer sich darüber nicht wundert.
chapter-3 = Das Mädchen, das herauskam
    .text = In die Flut gegangen sind Leute schon immer. Herausgekommen ist in hundertzwölf Jahren keiner, der nicht vorher hineinging.
chapter-4 = Neun Betten
    .text = Jemand hat mit dem Messer etwas aus der Flut genommen, und die Flut ist gekommen, um danach zu fragen.
chapter-5 = Das Konto
    .text = Es gibt ein Papier. Unterschrieben haben es sieben Leute und ein Fleck. Es ist beinahe aufgebraucht.
chapter-6 = Zu Gaia gegangen
    .text = Diesmal ganz hinein.

## donation

donation-5 = Die Kadetten haben jetzt gemeinsam ein gutes Paar Handschuhe und einen Plan, wer es wann trägt.
donation-15 = Arlen sagt nichts. Auf der Übungstreppe hängt eine neue Lampe, und am Fuß stehen, klein, eure Namen.
donation-30 = In diesem Herbst kommt zum ersten Mal ein ganzer Jahrgang zurück. Vor lauter Staunen jubelt keiner.
donation-50 = Der Kasten ist voll. Arlen schraubt den Schlitz eigenhändig zu. „Das genügt“, sagt sie und muss eine Weile aus dem Fenster sehen.

## standing

standing-samantha-confidant = Samantha fräst in euren Anzügen eine Fassung nach und sagt nicht, was es sie gekostet hat. Ihr fehlt ein Ohrring.
standing-samantha-nemesis = Eure Anzüge kommen aus der Werkstatt genau so zurück, wie sie hineingegangen sind.
standing-xavier-confidant = Xavier gibt euch den Schlüssel zu seiner Truhe. Sie ist voll mit den Vormittagen anderer Leute.
standing-xavier-nemesis = In Xaviers Buch seid ihr jetzt *eine Quelle*.
standing-flores-confidant = Flores leiht euch die beiden guten Leuchter. „Die sind schwer“, sagt er. „Beim Predigen ist mir das oft aufgefallen.“
standing-flores-nemesis = Die Kapellentür steht jedem offen. Bei euch geht sie etwas langsam auf.
standing-ira-confidant = Ira schließt den zweiten Schrank auf. „Sagt Elayne nichts“, sagt er. Elayne reicht euch die Liste.
standing-ira-nemesis = Ira behandelt euch korrekt, gründlich und schweigend.
standing-elayne-confidant = In der Spitalküche gibt es einen Haken mit euren Namen darüber, und am Haken zwei Schürzen.
standing-elayne-nemesis = Elayne zählt euch nicht mehr am Tor. Sie lässt das jemand anders machen.
standing-arlen-confidant = Arlen zeigt euch, wo der Ersatzschlüssel zum Keller hängt. Das ist sehr viel, was sie einem da zeigt.
standing-arlen-nemesis = Ab jetzt seid ihr für die frühe Treppe eingeteilt.
standing-rodrigo-confidant = Rodrigo leiht euch ein Buch, das nicht verliehen wird. Danach muss er sich setzen.
standing-rodrigo-nemesis = Euer Leseausweis ist abgelegt worden. Unter was, sagt keiner.
standing-vera-confidant = Vera gibt euch Kredit. Sie ist etwas blass geworden.
standing-vera-nemesis = Unter dem Tresen liegt eine zweite Preisliste. Darauf stehen eure Namen.
standing-linnet-confidant = Linnet hat euch etwas gemacht. Es ist ein Knopf, sie hat die ganze Nacht gebraucht, und er ist vollkommen.
standing-linnet-nemesis = Linnet hat gelernt, durch Leute hindurchzusehen. Das erschreckt, bei jemandem, durch den man selbst hindurchsieht.
standing-gaia-confidant = Auf eurem Heimweg sagt jedes Fenster gute Nacht, in einer anderen Handschrift.
standing-gaia-nemesis = Der Beschlag an eurem Fenster ist abgewischt worden, von innen.

## New Game+

new-game-plus-story = Die Glocke kennt zwei Töne. Ihr habt sie schon gehört. Zeuge, unter seiner Plane, sagt guten Abend, als wärt ihr nur kurz aus dem Zimmer gewesen.
