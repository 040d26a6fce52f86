### What the terminal itself says; the words of a game are the game's own.

## Questions before the game

prompt-default = Number, or Enter for { $default }:{" "}
prompt-some = Numbers, or Enter for none:{" "}
not-a-choice = “{ $answer }” is none of these: type a number from 1 to { $n }, or Enter.
not-some = “{ $answer }” are not numbers from 1 to { $n }: type some of them, or Enter.
ask-game = Which game?
minutes = { $n } minutes
ask-resume = There is a game that you have not finished ({ $when }). What now?
resume-yes = Continue it
resume-no = Begin a new one
ask-players = How many of you play?
players = { $n ->
    [one] 1 player with two climbers
   *[other] { $n } players
 }
ask-character = Climber { $n }: which character?
ask-class = Which class for { $name }?
ask-seat = Who plays { $name }?
seat-me = A person
seat-learner = The learning bot
seat-steady = The steady bot
seat-strong = The strong bot
seat-master = The master bot
seat-greedy = The greedy bot
seat-random = The random bot
yes = yes
no = no

## The table

prompt = Your choice ({ $enter ->
    [none] {""}
   *[other] Enter = { $enter },{" "}
 }{ $more ->
    [none] {""}
   *[other] m = more,{" "}
 }? = help):{" "}
prompt-over = The game is over. u takes back, log tells it again, q leaves:{" "}
more = m shows more ({ $at } of { $of })
choices-brief = ?5 says what choice 5 costs and leads to.
hand = Hand
flag-active = acts
flag-next = next
flag-out = defeated
go-on = Go on
let-bot = Nothing: let { $name } go on
bot-leads = { $name } (a bot) is about to act; you may act first. “ask never” spares you these questions.
seat-name = Seat { $n }
won = The game is won.
lost = The game is lost.
reason = { $reason } after { $n } choices.
sign-water = water
sign-wall = wall
sign-shards = broken crystal
sign-token = token
sign-reach = in reach
sign-path = way

## Answers to commands

unknown-answer = “{ $answer }” is neither a number from 1 to { $n } nor a command. Type ? for help.
no-such-number = There is no choice { $answer }: type a number from 1 to { $n }.
several-fit = “{ $answer }” fits several choices: { $numbers }. Type one of these numbers.
already-over = The game is over: there is nothing left to choose.
press-number = Type the number of a choice, or ? for help.
undone = { $n ->
    [one] One choice is taken back.
   *[other] { $n } choices are taken back.
 }
undo-far = { $n ->
    [one] Take one choice back, to the start of { $to }? (y = yes, anything else = no){" "}
   *[other] Take { $n } choices back, to the start of { $to }? (y = yes, anything else = no){" "}
 }
undone-revealed = Something hidden came to light since, and it stays as it was: you have seen it now.
redone = { $n ->
    [one] One choice is made again.
   *[other] { $n } choices are made again.
 }
saved = The game is saved in { $path }.
saved-itself = The game saves itself in { $path }. To keep a copy elsewhere: s FILE
not-ours = { $path } exists and is no game of fathom, so it stays as it is. Choose another name.
ask-folder = There is no folder { $folder }. Make it? (y = yes, anything else = no){" "}
not-saved = Nothing is saved: there is no folder { $folder }.
loaded = The game from { $path } goes on.
load-what = Which game? Type: l FILE. Games that are kept:
no-games-kept = Which file? Type: l FILE. No unfinished game is kept.
language = I speak English now.
unknown-language = I speak English (lang en) and German (lang de).
seat-changed = { $name } is played by: { $who }.
bot-usage = Type “bot SEAT LEVEL” (learner, steady, strong, master) or “bot SEAT me”; seats: { $seats }.
ask-changed = Where one may act and need not, you are asked { $ask ->
    [always] whenever you could.
    [matter] whenever it could change anything.
    [never] never.
   *[concern] when what comes next touches somebody.
 }
ask-usage = Type “ask always”, “ask matter”, “ask concern” or “ask never”.
nothing-found = Nothing is known about “{ $words }”.
more-clauses = { $n ->
    [one] One more clause has these words
   *[other] { $n } more clauses have these words
 }: “fathom rules { $words }” shows all.
look-up-usage = Type ? and a word: “?ledge”, “?Dyno” or “?LW-121”.
nothing-refused = Nothing is forbidden to you here that one would expect.
no-sheet = This game keeps no record.
empty-log = Nothing has happened yet.
rules-failed = Sorry, a fault in the rules: { $message } A report is in { $path }.
bot-failed = { $name } is played by a person from now on, so that the game can go on.
kept = The game is kept in { $path }.
resume-with = Go on with: { $command } { $game } --load { $path }
not-kept = The game could not be kept: { $message }
trace = Agenda, next first:
trace-empty = The agenda is empty.

## Help

help-title = What you can type
help-signs = Signs on the board
help = number
    .number = makes that choice; the name of a space (E2) will do if only one choice is there
    .enter = Enter
    .enter-text = goes on, where the question says so
    .more = m
    .more-text = more: the next screen, and all that the table left out
    .undo = u, uu, ut, ur, up
    .undo-text = take back the last choice; the action; the turn; the round; the wave, Ecology or visit
    .redo = r
    .redo-text = make again what was taken back
    .look = ?word
    .look-text = look up a word, a card, a rule or a choice: ?ledge, ?Dyno, ?LW-121, ?5; /word too
    .hand = hand, log, map
    .hand-text = all cards with their texts; all that happened; the table once more
    .why = why
    .why-text = what you cannot do now, and the reason
    .sheet = sheet
    .sheet-text = the record that a long game keeps
    .save = s FILE, l FILE
    .save-text = save or load; the game also saves itself all the time
    .bot = bot SEAT steady
    .bot-text = let a bot (learner, steady, strong, master) or a person (me) play a seat
    .ask = ask never
    .ask-text = where one may act and need not: when you are asked (always, matter, concern, never)
    .lang = lang de
    .lang-text = speak German; lang en: English
    .quit = q
    .quit-text = leave; the game is kept

prompt-read = { "Enter reads on, skip leaves the lesson> " }
lesson-over = { $next ->
    [none] That was the last lesson. Play on here, or leave with q.
   *[other] Play on here, or leave with q and learn the next: --lesson { $next }
}
read-first = Read on first: press Enter.
coach-on = The coach says a word at what is new.
coach-off = The coach is silent.
