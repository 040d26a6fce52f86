### Was die Lektionen und der Begleiter von Abyss sagen.

first = Dein erster Lord
    .words = Erkunden, kaufen, sammeln und den ersten Lord der Tiefe rekrutieren.
first-goal = Der Thron ist leer. Wer den meisten Einfluss hat, besteigt ihn.
    .words = Einfluss steht auf Lords, Orten, Monster-Markern und den Verbündeten, die du an dich bindest. Hat jemand sieben Lords, ist das Spiel fast zu Ende.
first-price = Diese Lords lassen sich rekrutieren. Jeder will Verbündete.
    .words = Die Blasen sagen, aus wie vielen Völkern sie kommen müssen, die große nennt eines davon; die Zahl müssen ihre Werte zusammen erreichen. Perlen füllen auf, was fehlt.
first-explore = Sammle Verbündete: Erkunde die Tiefen.
    .words = Eine Aktion im Zug: erkunden, den Rat bitten oder rekrutieren. Beim Erkunden kommt Karte um Karte ans Licht.
first-leave = Diese hat dein Gegner nicht gekauft. Lass sie liegen und erkunde weiter.
    .words = Sie zu nehmen wäre umsonst und würde deinen Zug beenden. Was du liegen lässt, ist nicht verloren: Es geht an den Rat.
    .not = Erkunde dies eine Mal weiter.
first-take = Nimmst du jetzt eine, oder wagst du dich weiter?
    .words = Es kann Besseres kommen oder ein Monster. Auf dem fünften Feld musst du nehmen, was kommt, und bekommst eine Perle.
first-monster = Ein Monster! Kämpfe, oder geh weiter.
    .words = Ein Kampf gelingt hier immer und bringt, was die Bedrohung zeigt. Gehst du weiter, ist das nächste mehr wert, vielleicht aber für deinen Gegner.
first-buy = Dein Gegner erkundet, und du wirst zuerst gefragt: Kaufst du?
    .words = Der erste Kauf kostet 1 Perle, der nächste eine mehr; die Perlen bekommt dein Gegner. Nur einer im Zug, also wähle, was dein Lord will.
first-council = Was niemand nahm, liegt beim Rat, nach Völkern. Nimm einen ganzen Stapel.
    .words = Du siehst die Karten nicht, nur wie viele es sind. Das ist deine Aktion im Zug.
first-gather = Mach weiter, bis du einen Lord bezahlen kannst.
    .words = Sieh dir einen Lord an: Er sagt, was dir fehlt. Erkunde, bitte den Rat, kaufe im Zug deines Gegners.
first-recruit = Jetzt kannst du einen Lord bezahlen. Rekrutiere!
    .words = Die du bezahlen kannst, leuchten. In der Ecke steht der Einfluss, darunter, was er für dich tut.
    .not = Rekrutiere erst einen Lord.
first-pay = Womit bezahlst du?
    .words = Der niedrigste Verbündete, den du ausgibst, bleibt für immer bei dir und zählt am Ende. Zahle also ohne Verlust, aber mit einem guten niedrigsten.
first-end = Dein erster Lord!
    .words = Der schwächste Verbündete, mit dem du bezahlt hast, ist angegliedert: Er zählt seinen Wert. Schlüssel auf Lords öffnen Orte. Sechs Lords noch oder der meiste Einfluss: Spiele weiter, oder lerne noch etwas.

## So wird gespielt

howto-goal = Besteige den Thron
    .words = Rekrutiert jemand den siebten Lord oder lässt der Hof sich nicht mehr füllen, hat jeder andere noch einen Zug. Dann wird Einfluss gezählt: von Orten, Lords und Monster-Markern, und von deinem stärksten angegliederten Verbündeten jedes Volkes.
howto-turn = Eine Aktion im Zug
    .words = Du erkundest die Tiefen, bittest den Rat oder rekrutierst einen Lord. Davor darfst du für eine Perle einen Lord mehr aufdecken; danach bringen drei Schlüssel dir einen Ort.
howto-explore = Erkunde, und lass andere kaufen
    .words = Karte um Karte kommt ans Licht. Deine Gegner werden zuerst gefragt: Der erste verkaufte Verbündete kostet 1 Perle, der zweite 2, und die Perlen gehören dir. Was niemand kauft, darfst du nehmen, dann endet dein Zug, oder liegen lassen und weiter aufdecken. Monster bekämpfst du für das, was die Bedrohung zeigt, oder du gehst vorbei, und das nächste ist mehr wert.
howto-council = Was liegen bleibt, geht an den Rat
    .words = Verbündete, die niemand nahm, liegen dort nach Völkern, verdeckt. Für deinen ganzen Zug darfst du einen Stapel nehmen, den ganzen.
howto-recruit = Rekrutiere einen Lord
    .words = Die Blasen sagen, aus wie vielen verschiedenen Völkern du Verbündete ausgeben musst, die große, welches dabei sein muss. Ihre Werte müssen die Zahl darunter erreichen; eine Perle ersetzt jeden fehlenden Punkt, nie ein Volk. Der niedrigste von ihnen bleibt als angegliederter Verbündeter bei dir.
howto-locations = Schlüssel öffnen Orte
    .words = Sobald du drei Schlüssel hast, auf Lords oder als Marker, musst du einen Ort nehmen: einen offenen oder den besten von bis zu vieren, die du ziehst. Lords, deren Schlüssel du ausgibst, liegen darunter. Ihr Einfluss zählt weiter, ihre Fähigkeit ist fort.
howto-wrong = Was am häufigsten falsch läuft
    .words = Ein angegliederter Verbündeter wird nie wieder ausgegeben. Deine Hand ist am Ende nichts wert, nur der niedrigste jedes Volkes wird dann noch angegliedert. Und ein Verbündeter wird erst anderen angeboten, bevor du ihn selbst nehmen darfst.

## Kurze Lektionen

locations = Schlüssel und Orte
    .words = Drei Schlüssel bringen dir einen Ort. Du musst ihn nehmen.
locations-look = Du hast drei Schlüssel: Jetzt gehört dir ein Ort.
    .words = Am Ende zählt er Einfluss für das, was auf ihm steht. Die Lords, deren Schlüssel du ausgegeben hast, liegen darunter: Ihr Einfluss zählt, ihre Fähigkeit ist fort.
locations-choose = Nimm einen offenen, oder ziehe.
    .words = Du darfst bis zu vier ziehen und einen behalten; die anderen liegen dann offen, für alle. Ziehe also nur viele, wenn du sie brauchst.
    .not = Nimm erst einen Ort.
locations-end = Ein Ort verlangt einen Plan.
    .words = Wähle einen, der zählt, was du ohnehin sammelst. Und achte darauf, welche Lords du darunter legst: Die ohne bleibende Fähigkeit verlieren nichts.

## Der Begleiter

coach-buy = Im Zug eines Gegners darfst du einen Verbündeten kaufen. Der erste verkaufte kostet 1 Perle, jeder weitere 1 mehr, und der Gegner bekommt sie.
coach-take = Einen Verbündeten zu nehmen beendet deinen Zug. Was du liegen lässt, geht am Ende an den Rat, für alle.
coach-monster = Ein Monster, an dem du vorbeigehst, macht das nächste wertvoller, für wen auch immer.
coach-council = Ein Stapel des Rates wird ganz genommen, ohne hineinzusehen. Je höher, desto besser.
coach-recruit = Der niedrigste Verbündete, mit dem du bezahlst, bleibt bei dir und zählt am Ende.
coach-plot = Für eine Perle darfst du vor deiner Aktion einen weiteren Lord aufdecken, wenn am Hof Platz ist.
coach-affiliated = Ein angegliederter Verbündeter wird nie wieder ausgegeben. Von jedem Volk zählt nur der stärkste.
coach-location = Lords, deren Schlüssel du ausgibst, liegen unter dem Ort: Ihr Einfluss zählt, ihre Fähigkeit ist fort.
