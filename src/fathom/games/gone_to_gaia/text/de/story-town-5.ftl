### Chapter 5: The Account. The other party writes on the windows.
entry-t5-gate =
    Eine Mauer zum Übersteigen gibt es nicht mehr. Ihr geht aus dem Weißen geradewegs auf den Platz, zwischen Pumpe und Bäckerei.

    In Vogelnest sind alle Fenster beschlagen, von innen. Auf jedem malt jemand mit dem Finger in den Beschlag. Kreise zumeist. Dann eine Schleife. Dann, an der Scheibe der Bäckerei, langsam, ein Buchstabe.
    .more1 = Neun Häuser haben die Läden vernagelt. Um diese neun steht der Nebel in drei Reihen.
    .more2 = Er ist sachte gekommen, über die Treppe, und hat sich die Füße abgetreten.
    .more3 = Unterm Arm tragt ihr einen Messingpegel, der ein Jahrhundert lief. Er misst nichts mehr. Die Nadel sieht euch nach wie eine Kuh.
    .more4 = Auf der obersten Stufe steht eure Lampe, geputzt, der Docht beschnitten. Darunter liegt ein Zettel. Darauf steht, nach mehreren Anläufen: *SCHON GUT.*
    .choice1 = An die Scheibe treten.
entry-t5-window =
    Der Finger gibt sich Mühe mit den Buchstaben. Sie sind in Rodrigos Schrift, dann in Samanthas, dann in der eines Kindes.

    {"*"}GUTEN MORGEN*, schreibt er. Es ist Abend. *ICH BIN DIE ANDERE PARTEI.* Eine lange Pause. Durch den Punkt läuft ein Tropfen.

    {"*"}VERLIERE NICHTS, HAT MAN MIR GESAGT. ICH FÜHRE EUCH UNTER BÄREN. DAS STIMMT NICHT. WAS IST DER RICHTIGE PLATZ.*

    Und dann, ehe euch etwas einfällt: *WAS IST FRÜHSTÜCK.*
    .more1 = *JEMAND HAT DIE ANDERE HÄLFTE EINES NAMENS GESAGT*, setzt der Finger weiter unten hinzu. *ES HAT GESCHLAFEN. ICH HATTE ES JAHRELANG VERSUCHT.*
    .more2 = *IHR HABT EINER BRÜCKE EURE SCHUHGRÖSSEN VERRATEN*, schreibt er. *ICH HABE SIE AUFGEHOBEN.*
    .more3 = Und ganz klein, in der Ecke der Scheibe, wie eine Notiz für sich selbst: *NOCH EINMAL. GUT.*
    .choice1 = Ihr sagen, was Frühstück ist.
    .choice2 = „Geh wieder hinunter, dann reden wir.“
    .choice3 = Die Scheibe blank wischen.
entry-t5-hub = Morgen braucht es einen Plan. Heute gibt es sechs, in sechs Häusern, und in jedem der sechs hat man für euch Wasser aufgesetzt.
    .choice1 = Zu Arlen, die neu unterschreiben will.
    .choice2 = In den Schankraum, wo Xavier vorliest.
    .choice3 = Zu Samantha, die fliegen will.
    .choice4 = Zu Flores, dessen Gemeinde gepackt hat.
    .choice5 = Zu Vera, die etwas schärft.
    .choice6 = Zu Linnet, auf dem Rand der Pumpe.
    .choice7 = Ins Spital.
    .choice8 = Zu den Läden, dann zum Rat.
entry-t5-arlen =
    Das Papier liegt auf ihrem Tisch: sieben Unterschriften, ein Wasserfleck, die Überschrift *Konto*.

    „Matthias Vane ging hinein, um das andere Ende zu halten“, sagt Arlen. „Er sitzt noch dort. Jedes Jahr sagt man ihm, wie viele, und jedes Jahr schreibt er es auf, und deshalb glaubt sie, das seien Menschen. Eine Zahl, mit Bleistift.“ Sie stößt die Kanten gerade. „Es ist ein entsetzlicher Handel. Er hat hundertzwölf Jahre gehalten. Von einem anderen, der das tat, würde ich gern hören.“
    .more1 = „Meine Spalte kennt ihr ja“, sagt sie. „Ich dachte, ihr würdet schreien.“
    .more2 = Der Knoten, den ihr am ersten Abend abgegeben habt, liegt neben dem Tintenfass. Man sieht, dass sie versucht hat, ihn zu lösen.
    .more3 = „Ich hätte es euch sagen müssen“, sagt sie, als hättet ihr es eben erst ausgesprochen. „Ja. Ich habe den Satz in jeder Reihenfolge probiert.“
    .more4 = Ihr erzählt ihr, dass der Stuhl warm war. Sie nickt. Sie hatte wohl gehofft, er sei leer.
    .more5 = In eurer Tasche ist eine Schneeflocke mit einer Zwei immer noch nicht geschmolzen.
    .more6 = Durch die Wand hört man die Kadetten üben. Sie haben jetzt Lampen und Handschuhe. „Sie haben eine Aussicht“, sagt sie. „Ich hatte vergessen, wie sich das anhört.“
    .choice1 = Ihr den Pegel auf den Tisch stellen.
    .choice2 = Anbieten, das Papier hinunterzutragen.
    .choice3 = „Kein Läuten mehr, Rektorin.“
entry-t5-vane =
    Die Nadel schwenkt auf das Kontenbuch und bleibt dort, zitternd.

    „Den Nebel hat er nie gemessen“, sagt Arlen nach einer Weile. „Ihn hat er gemessen. Wie viel von ihm noch da ist, um zu rechnen.“ Sie ist ganz weiß geworden. „Wenn Vane aufgebraucht ist, sitzt am anderen Ende niemand mehr. Nur etwas sehr Großes, das nichts verlieren darf, und vierhundert Leute, die es nicht hat.“

    Sie zieht eine Schublade auf und gibt euch ein Siegel. „Wer auch geht, soll das haben.“
    .choice1 = Das Siegel nehmen.
entry-t5-mill =
    Der Schankraum ist voll bis auf die Treppe. Xavier liest aus seinem Notizbuch, und die Stadt verbessert ihn. Es war *kein* Dienstag. Ziege hat sie nie gesagt. Es war schlimmer als Ziege.

    Rodrigo sitzt daneben, den Katalog der Gründer vor sich, die Feder in der Hand. Er hat noch kein Wort geschrieben. Er muss zu sehr lachen.

    Am Fenster hinter ihnen ist der Beschlag ganz still geworden, wie jemand, der den Atem anhält, um besser zu hören.
    .more1 = „Ihr habt es gesagt“, ruft Xavier herüber. „Was sie sagen, wenn man draußen ist. Seitdem habe ich drei Hefte voll.“
    .more2 = Im Knopfloch trägt er eine blaue Feder. Es ist Donnerstag, darum hat er den Mantel aufgeknöpft.
    .more3 = Die letzten Seiten sind in eurer Schrift. Sie handeln von einem Jungen, der auf einer Mauer zuhört. Auch die liest er vor, und keiner verbessert ihn.
    .more4 = Eure Seite liest er nicht. Da, wo sie gekommen wäre, hat der Abend eine kleine Lücke.
    .choice1 = Bis zum Schluss bleiben. Eigenes beisteuern.
    .choice2 = Nach denen fragen, die keiner erzählt.
    .choice3 = „Für Geschichten ist jetzt keine Zeit.“
entry-t5-samantha =
    Es ist ein Vogel. Daran führt nichts vorbei. Ein Vogel, groß wie eine Kirche, aus Spanten und Segeltuch, mit der ganzen Glocke der Akademie als Kessel.

    „Platz für dreihundert“, sagt Samantha. „Weniger, wenn sie Möbel mitnehmen. Ich weiß, wie viele wir sind. Sagt es nicht.“
    .more1 = Die Phönixkohle, die ihr gebracht habt, liegt im Rost und erhellt den Schuppen wie ein Sonnenaufgang in der Schublade.
    .more2 = Mit euren letzten Platinen hält der Vogel den Kopf hoch, und es ist Platz für alle. Samantha hat zweimal gezählt.
    .more3 = „Er verbessert meine Jahreszahlen“, sagt sie, den Daumen in Richtung Zeuge. „Und er kann die Stimme von meinem Großvater, wenn ich frage. Ich frage nicht oft.“
    .choice1 = „Wir halten das Wasser ab, während du anheizt.“
    .choice2 = Sie bitten, einen Platz für Zeuge zu lassen.
    .choice3 = „Und wohin?“
entry-t5-flores =
    Hundertdreißig Leute mit Bündeln, in den Bänken, im Sonntagsstaat. Keiner weint. Ein Junge fragt, ob es Hunde gibt.

    „Ich habe ihnen gesagt, dass es wehtun kann“, sagt Flores. „Ich habe ihnen gesagt, dass sie vielleicht als Otter herauskommen. Die Otters, sagen sie, waren immer eine nette Familie.“ Er reibt sich die Augen. „Ich gehe voran. Das ist das Mindeste, nach vierzig Jahren Zeigen.“
    .more1 = „*Vielleicht haben sie recht*, habt ihr gesagt. Das hat sich herumgesprochen. Ihr glaubt nicht, was sich alles herumspricht.“
    .more2 = „Sie haben gewartet, weil ihr darum gebeten habt“, sagt er. „Manche sitzen seit Dienstag auf dem Koffer.“
    .more3 = Er bleibt in der Tür stehen, so dass ihr es von der Stufe aus sagen müsst.
    .choice1 = Versprechen, sie sicher hinunterzubringen.
    .choice2 = Sie um einen Tag bitten.
    .choice3 = Die Kapellentür verriegeln.
entry-t5-vera =
    Es ist eine Axt. Sie hat die Länge eines Kindes und die Schneide einer Rechnung.

    „Ich hasse es nicht“, sagt Vera. „Das will ich gebucht haben. Aber ich war sechs, und irgendwer hat beschlossen, dass Verlorenes aufgehoben wird, und mich hat keiner gefragt. Ich hätte lieber getrauert.“ Sie prüft die Schneide an einem Kassenbuch. „Es gibt eine Wurzel. Das Mädchen hat es so gut wie gesagt. Kappt sie, und es vergisst. Alles. Die Bären und die Käfer und ihn.“
    .more1 = Neben ihrem Fuß liegt zusammengerollt ein Fleck Nebel. Sie hat ihm eine Decke untergelegt.
    .more2 = „Ihr habt mir die Wahrheit über ihn gesagt“, sagt sie. „Darum sage ich sie jetzt euch.“
    .choice1 = Die Axt nehmen.
    .choice2 = „Auch den Kleinen da an deinem Fuß?“
    .choice3 = Sagen, dass ihr das nicht verkaufen könnt.
entry-t5-linnet =
    „Sie wollte einen Bericht von mir“, sagt Linnet. „Übers Menschsein. Ich bin bis zu den Knöpfen gekommen.“ Ihre Füße reichen nicht ganz bis zum Boden, gestern taten sie es noch. An den Rändern ist sie dünner als früher.

    „Ich kann die Seite nicht sein“, sagt sie. „Ich bin bloß ihre Handschrift. Es muss in eurer stehen.“ Und dann schnell: „Wenn es eine Seite gibt, höre ich, glaube ich, auf. Ich wüsste gern, ob das Frühstück ist oder das andere.“
    .more1 = Sie zuckt mit den Schultern. Es ist ein sehr gutes Schulterzucken. Ihr habt es einem Teich beigebracht.
    .choice1 = „Du kommst darauf. Erste Zeile.“
    .choice2 = „Bleib hier, was auch kommt. Als du selbst.“
    .choice3 = „Wo genau ist die Wurzel?“
entry-t5-ward = Das Spital gehört jetzt Elayne, gleich was auf dem Messingschild steht.
    .more1 = Iras Kittel hat sie am Haken gelassen. „Ich rede mit ihm“, sagt sie. „Er hört besser zu als Ira. Der hat immer gleich überlegt, was man hat.“
    .more2 = Ira wickelt am hintersten Tisch Binden und fragt, bevor er etwas tut. Im Fragen ist er sehr gut geworden.
    .more3 = Ihr berichtet, dass es mit dem Vollkommenen vorbei ist. Er hatte keinen einzigen Fehler. Daran habt ihr es gemerkt.
    .more4 = „Ich habe ihn gefragt“, sagt Elayne. „Wegen Mutter und Billy. Das Messer hatte er schon in der Hand. Dann fragte er, wen von beiden zuerst, und da habe ich mich gehört.“
    .choice1 = Elayne bitten, zur Lesung zu kommen, mit dem Löffel.
    .choice2 = Euch richtig zusammenflicken lassen.
    .choice3 = Mitnehmen, was noch im Schrank ist.
entry-t5-shop = Das Schild ist so oft gewendet worden, dass die Schnur ausgefranst ist. Jetzt hängt es quer und sagt beides.
    .choice1 = Einkaufen, dann zum Rat.
entry-t5-council =
    Der Rat von Vogelnest tagt um die Pumpe, im letzten trockenen Kreis. Der Kreis ist klein. Man steht dicht.

    „Jemand muss hinein“, sagt Arlen. „Diesmal ganz. Die Frage ist nur, was er trägt.“

    Alle drehen sich um. Ihr hattet gehofft, es stünde ausnahmsweise jemand anders hinter euch.
    .more1 = Aus der Kapelle hört man, wie hundertdreißig Leute nicht an eine Tür hämmern.
    .more2 = Arlen hat das Papier unterm Arm, in einer wasserdichten Hülle. Daran habe man hundertzwölf Jahre zu spät gedacht, sagt sie.
    .choice1 = Ein Buch. Wir erzählen ihr, was Menschen sind.
    .choice2 = Eine Axt. Wir kappen die Wurzel.
    .choice3 = Das Papier. Wir unterschreiben neu.
    .choice4 = Zeit. Wir halten den Platz, bis der Vogel Feuer hat.
    .choice5 = Nichts. Wir öffnen das Tor und gehen gemeinsam.
entry-t5-second = „Und wenn das scheitert?“, fragt Arlen, die noch nie ohne einen zweiten Plan zu Bett gegangen ist.
    .choice1 = Dann das Buch.
    .choice2 = Dann die Axt.
    .choice3 = Dann der Vogel.
    .choice4 = Dann das Tor.
    .choice5 = Dann das Papier.
    .choice6 = „Es scheitert nicht.“
entry-t5-end =
    Die alten Wege sind fort. Jede Treppe, jeder markierte Pfad, jeder Ort, vor dem ihr gelernt habt, euch zu fürchten, liegt jetzt eben und weiß.

    Auf die Scheibe der Bäckerei hat im letzten Licht jemand *BIS ZUM* geschrieben, dann lange überlegt und dann ein kleines Spiegelei gemalt.
    .more1 = Es ist kein gutes Ei. Ihr hat nie jemand eins gezeigt.
