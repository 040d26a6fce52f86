### What the lessons and the coach of Forgotten Depths say.

first = Your first descent
    .words = Lay a tile, fight a Monster card against card, and see what a kill is worth.
first-goal = Three Ecologies lie below you. The party goes down together.
    .words = You lay the way tile by tile, grow by fights and chests, and find what waits at the end. If one Hero falls, everybody has lost.
first-draw = Draw a tile.
    .words = Each tile brings something: a Monster, a chest behind a door, a thing to look at.
first-place = Choose how the tile lies, and where.
    .words = Paths must meet paths. The party reaches all that the ways connect, so nobody has to walk.
first-fight = Something waits on the tile. Fight it.
    .words = You need not: a Monster that lies there waits. But fights are what makes you stronger.
first-foe = This is the Monster. It plays cards, as you do.
    .words = Its Health is what you must bring to nothing. Each round every Hero plays two cards, and the Monster lays one against each.
first-play = Play a card for Bren.
    .words = The higher value of a pair hits. You lay yours first, so play high where it counts.
first-second = And a second one.
    .words = What you do not play stays in hand.
first-third = Now Sil.
    .words = Every Hero fights with cards of their own.
first-last = And her second card.
    .words = When it lies there, the Monster's cards are turned up.
first-pairs = Now they lie in pairs. The higher value hits.
    .words = A hit deals the whole value of the card; whoever was hit strikes back for the difference. Equal values are a Block. Each Hero carries out only one of her pairs: a Block if there is one, but where the Monster is higher, no hit of her own.
first-hit = Carry out a pair.
    .words = On it you see who loses how much.
    .not = First carry out a pair of cards.
first-power = Now use an ability instead of waiting.
    .words = Abilities light up when your cards allow them. Arc Lash deals 8.
    .not = Use the ability first.
first-more = Go on until the Monster is beaten.
    .words = Carry out pairs, use abilities, and play the next cards.
first-spoils = Beaten! That is worth XP.
    .words = XP buy Keys for Doors, Healing and Abilities. Do not hoard them while somebody is hurt.
first-on = The way goes on: draw the next tile.
    .words = A Campfire on the map lets you rest, but Monsters come back then.
    .not = Draw the next tile first.
first-end = That is all you need: lay, fight, spend what you earn.
    .words = You know how the party goes down and what a fight is. Go on with this descent, or learn one thing more.

## How to play

howto-goal = Go down together
    .words = Three Ecologies lie below you, each older than the last, and at the end the Final Entity. Defeat it, and all of you have won. If one Hero falls on the way, all have lost.
howto-tiles = Draw a tile, lay a tile
    .words = You turn the tile as you like and lay it where at least one of its regions can be reached. The party reaches every region that the ways connect, so nobody walks. A tile that cannot be laid at all ends the game: keep your ways open.
howto-encounters = Take on what you find, when you like
    .words = Monsters, Features, Doors, Chests, the Campfire, Legends and Stairs lie in reach and wait. XP of what you overcome go to one pool; they buy Keys, Healing and, at the end of an Ecology, Abilities.
howto-combat = In a fight cards lie against cards
    .words = Each Hero plays two cards, face up. Then the Monster's are turned up, two against each. What you do not play you keep. Nobody can flee: a fight ends when one side is down.
howto-pairs = Choose one pair for each Hero
    .words = The higher value hits and deals its whole value; whoever was hit deals the difference in return. Equal values are a Block: no damage, and an Ability that a Block allows lights up. You may always choose a Block. But if a Monster is higher in one of her pairs, a Hero cannot choose a hit of her own.
howto-camp = Rest once
    .words = Each Ecology has one Campfire. Once you may rest there: every Hero heals half of her maximum and shuffles her cards, and the Monsters come back.
howto-stairs = The way further down
    .words = A Guardian stands before the Stairs. Beat it, and the party rises by a level: more Health, all of it healed, and one Ability each to buy. The Stairs of the third Ecology lead straight to the Final Entity.

## Short lessons

doors = Doors and Chests
    .words = What a Key opens, and what lies behind.
doors-look = A locked Door parts this tile.
    .words = What lies behind it is out of reach, from either side, until one Key is spent. Keys cost XP.
doors-open = Unlock a Door.
    .words = It stays open for the rest of the Ecology, even when you rest. Open the one with something behind it.
    .not = Unlock a Door first.
doors-chest = Now the Chest is in reach. Open it.
    .words = It holds an Item: cards for a Hero's deck, and an Ability while she carries it.
    .not = Open the Chest first.
doors-end = A Key is worth what it opens.
    .words = A Chest behind a Door makes a Hero stronger for good. A Door that only leads on can wait until the way is needed.

## The coach

coach-place = A tile must be reachable where it lies. Keep ways open: one that cannot be laid ends the game.
coach-fight = Monsters wait where they lie. Fight when you are ready; nobody can flee from a fight.
coach-door = A Door stays open for the rest of the Ecology, even when you rest.
coach-play = Cards that you do not play stay in hand.
coach-pairs = Each Hero carries out only one of her pairs. A Block may always be chosen.
coach-feature = Features are tests with your cards. They are worth XP.
coach-camp = You may rest once in each Ecology: it heals, and Monsters come back.
