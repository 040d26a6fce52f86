### What the server itself says; the words of a game are the game's own.

## Refusals

refused-no-match = There is no such match. Perhaps the link is cut short.
refused-no-game = There is no game “{ $game }” here.
refused-no-page = There is nothing here.
refused-need-key = You are not at this table. Open it with the link that you were given.
refused-wrong-key = This link does not open the table, or no longer: the seat was given to somebody else. Ask the host for a new one.
refused-not-yours = That is not your seat.
refused-host-only = Only the host can do that.
refused-foreign-origin = This request came from another site.
refused-stale = Somebody was quicker: look at the table and choose again.
refused-illegal = That cannot be chosen now.
refused-nothing-to-undo = There is nothing to take back.
refused-nothing-to-redo = There is nothing to do again.
refused-no-vote = No vote is open.
refused-departed = The rules have changed since: one can only look, until somebody here goes on by those of today.
refused-not-departed = There is nothing here from which the rules of today could go on.
refused-no-claim = Nobody asks for this seat any more.
refused-seat-held = Somebody holds this seat. Too many are asking for it already.
refused-seat-refused = Who holds this seat has said no. Ask the host for a seat of your own.
refused-still-running = An analysis would tell what is still hidden: there is one when the game is over.
refused-sealed = This table is sealed: there is no file of it before the game is over.
refused-sealed-seed = At a sealed table nobody chooses the seed: leave it empty, or do not seal the table.
refused-rivals-fork = Among rivals a game can be played on as a copy once it is over.
refused-rivals-ask = Among rivals the others are always asked.
refused-vote-open = The table is still deciding about something else.
refused-game-over = The game is over.
refused-not-over = The game is not over yet.
refused-broken-rules = Sorry, a fault in the rules: the choice was taken back, and a report is kept.
refused-unreadable-match = This match cannot be opened: { $why }
refused-too-many-sockets = Too many are looking at this match already.
refused-too-fast = Too much at once: wait a moment.
refused-too-much = You have left a lot here today: come back tomorrow.
refused-too-deep = The request goes too deep.
refused-not-kept = The server cannot keep anything just now. Nothing is lost; your choice was not taken. Try again in a while.
refused-too-many-reports = There are enough reports of this match.
refused-bad-message = I do not understand this message.
refused-bad-import = This file is no match that can be opened: { $why }
refused-bad-setup = { $why }
refused-bad-request = The request cannot be understood: { $why }
refused-too-large = That is too large.
refused-not-allowed = That cannot be done here.
refused-broken = Something broke on the server. Nothing is lost; try again.
refused-no-such-seat = There is no seat { $seat }.
refused-no-such-ply = The game has { $of } choices, { $at } is not one of them.

## The table

undo-window = The moment that passed unasked
passed-order = an order that does not matter
undo-choice = The last choice
undo-action = This action
undo-turn = This turn
undo-round = This round
undo-part = This part of the game
undo-steps = { $n ->
    [one] one choice
   *[other] { $n } choices
}
undo-to = { $n ->
    [one] back to the start of { $to }, one choice
   *[other] back to the start of { $to }, { $n } choices
}
ask-redo = What was taken back is made again
ask-seat = The seat of { $seat } is freed for somebody new
host = The host
let-go-on = Let { $name } go on
let-turn = Let { $name } finish the turn
let-question = You may act before { $name } goes on.
let-plan = { $name } is about to choose: { $what }.
let-thinks = { $name } is still thinking.
seat-name = Seat { $n }
spectator = Somebody watching
bot-learner = Learning bot
bot-steady = Steady bot
bot-strong = Strong bot
bot-master = Master bot
bot-greedy = Greedy bot
bot-random = Random bot
bot-failed = The rules failed on the choice of a bot. The host can give its seat to a person; a report is kept.
bye-seat-gone = Your seat was given to somebody else.
refused-not-now = Not now: the lesson is at something else.
refused-no-lesson = There is no lesson “{ $lesson }”.
