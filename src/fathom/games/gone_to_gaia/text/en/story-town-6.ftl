### Chapter 6: Gone to Gaia. The last visit; every way out leads to an ending.
entry-t6-bell =
    You went all the way in, and the way in brought you home. That is the joke of it. The bottom of the Tide is the square of Bird's Nest, seen from underneath.

    It is morning. The mist stands round the pump like a crowd at a wedding. The Academy bell rings both notes at once, and for the first time you hear that they are a chord.
    .more1 = In your hands is the founders' catalogue, open at the last page.
    .more2 = In your hands is Vera's axe. At your feet, through the cobbles, comes a root as thick as a child's wrist. You had expected it to be bigger.
    .more3 = In your hands is the Account. An old man has walked up with you as far as the pump, blinking. He has ink on every finger.
    .more4 = Your hands are empty and shaking. Behind you, over the roofs, a very large bird clears its throat.
    .more5 = Your hands are held. A hundred and thirty people in good clothes stand in a line behind you, each with hold of the next.
    .more6 = You had only the one plan. It has held. You would not care to try it twice.
    .more7 = All over the square there are people in the same grey blanket. They lift a corner of it to you as you pass, like a hat.
    .choice1 = Ask for an hour to say goodbye.
entry-t6-hub = *YES*, says the bakery window. *TAKE YOUR TIME. I HAVE IT ALL HERE SOMEWHERE.*
    .choice1 = Samantha, with her sleeves down.
    .choice2 = Arlen, at the bell rope.
    .choice3 = Elayne, with bread for everybody.
    .choice4 = Rodrigo and Xavier, sharing a chair.
    .choice5 = Linnet, nearly see-through.
    .choice6 = One last time through the shop.
entry-t6-samantha = “I used to think I was building it to get away from him,” says Samantha. “Grandad. The web in the dark. And then I found I had rigged the whole thing with his knot.”
    .more1 = The kettle is on. She takes it off herself, this time, just before it screams.
    .more2 = There is a seat in the bird with WITNESS chalked on it, and a cushion.
    .more3 = You asked her once why she took such trouble. “Because you knock on the helmet first,” she had said. “The others just put it on.”
    .choice1 = “He was afraid of heights.”
    .choice2 = Let her check your buckles, one last time.
entry-t6-arlen =
    “If it goes well,” says Arlen, “I shall be tried for it, I suppose. I've prepared a statement. It has a list of names and no adjectives.”

    She has not let go of the rope.
    .more1 = “You held the lamp,” she adds. “I've wondered what I would have done without it. Written in the dark, I expect. It would have been fitting.”
    .more2 = “Someone rubbed a stroke off my tally,” she says. “From the other side. I wrote it in again. Then I looked up who it was, and rubbed it out.”
    .choice1 = Take the rope out of her hand.
    .choice2 = “Read it out. All of it. To everyone.”
entry-t6-elayne = She has baked for four hundred and six, and for two more, and has set those two on the rim of the pump, where the mist begins. You look away, and when you look back there are crumbs.
    .more1 = “They're together,” she says. “I say it while I knead. It's just long enough.”
    .more2 = Beside the two loaves lies one small shoe. When you gave it to her she asked which bear, and then laughed, and then did not.
    .choice1 = Leave the wooden spoon beside them.
    .choice2 = Eat with her.
entry-t6-books =
    “We have agreed,” says Rodrigo, “on the first sentence.”

    “We've agreed it's terrible,” says Xavier.

    “It is a start,” they say, and glare at each other, delighted.
    .more1 = “Names first,” says Rodrigo. “You said so yourselves.” “Names and *then* what they did with them,” says Xavier.
    .choice1 = Give them one more story.
    .choice2 = Take a page, folded small.
entry-t6-linnet = “I made a list too,” says Linnet. Through her you can see the bakery. “Things I got right. It's short. Breath. Buttons. Being annoyed.” She looks at her hands with the same pleasure as on the first day. “Waiting for somebody on a stair.”
    .more1 = “You sent me away,” she says, “and I minded. I was so proud.”
    .choice1 = “That is most of it, Linnet.”
    .choice2 = Hold her hand until it is one.
entry-t6-shop = “Everything must go,” says Vera. “I've always wanted to say that. I thought it would feel different.”
    .choice1 = Step up to the pump.
entry-t6-pump =
    The mist draws back a step, as people do to let the family through. On every window, in four hundred hands, the same two words.

    {"*"}I'M LISTENING.*
    .more1 = *YOU ASKED ME TO GO DOWN FIRST*, says the smallest pane. *I WENT DOWN ONE STEP. I DIDN'T KNOW IF YOU SAW.*
    .more2 = One pane is still clear, where you wiped it. Nobody has written on that one.
    .choice1 = Open the catalogue.
    .choice2 = Raise the axe.
    .choice3 = Unfold the Account.
    .choice4 = Look up at the bird.
    .choice5 = Take the first step.
    .choice6 = Say nothing at all.
entry-t6-line =
    One ruled line, soft as cloth. The pen is in your hand. Behind you four hundred people stop breathing, then start again, because somebody's stomach has rumbled.

    You know what she has been given so far: a number, once a year. You know what she has made of it.
    .more1 = You said once that you would leave it empty, that it was yours. It still is. That is the difficulty.
    .more2 = You nearly said nothing. Your hand is still shaking from it.
    .more3 = The paper remembers your hand. It leans a little towards the pen.
    .choice1 = Read her the gossip. All of it.
    .choice2 = “Witness. Would you like to be read?”
    .choice3 = Write what you have.
    .choice4 = Lay the pen down, and ask for the old paper.
entry-t6-thin =
    You write. It fills a third of the line. It is true, all of it, and it could be about anyone.

    {"*"}THANK YOU*, says the glass. *IS THERE MORE.* The mist leans in. It has leaned in like this before, on Thursdays, and gone away each time a little hungrier.
    .choice1 = “There is. Come and see. No: we will come to you.”
    .choice2 = “That is all you may have. The rest we sign for.”
entry-t6-root =
    It is warm, like the stair was. Down its length, very faintly, runs everything: hoof, wing, fin, a terrier's tail against a floor.

    {"*"}IF YOU CUT THERE*, says the window, *I WON'T KNOW THAT YOU DID. I WANTED TO SAY SO BEFORE. IT SEEMED FAIR.*
    .more1 = Vera has come up beside you. She has put her own hand on the haft, below yours, and it is not pushing.
    .more2 = You asked Linnet once whether she could be hurt. Linnet is standing by the bakery. She has shut her eyes, to be polite.
    .choice1 = Cut.
    .choice2 = Put the axe down, and call for the book.
    .choice3 = Put the axe down, and call for Arlen.
entry-t6-desk =
    {"*"}ACCOUNT*, says the heading. So many a year, of their own will. Matthias Vane stands by with his spoiled hands, and looks at the paper as one looks at a house one burned down.

    “I thought she would grow tired of counting,” he says. “I left the line blank so she'd never *want* us. It is the only thing she has ever wanted.”

    Somebody must sit where he sat. Or else the old sum goes on, with nobody to do it.
    .more1 = Nobody fetched him. He came up out of the pump by himself, when he heard the paper.
    .choice1 = Sign for the town, on the old terms.
    .choice2 = Take the chair yourselves.
    .choice3 = Tear it up.
    .choice4 = Let Arlen sit down. She has asked you to.
entry-t6-wings =
    The bird has its neck out over the square. People are climbing the ribs with hens under their arms. Samantha leans from the beak and holds up fingers: minutes.

    {"*"}OH*, says the bakery window. *YOU ARE GOING. I HAVE BIRDS. I HAVE ALL OF THEM. I DID NOT KNOW YOU WERE ONE.*
    .more1 = The boiler roars in two notes. It used to be a bell.
    .choice1 = Climb aboard, and cut the ropes.
    .choice2 = Lift Linnet in first.
    .choice3 = Stay on the ground, and settle it.
entry-t6-gate =
    “Well,” says Father Flores, and offers his arm to the mist, as to an aunt.

    It is warm to the ankle. It is warm to the knee. Behind you a child counts the steps aloud, and someone further back begins a hymn, and others know the second verse.
    .choice1 = Keep walking.
    .choice2 = Stop. “She needn't have us. She needs to *know* us.”
entry-t6-silence =
    You say nothing. Nobody says anything. It goes on for so long that it begins to be an answer.

    {"*"}I SEE*, says the window.
    .choice1 = Wait.
    .choice2 = “No. Sorry. Give us a moment.”
