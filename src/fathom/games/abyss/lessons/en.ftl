### What the lessons and the coach of Abyss say.

first = Your first Lord
    .words = Explore, buy, gather, and recruit your first Lord of the deep.
first-goal = The throne is empty. Whoever has most Influence takes it.
    .words = Influence stands on Lords, Locations, Monster tokens and the Allies that you tie to yourself. The game is nearly over when somebody has seven Lords.
first-price = These Lords can be recruited. Each wants Allies.
    .words = The bubbles say from how many Races they must come, the large one names one of them; the number is what their values must add up to. Pearls fill what is missing.
first-explore = Gather Allies: explore the depths.
    .words = One action a turn: explore, ask the Council, or recruit. Exploring turns up cards one at a time.
first-leave = Your opponent did not buy this one. Leave it, and explore on.
    .words = To take it would be free and end your turn. What you leave behind is not lost: it goes to the Council.
    .not = Explore on this once.
first-take = Take one now, or dare to go on?
    .words = A better one may come, or a Monster. On the fifth space you must take what comes, and get a Pearl.
first-monster = A Monster! Fight it or go on.
    .words = Here a fight always succeeds and brings what the Threat track shows. If you go on, the next one is worth more, but perhaps to your opponent.
first-buy = Your opponent explores, and you are asked first: buy this one?
    .words = The first costs 1 Pearl, the next one more; the Pearls go to your opponent. One a turn, so choose what your Lord wants.
first-council = What nobody took lies with the Council, by Race. Take a whole stack.
    .words = You do not see the cards, only how many there are. It is your action of the turn.
first-gather = Go on until you can pay for a Lord.
    .words = Look at a Lord: it says what you lack. Explore, ask the Council, buy on your opponent's turn.
first-recruit = You can pay for a Lord now. Recruit!
    .words = Those you can pay for are lit. Influence is in the corner; below stands what it does for you.
    .not = Recruit a Lord first.
first-pay = How do you pay?
    .words = The lowest of the Allies that you spend stays with you for good and counts at the end. So pay without waste, but with a good lowest one.
first-end = Your first Lord!
    .words = The weakest Ally that you paid with is affiliated: it counts its value. Keys on Lords open Locations. Six more Lords, or the most Influence: play on, or learn one thing more.

## How to play

howto-goal = Take the throne
    .words = When somebody recruits a seventh Lord, or the Court can no longer be filled, everybody else has one more turn. Then Influence is counted: of Locations, Lords and Monster tokens, and of your strongest affiliated Ally of each Race.
howto-turn = One action a turn
    .words = You explore the depths, ask the Council, or recruit a Lord. Before that you may pay a Pearl to turn up one more Lord; after it, three Keys bring you a Location.
howto-explore = Explore, and let others buy
    .words = Cards come up one at a time. Your opponents are asked first: the first Ally that is sold costs 1 Pearl, the second 2, and the Pearls are yours. What nobody buys you may take, which ends your turn, or leave, and turn up the next. Monsters are fought for what the Threat track shows, or passed by, and then the next one is worth more.
howto-council = What stays behind goes to the Council
    .words = Allies that nobody took lie there by Race, face down. For your whole turn you may take one stack, all of it.
howto-recruit = Recruit a Lord
    .words = The bubbles say from how many different Races you must spend Allies, the large one which Race must be among them. Their values must reach the number below; a Pearl fills each point that is missing, never a Race. The lowest of them stays with you as an affiliated Ally.
howto-locations = Keys open Locations
    .words = As soon as you have three Keys, on Lords or as tokens, you must take a Location: an open one, or the best of up to four that you draw. Lords whose Keys you spend lie under it. They keep their Influence, but lose their power.
howto-wrong = What is got wrong most often
    .words = An affiliated Ally is never spent again. Your hand is worth nothing at the end, except that the lowest of each Race is affiliated then. And an Ally is offered to others before you may take it yourself.

## Short lessons

locations = Keys and Locations
    .words = Three Keys bring you a Location. You must take it.
locations-look = You have three Keys: now a Location is yours.
    .words = It counts Influence at the end by what it says. The Lords whose Keys you spent lie under it: their Influence counts, their power is gone.
locations-choose = Take an open one, or draw.
    .words = You may draw up to four and keep one; the others lie open then, for everybody. So draw many only if you need them.
    .not = Take a Location first.
locations-end = A Location asks for a plan.
    .words = Choose one that counts what you gather anyway. And mind which Lords you lay under it: those without a lasting power lose nothing.

## The coach

coach-buy = You may buy one Ally in an opponent’s turn. The first that is sold costs 1 Pearl, each further one 1 more, and they get the Pearls.
coach-take = To take an Ally ends your turn. What you leave goes to the Council in the end, for anybody.
coach-monster = A Monster that you pass by is worth more to whoever fights the next one.
coach-council = A Council stack is taken whole, without a look. The higher it is, the better.
coach-recruit = The lowest Ally that you pay with stays with you and counts at the end.
coach-plot = For a Pearl you may turn up another Lord before your action, if there is room at the Court.
coach-affiliated = An affiliated Ally cannot be spent again. Of each Race only the strongest counts.
coach-location = Lords whose Keys you spend lie under the Location: their Influence counts, their power is gone.
