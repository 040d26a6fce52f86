### Was die Lektionen und der Begleiter von Leviathan Wilds sagen.

first = Dein erster Aufstieg
    .words = Das Ziel, ein Zug, ein zerschlagener Kristall, ein Fall und eine Rast.
first-goal = Das ist der Hügelhirte. Sieben Kristalle binden ihn.
    .words = Zerschlagt sie alle, gemeinsam, und er ist frei: Dann habt ihr gewonnen. Die Zahl auf einem Kristall sagt, wie viel du noch schlagen musst.
first-lose = Zwei Marker kriechen aufeinander zu.
    .words = Leben sinkt von links, Verderbnis steigt von rechts. Wo sie sich treffen, ist ein Hüter besiegt, und allen bleibt nur eine letzte Chance.
first-start = Wähle, wo du beginnst: auf D1.
    .words = Drei Felder darüber, auf D4, ist ein Vorsprung. Auf Vorsprüngen stehst du sicher und kannst dich ausruhen.
first-threat = Jeder Zug beginnt mit dem, was der Leviathan vorhat.
    .words = Die Bedrohung trifft die schraffierten Felder, wenn dein Zug endet: Wer dann dort steht, verliert 2 Leben. Jetzt weißt du es, also sei woanders.
first-card = Du bist am Zug: Spiele eine Karte für ihre Punkte.
    .words = Die Zahl in ihrer Ecke sind deine Aktionspunkte. Was auf der Karte steht, gilt dann nicht. Bis zum Vorsprung brauchst du drei Punkte.
first-climb = Klettere aus den schraffierten Feldern, hinauf zum Vorsprung auf D4.
    .words = Ein Schritt kostet 1 Punkt. Sieh dir ein leuchtendes Feld erst an: Es sagt, was der Schritt kostet und was dort wartet.
    .not = Erst hinauf zum Vorsprung auf D4.
first-stop = Du bist in Sicherheit. Höre hier auf.
    .words = Übrige Punkte verfallen. Dann wird die Bedrohung ausgeführt: Sie trifft nur Luft.
first-draw = Ziehe auf drei Karten auf. Dein Stapel ist dein Halt.
    .words = Jede gespielte Karte ist Halt, der weg ist. Ist der Stapel leer, fällst du.
first-again = Milan ist auch geklettert. Jetzt bist du wieder dran: Spiele eine Karte.
    .words = Du stehst zwei Schritte unter dem Kristall auf C5. Vier Punkte wären gut.
first-crystal = Klettere zum Kristall auf C5.
    .words = Ein Schritt nach links oder nach oben, dann noch einer.
    .not = Erst zum Kristall auf C5.
first-strike = Schlage mit allem, was du noch hast.
    .words = Jeder Punkt ist ein Schlag. Der Kristall zeigt 4.
first-add = Bevor ein Schlag trifft, können Karten ihn verstärken.
    .words = Auf der eigenen Karte von Fix steht Schlagen +1, einmal je Zug. Spiele sie.
    .not = Verstärke erst den Schlag.
first-land = Jetzt lass ihn treffen.
    .words = Die Vorschau sagt, was vom Kristall übrig bleibt.
first-skill = Keine Punkte mehr? Dann nutze, was auf einer Karte steht.
    .words = Jederzeit darfst du eine Karte für ihre Worte abwerfen statt für ihre Zahl. Diese hier schlägt 2: Das reicht.
first-any = Zerschlage einen Kristall, welchen du willst.
    .words = Bei diesem war Milan schneller. Klettere zu einem anderen und schlage ihn; hast du keine Punkte mehr, beende deinen Zug.
first-on = Mach weiter, bis der Kristall zerbricht.
    .words = Mit Schlägen, mit Karten, in diesem Zug oder im nächsten. Wenn du nichts mehr tun kannst, beende deinen Zug; zu Beginn des nächsten spielst du wieder eine Karte für Punkte.
first-bonus = Die Karte geht weiter: Sie hat einen zerschlagen, also schlägt sie noch einmal.
    .words = Wähle einen anderen Kristall, bis zu drei Felder entfernt.
first-broken = Zerschlagen! Eine Fessel weniger.
    .words = Sechs sind noch da. Fix und Milan zerschlagen sie, einen nach dem anderen.
first-fall = Hier hängst du ohne Vorsprung. Lass los!
    .words = Fallen ist eine Treppe: Du fällst gerade hinab bis zum nächsten Vorsprung, und Terrain auf dem Weg kostet, was es immer kostet. Hier ist das 1 Halt, auf C2.
    .not = Lass erst los: Es ist Zeit zu fallen.
first-falling = Du fällst. Lass es geschehen.
    .words = Unterwegs ließen sich noch Karten nutzen. Du brauchst keine.
first-stop-again = Gelandet, und nichts gebrochen. Höre hier auf.
    .words = Durch Fallen verliert niemand Leben; nur was auf dem Weg liegt, kann weh tun.
first-draw-again = Sieh auf deinen Halt, bevor du aufziehst.
    .words = Mehr hat dein Stapel nicht mehr. Es ist Zeit, dich auszuruhen.
first-card-again = Spiele eine Karte mit mindestens zwei Punkten.
    .words = Ausruhen kostet 2 Punkte und geht nur auf einem Vorsprung.
first-rest = Ruhe dich aus.
    .words = Alle deine abgeworfenen Karten kommen zurück unter deinen Stapel: Du hast wieder vollen Halt. Nichts wird öfter vergessen.
    .not = Ruhe dich erst aus, solange du auf einem Vorsprung stehst.
first-end = Mehr brauchst du nicht: klettern, schlagen, fallen, ausruhen.
    .words = Du weißt, womit ihr gewinnt, womit ihr verliert und was ein Zug ist. Du kannst gleich hier mit Milan weiterklettern oder noch etwas lernen.

## Der Begleiter

coach-window = In bestimmten Augenblicken darf jeder eine Karte nutzen oder loslassen. Willst du nichts, mach weiter; das geht auch für den ganzen Zug.
coach-ap-card = Eine Karte gibt dir ihre Zahl als Punkte oder ihre Worte, nie beides. Behalte die Worte, die du brauchen wirst.
coach-attack = Die schraffierten Felder werden am Ende des Zuges getroffen, nicht jetzt. Wer dann woanders ist, wird verfehlt.
coach-blight = Verderbnis geht nie von selbst weg. Verderbte Kristalle geben sie dem, der sie schlägt, einmal je Schlag, so fest er auch ist.
coach-fell = Ein Fall endet auf dem nächsten Vorsprung darunter. Er kostet nur, was auf dem Weg liegt.
coach-enraged = Eine Karte zeigt jetzt ihre wütende Seite. Wenn sie drankommt, ist sie schlimmer.
coach-grip = Dein Halt geht zu Ende. Ruhe dich auf einem Vorsprung aus, bevor der Stapel leer ist.
coach-rest = Auf einem Vorsprung kannst du dich für 2 Punkte ausruhen: Alle abgeworfenen Karten kommen zurück unter deinen Stapel.
coach-mushroom = Hier liegt ein Pilz. Heb ihn auf: Jeder darf ihn einmal nutzen, jederzeit.
coach-add = Bevor ein Schlag trifft, darfst du noch Karten dazu spielen.
coach-focus = Mit Fokus darfst du eine Zahl auf einer Karte um 1 erhöhen. Dann ist er verbraucht, bis du ihn wiederbekommst.
coach-injury = Eine Schwäche bleibt, bis sie bezahlt ist. Sieh sie dir an: Sie sagt, womit.
coach-broken = Ein Kristall weniger. Wenn der letzte zerbricht, habt ihr sofort gewonnen.
coach-pushed = Ein Stoß kann dich von deinem Feld bringen, auch über eine Kante.
coach-round = Die Bedrohungen werden gemischt und neu gelegt, und der Marker rückt weiter: Er sagt, wie viele davon jetzt wütend sind.
coach-last-chance = Ein Hüter ist besiegt: Das ist die letzte Chance. Zerschlagt, was ihr jetzt noch könnt.

## So wird gespielt

howto-goal = Befreit den Giganten
    .words = Kristalle binden den Leviathan. Erklettert ihn gemeinsam und schlagt auf sie, bis keiner mehr da ist: Dann habt ihr gewonnen, sofort. Wird ein Hüter besiegt, hat jeder andere noch einen letzten Zug; was danach noch steht, hat an eurer Stelle gewonnen.
howto-climber = Woraus ein Hüter besteht
    .words = Leben sinkt von links, Verderbnis steigt von rechts, auf einer Leiste. Wo die Marker sich treffen, ist der Hüter besiegt.

    Der Stapel ist dein Halt: Jede Karte darin ist ein Augenblick mehr an der Wand. Deine Hand hat drei Karten und wird am Ende deines Zuges vom Stapel aufgefüllt.
howto-turn = Ein Zug hat vier Schritte
    .words = Erst zeigt der Leviathan, was er vorhat. Dann handelst du mit einer Karte. Dann wird die Bedrohung ausgeführt, an allen, die dann dort stehen, wo sie trifft. Zuletzt ziehst du auf drei Karten auf. Fünf Züge sind eine Runde; danach werden die Bedrohungen neu gelegt, und mehr von ihnen sind wütend.
howto-cards = Eine Karte, zwei Arten zu nutzen
    .words = In deinem Zug spielst du eine Karte für die Zahl in ihrer Ecke: deine Aktionspunkte. Ihre Worte gelten dann nicht. Alle anderen Karten darfst du für ihre Worte nutzen, in bestimmten Augenblicken auch in fremden Zügen.
howto-threat = Sieh, wohin er schlagen wird
    .words = Ein Angriff liegt aus, sobald er aufgedeckt ist: Der Marker bleibt, wo sein Ziel stand, die schraffierten Felder sind sein Bereich. Er trifft erst, wenn der Zug endet. Wer weg ist, wird verfehlt; wer hineingerät, wird getroffen.
howto-actions = Was Punkte kosten
    .words = Ein Feld klettern für 1, gleiten ab 1, je Schlag 1, 1 Leben heilen für 1, auf einem Vorsprung ausruhen für 2, springen für 3. In jeder Reihenfolge, so oft du willst; übrige Punkte verfallen. Auf jedem Knopf steht der Preis, und jedes leuchtende Feld sagt, was es kostet.
howto-fall = Fallen ist eine Treppe
    .words = Über einem offenen Feld, ohne Halt oder weil du loslässt, fällst du: Feld um Feld gerade hinab bis zum nächsten Vorsprung. Der Fall selbst kostet nichts; wodurch du fällst, kostet, was es immer kostet. Ruhe dich auf einem Vorsprung aus: Alle abgeworfenen Karten kommen zurück unter deinen Stapel. Von selbst füllt er sich nie.
howto-together = Einer für alle
    .words = Karten der anderen können für dich abwehren, dich tragen oder heilen, und Pilze sind für alle da. Besprecht alles. Schwerere Stufen beginnen mit wütenden Bedrohungen; jeder Leviathan hat eine eigene Regel, und seine Karten sagen sie.

## Kurze Lektionen

falling = Fallen
    .words = Wo du landest, was es kostet, und warum du dich dort ausruhst.
falling-look = Du hängst an der Wand, und Halt ist verbraucht.
    .words = Ausruhen kannst du hier nicht: Das geht nur auf einem Vorsprung. Zu einem zu klettern kostet Punkte, zu einem zu fallen nichts.
falling-let-go = Lass los.
    .words = Sieh es dir erst an: Da steht, wo du landest und was du unterwegs verlierst. Loslassen darfst du auch in fremden Zügen.
    .not = Lass erst los: Es ist Zeit zu fallen.
falling-stop = Du fällst, Feld um Feld.
    .words = Auf einem Vorsprung darfst du anhalten. Du könntest unterwegs auch eine Karte nutzen, wenn sie hilft.
falling-landed = Gelandet. Der Fall selbst hat nichts gekostet.
    .words = Nur das Terrain zählt, durch das du kamst. Du fällst auch, wenn du ein offenes Feld betrittst, und sofort, wenn dein Stapel leer ist.
falling-rest = Ruhe dich aus, solange du kannst.
    .words = Für 2 Punkte kommen alle deine abgeworfenen Karten zurück unter deinen Stapel.
    .not = Ruhe dich erst aus.
falling-end = Falle mit Absicht, und früh.
    .words = Wer mit Halt in der Hand loslässt, sucht sich aus, wo. Wer fällt, weil der Stapel leer ist, nicht.

teal = Verderbte Kristalle
    .words = Sie schlagen zurück, einmal je Schlag: Schlage also fest und selten.
teal-look = Du stehst bei einem verderbten Kristall.
    .words = Er zerbricht wie die anderen, und auch er muss zerschlagen werden.
teal-track = Aber jeder Schlag auf ihn kostet dich 1 Verderbnis.
    .words = Wie fest du auch schlägst. Drei Schläge für 1 kosten 3 Verderbnis, ein Schlag für 3 kostet 1.
teal-strike = Schlage also mit so vielen Punkten wie möglich, auf einmal.
    .words = Ein Schlag für alle deine Punkte ist das Beste, was du hier tun kannst.
    .not = Schlage erst zu.
teal-land = Verstärke ihn mit dem, was du hast, dann lass ihn treffen.
    .words = Karten, die einen Schlag verstärken, sind hier am meisten wert. Manche schützen vor der Verderbnis, wenn sie dir deine Punkte gaben: Das Zeichen sagt es.
teal-end = Sieh auf die Leiste: eine Verderbnis mehr.
    .words = Von selbst geht sie nicht weg. Hebe deine großen Karten für die verderbten auf.

mushrooms = Pilze
    .words = Heb einen auf, und nutze ihn, wenn er hilft.
mushrooms-look = Du stehst auf einem Pilz.
    .words = Er liegt verdeckt: Niemand weiß, welcher es ist. Ihn aufzuheben kostet keine Punkte.
mushrooms-pick-up = Heb ihn auf.
    .words = Das darfst du immer, wenn du dort bist, sogar während du vorbeifällst.
    .not = Heb erst den Pilz auf.
mushrooms-use = Er gehört dir. Sieh, was er kann.
    .words = Er wird einmal genutzt, wann immer Karten genutzt werden dürfen, und ist dann weg. Du kannst ihn auch jemandem zuwerfen.
mushrooms-end = Nimm sie auf dem Weg mit, nicht als Weg.
    .words = Ein Pilz ist etwa so gut wie eine Karte. Er ist einen Schritt wert, selten einen Zug.
