### Chapter 6: Gone to Gaia. The last visit; every way out leads to an ending.
entry-t6-bell =
    Ihr seid ganz hineingegangen, und der Weg hinein hat euch heimgeführt. Das ist der Witz daran. Der Grund der Flut ist der Platz von Vogelnest, von unten gesehen.

    Es ist Morgen. Der Nebel steht um die Pumpe wie die Gäste bei einer Hochzeit. Die Glocke der Akademie schlägt beide Töne zugleich, und zum ersten Mal hört ihr, dass es ein Akkord ist.
    .more1 = In euren Händen liegt der Katalog der Gründer, aufgeschlagen auf der letzten Seite.
    .more2 = In euren Händen liegt Veras Axt. Vor euren Füßen kommt eine Wurzel durchs Pflaster, dick wie ein Kinderarm. Ihr hattet sie euch größer vorgestellt.
    .more3 = In euren Händen liegt das Konto. Ein alter Mann ist mit euch bis zur Pumpe heraufgekommen und blinzelt. Er hat Tinte an allen Fingern.
    .more4 = Eure Hände sind leer und zittern. Hinter euch, über den Dächern, räuspert sich ein sehr großer Vogel.
    .more5 = Eure Hände werden gehalten. Hundertdreißig Leute im Sonntagsstaat stehen hinter euch in einer Reihe, jeder mit dem nächsten an der Hand.
    .more6 = Ihr hattet nur den einen Plan. Er hat gehalten. Ein zweites Mal möchtet ihr es nicht versuchen.
    .more7 = Auf dem ganzen Platz stehen Leute in der gleichen grauen Decke. Wo ihr vorbeikommt, lüften sie einen Zipfel, wie einen Hut.
    .choice1 = Um eine Stunde für den Abschied bitten.
entry-t6-hub = *JA*, sagt das Fenster der Bäckerei. *LASST EUCH ZEIT. ICH HABE SIE ALLE HIER IRGENDWO.*
    .choice1 = Zu Samantha, die Ärmel heruntergekrempelt.
    .choice2 = Zu Arlen, am Glockenseil.
    .choice3 = Zu Elayne, mit Brot für alle.
    .choice4 = Zu Rodrigo und Xavier, auf einem Stuhl zu zweit.
    .choice5 = Zu Linnet, fast durchsichtig.
    .choice6 = Ein letztes Mal durch den Laden.
entry-t6-samantha = „Ich dachte immer, ich baue das, um von ihm wegzukommen“, sagt Samantha. „Von Großvater. Dem Netz im Dunkeln. Und dann merke ich, dass ich das ganze Ding mit seinem Knoten getakelt habe.“
    .more1 = Der Kessel steht auf dem Feuer. Diesmal nimmt sie ihn selbst herunter, kurz bevor er schreit.
    .more2 = Im Vogel ist ein Platz, auf dem mit Kreide ZEUGE steht, samt Kissen.
    .more3 = Ihr habt sie einmal gefragt, warum sie sich solche Mühe gibt. „Weil ihr erst an den Helm klopft“, hatte sie gesagt. „Die anderen setzen ihn einfach auf.“
    .choice1 = „Er hatte Höhenangst.“
    .choice2 = Sie ein letztes Mal eure Schnallen prüfen lassen.
entry-t6-arlen =
    „Wenn es gut geht“, sagt Arlen, „wird man mir wohl den Prozess machen. Ich habe eine Erklärung vorbereitet. Sie enthält eine Namensliste und keine Adjektive.“

    Das Seil hat sie nicht losgelassen.
    .more1 = „Ihr habt die Lampe gehalten“, setzt sie hinzu. „Ich habe mich gefragt, was ich ohne sie getan hätte. Im Dunkeln geschrieben, vermutlich. Es hätte gepasst.“
    .more2 = „Jemand hat einen Strich von meiner Liste gewischt“, sagt sie. „Von der anderen Seite. Ich habe ihn wieder eingetragen. Dann habe ich nachgesehen, wer es war, und ihn selbst gewischt.“
    .choice1 = Ihr das Seil aus der Hand nehmen.
    .choice2 = „Lesen Sie sie vor. Ganz. Allen.“
entry-t6-elayne = Sie hat für vierhundertsechs gebacken und für zwei dazu, und die zwei hat sie auf den Rand der Pumpe gelegt, wo der Nebel anfängt. Ihr seht weg, und als ihr wieder hinseht, liegen da Krümel.
    .more1 = „Sie sind beieinander“, sagt sie. „Ich sage es beim Kneten. Es ist genau lang genug.“
    .more2 = Neben den beiden Broten liegt ein kleiner Schuh. Als ihr ihn ihr gabt, fragte sie, welcher Bär, und lachte, und dann nicht mehr.
    .choice1 = Den Holzlöffel dazulegen.
    .choice2 = Mit ihr essen.
entry-t6-books =
    „Wir haben uns geeinigt“, sagt Rodrigo, „auf den ersten Satz.“

    „Darauf, dass er furchtbar ist“, sagt Xavier.

    „Ein Anfang“, sagen sie und funkeln einander an, beglückt.
    .more1 = „Erst die Namen“, sagt Rodrigo. „Das habt ihr selbst gesagt.“ „Die Namen und *dann*, was sie damit angestellt haben“, sagt Xavier.
    .choice1 = Ihnen noch eine Geschichte geben.
    .choice2 = Eine Seite nehmen, klein gefaltet.
entry-t6-linnet = „Ich habe auch eine Liste gemacht“, sagt Linnet. Durch sie hindurch sieht man die Bäckerei. „Was ich hingekriegt habe. Sie ist kurz. Atem. Knöpfe. Sich ärgern.“ Sie betrachtet ihre Hände mit derselben Freude wie am ersten Tag. „Auf der Treppe auf jemanden warten.“
    .more1 = „Ihr habt mich weggeschickt“, sagt sie, „und es war mir nicht gleich. Ich war so stolz.“
    .choice1 = „Das ist schon das meiste, Linnet.“
    .choice2 = Ihre Hand halten, bis es eine ist.
entry-t6-shop = „Alles muss raus“, sagt Vera. „Das wollte ich immer mal sagen. Ich dachte, es fühlt sich anders an.“
    .choice1 = An die Pumpe treten.
entry-t6-pump =
    Der Nebel weicht einen Schritt zurück, wie man es tut, um die Familie durchzulassen. Auf jedem Fenster, in vierhundert Handschriften, dieselben drei Worte.

    {"*"}ICH HÖRE ZU.*
    .more1 = *IHR WOLLTET, DASS ICH ERST HINUNTERGEHE*, sagt die kleinste Scheibe. *ICH BIN EINE STUFE HINUNTERGEGANGEN. ICH WUSSTE NICHT, OB IHR ES SEHT.*
    .more2 = Eine Scheibe ist noch blank, dort, wo ihr gewischt habt. Auf die hat niemand geschrieben.
    .choice1 = Den Katalog aufschlagen.
    .choice2 = Die Axt heben.
    .choice3 = Das Konto entfalten.
    .choice4 = Zum Vogel hinaufsehen.
    .choice5 = Den ersten Schritt tun.
    .choice6 = Gar nichts sagen.
entry-t6-line =
    Eine gezogene Linie, weich wie Stoff. Die Feder ist in eurer Hand. Hinter euch hören vierhundert Leute auf zu atmen und fangen wieder an, weil jemandem der Magen geknurrt hat.

    Ihr wisst, was sie bisher bekommen hat: eine Zahl, einmal im Jahr. Ihr wisst, was sie daraus gemacht hat.
    .more1 = Ihr habt einmal gesagt, ihr würdet sie leer lassen, sie gehöre euch. Das tut sie noch. Das ist ja das Schwierige.
    .more2 = Beinahe hättet ihr nichts gesagt. Die Hand zittert euch noch davon.
    .more3 = Das Papier erinnert sich an eure Hand. Es neigt sich ein wenig der Feder zu.
    .choice1 = Ihr den Klatsch vorlesen. Den ganzen.
    .choice2 = „Zeuge. Möchtest du gelesen werden?“
    .choice3 = Schreiben, was ihr habt.
    .choice4 = Die Feder hinlegen und das alte Papier verlangen.
entry-t6-thin =
    Ihr schreibt. Es füllt ein Drittel der Zeile. Es ist alles wahr, und es könnte von jedem handeln.

    {"*"}DANKE*, sagt die Scheibe. *GIBT ES MEHR.* Der Nebel kommt näher. So nah kam er früher schon, donnerstags, und ging jedes Mal ein wenig hungriger fort.
    .choice1 = „Ja. Komm und sieh. Nein: Wir kommen zu dir.“
    .choice2 = „Mehr bekommst du nicht. Für den Rest unterschreiben wir.“
entry-t6-root =
    Sie ist warm, wie es die Treppe war. In ihr läuft, ganz schwach, alles: Huf, Flügel, Flosse, der Schwanz eines Terriers auf einem Dielenboden.

    {"*"}WENN IHR DA SCHNEIDET*, sagt das Fenster, *WERDE ICH NICHT WISSEN, DASS IHR ES WART. DAS WOLLTE ICH VORHER SAGEN. ES SCHIEN MIR ANSTÄNDIG.*
    .more1 = Vera ist neben euch getreten. Sie hat die eigene Hand an den Stiel gelegt, unter eure, und sie drückt nicht.
    .more2 = Ihr habt Linnet einmal gefragt, ob man ihr wehtun könnte. Linnet steht an der Bäckerei. Sie hat die Augen zugemacht, aus Höflichkeit.
    .choice1 = Zuschlagen.
    .choice2 = Die Axt weglegen und nach dem Buch rufen.
    .choice3 = Die Axt weglegen und nach Arlen rufen.
entry-t6-desk =
    {"*"}KONTO*, sagt die Überschrift. So viele im Jahr, aus freien Stücken. Matthias Vane steht mit seinen verdorbenen Händen dabei und sieht das Papier an wie ein Haus, das man selbst angezündet hat.

    „Ich dachte, sie würde des Zählens müde“, sagt er. „Ich ließ die Zeile leer, damit sie uns nie *will*. Es ist das Einzige, was sie je gewollt hat.“

    Jemand muss sitzen, wo er saß. Oder die alte Rechnung geht weiter, und keiner führt sie.
    .more1 = Geholt hat ihn keiner. Er kam von selbst aus der Pumpe, als er das Papier hörte.
    .choice1 = Für die Stadt unterschreiben, zu den alten Bedingungen.
    .choice2 = Euch selbst auf den Stuhl setzen.
    .choice3 = Es zerreißen.
    .choice4 = Arlen sich setzen lassen. Sie hat euch darum gebeten.
entry-t6-wings =
    Der Vogel reckt den Hals über den Platz. Leute klettern mit Hühnern unterm Arm die Spanten hinauf. Samantha lehnt aus dem Schnabel und hält Finger hoch: Minuten.

    {"*"}OH*, sagt das Fenster der Bäckerei. *IHR GEHT. VÖGEL HABE ICH. ICH HABE SIE ALLE. ICH WUSSTE NICHT, DASS IHR WELCHE SEID.*
    .more1 = Der Kessel dröhnt in zwei Tönen. Er war früher eine Glocke.
    .choice1 = Einsteigen und die Seile kappen.
    .choice2 = Erst Linnet hineinheben.
    .choice3 = Am Boden bleiben und es zu Ende bringen.
entry-t6-gate =
    „Na dann“, sagt Pater Flores und bietet dem Nebel den Arm, wie einer Tante.

    Es ist warm bis an die Knöchel. Es ist warm bis ans Knie. Hinter euch zählt ein Kind laut die Stufen, und weiter hinten stimmt jemand ein Lied an, und andere kennen die zweite Strophe.
    .choice1 = Weitergehen.
    .choice2 = Anhalten. „Haben muss sie uns nicht. *Kennen* muss sie uns.“
entry-t6-silence =
    Ihr sagt nichts. Keiner sagt etwas. Es dauert so lange, dass es allmählich eine Antwort wird.

    {"*"}ICH VERSTEHE*, sagt das Fenster.
    .choice1 = Warten.
    .choice2 = „Nein. Verzeihung. Einen Moment noch.“
