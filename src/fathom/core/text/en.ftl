### Words that every game's table needs.

## Passing

option-pass = Carry on
    .text = Nobody does anything here.
option-pass-step = Carry on until the step is over
    .text = You are not asked again in this step of the turn.
option-pass-turn = Carry on until the turn is over
    .text = You are not asked again in this turn.
option-pass-fall = Carry on until the fall is over
    .text = You are not asked again during this fall.

## Answers and chances

group-ways = { $n ->
    [one] { $n } way
   *[other] { $n } ways
 }
chance = { $n } in { $of }
chance-sure = certain
chance-none = hopeless

## How it went

decided = { $where }: { $what }
tally-turns = Turns
turns-from-to = { $a }–{ $b }

## Lists

list-two = { $a } and { $b }
list-or = { $a } or { $b }

## Round the table

table-undo = Undo
table-redo = Redo
table-undo-ask = Cards have been seen since. Does everybody agree to undo?
table-rules = Rules
table-log = Log
    .newest = newest first
table-chat = Message the table
table-settings = Settings
table-spectator = You are watching.
table-waiting = Waiting for { $who }.
table-your-turn = It is your turn.
table-not-possible = Not possible: { $reason }
table-rule = Rule { $clause }
table-open-rulebook = Open in the rulebook
table-can-be-chosen = { $name }: can be chosen.
table-chosen = { $name }: chosen.
table-face-down = Face down
table-over = The game is over.
table-save = Save
table-new-game = New game
table-seat = Seat { $n }
table-keys = Keys

## analysis: how a game went
analysis-sum = { $start } at the start, { $choices } by choices, { $luck } by luck: { $end } in the end
analysis-uncalibrated = These cards have no model of their own: the chances are a rule of thumb.
analysis-seat = Choices of seat { $seat }: { $by }
analysis-when = When
analysis-what = What
analysis-by = Points
analysis-luck = { $what }: what came after it
analysis-choice = { $what }
analysis-better = { $what } (better: { $better })
analysis-wait = leave it to the others
