### Was das Terminal selbst sagt; die Worte eines Spiels gehören dem Spiel.

## Fragen vor dem Spiel

prompt-default = Nummer oder Enter für { $default }:{" "}
prompt-some = Zahlen, oder Enter für nichts davon:{" "}
not-a-choice = „{ $answer }“ gehört nicht dazu: Tippe eine Zahl von 1 bis { $n } oder Enter.
not-some = „{ $answer }“ sind keine Zahlen von 1 bis { $n }: Tippe einige davon, oder Enter.
ask-game = Welches Spiel?
minutes = { $n } Minuten
ask-resume = Es gibt eine Partie, die noch nicht zu Ende ist ({ $when }). Was nun?
resume-yes = Weiterspielen
resume-no = Eine neue beginnen
ask-players = Zu wievielt spielt ihr?
players = { $n ->
    [one] 1 Person mit zwei Hütern
   *[other] { $n } Personen
 }
ask-character = Hüter { $n }: welcher Charakter?
ask-class = Welche Klasse für { $name }?
ask-seat = Wer spielt { $name }?
seat-me = Ein Mensch
seat-learner = Der lernende Bot
seat-steady = Der solide Bot
seat-strong = Der starke Bot
seat-master = Der Meisterbot
seat-greedy = Der gierige Bot
seat-random = Der Zufallsbot
yes = ja
no = nein

## Der Tisch

prompt = Deine Wahl ({ $enter ->
    [none] {""}
   *[other] Enter = { $enter },{" "}
 }{ $more ->
    [none] {""}
   *[other] m = mehr,{" "}
 }? = Hilfe):{" "}
prompt-over = Das Spiel ist aus. u nimmt zurück, log erzählt es noch einmal, q beendet:{" "}
more = m zeigt mehr ({ $at } von { $of })
choices-brief = ?5 sagt, was Wahl 5 kostet und bewirkt.
hand = Hand
flag-active = am Zug
flag-next = danach
flag-out = besiegt
go-on = Weiter
let-bot = Nichts: { $name } macht weiter
bot-leads = { $name } (ein Bot) handelt gleich; du kannst vorher handeln. „ask never“ erspart dir diese Fragen.
seat-name = Platz { $n }
won = Das Spiel ist gewonnen.
lost = Das Spiel ist verloren.
reason = { $reason } nach { $n } Entscheidungen.
sign-water = Wasser
sign-wall = Wand
sign-shards = zerschlagener Kristall
sign-token = Token
sign-reach = erreichbar
sign-path = Weg

## Antworten auf Befehle

unknown-answer = „{ $answer }“ ist weder eine Zahl von 1 bis { $n } noch ein Befehl. Tippe ? für Hilfe.
no-such-number = Es gibt keine Wahl { $answer }: Tippe eine Zahl von 1 bis { $n }.
several-fit = „{ $answer }“ passt auf mehrere: { $numbers }. Tippe eine dieser Zahlen.
already-over = Das Spiel ist aus: Es gibt nichts mehr zu wählen.
press-number = Tippe die Nummer einer Wahl oder ? für Hilfe.
undone = { $n ->
    [one] Eine Entscheidung ist zurückgenommen.
   *[other] { $n } Entscheidungen sind zurückgenommen.
 }
undo-far = { $n ->
    [one] Eine Entscheidung zurücknehmen, zum Anfang von: { $to }? (j = ja, alles andere = nein){" "}
   *[other] { $n } Entscheidungen zurücknehmen, zum Anfang von: { $to }? (j = ja, alles andere = nein){" "}
 }
undone-revealed = Seither ist etwas Verdecktes ans Licht gekommen, und es bleibt, wie es war: Du hast es nun gesehen.
redone = { $n ->
    [one] Eine Entscheidung gilt wieder.
   *[other] { $n } Entscheidungen gelten wieder.
 }
saved = Die Partie ist gespeichert in { $path }.
saved-itself = Die Partie speichert sich selbst in { $path }. Für eine Kopie anderswo: s DATEI
not-ours = { $path } gibt es schon und ist keine Partie von fathom; die Datei bleibt, wie sie ist. Nimm einen anderen Namen.
ask-folder = Den Ordner { $folder } gibt es nicht. Soll er angelegt werden? (j = ja, alles andere = nein){" "}
not-saved = Nichts ist gespeichert: Den Ordner { $folder } gibt es nicht.
loaded = Die Partie aus { $path } geht weiter.
load-what = Welche Partie? Tippe: l DATEI. Aufbewahrt sind:
no-games-kept = Welche Datei? Tippe: l DATEI. Es ist keine unfertige Partie aufbewahrt.
language = Ich spreche jetzt Deutsch.
unknown-language = Ich spreche Englisch (lang en) und Deutsch (lang de).
seat-changed = Für { $name } spielt jetzt: { $who }.
bot-usage = Tippe „bot PLATZ STÄRKE“ (learner, steady, strong, master) oder „bot PLATZ me“; Plätze: { $seats }.
ask-changed = Wo man handeln darf und nicht muss, wirst du gefragt: { $ask ->
    [always] immer wenn du könntest.
    [matter] immer wenn es etwas ändern könnte.
    [never] nie.
   *[concern] wenn das Nächste jemanden trifft.
 }
ask-usage = Tippe „ask always“, „ask matter“, „ask concern“ oder „ask never“.
nothing-found = Über „{ $words }“ ist nichts bekannt.
more-clauses = { $n ->
    [one] Eine weitere Regel enthält diese Worte
   *[other] { $n } weitere Regeln enthalten diese Worte
 }: „fathom rules { $words }“ zeigt alle.
look-up-usage = Tippe ? und ein Wort: „?Vorsprung“, „?Dyno“ oder „?LW-121“.
nothing-refused = Nichts, was man erwarten würde, ist dir hier verwehrt.
no-sheet = Dieses Spiel führt keinen Bogen.
empty-log = Noch ist nichts geschehen.
rules-failed = Verzeihung, ein Fehler in den Regeln: { $message } Ein Bericht liegt in { $path }.
bot-failed = Für { $name } spielt von jetzt an ein Mensch, damit es weitergeht.
kept = Die Partie ist aufbewahrt in { $path }.
resume-with = Weiter geht es mit: { $command } { $game } --load { $path }
not-kept = Die Partie konnte nicht aufbewahrt werden: { $message }
trace = Agenda, das Nächste zuerst:
trace-empty = Die Agenda ist leer.

## Hilfe

help-title = Was du tippen kannst
help-signs = Zeichen auf dem Plan
help = Zahl
    .number = trifft diese Wahl; der Name eines Feldes (E2) genügt, wenn dort nur eine möglich ist
    .enter = Enter
    .enter-text = macht weiter, wo die Frage es sagt
    .more = m
    .more-text = mehr: der nächste Bildschirm und alles, was der Tisch wegließ
    .undo = u, uu, ut, ur, up
    .undo-text = nimmt die letzte Entscheidung zurück; die Aktion; den Zug; die Runde; die Welle, Ökologie oder den Besuch
    .redo = r
    .redo-text = macht Zurückgenommenes wieder gültig
    .look = ?Wort
    .look-text = schlägt Wort, Karte, Regel oder Wahl nach: ?Vorsprung, ?Dyno, ?LW-121, ?5; auch /Wort
    .hand = hand, log, map
    .hand-text = alle Karten mit ihren Texten; alles, was geschah; der Tisch noch einmal
    .why = why
    .why-text = was du jetzt nicht kannst, mit dem Grund
    .sheet = sheet
    .sheet-text = der Bogen, den ein langes Spiel führt
    .save = s DATEI, l DATEI
    .save-text = speichert oder lädt; die Partie speichert sich auch selbst
    .bot = bot PLATZ steady
    .bot-text = lässt einen Bot (learner, steady, strong, master) oder einen Menschen (me) einen Platz spielen
    .ask = ask never
    .ask-text = wo man handeln darf und nicht muss: wann du gefragt wirst (always, matter, concern, never)
    .lang = lang en
    .lang-text = spricht Englisch; lang de: Deutsch
    .quit = q
    .quit-text = beendet; die Partie ist aufbewahrt

prompt-read = { "Enter liest weiter, skip verlässt die Lektion> " }
lesson-over = { $next ->
    [none] Das war die letzte Lektion. Spiele hier weiter, oder verlasse den Tisch mit q.
   *[other] Spiele hier weiter, oder verlasse den Tisch mit q und lerne die nächste: --lesson { $next }
}
read-first = Erst weiterlesen: mit Enter.
coach-on = Der Begleiter sagt ein Wort zu Neuem.
coach-off = Der Begleiter ist still.
