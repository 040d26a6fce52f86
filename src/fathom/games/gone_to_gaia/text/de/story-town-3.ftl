### Chapter 3: The Girl Who Walked Out.
entry-t3-wall =
    Die halbe Stadt steht auf der Mauer, und keiner sieht zu euch.

    Auf der obersten Stufe sitzt eine junge Frau in einem Mantel, der vor sechzig Jahren Mode war. Sie ist trocken. Sie hält eine Hand gegen die Sonne und scheint sich an der Hand zu freuen.
    .more1 = Sie kam hinter euch herauf. Ihr habt sie aus dem Glas geschnitten, und sie hat sich bedankt und dann gefragt, wozu man das tut.
    .more2 = Bei Tagesanbruch sei sie gekommen, heißt es, allein, und habe ans Tor geklopft, obwohl das Tor offen stand.
    .more3 = In eurem Gürtel steckt ein Holzlöffel, lang wie ein Ruder. Elayne hat ihn gesehen. Sie ist hineingegangen.
    .more4 = Sie steht auf, um Platz zu machen, und ihr kennt die Art. So steht ihr selbst auf.
    .choice1 = Euch neben sie auf die Stufe setzen.
entry-t3-girl =
    „Man sagt einen Namen, habe ich gehört“, sagt sie. „Ich habe mehrere. Es gab Streit, wem ich gehöre.“ Sie sucht die Dächer ab, bis sie das Wirtshausschild mit dem kleinen braunen Vogel findet. „Den da. Linnet. Ist der vergeben?“

    Ihr Atem raucht nicht in der Kälte. Eine Minute später, nachdem sie euren beobachtet hat, raucht er.
    .more1 = „Hatten wir das schon?“, fragt sie. „Mir ist, als hätte ich es besser gekonnt.“
    .choice1 = „Der ist frei. Willkommen, Linnet.“
    .choice2 = „Was bist du?“
    .choice3 = Die Hand an der Waffe lassen, so dass sie es sieht.
entry-t3-hub = Bei Dämmerung gibt es eine Versammlung ihretwegen. Bis dahin will jeder ein Wort mit euch reden, und keiner will dabei gehört werden.
    .more1 = (Über eure Frage hatte sie ernsthaft nachgedacht. „Beinahe“, sagte sie.)
    .more2 = Vor der Bibliothek trocknen unter einem Segel die Bücher aus den unteren Regalen. Ein paar Kinder haben angefangen, sie einander vorzulesen.
    .choice1 = Zu Doktor Ira, der sehr ruhig ist.
    .choice2 = Zu Elayne, hinter einer geschlossenen Tür.
    .choice3 = Zu Pater Flores, der probt.
    .choice4 = Zu Xavier, der den Bleistift weggelegt hat.
    .choice5 = In Samanthas Schuppen, dem das Dach fehlt.
    .choice6 = Zu Rodrigo, der eine Fotografie gefunden hat.
    .choice7 = Zu den Läden, dann zur Versammlung.
entry-t3-ira =
    „Kein Puls in der ersten Minute“, sagt Ira. „Dann habe ich ihn gefühlt, und sie hat mir einen *gegeben*.“ Er wäscht sich lange die Hände. „Begreift ihr, was das heißt? Es kann einen Menschen machen. Es hat sie schlecht gemacht, bis sie sah, wie es geht, und dann gut.“

    Er dreht den Hahn zu. Er tropft weiter.

    „Ich brauche sie eine Woche. Unten. Nichts, was wehtut.“
    .more1 = „Ihr habt mir einmal gesagt, es habe innegehalten, als fehlte ihm ein Wort“, sagt er. „Ich denke an kaum etwas anderes. Ich glaube, ich kenne das Wort.“
    .choice1 = „Wen wollen Sie zurückhaben, Doktor?“
    .choice2 = „Was ist unten?“
    .choice3 = Ihm euer Wort in der Versammlung versprechen.
entry-t3-elayne =
    Der Löffel liegt quer über ihren Knien.

    „Sie hat immer auf derselben Seite gekratzt“, sagt Elayne. „Man hörte bis oben, wer kocht.“ Und dann, weil ihr es nicht sagt: „Hatte sie Schmerzen?“

    Die Bärin hatte vor einem Loch in der Böschung gestanden, die Arme ausgebreitet, und war nicht von der Stelle zu bringen. Hinter ihr, im Dunkeln, verlor etwas Kleines einen Schuh.
    .more1 = „Eine Joyce und ein Billy, habt ihr gesagt, im Register. Ich habe nachgesehen. Sie stehen auf gegenüberliegenden Seiten. Ich fand das nett von dem Buch.“
    .choice1 = „Sie hat auf ihn aufgepasst. Immer noch.“
    .choice2 = „Es ging schnell.“
entry-t3-flores =
    „Liebe Gemeinde“, sagt Pater Flores zu den leeren Bänken, „seit vierzig Jahren erzähle ich euch, dass sie irgendwo sind, und ich möchte sagen, wie peinlich es mir ist, recht zu haben.“ Er sieht euch und klappt das Buch zu.

    „Sie konnte ein Lied. Das Mädchen. Hat es im Vorbeigehen gesummt. Die zweite Strophe.“ Mit seiner Stimme geschieht etwas. „Die zweite Strophe habe ich keinem beigebracht. Meine Schwester Anna hat sie geschrieben. Ich war neun, und sie handelt von mir.“
    .more1 = An den Wänden haben die Familien aus der Untergasse ihre Wäsche zwischen die Heiligen gehängt. Die heilige Barbara trägt ein fremdes Unterhemd.
    .choice1 = Ihn bitten, Linnet aufzunehmen.
    .choice2 = Fragen, wo Anna hineinging.
entry-t3-xavier =
    „Meine Mutter“, sagt Xavier, „sang unter dem Namen Sapphire, in einem blauen Kleid, das vorher ein Vorhang war. Donnerstags sang sie dem Nebel vor. Wir dachten, es sei für uns.“

    Er schiebt euch sein Notizbuch hin, geschlossen. „Vierhundert Leute habe ich gefragt, woran sie sich erinnern. Dieses Mädchen hat mir eine Frage beantwortet, die ich gar nicht gestellt hatte. In den Worten meiner Mutter, mit ihrem Husten.“
    .more1 = „Ihr habt gefragt, wen ich suche“, sagt er. „Fachliches Interesse, habe ich gesagt. Das war gelogen, aber mit Fußnote.“
    .more2 = Die Karte, die ihr abgegangen seid, hängt über dem Kamin. Er hat alle einundvierzig Linien ausgemalt, jede in der Farbe ihrer Haustür.
    .choice1 = Ihm die blaue Feder geben.
    .choice2 = „Dann befrag dich selbst. Wir halten den Bleistift.“
    .choice3 = Ihm sagen, Trauer höre gut zu und forsche schlecht.
entry-t3-samantha =
    Das Ding im Schuppen ist jetzt höher als der Schuppen. Es hat einen Kessel, einen Schnabel und etwas, das einmal Flügel werden könnten.

    „Hoch“, sagt Samantha, ehe ihr fragt. „Wenn es über die Mauer kommt, soll es ein Hoch geben.“ Sie tritt gegen eine Kiste. „Und die hier sind für euch. Richtige Anzüge. Die Buchstaben aus den alten Kragen habe ich in die neuen übertragen. Alle.“
    .more1 = Eure sind dabei, als letzte in der Reihe, und danach ist noch Platz.
    .more2 = Jeder Riemen der neuen Anzüge ist mit einem Hale-Stek gebunden.
    .choice1 = 2 Schaltkreise für Zeuge.
    .choice2 = 2 Schaltkreise für die Flügel.
    .choice3 = Die Anzüge anprobieren.
    .choice4 = „Warum hast du dir mit uns solche Mühe gegeben?“
entry-t3-memory =
    „Das Papier auf dem Tisch hat eine Überschrift“, sagt Zeuge. „Sie heißt *Konto*. Der Mann liest vor. So viele im Jahr, aus freien Stücken, und der Hügel bleibt trocken. Dann unterschreibt er, und sechs andere unterschreiben, und ich soll mir die Unterschriften ansehen.“

    „Wer hat für die andere Seite unterschrieben?“, fragt Samantha.

    „Das Papier wurde nass“, sagt Zeuge, „an einer Ecke. Von unten. Sie einigten sich, dass das genügt.“
    .choice1 = Vorerst niemandem davon erzählen.
entry-t3-rodrigo =
    Auf der Fotografie stehen sieben Leute in guten Mänteln und blinzeln. Hinten, halb vom Rand abgeschnitten, eine kleine neue Maschine mit runden Lampen.

    „Die Gründer“, sagt Rodrigo. „Sie bauten etwas, das sich die Welt merken sollte, während sie ging. Wurzel und Glas und Draht. Eine einzige Anweisung, so viel hat mir Winona beigebracht: *Verliere nichts*.“ Er berührt den Mann in der Mitte. „Vane. Bei der letzten Zeile gab seine Stimme den Ausschlag. Vier zu drei, sie leer zu lassen.“
    .choice1 = „Menschen. Die leere Zeile sind die Menschen.“
    .choice2 = Nach Winona fragen.
    .choice3 = Die Fotografie zu Arlen bringen.
entry-t3-shop = „Neue Ware“, sagt Vera, „und neue Kundschaft. Das Mädchen kam rein, hat alles angesehen und nichts gekauft. Ob sie nur schauen will, hab ich gefragt.“ Sie richtet ihre Bleistifte aus. „Ja, hat sie gesagt, seit ungefähr hundert Jahren.“
    .more1 = „Und ihr“, setzt sie hinzu, „schaut bitte mit den Augen.“
    .choice1 = Einkaufen, dann hinauf zur Versammlung.
entry-t3-meeting =
    Arlen will sie vor der Nacht wieder jenseits der Mauer haben. Ira will sie unten haben. Flores hat hinter der Orgel ein Bett gemacht. Die Kadetten haben ihren Schlafsaal angeboten und sind geschlossen rot geworden.

    Linnet hört sich das alles mit gefalteten Händen an, wie man dem Wetter zuhört.

    „Mir ist es gleich“, sagt sie. „Aber euch nicht, das merke ich. Wie *macht* man das?“
    .more1 = Im Bett hinter der Orgel liegt ein heißer Ziegel und Flores' eigenes Kissen.
    .more2 = Ira sieht euch nicht an. Er muss es nicht. Ihr habt euer Wort gegeben.
    .choice1 = Ins Spital, zu Ira.
    .choice2 = In die Kapelle, zu Flores.
    .choice3 = In die Akademie, zu den Kadetten.
    .choice4 = Zurück über die Mauer.
entry-t3-out =
    Sie geht, ohne Umstände zu machen. Auf der letzten trockenen Stufe dreht sie sich um und hebt die Hand, genau so, wie ihr eure gehoben hattet.

    „Ich warte hier“, sagt sie. „Das kann ich gut.“ Der Nebel schließt sich bis zu den Knien, zum Gürtel, zum Kragen. Noch lange raucht darüber ihr Atem.
    .choice1 = Stehen bleiben, bis er aufhört.
entry-t3-night =
    Ihr seht sie noch einmal, ehe ihr schlaft: an einem Fenster oder auf der Treppe, wo immer die Stadt sie hingetan hat.

    „Ihr wüsstet gern, was das ist“, sagt Linnet. „Das Weiße. Ihr nennt es Flut, als käme es irgendwoher. Es ist nur Erinnern. Sie erinnert sich, indem sie macht. Alles, was da drin je verloren ging, wird aufgehoben, und alles Aufgehobene wird gemacht und wieder gemacht, bis es stimmt.“

    Sie runzelt die Stirn, das ist neu und sorgfältig ausgeführt. „Menschen bekommt sie nicht hin. Für Menschen gab es nie eine Seite. Also legt sie euch zu dem, was am ähnlichsten ist.“
    .more1 = Ihr denkt an Veras Hand, ausgestreckt in der Höhe eines Kinderschienbeins. Der Hund, und wie sie ihn angesehen hat.
    .more2 = Eine gezogene Linie, weich wie Stoff. Menschen also.
    .choice1 = „Und du?“
    .choice2 = „Warum steigt sie jetzt?“
entry-t3-end = Die Antwort kommt, als ihr keine mehr erwartet.
    .more1 = „Ich bin die Erste, die nicht umgefallen ist“, sagt Linnet. „Ich glaube, ich bin als Frage gemeint.“
    .more2 = „Weil jemand etwas *herausgenommen* hat“, sagt Linnet. „Nicht ihr. Tiefer. Mit einem Messer. Verliere nichts, hat man ihr gesagt, und jetzt hat sie neun verloren.“
