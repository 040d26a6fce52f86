### Chapter 4: Nine Beds.
entry-t4-gate =
    Diesmal ist der Nebel vor euch da. Er steht im Hof des Spitals, hüfthoch und ganz still, in der Form von Leuten, die warten, bis sie dran sind.

    „Er kam durch den Boden“, sagt Elayne. „Er hat keinem etwas getan. Er stellt sich nur vor seine Tür.“ In ihrer Faust ist ein Schlüssel und in der Handfläche der Abdruck des Schlüssels. „Ein Weinkeller, hat er gesagt. Er trinkt nicht.“
    .more1 = In eurer Tasche liegt eine Uhr wie ein Stein. Der Affe trug sie an einer Kette um den Hals. Er ließ sie sich nehmen und zeigte auf die Zeiger.
    .more2 = Ihr kennt diesen Keller. Ihr seid gerade durch ihn heraufgekommen, von der anderen Seite.
    .more3 = Im Obergeschoss stehen die Familien aus der Untergasse in Spitaldecken an den Fenstern und halten die Kinder hoch, damit sie etwas sehen.
    .more4 = „Damals habt ihr mich von der Stufe gezogen“, sagt sie. „Ich war böse. Ich wollte nur wissen, wie warm.“
    .choice1 = Den Schlüssel nehmen.
    .choice2 = Sie bitten mitzukommen.
entry-t4-cellar =
    Neun Betten. Saubere Laken. Ein Glas mit Astern vom Hügel auf der Bank eines Fensters, das auf Erde hinausgeht.

    In acht liegen Menschen, die nicht fertig sind. Einer hat nur dort ein Gesicht, wo ihn einmal jemand geküsst hat. Eine ist lauter Hände. Sie atmen gemeinsam, wie Schlafende im Zug.

    Im neunten Bett sitzt jemand gegen die Kissen, mit dem Rücken zu euch, und zieht eine Uhr auf, die nicht da ist.
    .more1 = Ihr hattet gedacht, ihr wolltet recht behalten.
    .more2 = Ihr habt diese Betten schon einmal gezählt, durch einen Riss im Nebel, während etwas eine Nadel hielt.
    .choice1 = „Doktor.“
entry-t4-ira =
    „Ich habe sie aus den Tieren geschnitten“, sagt Ira. Er sieht ausgeruht aus, zum ersten Mal, seit ihr ihn kennt. „Es geht, wenn man schnell ist. Der Mensch steckt darin wie der Stein in der Pflaume. Für George habe ich drei Versuche gebraucht.“

    „Neun Jahre lang habe ich für zwei gedeckt. Bitte. Sagt mir, dass es unrecht war. Ich habe eine eigene Liste, sie ist alphabetisch.“
    .more1 = Neun verloren, hat Linnet gesagt. Verliere nichts. Ihr seht zum Nebel auf der Kellertreppe, und er hat den Hut abgenommen.
    .more2 = Elayne geht von Bett zu Bett und streicht die Laken glatt. Sie macht es sehr gut. Sie weint auf alle gleich viel.
    .more3 = „Ich habe euch seinen Namen gesagt“, sagt er. „Jahrelang hatte ich ihn nicht ausgesprochen. Danach bin ich gleich hier herunter, und es *ging*.“
    .choice1 = Dem Mann im neunten Bett die Uhr geben.
    .choice2 = „Deswegen kommt sie den Hügel herauf.“
    .choice3 = „Erkennt er Sie?“
    .choice4 = Die Tür von außen abschließen.
entry-t4-george =
    Die Hände nehmen sie und wissen Bescheid. Vier Drehungen und eine halbe zurück. Sie tickt nicht. Sie hat nicht mehr getickt, seit er ging.

    „Spät“, sagt der Mann im Bett. Seine Stimme hat nur einen Ton, wie Wind im Schlüsselloch. „Ich hab gesagt. Um sieben. Bin ich zurück.“

    Ira setzt sich auf den Boden. „Macht nichts“, sagt er. „Es ist erst zehn nach.“
    .more1 = Draußen auf der untersten Stufe ist der Affe an den Rändern grau geworden, wie ein Mantel, aus dem jemand herausgestiegen ist. Ihr seid froh, dass ihr ihn gelassen habt.
    .choice1 = Ihnen die Lampe dalassen.
entry-t4-hub = Heute Abend muss die Stadt über neun Betten entscheiden. Euch bleibt der Tag, um herauszufinden, was ihr selbst denkt. Der Nebel steht inzwischen auch vor anderen Türen, überall, wo jemand einen Mantel, eine Pfeife, einen kleinen Schuh aufgehoben hat.
    .choice1 = Zu Elayne, aufs Dach.
    .choice2 = Zu Linnet, wo immer man sie hält.
    .choice3 = Zu Pater Flores, der etwas fragen will.
    .choice4 = Zu Vera, die früher zugemacht hat.
    .choice5 = Zu Rodrigo und Xavier, die sich streiten.
    .choice6 = Zu Samantha und Zeuge.
    .choice7 = In Arlens Keller, um zehn.
    .choice8 = Zu den Läden, dann zur Versammlung.
entry-t4-elayne =
    „Ich denke andauernd“, sagt Elayne, „dass er es auch für sie tun könnte. Für Mutter und Billy. Dass ich nur fragen müsste.“ Sie wirft dem Nebel im Hof eine Brotrinde hinunter, wie man Enten füttert. Er regt sich höflich.

    „Und dann denke ich, wie sie aufwacht, da unten, ohne Küche. An einem Ort für eine.“
    .more1 = „Ihr habt gesagt, es ging schnell“, setzt sie hinzu. „Das Mädchen sagt, sie steht noch dort. Das hätte ich lieber gehabt.“
    .more2 = „Sie passt auf ihn auf, habt ihr gesagt. Davon lebe ich seit Wochen. Es ist wie Suppe.“
    .choice1 = „Sie sind beieinander. Er müsste sie trennen.“
    .choice2 = „Frag ihn.“
entry-t4-linnet =
    Sie tut, was sie bei der Stadt gesehen hat, wenn sie sich sorgt: Sie sortiert Knöpfe.

    „Ich kenne sie“, sagt Linnet. „Die neun. Ich bin von jedem ein Stück, die Stücke, die leicht gingen. Wo sie fehlen, ist es einsam.“ Sie hält einen Knopf ins Licht. „Sie ist nicht wütend. Ihr sagt immer *wütend*. Sie ist wie der alte Mann mit den Büchern. Eins fehlt, und sie kann nicht schlafen.“
    .more1 = Sie trägt einen Verband am Arm, und darunter ist nichts. „Er war vorsichtig“, sagt sie. „Er hat sich dauernd bei jemandem hinter mir entschuldigt.“
    .more2 = Ihr musstet sie von der Treppe heraufrufen. Sie hatte auf derselben Stufe gewartet.
    .more3 = Ein Kadett hat ihr beigebracht, beim Kartenspiel zu mogeln. Sie ist entsetzt und sehr gut darin.
    .more4 = Hinter der Orgel hat sie eine Kinderzeichnung aufgehängt, vierhundert Punkte. Jeder hat einen Namen.
    .more5 = „Der ist frei, habt ihr gesagt“, sagt sie. „Der Name. Ich habe nachgesehen. Sonst ist nichts frei, was ich habe.“
    .more6 = „Jemand hat die Fäden gelockert“, setzt sie hinzu. „Auf der Seite tut es weniger weh.“ Sie sieht auf eure Hände und wieder weg.
    .more7 = Sie antwortet euch, aber sie sagt es den Knöpfen.
    .choice1 = „Was ließe sie schlafen?“
    .choice2 = Ihr ein Spiel mit den Knöpfen beibringen.
    .choice3 = „Könnten wir ihr wehtun, wenn es sein müsste?“
entry-t4-flores =
    „Meine halbe Gemeinde war in der Frühmesse“, sagt Flores. „Nach dem Himmel hat keiner gefragt. Sie fragten, welche Treppe.“ Er dreht den Hut an der Krempe. „Sie haben die Gestalten im Hof gesehen. Wenn Großmutter da unten ist und den Haushalt führt, sagen sie, was tun wir dann hier oben im Feuchten?“

    „Vierzig Jahre habe ich es gepredigt. Dass einer *packt*, hätte ich nie gedacht.“
    .choice1 = Ihm erzählen, was euch im Garten begegnet ist.
    .choice2 = „Sag ihnen, sie sollen auf uns warten.“
    .choice3 = „Vielleicht haben sie recht.“
    .choice4 = „Sag ihnen, dass es Zähne hat.“
entry-t4-anna =
    Ihr erzählt ihm von der Schlange, die quer über dem Weg lag, das Kinn auf den Windungen, und mit geschlossenem Mund sang. Beide Strophen.

    Er hört mit dem ganzen Gesicht zu. „Wie geht die letzte Zeile?“, fragt er. „Ich war neun. Ich habe sie nur einmal gehört, und da war ich beleidigt.“

    Ihr sagt ihm die letzte Zeile. Er lacht, bis er sich am Taufstein festhalten muss.
    .choice1 = Sie mit ihm singen.
entry-t4-vera =
    Vera sitzt auf der Ladenstufe und hat die Stiefel ausgezogen. Vor ihr auf dem Pflaster hat sich Nebel gesammelt, ungefähr so hoch wie ein Terrier.

    „Es apportiert“, sagt sie. Sie wirft einen Korken. Der Nebel läuft hinterher, verliert die Form und kommt zurück, ohne Korken und sehr zufrieden.
    .more1 = „Kein Wolf“, sagt Vera, ohne euch anzusehen. „Das habt ihr mir gesagt. Kein Wolf weit und breit.“
    .choice1 = Ihm den Hundekuchen geben.
    .choice2 = Die Sache mit dem Wolf zugeben.
    .choice3 = Fragen, was es kosten würde, den Hügel zu verlassen.
entry-t4-library =
    „Ein Verzeichnis der Menschen“, sagt Rodrigo gerade, „besteht aus Geburten, Todesfällen und Ausleihen.“

    „Ein Verzeichnis der Menschen“, sagt Xavier, „ist, wer beim Erntetanz gemogelt hat.“ Sie wenden sich euch zu, froh wie Männer, die ein Gericht gefunden haben.

    „Wenn man eine Zeile füllen müsste“, sagt Rodrigo steif. „Eine. Was schriebe man?“
    .choice1 = „Was sie übereinander sagen, wenn der andere aus dem Zimmer ist.“
    .choice2 = „Namen. Nur die Namen.“
    .choice3 = „Ich würde sie leer lassen. Sie gehört uns.“
entry-t4-samantha =
    Samantha hat jetzt ein Feldbett neben dem Kessel. Zeuge reicht ihr das Werkzeug, bevor sie danach fragt.

    „Noch zwei Platinen, und er hat alles“, sagt sie. „Noch zwei Platinen, und *sie* fliegt. Ich lag wach deswegen und weiß, was ich mir wünsche, und ich sage es euch nicht.“

    „Sie redet im Schlaf“, sagt Zeuge. „Ich sage es auch nicht.“
    .choice1 = 2 Schaltkreise für Zeuge.
    .choice2 = 2 Schaltkreise für die Flugmaschine.
    .choice3 = Dafür sorgen, dass beide etwas essen.
entry-t4-memory =
    Er schweigt eine volle Minute. Als er spricht, sind es sehr viele Stimmen, und jede hat den Hut in der Hand.

    „Robert Hale. Joyce Amory. William Amory. George Ferris. Anna Flores.“ Es geht weiter. Samantha hat den Schlüssel hingelegt. „Ich sollte zählen und ihnen nicht sagen, was. Ich habe Personen gezählt. Zweihundertneunzehn, und ich habe jede einzelne. Was sie auf der Treppe sagten. Was es zum Frühstück gab.“

    „Ich glaube“, sagt Zeuge, „ich bin ein Buch.“
    .more1 = Ihr erinnert euch, wie die Brücke aus Buchseiten ihn getragen hat.
    .choice1 = „Dann sorgen wir dafür, dass man dich liest.“
    .choice2 = „Es fehlen Seiten.“ „Ja“, sagt Zeuge. „Ich spüre die Ränder.“
entry-t4-arlen =
    Ein Pegel, ein Kontenbuch, ein Bleistift an einer Schnur. Arlen steht nicht auf.

    „Ihr wollt sehen, ob ich ein Ungeheuer bin“, sagt sie. „Setzt euch. Es wäre einfacher.“ Sie dreht das Buch um. Links Namen. Rechts, in Handbreiten, wie weit die Flut danach fiel. „Zwei im Jahr. Ich bilde sie aus, damit es zwei sind und nicht elf. Gestoßen habe ich nie jemanden. Ich habe immer nur geläutet.“
    .more1 = Die neueste Zeile ist in ihrer saubersten Schrift. Den Namen kanntet ihr. Ihr habt mit ihm gefrühstückt.
    .more2 = „Ihr hattet versprochen, nicht zu fragen“, sagt Arlen. „Ich hätte es wissen müssen. Auch ich war eine Kadettin, die Dinge versprach.“
    .choice1 = Eine Seite nehmen. Sie lässt euch.
    .choice2 = „Sie hätten es uns sagen müssen.“
    .choice3 = Ihr beim Schreiben die Lampe halten.
entry-t4-shop = An der Tür steht GESCHLOSSEN, und darunter, kleiner: AUSSER FÜR LEUTE, DIE WAHRSCHEINLICH STERBEN. Man lässt euch sofort ein.
    .more1 = In der Tür liest ein alter Mann aus der Untergasse einem leeren Stuhl einen Brief vor. Er kam mit der Schneckenpost. Er ist dreißig Jahre alt und handelt von Seife.
    .choice1 = Einkaufen, dann hinauf zur Versammlung.
    .choice2 = Einkaufen und Decken für die ganze Untergasse bezahlen (5 Dienerteile).
entry-t4-judgement =
    Sie haben die Betten auf den Platz getragen, denn unter der Erde wollte keiner tagen. Neun Schlafende unter freiem Himmel, darum herum die Stadt, und um die Stadt, Schulter an Schulter, der Nebel.

    „Gebt sie zurück“, sagt Arlen.

    „Sie *sind* zurück“, sagt Ira.

    In der Menge hat jemand ein Paar Hände erkannt.
    .more1 = Ihr hattet gefragt, ob George ihn erkennt. „An guten Tagen“, hatte Ira gesagt. „Wie wir alle.“
    .more2 = Iras Knöchel sind wund von der Tür. Er hält sie so, dass ihr sie seht.
    .more3 = „Ich weiß, warum sie gekommen ist“, sagt Ira in die Menge. „Sie haben es mir gesagt. Ich habe weiter Betten bezogen. Das solltet ihr wissen, ehe ihr abstimmt.“
    .choice1 = Alle neun dem Nebel zurückgeben.
    .choice2 = Sie behalten. Es sind unsere.
    .choice3 = Sie wecken und sie selbst fragen.
    .choice4 = Es Elayne überlassen.
entry-t4-return =
    Es geschieht Bett für Bett. Der Nebel tritt heran wie ein guter Bestatter, ohne Eile, und wen er nimmt, den nimmt er unter den Knien und hinter dem Kopf.

    Am neunten Bett steigt Ira hinein, samt Schuhen, auf die andere Seite. Er sieht euch über die Decke hinweg an. Es ist eine Frage.
    .choice1 = Nicken.
    .choice2 = Ihn herausziehen. Die Stadt braucht einen Arzt.
entry-t4-keep =
    Man trägt sie ins Haus, zu neun Familien, die sich alle an etwas sicher waren: einer Narbe, einem Lachen, der Art, eine Tasse hinzuhalten.

    Der Nebel hindert sie nicht. Er wartet, bis die letzte Tür zu ist. Dann kommt er rings um den Hügel noch eine Stufe herauf, wie jemand, der sich vom Stuhl erhebt.
    .choice1 = Eine Wache auf die Mauer stellen.
    .choice2 = Eine Lampe und eine Entschuldigung auf die Treppe stellen.
entry-t4-ask =
    Linnet geht die Betten entlang und sagt an jedem ein Wort, leise, wie jemand, der Etiketten liest. Einer nach dem anderen öffnet, was er an Augen hat.

    Fünf wollen gehen. Drei wollen bleiben. George will wissen, ob es nach sieben ist, und als man es ihm sagt, will er *heim*, und er braucht fast eine Stunde, um zu sagen, in welche Richtung. Er zeigt auf Ira.
    .more1 = Gesagt hat es Elayne. „Das sind Patienten“, erklärte sie dem Platz in dem Ton, der Besuchszeiten beendet. „Einen Patienten *fragt* man.“
    .choice1 = Tun, was sie wollen.
entry-t4-end =
    Lange nach Mitternacht summt jede Glocke in Vogelnest, von keinem berührt, denselben tiefen Ton. Er heißt weder Frühstück noch ihr.

    In der Bibliothek, sagt Rodrigo später, habe der Katalog von selbst umgeblättert bis zum Schluss.
    .more1 = Auf der leeren Zeile lag ein Knoten. Er war noch einmal geschlungen, wegen der Leute.
