### Chapter 1: First Bell. The prologue before the first quest, and the first town visit.
entry-p-bell =
    Die Glocke der Akademie kennt zwei Töne. Einer heißt Frühstück. Der andere heißt ihr.

    Rektorin Arlen wartet auf der Mauer, die Hände auf dem Rücken. Unter ihr hört der Hügel von Vogelnest einfach auf, und die Flut fängt an: weiß, eben, geduldig wie ein Tischtuch.

    „Vierhundertsechs Menschen leben auf diesem Hügel“, sagt sie. „Was sie verbrennen, flicken und schlucken, kommt von dort. Die Leute, die es holen, auch. Meistens.“
    .more1 = Auf dieser Mauer habt ihr schon gestanden. Wann, könntet ihr nicht sagen. Eure Hand weiß, wo der Stein abgestoßen ist.
    .choice1 = Fragen, was auf der anderen Seite liegt.
    .choice2 = Fragen, wie viele voriges Jahr zurückkamen.
entry-p-gaia =
    „Gaia“, sagt Arlen, auf die eine Frage wie auf die andere. „Das Wort steht auf dem Stein, wenn wir nichts haben, was wir darunterlegen könnten. Zu Gaia gegangen. Klingt nach einem Besuch.“

    Sie sieht euch einen Augenblick länger an, als der Satz es braucht.

    „Heute steigt ihr die alte Netztreppe hinab, erledigt, was dort nistet, und kommt wieder heraus. Auf dem letzten Teil bestehe ich.“
    .more1 = Dann, schon im Gehen: „Elf gingen. Neun kamen. Ihr habt gefragt, also dürft ihr es wissen.“
    .choice1 = Hinunter in die Anzugkammer.
entry-p-suit =
    Samantha, die Maschinistin, schließt die letzte Schnalle, klopft zweimal an jeden Helm und horcht dem Klopfen nach wie andere einer Brust.

    „Besser ging es nicht, mit dem, was zurückkam“, sagt sie. Ob sie das Metall meint, bleibt offen.

    Innen im Kragen hat jemand eine Reihe Anfangsbuchstaben eingekratzt. Für eure ist noch Platz.
    .choice1 = Eure darunterkratzen.
    .choice2 = Den Platz frei lassen, das bringt Glück.
entry-p-go = Die Treppe führt ins Weiße. Nach neun Stufen seht ihr eure Stiefel nicht mehr. Nach zwanzig hört ihr etwas weben.
entry-t1-wall =
    Seile, Hände, Luft, die nach Schornstein schmeckt. Schwester Elayne zählt euch laut, als ihr über die Mauer kommt, und fängt zur Sicherheit noch einmal bei eins an.

    Am Fuß der Treppe steht der Flutpfahl, ein Balken mit einer Messingmarke für jedes Jahr. Heute Morgen lag der Nebel unter der Marke. Jetzt ist die Marke weg.

    „Eine Handbreit höher“, sagt der Laternenmann, der nachgemessen hat. „Gestiegen, während ihr drin wart.“
    .more1 = Sie haben geborgen, was sich tragen ließ. Ein Name steht schon mit Kreide am Tor, und darunter: zu Gaia gegangen. Die Kreide ist noch feucht.
    .more2 = In eurem Handschuh klebt ein Stück Netz. Es ist zu einem Knoten geschlungen. Spinnen knüpfen keine Knoten.
    .choice1 = Euch untersuchen lassen.
    .choice2 = Erst den Flutpfahl ansehen.
entry-t1-post =
    Hundertzwölf Messingmarken, eine über der anderen. Neben manche hat jemand winzig einen Strich geschnitten. Hier drei, dort zwei, einmal ein ganzer Kamm.

    Nach jedem Strich sitzt die nächste Marke tiefer. Ihr seid müde, und vielleicht bedeutet es das gar nicht.
    .choice1 = Euch verbinden lassen.
entry-t1-infirmary =
    Doktor Ira hat warme Hände und ein kaltes Hörrohr und entschuldigt sich für das falsche von beiden. Er fragt, was ihr gesehen habt. Dann fragt er, ob es euch angesehen hat.

    „Kam es euch vor, als würde es etwas *wiedererkennen*?“, fragt er leichthin, im Ton eines Mannes, der über eine Pfütze steigt.

    Elayne zieht den Verband etwas zu fest.
    .choice1 = „Einmal hielt es inne. Als fiele ihm ein Wort nicht ein.“
    .choice2 = „Es war eine Spinne, Doktor.“
entry-t1-hub = Bis Arlen ihren Bericht will, gehört der Nachmittag euch. Vogelnest ist eine einzige Gasse, um den Hügel gewickelt wie Garn um einen Daumen, und jede Tür steht einen Spalt offen, um zu sehen, wer ihr jetzt seid.
    .choice1 = Samanthas Werkstatt.
    .choice2 = Die Bibliothek.
    .choice3 = Die Kapelle.
    .choice4 = Der Schankraum, wo Xavier einen ausgibt.
    .choice5 = Zu den Läden, dann in die Akademie.
entry-t1-samantha =
    Die Werkstatt besteht aus vier Wänden Werkzeug und einem Kessel. Samantha sieht den Knoten in eurem Handschuh, bevor sie euch sieht.

    „Das ist ein Hale-Stek“, sagt sie. „Der von meinem Großvater. Links über rechts und dann noch einmal, weil Seil wie Leute ist, sagte er.“ Sie rührt ihn nicht an. „Er ging die Netztreppe hinunter. Vor vierzig Jahren. Robert hieß er. Alle sagten Bob.“

    Der Kessel fängt an zu schreien, und sie lässt ihn.
    .choice1 = Ihr den Knoten geben.
    .choice2 = Den Kessel vom Feuer nehmen. Nichts sagen. Bleiben.
    .choice3 = „Viele heißen Bob.“
entry-t1-rodrigo =
    Rodrigo, der Bibliothekar, trägt euer Geschöpf unter B ein, in ein Buch, dick wie eine Türschwelle. Das Register der Flut: jedes große Tier, das je gesehen wurde, mit Gewohnheiten und Namen. Gerald. Joyce. Winston.

    „Ein Brauch“, sagt er. „Vor einem Gerald kann man sich nicht anständig fürchten.“ Er wendet die Seite mit dem Papiermesser. „Nur ist es merkwürdig. Ich habe die Einträge von sechzig Jahren, und in keinem *wählt* jemand einen Namen. Die Taucher kommen herauf und wissen ihn schon.“
    .choice1 = „Und wer sagt ihn *ihnen*?“
    .choice2 = Ihm den Knoten für die Akten geben.
    .choice3 = Gerald als Katzennamen vorschlagen.
entry-t1-register =
    Er schweigt so lange, dass die Uhr sich räuspert.

    „Nur einer war bei jedem Tauchgang dabei“, sagt er. „Und den fragt man nicht, denn er lügt nicht, und dann wüsste man es.“ Er klappt das Register zu. „Er steht im Hof der Akademie, unter einer Plane. Er heißt Zeuge. Mir war bis eben nicht aufgefallen, dass ein Zeuge ja etwas bezeugt haben muss.“
    .choice1 = Ihm danken.
entry-t1-flores =
    Pater Flores steht auf der Leiter und flickt das Dach mit Seiten aus einem schimmligen Gesangbuch.

    „Wollt ihr wissen, ob sie an einem besseren Ort sind?“, ruft er herab. „Fürs Ja werde ich bezahlt. In Rüben.“ Ein Nagel sitzt. „Was ich weiß, ist das: Auf jedem Stein da draußen steht *zu Gaia* gegangen. Wer das gemeißelt hat, dem wäre *fort* nie eingefallen.“
    .choice1 = Die Leiter halten, bis das Dach dicht ist.
    .choice2 = „Und die Ungeheuer, Pater? Wohin sind die gegangen?“
entry-t1-xavier =
    Xavier, der Anthropologe, hat ein Notizbuch, einen Schnupfen und den Stuhl am Feuer. Geschichten bezahlt er humpenweise.

    „Nicht den Kampf“, sagt er. „Den Kampf hat jeder. Was habt ihr auf der Treppe zueinander *gesagt*? Was gab es zum Frühstück? Wem schuldet ihr Geld?“ Er leckt den Bleistift an. „Falls dieser Hügel untergeht, soll es ein Buch geben, in dem keiner tapfer ist.“
    .choice1 = Ihm alles erzählen, samt Frühstück.
    .choice2 = Etwas erfinden. Es ist besser.
entry-t1-vera =
    Die Läden von Vogelnest sind ein Laden mit mehreren Türen, und hinter jeder steht Vera Brass. Sie wiegt eure Beute mit den Augen.

    „Teile kauf ich, und ich verkauf sie euch zurück, mit Griff dran“, sagt sie. „Kein Kredit. Dem Letzten, dem ich welchen gab, ist etwas dazwischengekommen, mit Zähnen. Ich denke noch oft daran. An das Geld.“
    .choice1 = Die Regale ansehen.
    .choice2 = Feilschen wie Verwandtschaft.
entry-t1-academy =
    Arlens Büro blickt auf den Nebel. Den Bericht schreibt sie selbst, mit Bleistift, und fragt nicht ein einziges Mal, wie es euch geht. Das tut gut.

    Neben der Tür steht ein Kasten mit Schlitz: Teile für die Kadetten, die nach euch kommen. „Keiner muss geben“, sagt sie. „Ich führe allerdings Buch.“

    Zwei dieser Kadetten warten auf dem Gang und tun, als läsen sie die Brandordnung.
    .choice1 = Den Knoten zum Bericht legen.
    .choice2 = Den Knoten behalten. Unterschreiben.
    .choice3 = Unterschreiben.
entry-t1-witness =
    Im Hof zieht Arlen eine Plane von etwas, das aussieht wie ein Küchenherd mit Manieren. Zwei runde Lampen gehen an.

    „Guten Abend“, sagt Zeuge. „Ich soll euch begleiten und Dinge tragen. Ich habe zweihundertneunzehn Personen begleitet.“ Die Lampen werden dunkler und wieder hell. „Getragen habe ich, was ging.“

    „Er kennt das Gelände“, sagt Arlen. „Er wird nicht müde. Gewinnt ihn nicht lieb. Das verstört die anderen.“
    .choice1 = Ihn fragen, ob er mitkommen möchte.
    .choice2 = Ihm sagen, wann er am Tor zu sein hat.
    .choice3 = „Wie hieß sie? Die Spinne.“
    .choice4 = „Guten Abend, Zeuge. Wir erinnern uns an dich.“
entry-t1-end =
    Die Abendglocke schlägt den Ton, der nur Essen heißt. In der Untergasse stellen die Leute ihre Blumentöpfe eine Stufe höher.

    Morgen hängen zwei Aufträge an der Tafel der Akademie. Eine Laternenstreife, die nicht heimgekommen ist, und ein Spital, dem das Licht ausgeht.
    .more1 = Hinter euch im Hof summt etwas, sehr tief. Vielleicht ein Lied. „Gefragt hat vorher keiner“, sagt Zeuge ins Dunkel. „Ich stelle fest, dass ich möchte.“
    .more2 = Und dann, weil ihr gefragt habt und er nicht lügt: „Robert Hale. Er hatte Höhenangst.“
    .more3 = „Das ist mein Satz“, sagt Zeuge nach langem Surren. „Ich werde mir einen anderen suchen müssen.“
