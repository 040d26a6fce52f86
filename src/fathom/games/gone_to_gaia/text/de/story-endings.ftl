### The endings of the campaign.
finale-told = Die leere Zeile
    .text =
        Es dauert drei Tage. Ihr lest von der Geranie und der Rosine und dem Mann vom Steueramt. Die Stadt ruft Verbesserungen dazwischen. Tapfer ist darin keiner. Am zweiten Abend stellt Gaia Fragen, und am dritten versteht sie allmählich die Witze.

        Die Zeile erweist sich als genau so lang wie nötig.

        Am vierten Morgen geht die Flut die Treppe hinunter, Stufe für Stufe, und liegt unten wie ein Meer. Manches kommt noch einmal heraus, um entlassen zu werden: eine Spinne, eine Bärin mit einem kleineren Bären. Sie sehen sich auf dem Hügel um, wie man sich nach dem Schlüssel umsieht, und sind dann nur noch Nebel. Sie liegen jetzt am richtigen Platz.

        {"*"}Zu Gaia gegangen* sagen die Leute immer noch. Sie sagen es von denen, die das Abendboot nehmen, mit einer Kanne Tee und einer guten Geschichte, denn sie lässt sich gern erzählen.
    .more1 = Die erste Zeile ist ein Name von einem Wirtshausschild. Linnet las ihn über eure Schulter, sagte „Also Frühstück“ und war nirgends, und ein wenig später war sie die neue Hilfe der Wirtin, mit Schatten.
    .more2 = Im Laden wohnt ein Terrier. Er geht einem bis hier.
    .more3 = An manchen Morgen schabt es unter der Pumpe, immer auf derselben Seite.
    .more4 = Doktor Ira hält werktags Sprechstunde. Um zehn nach sieben geht er mit zwei Tassen ans Ufer.
    .more5 = Arlen bekam ihren Prozess, im Schankraum, auf eigenen Wunsch. Er dauerte einen Abend. Man verurteilte sie, allen das Schwimmen beizubringen.
finale-witness = Das Buch, das ging
    .text =
        „Ich habe zweihundertneunzehn Personen begleitet“, sagt Zeuge. „Ich würde gern noch einmal mit ihnen gehen.“

        Samantha macht ihm die Schnallen zu. Sie braucht lange dafür. Dann geht er mit brennenden Lampen ins Weiße hinab und sagt auf, und hinter ihm schließt sich der Nebel lautlos, wie ein Leser eine Tür schließt.

        Den ganzen Winter hört man es von der Mauer, wenn der Wind danach steht: zweihundertneunzehn Stimmen, eine nach der anderen, jede zu Ende gebracht, keine gehetzt. Für jede sinkt die Flut um eine Hand.

        Nach der letzten ist es still. Dann fragt jemand unter dem Nebel, mit der Stimme eines Küchenherds mit Manieren, ob es noch Fragen gibt. Es gibt welche. Sie nehmen kein Ende.
    .more1 = Auf der letzten Stufe war er stehen geblieben und hatte die Lampen auf euch gerichtet. „Ihr habt gefragt“, sagte er. „Am Anfang. Das erzähle ich ihr als Erstes.“
    .more2 = „Ihr habt mir gesagt, wann ich am Tor sein soll“, hatte er gesagt. „Ich war immer zu früh.“
    .more3 = Die Stiefel putzt noch immer jemand. Es sind jetzt zweihundertzwanzig Paar; das letzte sieht eher nach Hufen aus.
finale-cut = Trockenes Land
    .text =
        Ein Hieb. Es klingt wie ein Türriegel.

        Bis Mittag ist die Flut fort. Wo sie lag, liegt ein Land, grau und sauber und ungeheuer groß, und nichts darauf. Keine Bären. Keine Käfer. Kein Halm. Der letzte Ort, an dem das alles aufgehoben war, hat es von einem Atemzug zum nächsten vergessen.

        Ihr seid in Sicherheit. Man sagt es einander, recht oft, mit leiser Stimme. Man pflügt. Man nennt die Kinder nach dem Register. Abends gehen die Leute dorthin, wo die Mauer war, sehen auf das trockene Land hinab und horchen, ob da nicht etwas ist, wovor man sich fürchten könnte.
    .more1 = Vera legt abends immer noch die Decke hin.
    .more2 = Einer von euch hat eine gefaltete Seite in der Tasche. In diesem Frühjahr hat sie ein Blatt getrieben. Ihr habt es nur Rodrigo gesagt.
finale-account = Gegengezeichnet
    .text =
        Ihr unterschreibt. Eine Ecke des Papiers wird nass, von unten. Die Flut sinkt am Platz vorbei, an der Untergasse vorbei, bis zur Messingmarke, und hält dort an, genau dort, wie ein Diener an der Tür.

        Die Leute hängen ihre Wäsche auf. Sie trocknet.

        Im Herbst kommt ein neuer Jahrgang auf die Mauer, elf an der Zahl, frisch gekämmt. Ihr erwartet sie, die Hände auf dem Rücken. Die Glocke kennt zwei Töne. Ihr wisst inzwischen, welcher sich schwerer läutet.
    .more1 = Arlen wohnt jetzt über der Bäckerei. Am ersten Abend bringt sie euch einen Bleistift an einer Schnur und bleibt bei euch sitzen, während ihr schreibt.
    .more2 = Am anderen Ende sitzt Arlen mit spitzem Bleistift. Fragt man sie im Herbst, wie viele, trägt sie jedes Jahr dieselbe Zahl ein, in ihrer saubersten Schrift. Es ist eine Null. Bis jetzt hat keiner nachgerechnet.
finale-warden = Der Stuhl
    .text =
        Der Stuhl ist bequem. Das ist die erste Überraschung. Die zweite: Es ist Platz für zwei.

        Vane steigt die Treppe hinauf in die Sonne, ein alter Mann, der jeden nach dem Datum fragt. Herunter kommt keiner mehr. Es muss auch keiner. Einmal im Jahr fragt sie, wie viele, und ihr nennt ihr keine Zahl. Ihr erzählt ihr von jemandem.

        Es wird lange dauern. Vierhundertsechs sind es, und sie kriegen immer noch Kinder. In manchen Nächten, wenn der Nebel dünn ist, hört ihr die Abendglocke und wisst, was bei allen auf dem Tisch steht.
    .more1 = In der Akademie steht innen in einem Kragen eine Reihe Buchstaben. Die letzten sind in Messing nachgezogen.
finale-flight = Das Nest wird leer
    .text =
        Die Seile lösen sich, eins nach dem anderen, jedes mit einem Hale-Stek am Ende. Der Hügel fällt zurück. Er ist kleiner, als irgendwer gedacht hat. Er sieht aus wie etwas, das ein Kind abgestellt hat und wieder holen will.

        Unter euch steigt der Nebel in die Gassen, geht durch die Türen und setzt sich auf die Stühle. Er richtet keinen Schaden an. Die ganze Nacht sind in Vogelnest die Fenster hell, der Beschlag darauf ist über und über beschrieben, und ihr seid zu hoch, um es zu lesen.

        Bei Tagesanbruch dreht der Vogel von selbst ein wenig nach Süden. Vögel wissen, wohin. Sie hat sie ja alle; sie muss es ihm gesagt haben.
    .more1 = Linnet hängt über der Reling, fest wie ein Mehlsack, und ihr ist übel. „Ist es das?“, fragt sie strahlend. Das ist es.
    .more2 = Hundertsechs blieben. Man loste, und dann gaben etliche, die gewonnen hatten, ihr Los weiter und sagten, sie hätten es nicht getan.
    .more3 = „Höhenangst!“, ruft Samantha am Steuer, lachend und weinend, und zieht den Vogel hoch.
finale-kept = Zu Gaia gegangen
    .text =
        Es tut nicht weh. Es ist, als sagte einem jemand das Wort, das einem auf der Zunge lag.

        Sie nimmt euch einzeln und mit Bedacht, jetzt, wo ihr mit offenen Augen kommt und ihr bei den schwierigen Stellen helfen könnt. Nein, der Ellbogen geht andersherum. Ja, man mag Suppe wirklich so gern. Die Ersten geraten ein wenig nach Otter. Die Letzten geraten so gut, dass sie sich über die Feuchtigkeit beschweren.

        Hier unten gibt es einen Hügel und eine Gasse, um ihn gewickelt wie Garn. Alle, die je verloren gingen, sind zu Hause. Sie haben euren Platz freigehalten. Auf der Treppe sitzt ein Terrier, der einem bis hier geht, und wartet, dass jemand den Ball wirft.

        Oben, auf einem leeren Hügel, läutet eine Glocke, wegen des Windes.
    .more1 = In einem der Häuser ist für zwei gedeckt. Es ist zehn nach sieben und bleibt es noch eine Weile.
finale-drowned = Hochwasser
    .text =
        Schuld ist keiner, und bis Mittag ist es vorbei. Der Nebel kommt zur Tür herein wie ein Gast, den man zu lange hat stehen lassen.

        Verliere nichts, hat man ihr gesagt. Sie verliert nichts. Sie legt euch zu dem, was am ähnlichsten ist.

        In vielen Jahren, oder vor vielen Jahren, steigt jemand eine Treppe ins Weiße hinab und hört etwas, das sich bewegt. Es ist sehr groß. Es hält inne, als fiele ihm ein Wort nicht ein. Und die Neuen stellen verwundert fest, dass sie schon wissen, wie es heißt.
