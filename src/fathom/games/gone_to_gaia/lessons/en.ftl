### What the lessons and the coach of Gone to Gaia say.

first = Your first wave
    .words = A weapon, a slot, a blow, what comes back, and your first level.
first-goal = Creatures stand between you and Gaia.
    .words = Two delvers hold out wave after wave. Be alive when the last wave ends. If a delver's HP run out, that delver is dead.
first-start = Choose where Orla starts: E2.
    .words = Enemies do not move by themselves. They turn, and they answer when they are hit.
first-robot = Your robot starts there, too.
    .words = It cannot be hurt, and collects parts for you.
first-begin = You begin.
    .words = Delvers take turns, one weapon each, until both have had enough.
first-weapon = A turn begins with a weapon: lay the Fork Lance on a slot.
    .words = It is exhausted then, until something makes it fresh. The slot that you choose could act instead of the weapon; any of them will do now.
first-step = Now one movement and one action. Step to D2.
    .words = Arrows on the card say which tiles it reaches, seen from where you stand. The tip says whom it would hit from there.
    .not = Step to D2 first.
first-attack = Strike with the weapon.
    .words = Before you do, the tip says what it deals, who dies of it, and what may come back.
    .not = Strike first.
first-back = Each enemy that you attack strikes back.
    .words = One die: 1 is nothing, 2 to 5 fires their white arrows, 6 the black ones. Whoever stands there is hit, and even the dying ones shoot once more.
first-end-turn = End your turn.
    .words = Then it is Brann's turn.
    .not = End the turn first.
first-again = Your turn again: another weapon, an empty slot.
    .words = If you have no weapon left, or like to stop, you prepare to run; then the wave ends as soon as both do.
first-more = Now you: step where you reach somebody and are not in their arrows. Strike.
    .words = Kills bring XP to both of you, and enough of it the next level.
first-reward = A new level! Choose what you take.
    .words = A weapon lets you take one turn more in each wave.
first-end = That is all you need: exhaust, step, strike, and mind the arrows.
    .words = Parts on the tiles buy things in town. When the wave is over, those who still live fire their Parting Shots. Fight on here, or learn one thing more.

## How to play

howto-goal = Live through the waves
    .words = Two delvers, one of the Mind and one of the Body, meet wave after wave of creatures. Most quests ask that you are alive when a certain wave ends. A campaign strings quests together, with days in town between them; an Onslaught is one long fight for its own sake.
howto-turn = A weapon opens a turn
    .words = Delvers take turns. Lay a fresh weapon on an empty slot of your suit: it is exhausted. Then you have one movement and one action, in either order. The action is what the weapon says, or what the slot under it says, or the robot moves. Whoever has had enough passes, for the rest of the wave.
howto-attack = Arrows say who is hit
    .words = A weapon reaches the tiles that its arrows show, counted from where you stand, and the arrows never turn with you. LIGHT, MEDIUM and HEAVY deal 1, 2 and 4; some products double them. Damage stays on a creature until it dies.
howto-back = Whoever is attacked strikes back
    .words = One die for all of them: on 1 nothing happens, on 2 to 5 they fire their white arrows, on 6 the black ones. Even what dies of your attack still strikes back. So look at their arrows before you choose where to stand; the tip on each tile says what could come.
howto-grow = What kills bring
    .words = XP raise the level of both of you, and each level is a card with rewards of which you take one. Elements lie beside your slots: when both spaces of a slot are full, the weapon on it is fresh again. Parts lie where a creature died; walk over them to collect those of your discipline.
howto-wave = The end of a wave
    .words = When both have passed, each creature that still lives fires its Parting Shot, wherever you stand. Then the board is cleared, parts too, the story may go on, and the next wave comes.

## Short lessons

parting = Parting Shots
    .words = When to run, and what those who still live do then.
parting-look = Not many are left. Look at those who still live.
    .words = When both of you have passed, each of them fires its Parting Shot once. What that does stands beside the board, and it reaches you wherever you stand.
parting-run = Prepare to run.
    .words = You pass for the rest of the wave, even if a weapon should become fresh again. Your partner may still go on alone.
    .not = This once, run.
parting-end = Kill those first whose Parting Shot hurts.
    .words = With no enemy left there is none at all. And collect your parts before: what lies on the board when the wave ends is lost.

## The coach

coach-turn = The weapon that you exhaust may act, or the slot that it lies on may act instead.
coach-choose = Each tile says whom you would hit from there, and what may come back.
coach-attacked = Everybody whom you attack strikes back, even those who die of it.
coach-level = You take one of the rewards. A further weapon is a further turn in each wave.
coach-run = Whoever still lives when both of you have passed fires a Parting Shot.
coach-ap = AP are spent for good in this quest. Two of them make a weapon fresh again.
