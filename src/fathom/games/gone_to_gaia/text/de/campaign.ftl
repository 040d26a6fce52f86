### Die Kampagne: ihre Seiten, Fragen und Antworten, was geschah, der Kampagnenbogen.
### place-, opinion-, last-words-: wie der Inhalt der Geschichte sie nennt.

quest-campaign = Die Kampagne von Vogelnest
    .text = Sechs Kapitel mit Quests und Besuchen in der letzten Stadt auf dem letzten Hügel. Was ihr dort sagt, kommt wieder. Wer stirbt, bleibt tot.
    .idea = Für den Anfang der Geschichte: Die erste Quest ist „Erste Glocke“. { quest-campaign.text }

## Seiten

town = Vogelnest
town-head = { $circuits ->
        [0] Kapitel { $n }: { $title }
       *[other] Kapitel { $n }: { $title } · Schaltkreise: { $circuits }
    }
page-place = Kapitel { $n } · { $title }
page-again = Kapitel { $n } · { $title } · noch einmal
page-name-hero = Ein Name
    .text = In der Liste der Akademie ist eine Zeile dafür frei, und jemand hat den Bleistift gespitzt.
page-quest = Die Tafel im Hof
    .text = Die Offenen Quests hängen an Nägeln. Manche Nägel sind älter als die Tafel.
page-hero = Die Anzugkammer
    .text = Gleich werden jemandem die Schnallen geschlossen. Alle anderen halten eine Lampe.
page-leave-behind = Die Anzugkammer
    .text = Es gibt mehr Dinge als Haken.
page-last-words = Der Friedhof
    .text = Da ist ein Stein. Darauf ist Platz für einen Namen und eine Zeile.
page-bonus = Der Hof
    .text = Es ist noch hell, und die Tafel ist nicht leer.
page-opinion = Die Untergasse
    .text = Eine Straße, um einen Hügel gewickelt. Früher oder später trifft man alle.
page-donate = Der Kasten an der Tür
    .text = Ersatzteile für die Kadetten, die nach euch kommen. Niemand muss geben. Es wird mitgezählt.
page-upgrade-slot = Die Werkstatt
    .text = Eine Fassung lässt sich noch einmal nachschneiden. Das bleibt so, wer auch immer den Anzug trägt.
page-improve = Die Übungstreppe
    .text = Was eure Anzüge aushalten, lässt sich um eins steigern, und das bleibt.
page-keep-products = Das Kellerregal
    .text = Zwei Dinge dürfen mit in den anderen Anfang. Der Rest geht zurück an Vera.
page-shop = Die Läden
    .text = Ein Laden mit mehreren Türen, und hinter jeder davon Vera Brass.
page-give-product = Ein Paket
    .text = Es ist an den adressiert, der es braucht.
page-give = Unter Freunden
    .text = Ihr leert eure Taschen auf der nächsten Mauer aus.
page-which-delver = Ein Paket
    .text = Es ist für einen von euch.
page-finale = Ein Ende
page-closed = Das Buch ist zu
    .text = Vogelnest macht eine Weile ohne euch weiter. Es hat Übung darin. Die Seite bleibt, wo sie ist.
place-wall = Auf der Mauer
place-post = Am Flutpfahl
place-street = Die Untergasse
place-workshop = Die Werkstatt
place-library = Die Bibliothek
place-chapel = Die Kapelle
place-taproom = Der Schankraum
place-shop = Die Läden
place-office = Das Zimmer der Rektorin
place-yard = Der Hof der Akademie
place-infirmary = Das Spital
place-cellar = Der Keller
place-kitchen = Die Spitalküche
place-graves = Der Friedhof
place-gauge = Unter der Akademie
place-square = Der Platz
place-window = Am Fenster
place-suits = Die Anzugkammer
place-mist = Ins Weiß
place-night = Nacht über dem Hügel
place-bird = Hinter der Werkstatt
place-root = Weit unten
place-desk = Am Schreibtisch
place-line = Der älteste Katalog
place-academy = Die Taucherakademie
stranger = Jemand

## Fragen

ask-name-hero = Wie heißt { $hero }?
    .hint = Der Name bleibt, auch auf dem Stein.
    .other = { $player } gibt { $hero } einen Namen.
ask-story = Was tut ihr?
    .hint = Ihr entscheidet gemeinsam.
    .other = { $player } entscheidet, was ihr tut.
ask-story-alone = Was tut ihr?
    .hint = Was hier gesagt wird, kann wiederkommen.
ask-turn-page = Zu Ende gelesen?
    .hint = Dann geht die Geschichte weiter.
    .other = { $player } blättert um.
ask-quest = Welche Quest wählt ihr?
    .hint = Kapitel { $chapter }. Ihr könnt jederzeit aufhören: Alles bleibt erhalten.
    .other = { $player } schlägt eine Quest vor (Kapitel { $chapter }).
ask-hero = { $alone ->
        [1] Wer taucht?
       *[0] { $player }: Wer taucht?
    }
    .hint = Wer in einer Quest stirbt, kommt nicht wieder.
    .other = { $player } wählt, wer taucht.
ask-last-words = Was waren die letzten Worte von { $hero }?
    .hint = Sie kommen auf den Stein.
    .other = { $player } wählt die letzten Worte von { $hero }.
ask-bonus = Noch eine Quest in diesem Kapitel?
    .hint = Eine Bonusquest. Niemand muss.
    .other = { $player } entscheidet über eine Bonusquest.
ask-opinion = { $by ->
        [-1] Wessen Geduld habt ihr aufgebraucht?
       *[other] Wer ist froh, dass ihr lebt?
    }
    .hint = { $by ->
        [-1] Die Meinung sinkt um einen Schritt.
       *[other] Die Meinung steigt um einen Schritt.
    }
    .other = { $by ->
        [-1] { $player } schlägt vor, wessen Meinung sinkt.
       *[other] { $player } schlägt vor, wessen Meinung steigt.
    }
ask-donate = { $alone ->
        [1] Eine Gabe für die Akademie?
       *[0] { $player }: eine Gabe für die Akademie?
    }
    .hint = { $n } von { $most } sind im Kasten.
    .other = { $player } darf der Akademie etwas geben: { $n } von { $most }.
ask-upgrade-slot = { $alone ->
        [1] Welcher Platz wird verbessert?
       *[0] { $player }: Welcher Platz wird verbessert?
    }
    .hint = Er beginnt jede Quest mit einem Element mehr.
    .other = { $player } verbessert einen Platz.
ask-keep-products = { $alone ->
        [1] Welches Produkt behältst du?
       *[0] { $player }: Welches Produkt behältst du?
    }
    .hint = Produkt { $n } von { $most }.
    .other = { $player } behält ein Produkt ({ $n } von { $most }).
ask-finale = Das Buch schließen oder neu beginnen?
    .hint = Im Neuen Spiel+ leben tote Helden wieder; Verbesserungen, Kuriositäten und gute Meinungen bleiben. Die Gegner sind härter.
    .other = { $player } entscheidet, ob ihr neu beginnt.
ask-finale-over = Die Kampagne ist zu Ende.

## Antworten

option-keep-name = Bei { $hero } bleiben
option-name-hero = { $name }
option-turn-page = Umblättern
option-quest = { $quest }
option-close-book = Das Buch für immer schließen
    .then = Die Kampagne endet hier, unvollendet.
option-hero = { $hero }
option-last-words = „{ $words }“
option-silence = Nichts. Es war still.
option-no-bonus = Genug. Zum Stadtbesuch.
option-bonus = Eine Bonusquest, sofort
option-bonus-after-town = Eine Bonusquest, nach einem Kleinen Stadtbesuch
    .then = Eine Meinung sinkt, eine andere steigt, und die Läden sind offen.
option-opinion = { $person }
    .then = { $before } → { $after }
option-donate = { $n ->
        [one] Ein Dienerteil geben
       *[other] { $n } Dienerteile geben
    }
option-no-donation = Den Rest behalten
option-upgrade-slot = { $slot }
    .then = { $n } von 2
option-keep-products = { $product }
option-finish = Das Buch schließen
option-new-game-plus = Neu beginnen: Neues Spiel+
hours = { $n ->
        [one] eine Stunde
       *[other] { $n } Stunden
    }
hours-left = Stunden übrig
no-hours = { $left ->
        [0] Es ist keine Stunde mehr übrig.
       *[other] Es dauert { $n } Stunden; { $left } übrig.
    }
group-story = Was ihr tut
group-quest = Offene Quests
group-hero = Helden
group-name = Namen
group-words = Letzte Worte
group-people = Leute
group-product = Produkte
group-slot-upgrade = Plätze
group-donate = Die Akademie

## Letzte Worte: wer in einer Quest stirbt, sagt sie; die Person am Tisch wählt sie

last-words-1 = Sagt ihnen, ich war größer.
last-words-2 = Linke Tasche. Bringt es Rodrigo zurück. Es ist überfällig.
last-words-3 = Geht vor. Ich komme nach.
last-words-4 = Ich dachte, es wäre lauter.
last-words-5 = Jemand muss den Ofen nachlegen.
last-words-6 = Und das war mein guter Arm.
last-words-7 = Wartet nicht mit dem Essen.
last-words-8 = Ich wusste einen kürzeren Weg. Ich hätte etwas sagen sollen.
last-words-9 = Regnet es noch? Nein? Gut.
last-words-10 = Zählt mich trotzdem mit.
last-words-11 = Mit der Treppe hattet ihr recht.
last-words-12 = Die Lampe etwas tiefer. So. Danke.

## Karten und Tafeln

quest-waves = { $n ->
        [one] eine Welle
       *[other] { $n } Wellen
    }
quest-final = letzte Quest

heroes = Helden
recruit-mind = Rekrutin des Geistes
recruit-body = Rekrut des Körpers
hero-gear = Bringt mit: { $gear }.
board-quests = Offene Quests
board-people = Die Leute von Vogelnest
board-products = Deine Produkte
gear-rank = { $type } { $rank }
your-parts = Teile
suit-basic = einfacher Anzug

## Das Protokoll

log-group-chapter = Kapitel { $n }: { $title }
log-named = { $hero } heißt von nun an { $name }.
log-kept-name = { $hero } bleibt { $hero }.
log-chapter = Kapitel { $n } beginnt: { $title }.
log-visit = Ihr seid in Vogelnest.
    .simple = Ein Kleiner Besuch in Vogelnest.
log-followed = { $choice }
log-set-out = Ihr brecht auf: { $quest }.
log-quest-over = { $quest } ist vorbei.
    .success = { $quest }: Ihr bringt heim, wofür ihr aufgebrochen seid.
    .failure = { $quest }: Das Ziel wurde nicht erreicht.
    .retreat = { $quest }: Ihr seid früh heimgekehrt.
log-buried = { $words ->
        [0] { $hero } ist begraben. Letzte Worte gab es nicht.
       *[other] { $hero } ist begraben. „{ $last }“
    }
log-completed = { $quest } steht nun bei diesem Kapitel.
log-opened = Neu an der Tafel: { $quest }.
log-unlocked = { $hero } kommt zu euch.
log-met = Ihr habt { $who } kennengelernt.
log-person-died = { $who } ist tot.
log-cards-added = Karten kommen zu den Stapeln.
log-donated = { $seat_of } gibt der Akademie { $n }: { $total } insgesamt.
log-slot-upgraded = { $seat_of } verbessert einen Platz: { $slot }.
log-closed = Ihr schließt das Buch in Kapitel { $chapter }.
log-ending = Ein Ende: { $ending }.
log-new-game-plus = Die Geschichte beginnt von vorn, zum { $again ->
        [1] zweiten
        [2] dritten
       *[other] nächsten
    } Mal.
log-gossip = Gerücht: { $line }
log-curio = Ihr habt eine Kuriosität: { $curio }. { $text }
log-opinion = { $by ->
        [-2] { $who } hält viel weniger von euch: { $step }.
        [-1] { $who } hält weniger von euch: { $step }.
        [1] { $who } hält mehr von euch: { $step }.
       *[other] { $who } hält viel mehr von euch: { $step }.
    }
ending-closed = Das Buch ist zu. Die Seite bleibt aufbewahrt.

## Der Kampagnenbogen

sheet = Kampagnenbogen
    .again = Kampagnenbogen · Neues Spiel+ { $n }
sheet-chapters = Kapitel
sheet-chapter = { $n }. { $title }
sheet-locked = { $n }. …
sheet-visit = Stadtbesuch
sheet-now = im Gang
sheet-open = Offene Quests
sheet-none = keine
sheet-parts = Teile
sheet-minion = Diener
sheet-boss = Boss { $level }
sheet-products = Produkte
sheet-sale = In der Auslage
sheet-circuits = Schaltkreise
sheet-donations = Taucherakademie
sheet-donated = { $n } von { $most }
sheet-opinions = Meinungen
sheet-unknown = ?
    .text = Noch nicht begegnet.
sheet-dead = { $who } †
sheet-heroes = Helden
sheet-graves = Friedhof
sheet-grave = { $hero } †
sheet-silence = keine letzten Worte
sheet-curios = Kuriositäten
sheet-gossip = Gerüchteküche
sheet-condition = Anzugzustand
    .text = höchste Ränge
sheet-slots = Plätze
sheet-slot = { $element } { $n }
sheet-level-start = { $n ->
        [one] Eine Stufenkarte mehr zu Beginn jeder Quest, bis eine gelingt.
       *[other] { $n } Stufenkarten mehr zu Beginn jeder Quest, bis eine gelingt.
    }
sheet-ending = Ende
opinion-nemesis = Feindschaft
opinion-detractor = Ablehnung
opinion-neutral = Neutral
opinion-ally = Bündnis
opinion-confidant = Vertrauen
