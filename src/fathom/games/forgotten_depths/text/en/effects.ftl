### What effects do: a sentence for each verb. $s says who: you, the Hero, one, these (of a test), all.

who = { $s ->
    [hero] The Hero
    [one] One Hero
    [these] Each of these Heroes
   *[all] Every Hero
 }
span-round = this Round
span-next = next Round
span-two = this Round and the next
span-three = this Round and the next two
span-combat = for this Combat

## Bodies

damage-kind = { $magic ->
    [0] damage
   *[other] magic damage
 }
damage-end = { $pierce ->
    [0] .
   *[other] ; Armor does not help.
 }
effect-damage = { $to ->
    [monster] Deal { $n } { damage-kind } { damage-end }
    [each_monster] Deal { $n } { damage-kind } to every Monster you face { damage-end }
    [you] Take { $n } damage { damage-end }
    [allies] Each Ally takes { $n } damage; without Allies, you do { damage-end }
   *[other] { who } takes { $n } damage { damage-end }
 }
effect-heal = { $s ->
    [you] Heal { $n }.
    [monster] The Monster heals { $n }.
    [most_wounded] The most wounded one heals { $n }.
    [each_monster] Each living one heals { $n }.
   *[other] { who } heals { $n }.
 }
effect-raise = { $n ->
    [one] A dead Individual stands
   *[other] { $n } dead Individuals stand
 } up again with half the Health.

## For some Rounds

effect-ignore-return = { $s ->
    [you] You take
   *[other] { who } takes
 } { $n ->
    [0] no
   *[other] { $n } less
 } Return Damage { $span }.
effect-ignore-direct = { $s ->
    [you] You take
   *[other] { who } takes
 } { $n ->
    [0] no
   *[other] { $n } less
 } Direct Damage { $span }.
effect-ignore-magic = It takes { $n ->
    [0] no
   *[other] { $n } less
 } magic damage { $span }.
effect-ignore-results = { $s ->
    [you] Ignore the results of your pairs { $span }.
   *[other] { who } ignores the results of her pairs { $span }.
 }
effect-armor = { $s ->
    [you] You have Armor { $n } { $span }.
    [monster] It has { $n } more Armor { $span }.
   *[other] { who } has Armor { $n } { $span }.
 }
bonus-when = { $min ->
    [0] { $margin ->
        [0] {""}
       *[other] that beat the Monster card by { $margin } or less
     }
   *[other] with a card of { $min } or more
 }
effect-bonus-hit = { $s ->
    [you] Your Hits
   *[other] Its Hits
 } { bonus-when } deal { $n } more { $span }.
effect-bonus-return = { $s ->
    [you] Your Return Damage
   *[other] Its Return Damage
 } is { $n } more { $span }.
effect-bonus-magic = Your magic damage is { $n } more { $span }.
effect-play = { $s ->
    [you] You play
   *[other] { who } plays
 } only { $n ->
    [one] one card
   *[other] { $n } cards
 } next Round.

## Cards

effect-swap = { $how ->
    [hero] Swap your two played cards.
    [hand] Swap one of your played cards with a card in your hand.
    [across] Swap one of your played cards with the Monster card opposite it.
   *[theirs] The Hero's highest card changes places with the Monster card opposite it.
 }
changed = { $whose ->
    [yours] { $which ->
        [one] One of your played cards counts
        [highest] Your highest played card counts
        [lowest] Your lowest played card counts
       *[all] Your played cards count
     }
    [hero] { $which ->
        [one] One of the Hero's cards counts
        [highest] The Hero's highest card counts
        [lowest] The Hero's lowest card counts
       *[all] The Hero's cards count
     }
    [opposite] { $which ->
        [highest] The highest Monster card opposite yours counts
        [lowest] The lowest Monster card opposite yours counts
       *[all] The Monster's cards opposite yours count
     }
   *[its] { $which ->
        [highest] Its highest card opposite the Hero counts
        [lowest] Its lowest card opposite the Hero counts
       *[all] Its cards opposite the Hero count
     }
 }
effect-change = { changed } { $way ->
    [more] { $n } more.
    [less] { $n } less.
   *[to] only { $n }.
 }
effect-redraw = { $whose ->
    [monster] The Monster replaces its cards opposite yours.
    [you] { $which ->
        [one] Replace one of your played cards with the top card of your deck.
        [highest] Replace your highest played card with the top card of your deck.
       *[all] Replace your played cards with the top cards of your deck.
     }
   *[other] { $which ->
        [all] The Hero replaces her played cards with the top cards of her deck.
       *[other] The Hero replaces her highest card with the top card of her deck.
     }
 }
power-cards = { $n ->
    [one] a Power Card
   *[other] { $n } Power Cards
 }
effect-power-store = { $s ->
    [you] Store { power-cards } from your discard pile.
   *[other] { who } stores { power-cards } from her discard pile.
 }
effect-power-lose = { $s ->
    [you] Discard
   *[other] { who } discards
 } { $n ->
    [one] a Stored Power Card.
   *[other] { $n } Stored Power Cards.
 }
spells = { $n ->
    [one] a Spell
   *[other] { $n } Spells
 }
effect-refresh = { $s ->
    [you] Refresh { spells }.
   *[other] { who } refreshes { spells }.
 }
effect-exhaust = { $s ->
    [you] Exhaust { spells }.
   *[other] { who } exhausts { spells }.
 }
effect-draw = { $s ->
    [you] Draw
   *[other] { who } draws
 } { $n ->
    [one] an Action Card.
   *[other] { $n } Action Cards.
 }
effect-discard = { $s ->
    [you] Discard
   *[other] { who } discards
 } { $which ->
    [highest] the highest card in hand.
    [lowest] the lowest card in hand.
   *[one] { $n ->
        [one] a card in hand.
       *[other] { $n } cards in hand.
     }
 }
some-cards = { $n ->
    [one] a card
   *[other] { $n } cards
 }
effect-retrieve = { $s ->
    [you] Put { some-cards } of your discard pile on top of your draw pile.
   *[other] { who } puts { some-cards } of her discard pile on top of her draw pile.
 }
effect-scry = Look at the top { $n ->
    [one] { $deck ->
        [tiles] Map Tile
        [monsters] Monster
        [features] Feature
       *[other] card of the Monster's deck
     }; put it
   *[other] { $n } { $deck ->
        [tiles] Map Tiles
        [monsters] Monsters
        [features] Features
       *[other] cards of the Monster's deck
     }; put each
 } on top or at the bottom.

## The world

effect-nothing = Leave it
effect-test = Test: { $test }.
effect-choose = Choose: { $what }.
effect-if = { $cond ->
    [alone] While only one is alive
    [wounded] While it has half its Health or less
    [no_power] Without a Stored Power Card
    [word_of_command] With the Word of Command
    [key] With a Key
   *[fabled_blade] With a Fabled Blade
 }: { $what }
effect-else = Otherwise: { $what }
effect-unlock = Unlock { $n ->
    [one] a Door.
   *[other] { $n } Doors.
 }
effect-gain = { $what ->
    [key] Gain { $n ->
        [one] a Key.
       *[other] { $n } Keys.
     }
    [xp] Gain { $n } XP.
   *[item] Draw { $n ->
        [one] an Item.
       *[other] { $n } Items.
     }
 }
effect-lose = { $what ->
    [key] Give { $n ->
        [one] a Key.
       *[other] { $n } Keys.
     }
    [xp] Give { $n } XP.
    [item] Give { $n ->
        [one] an Item.
       *[other] { $n } Items.
     }
   *[power] Give { $n ->
        [one] a Stored Power Card.
       *[other] { $n } Stored Power Cards.
     }
 }
effect-give = One Hero takes { $item }.
effect-shuffle = { $foe } joins the Monsters.
effect-fight = Fight { $foes }.
effect-lead = The way leads on.
effect-wake = { $n ->
    [one] The nearest defeated Monster returns.
   *[other] The { $n } nearest defeated Monsters return.
 }
story-passed = :check: Passed: { $what }
story-failed = :close: Failed: { $what }
story-nothing = Nothing happens.

## Skills: what activates them, when they work

skill-line = { $how }: { $what }
skill-exhaust = Exhaust.
how-block = Block
how-power = { $n ->
    [one] A Power Card
   *[other] { $n } Power Cards
 }
how-use = In Combat
how-explore = While Exploring, once in each Ecology
how-uses = { $n ->
    [one] One use
   *[other] { $n } uses
 }, { $where ->
    [explore] while Exploring
    [both] in Combat or while Exploring
   *[use] in Combat
 }
moment-start = When a Combat starts
moment-stored = When you store a Power Card in Combat
moment-kill = When your damage kills a Monster
moment-no-kill = At the end of a Combat in which you killed nothing
moment-round = {""}
moment-hit = When it Hits a Hero
moment-block = When a Hero resolves a Block
moment-death = When one dies and others live
moment-end = At the end of each Round
item-class = Only for the { $deck }.
item-adds = Add { $cards }.
item-armor = Armor { $n }.
