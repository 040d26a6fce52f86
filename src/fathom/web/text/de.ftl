### Was der Server selbst sagt; die Worte eines Spiels gehören dem Spiel.

## Ablehnungen

refused-no-match = Diese Partie gibt es nicht. Vielleicht ist der Link unvollständig.
refused-no-game = Ein Spiel „{ $game }“ gibt es hier nicht.
refused-no-page = Hier ist nichts.
refused-need-key = Du sitzt nicht an diesem Tisch. Öffne ihn mit dem Link, den du bekommen hast.
refused-wrong-key = Dieser Link öffnet den Tisch nicht oder nicht mehr: Der Platz wurde neu vergeben. Bitte um einen neuen Link.
refused-not-yours = Das ist nicht dein Platz.
refused-host-only = Das kann nur, wer den Tisch eröffnet hat.
refused-foreign-origin = Diese Anfrage kam von einer anderen Seite.
refused-stale = Jemand war schneller: Sieh auf den Tisch und wähle neu.
refused-illegal = Das kann jetzt nicht gewählt werden.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-nothing-to-redo = Es gibt nichts zu wiederholen.
refused-no-vote = Es läuft keine Abstimmung.
refused-departed = Die Regeln haben sich seither geändert: Man kann nur zusehen, bis hier jemand nach den heutigen weiterspielt.
refused-not-departed = Hier gibt es nichts, wovon aus die heutigen Regeln weiterspielen könnten.
refused-no-claim = Niemand bittet mehr um diesen Platz.
refused-seat-held = Dieser Platz ist besetzt. Zu viele bitten schon darum.
refused-seat-refused = Wer auf diesem Platz sitzt, hat abgelehnt. Bitte um einen eigenen Platz.
refused-still-running = Eine Analyse würde verraten, was noch verdeckt ist: Es gibt sie, wenn das Spiel zu Ende ist.
refused-sealed = Dieser Tisch ist versiegelt: Eine Datei davon gibt es erst, wenn das Spiel zu Ende ist.
refused-sealed-seed = An einem versiegelten Tisch bestimmt niemand den Startwert: Lass ihn leer, oder versiegle den Tisch nicht.
refused-rivals-fork = Unter Rivalen lässt sich ein Spiel als Kopie weiterspielen, sobald es zu Ende ist.
refused-rivals-ask = Unter Rivalen werden die anderen immer gefragt.
refused-vote-open = Der Tisch entscheidet noch über etwas anderes.
refused-game-over = Das Spiel ist zu Ende.
refused-not-over = Das Spiel ist noch nicht aus.
refused-broken-rules = Leider ein Fehler in den Regeln: Die Wahl wurde zurückgenommen, ein Bericht liegt vor.
refused-unreadable-match = Diese Partie lässt sich nicht öffnen: { $why }
refused-too-many-sockets = Dieser Partie sehen schon zu viele zu.
refused-too-fast = Zu viel auf einmal: Warte einen Augenblick.
refused-too-much = Du hast heute schon viel hier gelassen: Komm morgen wieder.
refused-too-deep = Die Anfrage ist zu tief verschachtelt.
refused-not-kept = Der Server kann gerade nichts aufbewahren. Nichts ist verloren; deine Wahl gilt nicht. Versuche es später noch einmal.
refused-too-many-reports = Zu dieser Partie gibt es genug Berichte.
refused-bad-message = Diese Nachricht verstehe ich nicht.
refused-bad-import = Diese Datei ist keine Partie, die sich öffnen lässt: { $why }
refused-bad-setup = { $why }
refused-bad-request = Die Anfrage ist unverständlich: { $why }
refused-too-large = Das ist zu groß.
refused-not-allowed = Das geht hier nicht.
refused-broken = Auf dem Server ist etwas kaputtgegangen. Nichts ist verloren; versuche es noch einmal.
refused-no-such-seat = Einen Platz { $seat } gibt es nicht.
refused-no-such-ply = Das Spiel hat { $of } Entscheidungen, { $at } ist keine davon.

## Der Tisch

undo-window = Den Moment, der ungefragt vorbeiging
passed-order = eine Reihenfolge, die nichts ändert
undo-choice = Die letzte Entscheidung
undo-action = Diese Aktion
undo-turn = Diesen Zug
undo-round = Diese Runde
undo-part = Diesen Abschnitt
undo-steps = { $n ->
    [one] eine Entscheidung
   *[other] { $n } Entscheidungen
}
undo-to = { $n ->
    [one] zurück zum Anfang: { $to }, eine Entscheidung
   *[other] zurück zum Anfang: { $to }, { $n } Entscheidungen
}
ask-redo = Das Zurückgenommene wird wiederholt
ask-seat = Der Platz von { $seat } wird für jemand Neues frei
host = Wer den Tisch eröffnet hat
let-go-on = { $name } weitermachen lassen
let-turn = { $name } den Zug beenden lassen
let-question = Du kannst handeln, bevor { $name } weitermacht.
let-plan = { $name } will wählen: { $what }.
let-thinks = { $name } überlegt noch.
seat-name = Platz { $n }
spectator = Jemand, der zusieht
bot-learner = Lernender Bot
bot-steady = Solider Bot
bot-strong = Starker Bot
bot-master = Meisterbot
bot-greedy = Gieriger Bot
bot-random = Zufallsbot
bot-failed = Die Regeln sind bei der Wahl eines Bots gescheitert. Sein Platz kann an einen Menschen gehen; ein Bericht liegt vor.
bye-seat-gone = Dein Platz wurde neu vergeben.
refused-not-now = Noch nicht: Die Lektion ist bei etwas anderem.
refused-no-lesson = Eine Lektion „{ $lesson }“ gibt es nicht.
