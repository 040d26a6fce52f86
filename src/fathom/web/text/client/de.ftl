### Die Worte der Seiten selbst; alles über ein Spiel kommt vom Spiel.

## Every page

home = fathom, Startseite
language = Sprache
other-lang = English
to-dark = Dunkle Farben
to-light = Helle Farben
settings = Einstellungen
close = Schließen
more = Weitere Optionen
menu = Menü
to-home = Zu den Spielen
loading = Lädt …
failed = Das hat nicht geklappt: { $reason }
broken = Das hat nicht geklappt.
not-found = Hier ist nichts.
not-found-why = Die Adresse führt ins Leere. Vielleicht fehlt ein Teil davon.

## Home

tagline = Spiele über Wesen, viel größer als du
intro = Spiel allein, zu mehreren an einem Bildschirm, mit Freunden über einen Link oder mit Bots. Ohne Konto, ohne Installation.
choose-game = Spiel wählen
go-on = Weiterspielen
your-turn = Du bist dran
over = Beendet
minutes = { $n } Min.
to-begin-with = Gut für den Anfang
join-by-link = Mit Link beitreten
paste-link = Füge den Link ein, den du bekommen hast.
join = Beitreten
import = Importieren

## The rulebook

rulebook = Regelbuch
rulebooks = Regelbücher
search-rules = Regeln durchsuchen
no-rules = Keine Regel enthält diese Wörter.
open-in-rules = Im Regelbuch öffnen
rule = Regel { $clause }

## Before a game

start = Losspielen
seats = Plätze
seat = Platz { $n }
me = Ich
bot = Bot
link = Per Link
who-plays = Wer spielt Platz { $n }?
your-name = Dein Name
seed = Startwert (leer: Zufall)
first-game = Deine erste Partie?
begin-with = Damit beginnen
surprise = Überrasch mich
name-of = Name auf Platz { $n }
too-long = Bitte höchstens { $n } Zeichen.
unseen-signs = Bitte nur Zeichen, die man sieht.
less-seat = Ohne Platz { $n }
sheet = Spielbogen
sheet-why = Heb diesen Text auf: Mit ihm beginnt dieselbe Gruppe eine andere Partie dort, wo diese steht. Füge ihn vor einer neuen Partie unten auf ihrer Seite ein.
sheet-use = Eine neue Partie damit beginnen
sheet-bad = das ist kein Spielbogen

## Coming by a link

invited = Du bist zu { $game } eingeladen
invited-as = Dein Platz: { $seat }.
invited-name = Wie sollen dich die anderen nennen?
invited-why = Diesen Namen sehen sie im Chat, bei Abstimmungen und an deinem Platz. Du kannst ihn später ändern.
sit-down = Platz nehmen

## Settings

theme = Farben
system = Wie das System
light = Hell
dark = Dunkel
to-mute = Ton aus
to-sound = Ton an
pace = Was geschieht, wird gezeigt
pace-calm = Ruhig
pace-quick = Schnell
pace-off = Gar nicht
while-away = Während du weg warst
motion = Bewegung
motion-on = An
motion-off = Reduziert
sound = Ton
on = An
off = Aus
ask = Wo ich nicht handeln muss, fragen
ask-always = Immer wenn ich könnte
ask-matter = Immer wenn es etwas ändern könnte
ask-concern = Wenn es jemanden trifft
ask-never = Nie
passed = Übergangen: { $what }
passed-open = Dort anhalten
confirm = Was etwas Knappes kostet
confirm-always = Erst nachfragen
confirm-never = Sofort
guard = Klicks auf eben Erschienenes
guard-off = Sofort annehmen
guard-on = Einen Moment nicht beachten
guard-long = Eine Sekunde nicht beachten
speed = Bots spielen
slow = Langsam
normal = Normal
fast = Schnell

## Parts of the table

players = Spieler
beside = Was droht, und der Verlauf
map = Karte
centre = Der Tisch
threat = Gefahr
play = Spiel
log = Verlauf
newest-first = Neues zuerst
nothing-yet = Noch ist nichts geschehen.
message = Nachricht an den Tisch
send = Senden
in-play = Im Spiel
diagram = Fläche
cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
record-story = Die Geschichte bisher
print = Drucken

## What can be done

your-choices = Deine Möglichkeiten
choose-one = Eines wählen
can-be-chosen = wählbar
in-reach = { $n ->
    [one] ein Feld erreichbar
   *[other] { $n } Felder erreichbar
}
more-ways = und { $n } weitere
not-possible = Nicht möglich: { $reason }
not-possible-now = Gerade nicht möglich
of-most = { $n } von { $most }
of-only = von { $most }
in36 = { $n } von 36
empty = leer
now = jetzt
done = vorbei
active = Am Zug
next = Als Nächstes
out = Besiegt

## Who is asked

waiting-for = Warten auf { $who }
bot-thinks = { $who } wählt
show-seat = Tisch zeigen als
spectator = Zuschauer
spectating = Du siehst zu.
go-on-as = Weiter als { $who }
hand-to = Gib den Bildschirm an { $who }
hand-to-why = Danach sind die Karten zu sehen.
i-am = Ich bin { $who }
you-are = Du

## Taking back, and advice

leave-it = Lass es
do-it = Bestätigen
undo = Zurücknehmen
redo = Wiederholen
undo-far = „Wiederholen“ bringt alles zurück, solange nichts anderes gewählt wird.
keep = Behalten
nothing-to-undo = Es gibt nichts zurückzunehmen.
vote-asks = { $who } möchte zurücknehmen: { $what }. Einverstanden?
vote-why = Seitdem war Verdecktes zu sehen, oder es geht um deine Entscheidungen.
vote-waits = Erbeten: { $what }. { $yes } von { $needs } einverstanden.
vote-over = Die Abstimmung ist vorbei.
vote-title = Eine Frage an den Tisch
vote-asks-other = { $who } bittet: { $what }. Einverstanden?
withdraw = Zurückziehen
go-on-today = Nach den heutigen Regeln weiterspielen
claim-title = Dein Platz
claim-asks = { $who } kam mit dem Link deines Platzes ({ $seat }). Bist du das, auf einem anderen Gerät?
claim-why = Wen du einlässt, der sieht, was du siehst, und spielt für dich.
claim-no = Nein, ablehnen
claim-yes = Ja, das bin ich
somebody = Jemand
seat-asked = Hier sitzt schon jemand
seat-asked-why = Wer auf diesem Platz sitzt, wird gefragt, ob es auch deiner ist. Diese Seite macht von selbst weiter. Antwortet niemand, bitte um einen neuen Link.
device = Ein weiteres Gerät von dir
device-why = Öffne das binnen fünf Minuten auf deinem anderen Gerät. Es geht einmal.
device-qr = QR-Code des Links
undo-asks = Die anderen fragen, bevor Verdecktes oder ihre Entscheidungen zurückgenommen werden
yes = Einverstanden
no = Ablehnen
hint = Tipp
suggest = Zug vorschlagen
suggestion = Ein Bot würde wählen: { $what }
no-suggestion = Gerade kein Vorschlag.

## People

people = Am Tisch
people-why = Wer auf welchem Platz spielt. Ein Platz lässt sich jederzeit per Link an Freunde geben oder an einen Bot.
away = nicht da
here = da
link-waits = wartet auf jemanden
give-to = Geben an
take-seat = Mich
give-bot = Einen Bot
free-seat = Wer einen neuen Link bekommt
fresh-link = Einen neuen Link
share-seats = Links zu den Plätzen
share-why = Wer einen Link öffnet, spielt diesen Platz. Schick jeden nur einer Person.
copy = Kopieren
copied = Kopiert
watch-link = Zum Zuschauen

## Files and reports

export-match = Als Datei speichern
report = Problem melden
report-why = Was ging schief? Die Datei enthält die Partie, die Version und deine Worte; sie bleibt bei dir, bis du sie verschickst.
make-report = Datei erstellen
report-made = Die Datei ist erstellt. Schick sie an die Person, die diesen Tisch betreut.

## Keys

help = Tasten
key-choose = Option oder Menüeintrag wählen
key-arrows = Über das Spielfeld gehen
key-enter = Wählen, worauf der Fokus liegt
key-esc = Zurück, schließen
key-undo = Letzte Wahl zurücknehmen
key-board = Zum Spielfeld
key-cards = Zu den Karten; weiter mit Pfeilen
key-round = Reihum durch die Arten der Wahl auf dem Spielfeld
key-zoom = Näher ans Spielfeld, zurück, alles
key-pan = Über ein Spielfeld gleiten, das größer ist als sein Fenster
key-log = Zum Verlauf
key-hint = Zug vorschlagen
key-mute = Ton an oder aus
key-move = Weiter (die Option ohne Lampe)
key-rules = Tasten und Regelbuch

## The line to the server

lost-link = Die Verbindung ist weg. Sie kommt von selbst wieder; nichts geht verloren.
back-again = Wieder verbunden.
moved-on = Der Tisch ist schon weiter. So steht es jetzt.
no-table = Dieser Tisch lässt sich nicht öffnen

## The end, and the replay

won = Gewonnen
lost = Verloren
ended = Ende
look-again = Der Tisch
play-again = Anders aufbauen
replay = Wiederholung
replay-of = Wiederholung
first = Zum Anfang
prev = Schritt zurück
next-step = Schritt weiter
pause = Anhalten
play-on = Ab hier spielen
step = Schritt { $at } von { $of }
jump-turn = Zum Zug

## Die letzte Seite

again = Noch einmal?
new-seed = Neues Spiel
same-seed = Dasselbe Spiel
decided = Was den Ausschlag gab
best = Bester Moment
worst = Schlimmster Moment
luck = Glückssache
most-by = am meisten { $name }
account = Die Schlussrechnung
total = Zusammen
## Lernen

learn = Lernen
learn-game = { $game } lernen
learn-why = Du spielst und hörst, worauf es ankommt, wenn es so weit ist. Vorher zu lesen gibt es nichts.
learn-play = Partie aufbauen
learn-minutes = { $n } Min.
how-to-play = So wird gespielt
lesson-step = Schritt { $at } von { $of }
lesson-next = Weiter
lesson-skip = Lektion verlassen
lesson-following = Nächste Lektion
lesson-all = Alle Lektionen
lesson-play-on = Hier weiterspielen
lesson-done = Gelernt
coach = Begleiter
coach-on = Ein Wort zu Neuem
coach-off = Still
coach-got-it = Verstanden
coach-never = Nichts mehr davon

## Wie eine Partie verlief

analyse = Analyse
analysis = Wie es lief
percent = { $n } %
at-start = am Anfang
by-choices = Entscheidungen
by-luck = Glück
in-the-end = am Ende
luck-and-choices = Glück und Entscheidungen
chance-to-win = Siegchance
what-you-chose = was gewählt wurde
what-turned-up = was aufgedeckt wurde
the-choice = Die Entscheidung
kind-luck = Glück
kind-choice = Entscheidung
swing-luck = Glück: { $by } Punkte
swing-choice = Eine Entscheidung: { $by } Punkte
nothing-compared = Hier gab es nichts zu vergleichen.
too-close = Zu knapp, um etwas zu sagen.
gave-away = { $n ->
    [one] Einen Punkt verschenkt gegenüber dem, was ein Bot gewählt hätte.
   *[other] { $n } Punkte verschenkt gegenüber dem, was ein Bot gewählt hätte.
  }
gained = { $n ->
    [one] Einen Punkt besser als das, was ein Bot gewählt hätte.
   *[other] { $n } Punkte besser als das, was ein Bot gewählt hätte.
  }
how-compared = { $n }-mal von Bots weitergespielt, mit dem, was dieser Platz damals wusste. Neun von zehn Schätzungen liegen im Balken.
weighing = Entscheidung { $at } von { $of }
uncalibrated = Für diese Regeln und Karten gibt es noch kein Modell: Die Chancen sind geraten.
leave-to-others = Den anderen überlassen
compared = { $n } von { $of } verglichen.
from-what-you-see = Gezählt nach dem, was du sehen kannst.

how-to-play-game = { $game }: So wird gespielt
how-to-play-why = In zehn Minuten gelesen. Jedes Bild ist ein echter Tisch; die Nummern führen zu den Regeln, die es genau sagen.
rule-ruling = Entscheidungen: wo das Buch schweigt
rule-edition = Ausgaben: was sie anders sagen

## Die Chronik

chronicle = Chronik
wins-by-game = Siege nach Spiel
won-of = { $n } von { $of }
streak = Siege in Folge: jetzt { $now }, höchstens { $best }
weekly = Spiel der Woche
game-of-week = Spiel der Woche
weekly-why = Ein Spiel für alle bis Sonntagnacht: derselbe Zufall, derselbe Aufbau.
weekly-open = noch nicht gespielt
weekly-again = Noch einmal
in-turns = { $n } Züge
wall = Getroffen und besiegt
first-won = seit { $day }
tries = { $n ->
    [one] ein Versuch, noch nicht
   *[other] { $n } Versuche, noch nicht
}
days = Tage mit einem Spiel
days-with = { $n } Tage mit einem Spiel
lately = Zuletzt
keep-it = Aufheben
chronicle-here = Die Chronik lebt in diesem Browser und wird nie verschickt. Nimm sie als Datei mit.
chronicle-none = Hier wurde noch nichts zu Ende gespielt. Jedes Spiel, das endet, wird aufgeschrieben.
save-as-file = Als Datei sichern
load-file = Datei laden
no-chronicle = Das ist keine Chronik: nichts wurde geändert.
you-can = Das kannst du jetzt
