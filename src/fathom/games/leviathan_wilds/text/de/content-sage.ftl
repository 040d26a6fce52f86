### Leviathan 1: the words on its cards, and its story.

leviathan-sage = Hügelhirte
    .idea = Der sanfte Lehrer: ein breiter Rücken, viele Vorsprünge, jede Regel einmal und ohne Arg. Fallen ist hier eine Treppe.
    .introduction = Im Morgengrauen steht der Hügel hinter dem Dorf auf. Der alte Hügelhirte trägt diese Tannen, seit es hier Dächer gibt, und hat nie jemandem ein Leid getan; doch Kristalle sind ihm in die Schultern gewachsen, und er erkennt uns nicht mehr. Klettert behutsam und zieht ihm die Dornen einen nach dem anderen.
    .conclusion = Der letzte Splitter löst sich, und der ganze Hügel atmet aus. Der Hügelhirte senkt den Kopf, bis ihr ins Gras steigen könnt, sieht euch lange an, einen nach dem anderen, und legt sich wieder hin, wo er immer lag. Im Frühling wachsen Schösslinge, wo die Kristalle saßen.
threat-sage-shrug = Abkratzen
    .normal-1 = Getroffene: −2 Leben, Schieben 1 nach rechts.
    .enraged-1 = Getroffene: −3 Leben, Schieben 1 nach rechts. Niemand getroffen? WILD 1.
threat-sage-slow-breath = Tiefer Atemzug
    .normal-1 = Alle: −1 Halt.
    .enraged-1 = Aktiver und nächster Hüter: −1 Halt.
    .enraged-2 = Dann der Hüter mit den meisten Leben: −3 Leben.
threat-sage-antler-sweep = Geweihschwung
    .normal-1 = Getroffene: −1 Leben, Schieben 1 nach links.
    .enraged-1 = Schnell. Aktiver Hüter und { "zwei" } Felder zu jeder Seite. Getroffene: −3 Leben, Schieben 2 nach links.
threat-sage-shaken-firs = Geschüttelte Tannen
    .normal-1 = Aktiver Hüter: −1 Leben oder −2 Halt.
    .enraged-1 = Verzögert. Getroffene: −2 Leben oder −3 Halt. Niemand getroffen? WILD 1.
threat-sage-old-sorrow = Alter Kummer
    .normal-1 = WILD 1.
    .enraged-1 = Einem verderbten Kristall am nächsten: +1 Verderbnis oder −2 Leben. Kein verderbter Kristall mehr da: WILD 1.
