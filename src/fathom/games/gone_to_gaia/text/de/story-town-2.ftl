### Chapter 2: The Register. Names, and who brought them.
entry-t2-gate =
    An der Treppe erwartet euch niemand, denn die Treppe ist kürzer. Der Nebel ist neun Stufen heraufgekommen.

    Schwester Elayne sitzt auf der zehnten, die Schuhe neben sich, die Füße knapp über dem Weiß. „Vorsicht“, sagt sie. „Er ist warm. Dass er warm ist, hätte ich nicht gedacht.“
    .more1 = In eurem Gepäck liegt eine Messingscheibe, groß wie eine Pflaume, vom Hals eines Wolfs, groß wie ein Heuwagen. WINSTON steht darauf. Der Wolf hatte euch erst ein Stöckchen gebracht. Verstanden habt ihr das hinterher.
    .more2 = Ihr bringt vier Flaschen Mottenöl mit, und ein fünftes Ding: die Stange eines Laternenmanns. Sie stand aufrecht, wo Mutter Motte schlief, wie eine Kerze am Bett.
    .choice1 = Euch kurz zu ihr setzen.
    .choice2 = Sie hochziehen, weg davon.
entry-t2-hub = In der Untergasse riecht es nach nassem Holz und geliehenen Decken. Auf jeder Stufe liegen Bündel. Heute Abend muss über Betten entschieden werden, und jedem ist schon aufgefallen, dass ihr die seid, die sich vor der Treppe nicht fürchten.
    .choice1 = Zu Vera Brass, wegen eines Halsbands.
    .choice2 = In die Spitalküche.
    .choice3 = In die Bibliothek, untere Regale.
    .choice4 = Auf den Friedhof, wo Flores gräbt.
    .choice5 = Zu Xavier, der eine Karte gezeichnet hat.
    .choice6 = In den Hof, wo Samantha Zeuge aufgeschraubt hat.
    .choice7 = Zu den Läden, dann zur Versammlung.
entry-t2-vera =
    Sie legt die Scheibe auf den Tresen und den Daumen auf den Namen, sodass dort einen Moment lang nichts steht.

    „Ich war sechs“, sagt Vera Brass. „Er war ein Terrier. Er ging mir bis *hier*.“ Sie zeigt es, am Schienbein einer erwachsenen Frau. „Er lief einem Ball nach, hinein. Mein Vater sagte, er wohnt jetzt auf einem Bauernhof.“ Sie holt Luft. „Es gibt keine Bauernhöfe.“

    „Wie groß, sagt ihr, war er?“
    .choice1 = „So groß, wie er für jemanden aussah, der sechs war.“
    .choice2 = „Die Marke lag am Boden. Kein Wolf weit und breit.“
entry-t2-vera-truth =
    Sie denkt darüber nach, wie sie über einen Preis nachdenkt.

    „Dann ist da drin nicht der Hund“, sagt sie. „Sondern der Hund und wie ich ihn angesehen habe.“ Sie öffnet die Kasse und nimmt einen Hundekuchen heraus, grau vor Alter. „Falls er noch mal auftaucht. Dafür hat er Sitz gemacht. Dafür hat er alles gemacht.“

    Sie bucht *kein Verkauf*. Die Schublade ist nun einmal offen, und etwas muss man buchen.
    .choice1 = Den Hundekuchen nehmen.
entry-t2-elayne =
    Drei Brote auf der Fensterbank. Eine Schwester am Tisch.

    „Meine Mutter Joyce führte die Spitalküche“, sagt Elayne. „Mein Bruder Billy war sieben und führte gar nichts, er verlor seine Schuhe, während er sie anzog. In dem Frühjahr, als der Brunnen kippte, gingen sie hinunter, Wasser holen. Eigentlich war ich dran. Ich hatte Schnupfen.“

    Sie schneidet ein Brot in drei Teile und wickelt zwei davon ein, so wie man eine Uhr aufzieht.
    .choice1 = Ihr sagen, dass im Register eine Joyce steht. Und ein Billy.
    .choice2 = Essen, was sie euch gibt, und Nachschlag verlangen.
    .choice3 = Fragen, was Doktor Ira unter dem Spital macht.
entry-t2-rodrigo =
    Rodrigo hat die unteren Regale allein hinaufgetragen und sitzt auf einem Jahrhundert Zoologie und atmet.

    „Der Katalog der Gründer“, sagt er und schlägt ihn auf den Knien auf. „Alles Lebendige, das sie kannten, je eine Zeile, und ein Haken, sobald es *erzählt* war. Wem, steht da nicht. Käfer: Haken. Bären: Haken. Terrier, bitte sehr.“

    Er blättert zur letzten Seite. Eine Zeile ist liniert, nummeriert und leer. Das Papier ist dort weich geworden, wie Stoff.
    .choice1 = „Was fehlt auf der Liste?“
    .choice2 = Den Knoten auf die leere Zeile legen.
    .choice3 = Ihm die übrigen Regale tragen.
entry-t2-flores =
    „Leer“, sagt Pater Flores aus dem Grab. „Das sind sie fast alle. Ich grabe trotzdem. Irgendwo muss man die Trauer hintun, wo sie Ränder hat.“

    Er stützt sich auf den Spaten. „Ihr habt ein Auge für Zeichen, heißt es. Hier ist eins. Begraben wir einen Taucher, trocknet in der Untergasse die Wäsche. Eine Woche lang, mit Sonne und allem. Als ich neun war, wurde meine Schwester begraben. Ich stand danach hier draußen, und es war ein *wunderschöner* Tag.“
    .more1 = „Ihr habt gefragt, wohin die Ungeheuer gegangen sind“, sagt er. „Darüber lag ich wach. Ich glaube, es ist dieselbe Adresse.“
    .choice1 = „Die Striche am Flutpfahl.“
    .choice2 = Den zweiten Spaten nehmen.
    .choice3 = Nach dem Namen seiner Schwester fragen.
entry-t2-xavier =
    „Einundvierzig Menschen“, sagt Xavier, „verschollen, solange ich lebe, die noch eine Adresse haben.“ Er hat den Hügel gezeichnet und Linien von den Türen hinab ins Weiße. „Und das sind die Tiere im Register, dort, wo man ihnen zuerst begegnet ist.“

    Er legt ein Blatt über das andere und hält beide vor die Lampe. Die Linien treffen die Kreuze.

    „Ich habe es der Rektorin gezeigt“, sagt er. „Sie sagte, meine Tinte sei verlaufen.“
    .more1 = „Eure Frühstücksgeschichte übrigens“, setzt er hinzu, „war reizend. Speck gab es hier zuletzt, als ich neun war.“
    .more2 = Obenauf liegt eure Seite, das Frühstück doppelt unterstrichen. „Haferbrei“, sagt er liebevoll. „Von dem Klumpen hätte mir sonst keiner erzählt.“
    .choice1 = Die Karte nehmen. Versprechen, sie abzugehen.
    .choice2 = Fragen, wen er sucht.
    .choice3 = Ihm raten, sie zu verbrennen, ehe sie jemandem wehtut.
entry-t2-yard =
    Zeuge sitzt mit abgenommener Front da, wie ein höflicher Schrank. Samantha zeigt mit dem Schraubenzieher.

    „Gedächtnis. Reihenweise, und die meisten Sockel leer. Jemand hat Platinen *herausgenommen*. Ordentlich.“ Sie kratzt sich an der Nase und lässt Fett dort. „Solche Platinen tauchen in der Flut auf. Bringt mir Schaltkreise, und entweder kriegt er sie oder das Ding in meinem Schuppen. Für beides reicht es nicht, und ich war ehrlich zu ihm.“

    „Das war sie“, sagt Zeuge.
    .choice1 = 1 Schaltkreis für Zeuge.
    .choice2 = 1 Schaltkreis für das Ding im Schuppen.
    .choice3 = Versprechen, nach Schaltkreisen zu suchen.
entry-t2-memory =
    Die Platine rastet ein. Seine Lampen werden gelb wie eine alte Küche.

    „Oh“, sagt Zeuge. „Da ist ein Tisch. Da sind sieben Personen und ein Papier. Eine fragt mich, ob ich zählen kann. Ich sage ja. Er sagt: Dann zähle, und sag ihnen nie, was.“ Eine Pause, in der sich etwas dreht. „Ich glaube, ich mochte ihn nicht. Ich glaube, ich war einen Tag alt.“
    .choice1 = Ihr helfen, die Front wieder anzuschrauben.
entry-t2-shop = Vera hat die Ware zwei Bretter höher geräumt und die Preise gar nicht, und das ist bei ihr eine Liebeserklärung. Ein Schild im Fenster sagt: WIR HABEN OFFEN, BIS WIR NICHT MEHR OFFEN HABEN.
    .choice1 = Einkaufen, dann hinauf zur Versammlung.
entry-t2-beds =
    Sechzig Leute aus der Untergasse und drei Dächer. Die Kapelle, wo Flores ihnen Boden und Suppe gibt. Das Spital, wo Ira auf Nebelhusten achten kann und die Gesellschaft lieber nicht hätte. Die Bibliothek, trocken und warm, wo jedes Bett ein Regal Bücher im Regen bedeutet.

    Keiner will es sagen, also sehen sie euch an.
    .choice1 = Die Kapelle.
    .choice2 = Das Spital, egal, was der Doktor da unten hat.
    .choice3 = Die Bibliothek. Erst die Leute.
entry-t2-arlen =
    Danach begleitet Arlen euch zum Tor. Das tut sie sonst nie.

    „Ihr habt nach Namen gefragt“, sagt sie. „Ich hätte gern, dass ihr aufhört. Nicht, weil ihr unrecht habt.“ Die Lampe zittert ein wenig, und sie wechselt die Hand. „Sondern weil eine Stadt hundert Jahre neben einem Ding leben kann, solange sie den Kopf nicht dreht.“
    .choice1 = Es versprechen.
    .choice2 = „Wir tauchen mit offenen Augen, Rektorin.“
    .choice3 = „Was schreiben Sie im Keller?“
entry-t2-end =
    In der Nacht ruft jemand aus dem Nebel, höflich, wie einer, der sich ausgesperrt hat. Es ist die Stimme eines Mädchens. Sie sagt den Namen der Stadt, als läse sie ihn von einem Schild ab.

    Am Morgen hängen neue Aufträge an der Tafel.
