### The client's own words; everything about a game comes from the game.

## Every page

home = fathom, home
language = Language
other-lang = Deutsch
to-dark = Dark theme
to-light = Light theme
settings = Settings
close = Close
more = More options
menu = Menu
to-home = To the games
loading = Loading …
failed = That did not work: { $reason }
broken = That did not work.
not-found = There is nothing here.
not-found-why = The address leads nowhere. Perhaps a part of it is missing.

## Home

tagline = Games about things far bigger than you
intro = Play alone, round one screen, with friends over a link, or with bots. No account, nothing to install.
choose-game = Choose a game
go-on = Go on playing
your-turn = Your turn
over = Over
minutes = { $n } min
to-begin-with = Good to begin with
join-by-link = Join by link
paste-link = Paste the link that you were given.
join = Join
import = Import

## The rulebook

rulebook = Rulebook
rulebooks = Rulebooks
search-rules = Search the rules
no-rules = No rule has these words.
open-in-rules = Open in rulebook
rule = Rule { $clause }

## Before a game

start = Start
seats = Seats
seat = Seat { $n }
me = Me
bot = Bot
link = By link
who-plays = Who plays seat { $n }?
your-name = Your name
seed = Seed (empty: random)
first-game = Your first game?
begin-with = Begin with this
surprise = Surprise me
name-of = Name at seat { $n }
too-long = At most { $n } letters, please.
unseen-signs = Only letters and signs that can be seen, please.
less-seat = Without seat { $n }
sheet = Record sheet
sheet-why = Keep this text: with it the same party begins another game where this one stands. Put it in before a new game, at the bottom of its page.
sheet-use = Begin a new game with it
sheet-bad = this is no record sheet

## Coming by a link

invited = You are invited to { $game }
invited-as = Your seat: { $seat }.
invited-name = What shall the others call you?
invited-why = They see this name in the chat, in votes and at your seat. You can change it later.
sit-down = Sit down

## Settings

theme = Colours
system = As the system
light = Light
dark = Dark
to-mute = Turn sound off
to-sound = Turn sound on
pace = What happens is played
pace-calm = Calmly
pace-quick = Quickly
pace-off = Not at all
while-away = While you were away
motion = Movement
motion-on = On
motion-off = Reduced
sound = Sound
on = On
off = Off
ask = When I am asked where I need not act
ask-always = Whenever I could act
ask-matter = Whenever it could change something
ask-concern = When it concerns somebody
ask-never = Never
passed = Passed: { $what }
passed-open = Stop there
confirm = What costs something scarce
confirm-always = Ask first
confirm-never = At once
guard = Clicks on what has just appeared
guard-off = Take at once
guard-on = Ignore for a moment
guard-long = Ignore for a second
speed = Bots play
slow = Slowly
normal = Normally
fast = Fast

## Parts of the table

players = Players
beside = What threatens, and the log
map = Map
centre = The table
threat = Threat
play = Play
log = Log
newest-first = newest first
nothing-yet = Nothing has happened yet.
message = Message the table
send = Send
in-play = In play
diagram = Area
cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
record-story = The story so far
print = Print

## What can be done

your-choices = Your choices
choose-one = Choose one
can-be-chosen = can be chosen
in-reach = { $n ->
    [one] one place in reach
   *[other] { $n } places in reach
}
more-ways = and { $n } more
not-possible = Not possible: { $reason }
not-possible-now = Not possible now
of-most = { $n } of { $most }
of-only = of { $most }
in36 = { $n } in 36
empty = empty
now = now
done = done
active = Active
next = Next
out = Defeated

## Who is asked

waiting-for = Waiting for { $who }
bot-thinks = { $who } is choosing
show-seat = Show the table as
spectator = Spectator
spectating = You are watching.
go-on-as = Go on as { $who }
hand-to = Hand the screen to { $who }
hand-to-why = Their cards are shown after this.
i-am = I am { $who }
you-are = You

## Taking back, and advice

leave-it = Leave it
do-it = Confirm
undo = Undo
redo = Redo
undo-far = “Redo” brings it all back, as long as nothing else is chosen.
keep = Keep it
nothing-to-undo = There is nothing to take back.
vote-asks = { $who } would like to undo: { $what }. Agree?
vote-why = Hidden things were seen since, or choices of yours go back.
vote-waits = Asked for: { $what }. { $yes } of { $needs } agree.
vote-over = The vote is over.
vote-title = A question to the table
vote-asks-other = { $who } asks: { $what }. Agree?
withdraw = Withdraw
go-on-today = Go on by the rules of today
claim-title = Your seat
claim-asks = { $who } came with the link of your seat ({ $seat }). Is that you, on another device?
claim-why = Whoever you let in sees what you see and plays for you.
claim-no = No, refuse
claim-yes = Yes, it is me
somebody = Somebody
seat-asked = Somebody sits here
seat-asked-why = Whoever holds this seat is asked whether it is yours too. This page goes on by itself. If nobody answers, ask the host for a new link.
device = Another device of yours
device-why = Open this on your other device within five minutes. It works once.
device-qr = QR code of the link
undo-asks = Ask the others before hidden things or their choices are taken back
yes = Agree
no = Decline
hint = Hint
suggest = Suggest a move
suggestion = A bot would choose: { $what }
no-suggestion = No suggestion now.

## People

people = At the table
people-why = Who plays which seat. A seat can be given to a friend by a link, or to a bot, at any time.
away = away
here = here
link-waits = waits for somebody
give-to = Give to
take-seat = Me
give-bot = A bot
free-seat = Whoever gets a new link
fresh-link = A new link
share-seats = Links to the seats
share-why = Whoever opens a link plays that seat. Send each to one person only.
copy = Copy
copied = Copied
watch-link = To watch

## Files and reports

export-match = Save as a file
report = Report a problem
report-why = What went wrong? The file holds the match, the version and your words; it stays with you until you send it.
make-report = Make the file
report-made = The file is made. Send it to whoever looks after this table.

## Keys

help = Keys
key-choose = Choose an option or an entry of a menu
key-arrows = Go over the board
key-enter = Choose what is focused
key-esc = Back, close
key-undo = Undo the last choice
key-board = To the board
key-cards = To the cards; arrows go on
key-round = Round through the kinds of choice on the board
key-zoom = Nearer to the board, back, all of it
key-pan = Move over a board that is larger than its window
key-log = To the log
key-hint = Suggest a move
key-mute = Sound on or off
key-move = Move on (the option without the lamp)
key-rules = Keys and rulebook

## The line to the server

lost-link = The connection is gone. It comes back by itself; nothing is lost.
back-again = Connected again.
moved-on = The table has moved on. This is how it stands now.
no-table = This table cannot be opened

## The end, and the replay

won = Won
lost = Lost
ended = The end
look-again = The table
play-again = Set up differently
replay = Replay
replay-of = Replay
first = To the start
prev = Step back
next-step = Step on
pause = Pause
play-on = Play from here
step = Step { $at } of { $of }
jump-turn = Go to turn

## The last page

again = Again?
new-seed = New game
same-seed = Same game
decided = What decided it
best = Best moment
worst = Worst moment
luck = luck
most-by = most by { $name }
account = The final account
total = Together
## Learning

learn = Learn
learn-game = Learn { $game }
learn-why = You play, and are told what matters when it comes up. Nothing has to be read before.
learn-play = Set up a game
learn-minutes = { $n } min
how-to-play = How to play
lesson-step = Step { $at } of { $of }
lesson-next = Next
lesson-skip = Leave the lesson
lesson-following = Next lesson
lesson-all = All lessons
lesson-play-on = Play on here
lesson-done = Learnt
coach = Coach
coach-on = A word at what is new
coach-off = Silent
coach-got-it = Got it
coach-never = No more of these

## How a game went

analyse = Analyse
analysis = How it went
percent = { $n } %
at-start = at the start
by-choices = choices
by-luck = luck
in-the-end = in the end
luck-and-choices = Luck and choices
chance-to-win = Chance to win
what-you-chose = what was chosen
what-turned-up = what turned up
the-choice = The choice
kind-luck = luck
kind-choice = choice
swing-luck = Luck: { $by } points
swing-choice = A choice: { $by } points
nothing-compared = There was nothing to compare here.
too-close = Too close to call.
gave-away = { $n ->
    [one] Gave away one point beside what a bot would have chosen.
   *[other] Gave away { $n } points beside what a bot would have chosen.
  }
gained = { $n ->
    [one] One point better than what a bot would have chosen.
   *[other] { $n } points better than what a bot would have chosen.
  }
how-compared = Played on { $n } times by bots, from what this seat knew then. Nine of ten estimates lie within the bar.
weighing = choice { $at } of { $of }
uncalibrated = There is no model for these rules and cards yet: the chances are a guess.
leave-to-others = Leave it to the others
compared = { $n } of { $of } compared.
from-what-you-see = Counted from what you can see.

how-to-play-game = How to play { $game }
how-to-play-why = Ten minutes to read. Every picture is a real table; the numbers lead to the rules that say it exactly.
rule-ruling = Rulings: where the book is silent
rule-edition = Editions: what they say differently

## The chronicle

chronicle = Chronicle
wins-by-game = Wins by game
won-of = { $n } of { $of }
streak = Won in a row: { $now } now, { $best } at the most
weekly = game of the week
game-of-week = Game of the week
weekly-why = One game for everybody until Sunday night: the same seed, the same setup.
weekly-open = not played yet
weekly-again = Once more
in-turns = { $n } turns
wall = Met and beaten
first-won = since { $day }
tries = { $n ->
    [one] one try, not yet
   *[other] { $n } tries, not yet
}
days = Days with a game
days-with = { $n } days with a game
lately = Lately
keep-it = Keep it
chronicle-here = The chronicle lives in this browser and is never sent. Take it along as a file.
chronicle-none = Nothing has been finished here yet. Every game that ends is written down.
save-as-file = Save as a file
load-file = Load a file
no-chronicle = This is no chronicle: nothing was changed.
you-can = You can now
