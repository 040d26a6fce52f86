### Chapter 5: The Account. The other party writes on the windows.
entry-t5-gate =
    There is no wall to climb any more. You walk up out of the white straight into the square, between the pump and the bakery.

    Every window in Bird's Nest has fogged over from inside. On every one, in the fog, somebody is drawing with a finger. Circles, mostly. Then a loop. Then, on the glass of the bakery, slowly, a letter.
    .more1 = Nine houses have their shutters nailed. Round those nine the mist stands three deep.
    .more2 = It has come gently, and by the stairs, and has wiped its feet.
    .more3 = Under your arm is a brass gauge that has run for a century. It no longer measures anything. The needle follows you round like a cow.
    .more4 = On the top stair stands your lamp, cleaned, with the wick trimmed. Under it lies a note. It says, after several attempts: *THAT'S ALL RIGHT.*
    .choice1 = Go up to the glass.
entry-t5-window =
    The finger takes trouble with the letters. They are in Rodrigo's hand, then Samantha's, then in a child's.

    {"*"}GOOD MORNING*, it writes. It is evening. *I AM THE OTHER PARTY.* A long pause. A drop runs down through the full stop.

    {"*"}I WAS TOLD TO LOSE NOTHING. I HAVE YOU UNDER BEARS. IT IS NOT RIGHT. WHAT IS THE RIGHT PLACE.*

    And then, before you have thought of an answer: *WHAT IS BREAKFAST.*
    .more1 = *SOMEBODY SAID THE OTHER HALF OF A NAME*, the finger adds, lower down. *IT SLEPT. I HAD TRIED FOR YEARS.*
    .more2 = *YOU TOLD A BRIDGE YOUR SHOE SIZES*, it writes. *I HAVE KEPT THEM.*
    .more3 = And very small, in the corner of the pane, like a note to self: *AGAIN. GOOD.*
    .choice1 = Tell her what breakfast is.
    .choice2 = “Go back down, and we will talk.”
    .choice3 = Wipe the glass clean.
entry-t5-hub = Tomorrow there must be a plan. Tonight there are six of them, in six houses, and each of the six has put the kettle on for you.
    .choice1 = Arlen, who means to sign again.
    .choice2 = The taproom, where Xavier is reading aloud.
    .choice3 = Samantha, who means to fly.
    .choice4 = Flores, whose parish has packed.
    .choice5 = Vera, who is sharpening something.
    .choice6 = Linnet, on the edge of the pump.
    .choice7 = The infirmary.
    .choice8 = To the shops, then the council.
entry-t5-arlen =
    The paper lies on her desk: seven signatures, one water stain, the heading *Account*.

    “Matthias Vane went in to keep the other end of it,” says Arlen. “He sits there yet. Every year he is told how many, and every year he writes it down, and so she thinks that is what people are. A number, in pencil.” She squares the edges. “It's a dreadful bargain. It has held for a hundred and twelve years. I'd like to hear of another that did.”
    .more1 = “You've seen my column,” she says. “I thought you would shout.”
    .more2 = The knot you gave her on your first evening lies by the inkwell. She has tried, you can see, to untie it.
    .more3 = “I ought to have told you,” she says, as if you had only just said it. “Yes. I've tried the sentence in every order.”
    .more4 = You tell her the chair was warm. She nods. She had hoped, you think, that it would be empty.
    .more5 = In your pocket a snowflake with a two on it has still not melted.
    .more6 = Through the wall you hear the cadets at drill. They have lamps now, and gloves. “They'll have a chance,” she says. “I had forgotten what that does to the noise.”
    .choice1 = Put the gauge on her desk.
    .choice2 = Offer to carry the paper down.
    .choice3 = “No more bells, Headmistress.”
entry-t5-vane =
    The needle swings to the ledger and stays there, trembling.

    “It was never measuring the mist,” says Arlen after a while. “It measured him. How much of him was left to do the sum.” She has gone quite white. “When Vane's worn out there will be nobody at the other end at all. Just a very large thing that was told to lose nothing, and four hundred people she hasn't got.”

    She opens a drawer and gives you a seal. “Whoever goes, let them have this.”
    .choice1 = Take the seal.
entry-t5-mill =
    The taproom is full to the stairs. Xavier reads from his notebook and the town corrects him. It was *not* a Tuesday. She never said goat. It was worse than goat.

    Rodrigo sits beside him with the founders' catalogue and an uncapped pen. He has not written a word. He is laughing too hard.

    On the window behind them the fog has gone quite still, like someone holding their breath to hear.
    .more1 = “You said it,” Xavier calls across the room. “What they say when you're out of it. I've filled three books since.”
    .more2 = He wears a blue feather in his buttonhole. It is Thursday, so he has unbuttoned his coat.
    .more3 = The last pages are in your handwriting. They are about a boy listening on a wall. He reads those, too, and nobody corrects him.
    .more4 = He does not read your page. There is a short gap in the evening, where it would have been.
    .choice1 = Stay until the end. Add your own.
    .choice2 = Ask for the ones nobody tells.
    .choice3 = “This is no time for stories.”
entry-t5-samantha =
    It is a bird. There is no getting round it. A bird the size of a church, of ribs and sailcloth, with the whole Academy bell for a boiler.

    “Room for three hundred,” says Samantha. “Less if they bring the furniture. I know how many we are. Don't say it.”
    .more1 = The phoenix coal you brought sits in the grate and lights the shed like a sunrise kept in a drawer.
    .more2 = With your last boards in her she holds her head up, and there is room for everyone. Samantha has counted twice.
    .more3 = “He corrects my dates,” she says, with a thumb at Witness. “And he does my grandfather's voice, if I ask. I don't ask much.”
    .choice1 = “We'll hold the water off while you light her.”
    .choice2 = Ask her to leave a seat for Witness.
    .choice3 = “And go where?”
entry-t5-flores =
    A hundred and thirty people with bundles, in the pews, in their good clothes. Nobody is weeping. A boy asks if there will be dogs.

    “I've told them it may hurt,” says Flores. “I've told them they may come out as otters. They say the Otters were always a nice family.” He rubs his eyes. “I'll walk in front. It's the least one can do after forty years of pointing.”
    .more1 = “*Perhaps they are right*, you said. It got about. You'd be surprised what gets about.”
    .more2 = “They waited because you asked them to,” he says. “Some of them have been sitting on their suitcases since Tuesday.”
    .more3 = He stays standing in the doorway, so that you have to say it from the step.
    .choice1 = Promise to see them safely down.
    .choice2 = Ask them for one more day.
    .choice3 = Bar the chapel door.
entry-t5-vera =
    It is an axe. It has the height of a child and the edge of a bill.

    “I don't hate it,” says Vera. “I want that on the books. But I was six, and somebody decided that what's lost gets kept, and nobody asked me. I'd sooner have grieved.” She tests the edge on a ledger. “There's a root. The girl as good as said so. Cut that, and it forgets. All of it. The bears and the beetles and him.”
    .more1 = By her foot, curled up, lies a patch of mist. She has put a blanket under it.
    .more2 = “You told me the truth about him,” she says. “So I'm telling you.”
    .choice1 = Take the axe.
    .choice2 = “Even the small one by your foot?”
    .choice3 = Say it is not your decision to sell.
entry-t5-linnet =
    “She asked me for a report,” says Linnet. “On being people. I've got as far as buttons.” Her feet do not quite reach the ground, though yesterday they did. She is thinner at the edges than she was.

    “I can't be the page,” she says. “I'm only her handwriting. It has to be in yours.” And then, quickly: “If there's a page, I think I stop. I'd like to know if that is breakfast, or the other thing.”
    .more1 = She shrugs. It is a very good shrug. You taught it to a pond.
    .choice1 = “You'll be on it. First line.”
    .choice2 = “Stay here, whatever happens. As yourself.”
    .choice3 = “Where exactly is the root?”
entry-t5-ward = The infirmary is Elayne's now, whatever the brass plate says.
    .more1 = She has left Ira's coat on its hook. “I talk to it,” she says. “It's a better listener than he was. He was always working out what you had.”
    .more2 = Ira rolls bandages at the far table and asks before he does anything. He has become very good at asking.
    .more3 = You tell them that the perfect one is finished. It had no faults at all. That was how you could tell.
    .more4 = “I did ask him,” says Elayne. “For Mother and Billy. He had the knife in his hand already. Then he asked me which of them first, and I heard myself.”
    .choice1 = Ask Elayne to come to the reading, and bring the spoon.
    .choice2 = Let her patch you up properly.
    .choice3 = Take what is left in the cupboard.
entry-t5-shop = The sign has been turned so often that the string has frayed. It now hangs sideways, and says both.
    .choice1 = Buy, then go to the council.
entry-t5-council =
    The council of Bird's Nest meets round the pump, in the last dry circle. It is a small circle. People stand close.

    “Somebody has to go in,” says Arlen. “All the way, this time. The only question is what they carry.”

    Everyone turns. You had hoped, for once, that someone else would be standing behind you.
    .more1 = From the chapel comes the sound of a hundred and thirty people not hammering on a door.
    .more2 = Arlen has the paper under her arm, in a waterproof cover. She thought of that a hundred and twelve years too late, she says.
    .choice1 = A book. We tell her what people are.
    .choice2 = An axe. We cut the root.
    .choice3 = The paper. We sign again.
    .choice4 = Time. We hold the square while the bird is lit.
    .choice5 = Nothing. We open the gate and go together.
entry-t5-second = “And if that fails?” says Arlen, who has never once gone to bed without a second plan.
    .choice1 = Then the book.
    .choice2 = Then the axe.
    .choice3 = Then the bird.
    .choice4 = Then the gate.
    .choice5 = Then the paper.
    .choice6 = “It will not fail.”
entry-t5-end =
    The old roads are gone. Every stair, every marked path, every place you learned to be afraid of now lies level and white.

    On the bakery window, in the last of the light, somebody has written *SEE YOU AT*, and then thought about it for a long time, and then drawn a small fried egg.
    .more1 = It is not a good egg. Nobody has ever shown her one.
