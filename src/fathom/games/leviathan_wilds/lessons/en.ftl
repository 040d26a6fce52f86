### What the lessons and the coach of Leviathan Wilds say.

first = Your first climb
    .words = The goal, a turn, a broken crystal, a fall and a rest.
first-goal = This is the Sage. It is bound by seven crystals.
    .words = Break them all, together, and it is free: you have won. The number on a crystal is how hard you must still strike.
first-lose = Two markers creep towards each other.
    .words = Health falls from the left, blight rises from the right. Where they meet, a climber is defeated, and only one last chance is left for all.
first-start = Choose where you start: D1.
    .words = Three spaces above it, at D4, is a ledge. On ledges you stand safely and can rest.
first-threat = Each turn begins with what the leviathan is about to do.
    .words = Shrug strikes the hatched spaces when your turn ends: whoever stands there then loses 2 health. Now you know it, so be somewhere else.
first-card = Your turn: play a card for its points.
    .words = The number in its corner is your action points. What the card says is then not used. You need three points to climb to the ledge.
first-climb = Climb out of the hatched spaces, up to the ledge at D4.
    .words = A step costs 1 point. Look at a lit space first: it tells what the step costs and what waits there.
    .not = First up to the ledge at D4.
first-stop = You are safe. End here.
    .words = Points that are left are lost. Then the threat is carried out: it hits the air.
first-draw = Draw up to three cards. Your deck is your grip.
    .words = Each card that you play is grip that is gone. When the deck is empty, you fall.
first-again = Kestrel has climbed as well. Now it is your turn again: play a card.
    .words = You stand two steps below the crystal at C5. Four points would be good.
first-crystal = Climb to the crystal at C5.
    .words = One step to the left or up, then one more.
    .not = First to the crystal at C5.
first-strike = Strike with all that you have left.
    .words = Each point is one strike. The crystal shows 4.
first-add = Before a strike lands, cards can add to it.
    .words = Fix's own card says strike +1, once a turn. Play it.
    .not = Add to the strike first.
first-land = Now let it land.
    .words = The preview says what will be left of the crystal.
first-skill = No points left? Then use what a card says.
    .words = Any time you may discard a card for its words instead of its number. Aftershock strikes 2: enough.
first-on = Go on until the crystal breaks.
    .words = With strikes, with cards, this turn or the next. When you have no more to do, end your turn; play a card for points at the start of the next.
first-any = Break a crystal, whichever you like.
    .words = Kestrel was quicker at this one. Climb to another and strike it; when you have no more points, end your turn.
first-bonus = Its words go on: it broke one, so it strikes again.
    .words = Choose another crystal up to three spaces away.
first-broken = Broken! One bond less.
    .words = Six are left. Fix and Kestrel break them one by one.
first-fall = You hang here without a ledge. Let go!
    .words = Falling is a staircase: you drop straight down to the next ledge, and terrain on the way costs what it always costs. Here that is 1 grip, at C2.
    .not = Let go first: it is time to fall.
first-falling = You fall. Let it happen.
    .words = On the way, cards could still be used. You need none.
first-stop-again = Landed, and nothing broken. End here.
    .words = Nobody loses health by falling; only what you pass on the way can hurt.
first-draw-again = Look at your grip before you draw.
    .words = That is all that your deck still holds. It is time to rest.
first-card-again = Play a card with at least two points.
    .words = To rest costs 2 points, and only on a ledge.
first-rest = Rest.
    .words = All your discarded cards go back under your deck: your grip is full again. Nothing is more often forgotten.
    .not = Rest first, while you stand on a ledge.
first-end = That is all you need: climb, strike, fall, rest.
    .words = You know what wins, what loses and what a turn is. You can climb on with Kestrel right here, or learn one thing more.

## The coach

coach-window = At certain moments anybody may use a card or let go. If you want nothing, carry on; it can also be for the whole turn.
coach-ap-card = A card gives you its number as points, or its words, never both. Keep the words that you will need.
coach-attack = The hatched spaces are hit when the turn ends, not now. Whoever is somewhere else by then is missed.
coach-blight = Blight never goes away by itself. Teal crystals give it to whoever strikes them, once a strike, however hard.
coach-fell = A fall ends on the next ledge below. It costs nothing but what you pass on the way.
coach-enraged = A card has turned to its enraged side. When it comes up, it is worse.
coach-grip = Your grip is running out. Rest on a ledge before the deck is empty.
coach-rest = On a ledge you can rest for 2 points: all discarded cards go back under your deck.
coach-mushroom = Here lies a mushroom. Pick it up: anybody may use it once, any time.
coach-add = Before a strike lands, cards may still be played onto it.
coach-focus = With focus you may raise one number on a card by 1. Then it is spent until you get it back.
coach-injury = An injury stays until it is paid off. Look at it: it says how.
coach-broken = One crystal less. When the last one breaks, you have won at once.
coach-pushed = A push can take you off your space, and over an edge.
coach-round = The threat cards are shuffled and dealt anew, and the marker moves on: it says how many of them are enraged from now on.
coach-last-chance = A climber is down: this is the last chance. Break what you can now.

## How to play

howto-goal = Free the giant
    .words = Crystals bind the leviathan. Climb it together and strike them until none is left: then you have won, at once. If a climber is defeated, all others get one last turn each; what still stands after that has won instead of you.
howto-climber = What a climber is made of
    .words = Health sinks from the left, blight rises from the right, on one track. Where the markers meet, the climber is defeated.

    The deck is your grip: every card in it is one more moment on the wall. Your hand is three cards, and it is filled up from the deck at the end of your turn.
howto-turn = A turn has four steps
    .words = First the leviathan shows what it is about to do. Then you act with one card. Then the threat is carried out, on whoever stands where it strikes by then. Last, draw up to three cards. Five turns are a round; after it the threats are dealt anew, and more of them are enraged.
howto-cards = One card, two uses
    .words = In your turn you play one card for the number in its corner: your action points. Its words do not count then. All other cards you may use for their words, at certain moments in anybody's turn.
howto-threat = Look where it will strike
    .words = An attack is laid out as soon as it is revealed: the marker stays where its target stood, the hatched spaces are its area. It strikes only when the turn ends. Whoever has left is missed, whoever has come in is hit.
howto-actions = What points buy
    .words = Climb a space for 1, glide from 1, strike for 1 each, mend 1 health for 1, rest for 2 on a ledge, jump for 3. In any order and as often as you like; points that are left are lost. The price stands on each button, and each lit space says what it costs.
howto-fall = Falling is a staircase
    .words = Over an open space, without grip, or because you let go, you fall: space by space straight down to the next ledge. The fall itself costs nothing; what you fall through costs what it always costs. Rest on a ledge: all discarded cards go back under your deck. It never refills by itself.
howto-together = One for all
    .words = Cards of others may block, carry or mend you, and mushrooms are for everybody. Talk about everything. Harder levels begin with enraged threats; each leviathan has one rule of its own, and its cards say it.

## Short lessons

falling = Falling
    .words = Where you land, what it costs, and why you rest there.
falling-look = You hang on the wall, and grip has gone.
    .words = You cannot rest here: that takes a ledge. Climbing to one costs points, falling to one costs nothing.
falling-let-go = Let go.
    .words = Look at it first: it says where you land and what you lose on the way. You may also let go in the turns of others.
    .not = Let go first: it is time to fall.
falling-stop = You are falling, space by space.
    .words = On a ledge you may stop. You could also use a card on the way, if it helped.
falling-landed = Landed. The fall itself cost nothing.
    .words = Only the terrain that you passed counts. You fall as well when you enter an open space, and at once when your deck is empty.
falling-rest = Now rest, while you can.
    .words = For 2 points all your discarded cards go back under your deck.
    .not = Rest first.
falling-end = Fall on purpose, and early.
    .words = Whoever lets go with grip in hand chooses where. Whoever falls because the deck is empty does not.

teal = Teal crystals
    .words = They fight back, once a strike: so strike hard and seldom.
teal-look = You stand at a teal crystal.
    .words = It breaks like the purple ones, and it must be broken, too.
teal-track = But each strike on it costs you 1 blight.
    .words = However hard you strike. Three strikes for 1 cost 3 blight, one strike for 3 costs 1.
teal-strike = So strike with as many points as you can, at once.
    .words = One strike for all your points is the best that you can do here.
    .not = Strike first.
teal-land = Add what you have, then let it land.
    .words = Cards that add to a strike are worth most here. Some cards protect from the blight, if they gave you your points: the icon says so.
teal-end = Look at the track: one blight more.
    .words = It will not go by itself. Keep your big cards for the teal ones.

mushrooms = Mushrooms
    .words = Pick one up, and use it when it helps.
mushrooms-look = You stand on a mushroom.
    .words = It lies face down: nobody knows which one it is. To pick it up costs no points.
mushrooms-pick-up = Pick it up.
    .words = You may do so whenever you stand there, even while you fall past.
    .not = Pick up the mushroom first.
mushrooms-use = It is yours. Look what it does.
    .words = It is used once, any time that cards may be used, and then it is gone. You can also toss it to somebody else.
mushrooms-end = Take them on your way, not as a way.
    .words = A mushroom is about as good as a card. It is worth a step, seldom a turn.
