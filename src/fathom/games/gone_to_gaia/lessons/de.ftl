### Was die Lektionen und der Begleiter von Gone to Gaia sagen.

first = Deine erste Welle
    .words = Eine Waffe, ein Platz, ein Hieb, was zurückkommt, und deine erste Stufe.
first-goal = Zwischen euch und Gaia stehen Kreaturen.
    .words = Zwei Taucher halten Welle um Welle durch. Lebt noch, wenn die letzte endet. Hat jemand keine LP mehr, ist dieser Taucher tot.
first-start = Wähle, wo Orla beginnt: auf E2.
    .words = Feinde gehen nicht von selbst. Sie drehen sich, und sie antworten, wenn sie getroffen werden.
first-robot = Auch dein Roboter beginnt dort.
    .words = Ihm tut nichts weh, und er sammelt Teile für euch.
first-begin = Du fängst an.
    .words = Ihr wechselt euch ab, mit je einer Waffe, bis beide genug haben.
first-weapon = Ein Zug beginnt mit einer Waffe: Lege die Gabellanze auf einen Platz.
    .words = Sie ist dann erschöpft, bis etwas sie auffrischt. Statt der Waffe könnte auch der Platz handeln, auf dem sie liegt; jetzt ist jeder recht.
first-step = Nun eine Bewegung und eine Aktion. Geh auf D2.
    .words = Die Pfeile der Karte sagen, welche Felder sie von dir aus erreicht. Der Hinweis sagt, wen sie von dort träfe.
    .not = Geh erst auf D2.
first-attack = Schlag mit der Waffe zu.
    .words = Vorher sagt der Hinweis, wie viel sie macht, wer daran stirbt und was zurückkommen kann.
    .not = Schlag erst zu.
first-back = Jeder Feind, den du angreifst, schlägt zurück.
    .words = Ein Würfel: 1 ist nichts, 2 bis 5 feuert ihre weißen Pfeile, 6 die schwarzen. Wer dort steht, wird getroffen, und selbst Sterbende schießen noch einmal.
first-end-turn = Beende deinen Zug.
    .words = Dann ist Brann dran.
    .not = Beende erst den Zug.
first-again = Wieder du: eine andere Waffe, ein leerer Platz.
    .words = Hast du keine Waffe mehr oder willst aufhören, machst du dich bereit zu laufen; die Welle endet, sobald beide das tun.
first-more = Jetzt du: Geh dorthin, wo du jemanden erreichst und nicht in seinen Pfeilen stehst. Schlag zu.
    .words = Besiegte Feinde bringen euch beiden EP, und genug davon die nächste Stufe.
first-reward = Eine neue Stufe! Wähle, was du nimmst.
    .words = Mit einer Waffe mehr hast du in jeder Welle einen Zug mehr.
first-end = Mehr brauchst du nicht: erschöpfen, gehen, zuschlagen, und auf die Pfeile achten.
    .words = Für Teile auf den Feldern bekommst du Dinge in der Stadt. Ist die Welle vorbei, feuern die Überlebenden ihre Abschiedsschüsse. Kämpfe hier weiter, oder lerne noch etwas.

## So wird gespielt

howto-goal = Übersteht die Wellen
    .words = Zwei Taucher, einer des Geistes und einer des Körpers, stellen sich Welle um Welle von Kreaturen. Meist verlangt eine Quest, dass ihr noch lebt, wenn eine bestimmte Welle endet. Eine Kampagne reiht Quests aneinander, mit Tagen in der Stadt dazwischen; ein Ansturm ist ein langer Kampf um seiner selbst willen.
howto-turn = Eine Waffe eröffnet einen Zug
    .words = Die Taucher wechseln sich ab. Lege eine frische Waffe auf einen leeren Platz deines Anzugs: Sie ist erschöpft. Dann hast du eine Bewegung und eine Aktion, in beliebiger Reihenfolge. Die Aktion ist, was die Waffe sagt oder was der Platz darunter sagt, oder der Roboter geht. Wer genug hat, passt für den Rest der Welle.
howto-attack = Pfeile sagen, wer getroffen wird
    .words = Eine Waffe reicht auf die Felder, die ihre Pfeile zeigen, gezählt von dort, wo du stehst, und die Pfeile drehen sich nie mit dir. LEICHT, MITTEL und SCHWER machen 1, 2 und 4; manche Waren verdoppeln das. Schaden bleibt auf einer Kreatur, bis sie stirbt.
howto-back = Wer angegriffen wird, schlägt zurück
    .words = Ein Würfel für alle: Bei 1 geschieht nichts, bei 2 bis 5 feuern sie ihre weißen Pfeile, bei 6 die schwarzen. Selbst was an deinem Angriff stirbt, schlägt noch zurück. Sieh also auf ihre Pfeile, bevor du wählst, wo du stehst; der Hinweis auf jedem Feld sagt, was kommen kann.
howto-grow = Was Siege bringen
    .words = EP heben die Stufe von euch beiden, und jede Stufe ist eine Karte mit Belohnungen, von denen du eine nimmst. Elemente liegen bei deinen Plätzen: Sind beide Felder eines Platzes voll, ist die Waffe darauf wieder frisch. Teile liegen, wo eine Kreatur starb; geh darüber, um die deiner Disziplin zu sammeln.
howto-wave = Das Ende einer Welle
    .words = Haben beide gepasst, feuert jede Kreatur, die noch lebt, ihren Abschiedsschuss, wo immer ihr steht. Dann wird das Feld geräumt, auch die Teile, die Geschichte geht vielleicht weiter, und die nächste Welle kommt.

## Kurze Lektionen

parting = Abschiedsschüsse
    .words = Wann ihr lauft, und was die dann tun, die noch leben.
parting-look = Viele sind nicht mehr da. Sieh dir an, wer noch lebt.
    .words = Haben beide gepasst, feuert jeder von ihnen einmal seinen Abschiedsschuss. Was der tut, steht neben dem Feld, und er erreicht euch, wo immer ihr steht.
parting-run = Mach dich bereit zu laufen.
    .words = Du passt für den Rest der Welle, auch wenn eine Waffe wieder frisch werden sollte. Dein Partner darf allein weitermachen.
    .not = Lauf dieses eine Mal.
parting-end = Besiege zuerst, wessen Abschiedsschuss weh tut.
    .words = Ist kein Feind mehr da, gibt es keinen. Und sammelt vorher eure Teile: Was auf dem Feld liegt, wenn die Welle endet, ist verloren.

## Der Begleiter

coach-turn = Die Waffe, die du erschöpfst, darf handeln oder an ihrer Stelle der Platz, auf dem sie liegt.
coach-choose = Jedes Feld sagt, wen du von dort träfest und was zurückkommen kann.
coach-attacked = Wen du angreifst, der schlägt zurück, auch wenn er daran stirbt.
coach-level = Du nimmst eine der Belohnungen. Eine Waffe mehr ist ein Zug mehr in jeder Welle.
coach-run = Wer noch lebt, wenn ihr beide gepasst habt, feuert einen Abschiedsschuss.
coach-ap = AP sind in dieser Quest nur einmal da. Zwei davon frischen eine Waffe auf.
