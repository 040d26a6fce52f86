### Was die Lektionen und der Begleiter von Forgotten Depths sagen.

first = Dein erster Abstieg
    .words = Ein Plättchen legen, Karte gegen Karte kämpfen, und was ein Sieg wert ist.
first-goal = Drei Ökologien liegen unter euch. Die Gruppe steigt gemeinsam hinab.
    .words = Ihr legt den Weg Plättchen für Plättchen, wachst durch Kämpfe und Truhen und findet, was am Ende wartet. Fällt auch nur eine Heldin, haben alle verloren.
first-draw = Ziehe ein Plättchen.
    .words = Jedes bringt etwas: ein Monster, eine Truhe hinter einer Tür, etwas zum Ansehen.
first-place = Wähle, wie das Plättchen liegt und wo.
    .words = Wege müssen auf Wege treffen. Die Gruppe erreicht alles, was die Wege verbinden; gehen muss niemand.
first-fight = Auf dem Plättchen wartet etwas. Kämpfe.
    .words = Du musst nicht: Ein Monster, das dort liegt, wartet. Aber durch Kämpfe werdet ihr stärker.
first-foe = Das ist das Monster. Es spielt Karten wie ihr.
    .words = Seine Gesundheit müsst ihr auf null bringen. In jeder Runde spielt jede Heldin zwei Karten, und das Monster legt gegen jede eine.
first-play = Spiele eine Karte für Bren.
    .words = In einem Paar trifft der höhere Wert. Ihr legt zuerst, also spiele hoch, wo es zählt.
first-second = Und eine zweite.
    .words = Was du nicht spielst, bleibt auf der Hand.
first-third = Jetzt Sil.
    .words = Jede Heldin kämpft mit eigenen Karten.
first-last = Und ihre zweite Karte.
    .words = Liegt sie da, werden die Karten des Monsters aufgedeckt.
first-pairs = Jetzt liegen sie in Paaren. Der höhere Wert trifft.
    .words = Ein Treffer macht so viel Schaden, wie die Karte wert ist; wer getroffen wird, schlägt um die Differenz zurück. Gleiche Werte sind ein Block. Jede Heldin führt nur eines ihrer Paare aus: einen Block, wenn es einen gibt, aber wo das Monster höher liegt, keinen eigenen Treffer.
first-hit = Führe ein Paar aus.
    .words = Darauf siehst du, wer wie viel verliert.
    .not = Führe erst ein Paar aus.
first-power = Nutze jetzt eine Fähigkeit, statt zu warten.
    .words = Fähigkeiten leuchten, wenn deine Karten sie erlauben. Diese hier macht 8 Schaden.
    .not = Nutze erst die Fähigkeit.
first-more = Mach weiter, bis das Monster besiegt ist.
    .words = Führe Paare aus, nutze Fähigkeiten und spiele die nächsten Karten.
first-spoils = Besiegt! Das bringt EP.
    .words = Mit EP kaufst du Schlüssel für Türen, Heilung und Fähigkeiten. Horte sie nicht, solange jemand verletzt ist.
first-on = Der Weg geht weiter: Ziehe das nächste Plättchen.
    .words = An einem Lagerfeuer auf der Karte könnt ihr rasten, aber dann kommen Monster zurück.
    .not = Ziehe erst das nächste Plättchen.
first-end = Mehr brauchst du nicht: legen, kämpfen, ausgeben, was ihr verdient.
    .words = Du weißt, wie die Gruppe hinabsteigt und was ein Kampf ist. Steig hier weiter hinab oder lerne noch etwas.

## So wird gespielt

howto-goal = Steigt gemeinsam hinab
    .words = Drei Ökologien liegen unter euch, jede älter als die vorige, und am Ende das Letzte Wesen. Besiegt es, und ihr alle habt gewonnen. Fällt unterwegs auch nur eine Heldin, haben alle verloren.
howto-tiles = Ein Plättchen ziehen, ein Plättchen legen
    .words = Du drehst das Plättchen, wie du willst, und legst es so, dass wenigstens eine seiner Gegenden erreichbar ist. Die Gruppe erreicht alles, was die Wege verbinden; gehen muss niemand. Ein Plättchen, das sich gar nicht legen lässt, beendet das Spiel: Haltet Wege offen.
howto-encounters = Stellt euch dem, was ihr findet, wann ihr wollt
    .words = Monster, Besonderheiten, Türen, Truhen, das Lagerfeuer, Legenden und Treppen liegen in Reichweite und warten. Die EP für alles, was ihr besteht, kommen in einen Vorrat; davon kauft ihr Schlüssel, Heilung und am Ende einer Ökologie Fähigkeiten.
howto-combat = Im Kampf liegen Karten gegen Karten
    .words = Jede Heldin spielt offen zwei Karten. Dann werden die des Monsters aufgedeckt, zwei gegen jede. Was du nicht spielst, behältst du. Fliehen kann niemand: Ein Kampf endet, wenn eine Seite am Boden ist.
howto-pairs = Wählt ein Paar für jede Heldin
    .words = Der höhere Wert trifft und macht so viel Schaden, wie er zählt; wer getroffen wird, schlägt um die Differenz zurück. Gleiche Werte sind ein Block: kein Schaden, und eine Fähigkeit leuchtet, die ein Block erlaubt. Einen Block dürft ihr immer wählen. Liegt das Monster aber in einem ihrer Paare höher, kann eine Heldin keinen eigenen Treffer wählen.
howto-camp = Rastet einmal
    .words = Jede Ökologie hat ein Lagerfeuer. Einmal dürft ihr dort rasten: Jede Heldin heilt die Hälfte ihres Höchstwerts und mischt ihre Karten, und die Monster kommen zurück.
howto-stairs = Der Weg weiter hinab
    .words = Vor der Treppe steht ein Wächter. Besiegt ihn, und die Gruppe steigt eine Stufe auf: mehr Gesundheit, alles geheilt, und jeder darf eine Fähigkeit kaufen. Die Treppe der dritten Ökologie führt geradewegs zum Letzten Wesen.

## Kurze Lektionen

doors = Türen und Truhen
    .words = Was ein Schlüssel öffnet, und was dahinter liegt.
doors-look = Eine verschlossene Tür teilt dieses Plättchen.
    .words = Was dahinter liegt, ist von beiden Seiten unerreichbar, bis ein Schlüssel ausgegeben wird. Schlüssel kosten EP.
doors-open = Öffne eine Tür.
    .words = Sie bleibt für den Rest der Ökologie offen, auch wenn ihr rastet. Öffne die, hinter der etwas liegt.
    .not = Öffne erst eine Tür.
doors-chest = Jetzt ist die Truhe in Reichweite. Öffne sie.
    .words = Darin liegt ein Gegenstand: Karten für das Deck einer Heldin und eine Fähigkeit, solange sie ihn trägt.
    .not = Öffne erst die Truhe.
doors-end = Ein Schlüssel ist wert, was er öffnet.
    .words = Eine Truhe hinter einer Tür macht eine Heldin für immer stärker. Eine Tür, die nur weiterführt, kann warten, bis ihr den Weg braucht.

## Der Begleiter

coach-place = Ein Plättchen muss dort erreichbar sein, wo es liegt. Haltet Wege offen: Lässt sich eines nicht legen, ist das Spiel zu Ende.
coach-fight = Monster warten, wo sie liegen. Kämpft, wenn ihr bereit seid; aus einem Kampf kann niemand fliehen.
coach-door = Eine Tür bleibt für den Rest der Ökologie offen, auch wenn ihr rastet.
coach-play = Karten, die du nicht spielst, bleiben auf der Hand.
coach-pairs = Jede Heldin führt nur eines ihrer Paare aus. Einen Block dürft ihr immer wählen.
coach-feature = Besonderheiten sind Proben mit euren Karten. Sie bringen EP.
coach-camp = Einmal in jeder Ökologie dürft ihr rasten: Das heilt, und Monster kommen zurück.
