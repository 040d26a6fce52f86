### What words, icons and cards mean.

explain-empty = An empty space
    .text = A tile may lie here if every side that touches another matches it, wall to wall and open to open, and a way leads to it from the Lantern.
explain-tile = A tile
    .text = Placing a tile shows all that is on it. Walls part it into regions; you go from one to the next through open edges.
explain-far = Out of reach
    .text = No way leads here yet. What lies in the shade waits behind a Monster, a Feature or a locked Door.
explain-monster = Monster
    .text = It bars the way until it is defeated. You draw its card only when you fight; a 2 means two cards at once.
explain-feature = Feature
    .text = It bars the way until you have drawn its card and done what it says. The card is XP afterwards, whether you passed or not.
explain-chest = Chest
    .text = One Hero of your choice draws an Item. Not while a Monster stands in the same region.
explain-door = Locked Door
    .text = It bars the way from both sides. One Key opens one Door; some Items and Abilities do without.
explain-campfire = Campfire
    .text = Once in each Ecology: every Hero heals half of her maximum and shuffles her deck, Spells are Refreshed, and defeated Monsters return.
explain-stairs = Stairs
    .text = A Stair Guardian waits there; defeat it, and all Heroes gain a Level and go down. In the third Ecology it is the Final Entity.
explain-lantern = The Lantern
    .text = Where the party is. It goes to whatever you Encounter, and every way is counted from it.
explain-node = Nodes
    .text = Two Nodes that face each other link their tiles for a Rune Pattern. Each Node is used once.
explain-boundary = Habitat Boundary
    .text = The dotted line parts two regions without a wall: what stands on one side does not bar the other.
explain-passage = Secret Passage
    .text = All entrances on the map are linked, however far apart they lie.
explain-warp = Warp Portal
    .text = Once both are on the map, their regions are linked. One alone does nothing.
explain-water = Water
    .text = It never bars the way nor hinders placing. One Legendary Location follows it from tile to tile.
explain-boat = Boat and Sword
    .text = The two ends of one Rune Pattern: water must join them.
explain-level = Upper and lower level
    .text = Upper edges meet upper edges, lower ones lower ones. You change level only over a Level Stair.
explain-pattern = Legendary Location
    .text = When tiles and Nodes on the map form its Rune Pattern, turned or mirrored as you like, you may enter it, once in each Ecology.
explain-legend = Card of a Legendary Location
    .text = Each card is carried out in turn; you cannot break off before the last.
explain-health = Health
    .text = At 0 a Monster is dead. If a Hero is, everybody has lost.
explain-power = Power Cards
    .text = A Power Card that you draw is Stored. Spend Stored ones on abilities with this sign; they return when your deck is shuffled.
explain-block = Block ability
    .text = Use one in a Round in which you resolve a Block.
explain-awake = When a Power Card turns up
    .text = It happens when its deck shows a Power Card, to the Hero who was to face that card; once a Round at most.
explain-passive = Passive ability
    .text = It always works and costs nothing.
explain-use = Limited uses
    .text = Each use takes one of its counters.
explain-explore = While Exploring
    .text = It is used between Encounters.
explain-exhausted = Exhausted
    .text = This Spell cannot be used until it is Refreshed: by a Rest, a Level Up, or a card that says so.
explain-armor = Armor
    .text = Each damage in Combat is less by this much. What several Items give adds up.
explain-key = Keys
    .text = They belong to all. One opens one Door; more are bought with XP while you Explore.
explain-xp = XP
    .text = Cards that the party has earned, each worth its number. They buy Keys, Healing and Abilities. There is no change.
explain-item = Items
    .text = They work while equipped, with at most two hands in all. Equip them whenever you Explore. Any Item can be paid as XP.
explain-item-card = { $hands ->
    [0] No hand.
    [one] One hand.
   *[other] { $hands } hands.
 } Worth { $xp } XP.
explain-unequipped = Put away
    .text = It does nothing now, but can be equipped or spent.
explain-ability = Ability Cards
    .text = Bought at a Level Up, one for each Hero: draw two, keep one, for good.
explain-value = Action Cards
    .text = Each Round you fill your hand to three and play one or two. Hands and discard piles are open to all.
explain-pair = Pairs
    .text = Of her pairs each Hero resolves one: any Block, else a Monster Hit, and a Hero Hit only if there is no Monster Hit.
explain-hero-hit = Hero Hit
    .text = Your card is higher: it deals its value, and the difference comes back at you.
explain-monster-hit = Monster Hit
    .text = Its card is higher: you take its value, and deal the difference. It comes before a Hero Hit.
explain-states = How many cards are played
    .text = It depends on how many are alive as cards are played. Whoever dies counts from the next Round on.
explain-deck = Monster Action decks
    .text = Light: 2 to 6. Medium: 3 to 7. Heavy: 1, 2, 5, 6, 7. Four of each value and two Power Cards; shuffled anew when empty.
explain-figure = Monsters in a set
    .text = Every one has its own Health. Your damage goes to one of them; only in a Horde the rest runs on.
explain-part = Parts of the Final Entity
    .text = Each has Health and Armor of its own. It falls with both Heads, or with the Body and one Head.
explain-entity = The Final Entity
    .text = Two Heads, a Body and the Tail, a new form every time. A Power Card wakes all abilities of its living parts.
explain-dead = Dead
    .text = It plays no part any more.
explain-cost = { $n ->
    [one] It costs 1 Stored Power Card each time.
   *[other] It costs { $n } Stored Power Cards each time.
 }
