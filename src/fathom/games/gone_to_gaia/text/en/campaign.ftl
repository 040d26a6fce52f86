### The campaign: its pages, questions and options, what happened, the Campaign Sheet.
### place-, opinion-, last-words-: as the story's content names them.

quest-campaign = The campaign of Bird's Nest
    .text = Six chapters of quests and visits to the last town on the last hill. What you say there comes back. Whoever dies stays dead.
    .idea = To begin with the story: its first quest is First Bell. { quest-campaign.text }

## Pages

town = Bird's Nest
town-head = { $circuits ->
        [0] Chapter { $n }: { $title }
       *[other] Chapter { $n }: { $title } · circuits: { $circuits }
    }
page-place = Chapter { $n } · { $title }
page-again = Chapter { $n } · { $title } · once more
page-name-hero = A name
    .text = The Academy's roll has a line for it, and someone has sharpened the pencil.
page-quest = The board in the yard
    .text = The Open Quests hang on nails. Some of the nails are older than the board.
page-hero = The suit room
    .text = Someone is about to have their buckles done up. Everyone else holds a lamp.
page-leave-behind = The suit room
    .text = There are more things than hooks.
page-last-words = The graveyard
    .text = There is a stone. It has room for a name and one line.
page-bonus = The yard
    .text = It is still light, and the board is not empty.
page-opinion = Low Street
    .text = One street, wound round a hill. You meet everybody sooner or later.
page-donate = The box by the door
    .text = Spare parts for the cadets who come after. Nobody is made to give. There is a tally.
page-upgrade-slot = The workshop
    .text = A socket can be cut once more. It stays so, whoever wears the suit.
page-improve = The training stairs
    .text = What your suits can bear can be raised by one, for good.
page-keep-products = The cellar shelf
    .text = Two things can be taken along into the other beginning. The rest goes back to Vera.
page-shop = The shops
    .text = One shop with several doors, and behind each of them Vera Brass.
page-give-product = A parcel
    .text = It is addressed to whoever needs it.
page-give = Between friends
    .text = You turn out your pockets on the nearest wall.
page-which-delver = A parcel
    .text = It is for one of you.
page-finale = An ending
page-closed = The book is closed
    .text = Bird's Nest goes on without you for a while. It has had practice. The page stays where it is.
place-wall = On the wall
place-post = At the tide post
place-street = Low Street
place-workshop = The workshop
place-library = The library
place-chapel = The chapel
place-taproom = The taproom
place-shop = The shops
place-office = The Headmistress's office
place-yard = The Academy yard
place-infirmary = The infirmary
place-cellar = The cellar
place-kitchen = The infirmary kitchen
place-graves = The graveyard
place-gauge = Under the Academy
place-square = The square
place-window = At the window
place-suits = The suit room
place-mist = Into the white
place-night = Night over the hill
place-bird = Behind the workshop
place-root = Far down
place-desk = At the desk
place-line = The oldest catalogue
place-academy = The Delving Academy
stranger = Somebody

## Questions

ask-name-hero = What is { $hero } called?
    .hint = The name stays, also on the stone.
    .other = { $player } names { $hero }.
ask-story = What do you do?
    .hint = You decide together.
    .other = { $player } decides what you do.
ask-story-alone = What do you do?
    .hint = What is said here may come back.
ask-turn-page = Read to the end?
    .hint = Then the story goes on.
    .other = { $player } turns the page.
ask-quest = Which quest do you choose?
    .hint = Chapter { $chapter }. You may stop at any time: everything is kept.
    .other = { $player } proposes a quest (chapter { $chapter }).
ask-hero = { $alone ->
        [1] Who dives?
       *[0] { $player }: who dives?
    }
    .hint = Whoever dies in a quest does not come back.
    .other = { $player } chooses who dives.
ask-last-words = What were the last words of { $hero }?
    .hint = They go on the stone.
    .other = { $player } chooses the last words of { $hero }.
ask-bonus = Another quest in this chapter?
    .hint = A bonus quest. Nobody has to.
    .other = { $player } decides about a bonus quest.
ask-opinion = { $by ->
        [-1] Whose patience have you used up?
       *[other] Who is glad that you are alive?
    }
    .hint = { $by ->
        [-1] The opinion falls by one step.
       *[other] The opinion rises by one step.
    }
    .other = { $by ->
        [-1] { $player } proposes whose opinion falls.
       *[other] { $player } proposes whose opinion rises.
    }
ask-donate = { $alone ->
        [1] A gift for the Academy?
       *[0] { $player }: a gift for the Academy?
    }
    .hint = { $n } of { $most } are in the box.
    .other = { $player } may give to the Academy: { $n } of { $most }.
ask-upgrade-slot = { $alone ->
        [1] Which slot is upgraded?
       *[0] { $player }: which slot is upgraded?
    }
    .hint = It begins every quest with one more element.
    .other = { $player } upgrades a slot.
ask-keep-products = { $alone ->
        [1] Which product do you keep?
       *[0] { $player }: which product do you keep?
    }
    .hint = Product { $n } of { $most }.
    .other = { $player } keeps a product ({ $n } of { $most }).
ask-finale = Close the book, or begin again?
    .hint = In New Game+ dead heroes live; upgrades, curios and good opinions stay. The enemies are harder.
    .other = { $player } decides whether you begin again.
ask-finale-over = The campaign is over.

## Options

option-keep-name = Stay { $hero }
option-name-hero = { $name }
option-turn-page = Turn the page
option-quest = { $quest }
option-close-book = Close the book for good
    .then = The campaign ends here, unfinished.
option-hero = { $hero }
option-last-words = “{ $words }”
option-silence = Nothing. It was quiet.
option-no-bonus = Enough. To the town visit.
option-bonus = A bonus quest, at once
option-bonus-after-town = A bonus quest, after a simple town visit
    .then = One opinion falls, another rises, and the shops are open.
option-opinion = { $person }
    .then = { $before } → { $after }
option-donate = { $n ->
        [one] Give one minion part
       *[other] Give { $n } minion parts
    }
option-no-donation = Keep the rest
option-upgrade-slot = { $slot }
    .then = { $n } of 2
option-keep-products = { $product }
option-finish = Close the book
option-new-game-plus = Begin again: New Game+
hours = { $n ->
        [one] one hour
       *[other] { $n } hours
    }
hours-left = Hours left
no-hours = { $left ->
        [0] There is no hour left.
       *[other] It takes { $n } hours; { $left } left.
    }
group-story = What you do
group-quest = Open Quests
group-hero = Heroes
group-name = Names
group-words = Last words
group-people = People
group-product = Products
group-slot-upgrade = Slots
group-donate = The Academy

## Last words: said by whoever dies in a quest, chosen by the player

last-words-1 = Tell them I was taller.
last-words-2 = Left pocket. Give it back to Rodrigo. It's overdue.
last-words-3 = Go on. I'll catch up.
last-words-4 = I thought it would be louder.
last-words-5 = Somebody feed the stove.
last-words-6 = That was my good arm, too.
last-words-7 = Don't wait with supper.
last-words-8 = I knew a shorter way. I should have said.
last-words-9 = Is it still raining? No? Good.
last-words-10 = Count me anyway.
last-words-11 = You were right about the stairs.
last-words-12 = Hold the lamp lower. There. Thank you.

## Cards and panels

quest-waves = { $n ->
        [one] one wave
       *[other] { $n } waves
    }
quest-final = final quest

heroes = Heroes
recruit-mind = Recruit of the Mind
recruit-body = Recruit of the Body
hero-gear = Brings { $gear }.
board-quests = Open Quests
board-people = The people of Bird's Nest
board-products = Your products
gear-rank = { $type } { $rank }
your-parts = Parts
suit-basic = basic suit

## The log

log-group-chapter = Chapter { $n }: { $title }
log-named = { $hero } will be called { $name }.
log-kept-name = { $hero } stays { $hero }.
log-chapter = Chapter { $n } begins: { $title }.
log-visit = You are in Bird's Nest.
    .simple = A simple visit to Bird's Nest.
log-followed = { $choice }
log-set-out = You set out: { $quest }.
log-quest-over = { $quest } is over.
    .success = { $quest }: you come home with what you went for.
    .failure = { $quest }: the goal was not reached.
    .retreat = { $quest }: you came home early.
log-buried = { $words ->
        [0] { $hero } is buried. There were no last words.
       *[other] { $hero } is buried. “{ $last }”
    }
log-completed = { $quest } is written under this chapter.
log-opened = New on the board: { $quest }.
log-unlocked = { $hero } joins you.
log-met = You have met { $who }.
log-person-died = { $who } is dead.
log-cards-added = Cards are added to the decks.
log-donated = { $seat_of } gives { $n } to the Academy: { $total } in all.
log-slot-upgraded = { $seat_of } upgrades a slot: { $slot }.
log-closed = You close the book in chapter { $chapter }.
log-ending = An ending: { $ending }.
log-new-game-plus = The story begins anew, for the { $again ->
        [1] second
        [2] third
       *[other] next
    } time.
log-gossip = Gossip: { $line }
log-curio = You have a curio: { $curio }. { $text }
log-opinion = { $by ->
        [-2] { $who } thinks much less of you: { $step }.
        [-1] { $who } thinks less of you: { $step }.
        [1] { $who } thinks more of you: { $step }.
       *[other] { $who } thinks much more of you: { $step }.
    }
ending-closed = The book is closed. The page is kept.

## The Campaign Sheet

sheet = Campaign Sheet
    .again = Campaign Sheet · New Game+ { $n }
sheet-chapters = Chapters
sheet-chapter = { $n }. { $title }
sheet-locked = { $n }. …
sheet-visit = town visit
sheet-now = under way
sheet-open = Open Quests
sheet-none = none
sheet-parts = Parts
sheet-minion = minion
sheet-boss = boss { $level }
sheet-products = Products
sheet-sale = For sale
sheet-circuits = Circuits
sheet-donations = Delving Academy
sheet-donated = { $n } of { $most }
sheet-opinions = Opinions
sheet-unknown = ?
    .text = Not met yet.
sheet-dead = { $who } †
sheet-heroes = Heroes
sheet-graves = Graveyard
sheet-grave = { $hero } †
sheet-silence = no last words
sheet-curios = Curios
sheet-gossip = Gossip Mill
sheet-condition = Suit condition
    .text = maximum ranks
sheet-slots = Slots
sheet-slot = { $element } { $n }
sheet-level-start = { $n ->
        [one] One more Level card at the start of each quest, until one succeeds.
       *[other] { $n } more Level cards at the start of each quest, until one succeeds.
    }
sheet-ending = Ending
opinion-nemesis = Nemesis
opinion-detractor = Detractor
opinion-neutral = Neutral
opinion-ally = Ally
opinion-confidant = Confidant
