### Chapter 4: Nine Beds.
entry-t4-gate =
    This time the mist is ahead of you. It stands in the infirmary yard, waist high and quite still, in the shape of people waiting their turn.

    “It came up through the floor,” says Elayne. “It hasn't touched anyone. It just goes and stands by his door.” She has a key in her fist, and the print of the key in her palm. “He told me it was a wine cellar. He doesn't drink.”
    .more1 = In your pocket a watch lies like a stone. The ape had worn it on a chain round its neck. When you took it, he let you, and pointed at the hands.
    .more2 = You know this cellar. You have just come up through it, from the other side.
    .more3 = On the upper floor the Low Street families are at the windows, wrapped in hospital blankets, holding their children up to see.
    .more4 = “You pulled me off the stair that day,” she says. “I was cross. I'd only wanted to know how warm.”
    .choice1 = Take the key.
    .choice2 = Ask her to come with you.
entry-t4-cellar =
    Nine beds. Clean sheets. A jar of the town's own wild asters on the sill of a window that looks out on earth.

    In eight of them lie people who are not finished. One has a face only where somebody once kissed it. One is all hands. They breathe together, like sleepers on a train.

    In the ninth bed somebody sits up against the pillows, with his back to you, winding a watch that is not there.
    .more1 = You had thought that you wanted to be right.
    .more2 = You have counted these beds before, through a tear in the mist, while something held a needle.
    .choice1 = “Doctor.”
entry-t4-ira =
    “I cut them out of the beasts,” says Ira. He looks rested, for the first time since you have known him. “It can be done, if one is quick. The person is in there, like the stone in a plum. George took me three tries.”

    “Nine years I've set the table for two. Go on. Tell me it was wrong. I've a whole list of my own, it's alphabetical.”
    .more1 = Nine lost, Linnet said. Lose nothing. You look at the mist on the cellar stairs, and it has its hat off.
    .more2 = Elayne goes from bed to bed straightening the sheets. She does it very well. She is crying on all of them equally.
    .more3 = “I told you his name,” he says. “I hadn't said it aloud for years. I came straight down here afterwards, and it *worked*.”
    .choice1 = Give the watch to the man in the ninth bed.
    .choice2 = “She is coming up the hill because of this.”
    .choice3 = “Does he know you?”
    .choice4 = Lock the door from outside.
entry-t4-george =
    The hands take it and know what to do. Four turns, and a half turn back. It does not tick. It has not ticked since he went.

    “Late,” says the man in the bed. His voice is all one note, like wind in a keyhole. “I said. I'd be back. By seven.”

    Ira sits down on the floor. “It's all right,” he says. “It's only ten past.”
    .more1 = Out on the lowest stair the ape has gone grey at the edges, like a coat somebody has stepped out of. You are glad that you let him be.
    .choice1 = Leave them the lamp.
entry-t4-hub = Tonight the town will have to decide about nine beds. You have the day to find out what you think yourselves. The mist has begun to stand at other doors, wherever somebody has kept a coat, a pipe, a small shoe.
    .choice1 = Elayne, on the roof.
    .choice2 = Linnet, wherever she is kept.
    .choice3 = Father Flores, who has something to ask.
    .choice4 = Vera, who has shut early.
    .choice5 = Rodrigo and Xavier, quarrelling.
    .choice6 = Samantha and Witness.
    .choice7 = Arlen's cellar, at ten.
    .choice8 = To the shops, then the meeting.
entry-t4-elayne =
    “I keep thinking,” says Elayne, “that he could do it for them. Mother and Billy. That I'd only have to ask.” She throws a crust down to the mist in the yard, as one feeds ducks. It stirs politely.

    “And then I think of her waking up, down there, without a kitchen. In a place for one.”
    .more1 = “You said it was quick,” she adds. “The girl says she is still standing there. I'd rather have had that.”
    .more2 = “Guarding him, you said. I've lived on that for weeks. It's like soup.”
    .choice1 = “They are together. He would have to separate them.”
    .choice2 = “Ask him.”
entry-t4-linnet =
    She is doing what she has seen the town do when it is worried: sorting buttons.

    “I know them,” says Linnet. “The nine. I'm a bit of each of them, the bits that came easy. It's lonely where they were cut.” She holds a button to the light. “She isn't angry. You keep saying *angry*. She's like the old man with the books. One is missing, and she cannot sleep.”
    .more1 = There is a bandage on her arm, with nothing under it. “He was careful,” she says. “He kept saying sorry to somebody behind me.”
    .more2 = You had to call her up from the stairs. She had waited on the same one.
    .more3 = One of the cadets has taught her to cheat at cards. She is appalled and very good at it.
    .more4 = Behind the organ she has hung up a child's drawing of four hundred dots. Each has a name.
    .more5 = “You said it was free,” she says. “The name. I looked it up. Nothing else I have is.”
    .more6 = “Somebody loosened the threads,” she adds. “It hurts less on that side.” She looks at your hands, and away.
    .more7 = She answers you, but she tells it to the buttons.
    .choice1 = “What would make her sleep?”
    .choice2 = Teach her a game with the buttons.
    .choice3 = “Could we hurt her, if we had to?”
entry-t4-flores =
    “Half my parish came to early service,” says Flores. “They didn't ask about heaven. They asked which stairs.” He turns his hat round by the brim. “They've seen the shapes in the yard. If Grandmother's down there and keeping house, they say, what are we doing up here with the damp?”

    “I've preached it for forty years. I never thought anyone would *pack*.”
    .choice1 = Tell him what you met in the orchard.
    .choice2 = “Tell them to wait for us.”
    .choice3 = “Perhaps they are right.”
    .choice4 = “Tell them it has teeth.”
entry-t4-anna =
    You tell him of the snake that lay across the path with her chin on her coils and sang through a closed mouth. Both verses.

    He listens with his whole face. “What's the last line?” he asks. “I was nine. I only ever heard it once, and I was sulking.”

    You tell him the last line. He laughs until he has to hold on to the font.
    .choice1 = Sing it with him.
entry-t4-vera =
    Vera sits on the shop step with her boots off. In front of her, on the cobbles, mist has gathered to about the height of a terrier.

    “It keeps fetching,” she says. She throws a cork. The mist goes after it, loses its shape, and comes back without the cork and very pleased.
    .more1 = “No wolf,” says Vera, not looking at you. “That's what you told me. No wolf.”
    .choice1 = Give it the biscuit.
    .choice2 = Own up about the wolf.
    .choice3 = Ask what it would cost to leave this hill.
entry-t4-library =
    “A record of people,” Rodrigo is saying, “is births, deaths and loans.”

    “A record of people,” says Xavier, “is who cheated at the harvest dance.” They turn to you with the joy of men who have found a jury.

    “If one had to fill a line,” says Rodrigo stiffly. “One line. What would one write?”
    .choice1 = “What they say about each other when they're out of the room.”
    .choice2 = “Names. Only the names.”
    .choice3 = “I would leave it blank. It is ours.”
entry-t4-samantha =
    Samantha has a cot next to the boiler now. Witness hands her the tools before she asks for them.

    “Two more boards and he has the lot,” she says. “Two more boards, and *she* flies. I've lain awake over which one I want you to pick, and I'm not telling you.”

    “She talks in her sleep,” says Witness. “I am not telling you either.”
    .choice1 = Spend 2 circuits on Witness.
    .choice2 = Spend 2 circuits on the flying machine.
    .choice3 = Make them both eat something.
entry-t4-memory =
    He is silent for a full minute. When he speaks, it is in a great many voices, each with its hat in its hands.

    “Robert Hale. Joyce Amory. William Amory. George Ferris. Anna Flores.” It goes on. Samantha has put down the spanner. “I was told to count and not to tell them what. I counted persons. Two hundred and nineteen, and I have every one. What they said on the stairs. What they had for breakfast.”

    “I believe,” says Witness, “that I am a book.”
    .more1 = You remember how the bridge of pages bore him.
    .choice1 = “Then we'll see that you are read.”
    .choice2 = “There are pages missing.” “Yes,” says Witness. “I can feel the edges.”
entry-t4-arlen =
    A gauge, a ledger, a pencil on a string. Arlen does not get up.

    “You've come to see if I'm a monster,” she says. “Do sit. It would be easier.” She turns the book round. Names on the left. On the right, in hand's breadths, how far the Tide went down. “Two a year. I train them so that it is two and not eleven. I've never once pushed. I have only ever rung the bell.”
    .more1 = The newest line is in her neatest hand. You knew the name. You had breakfast with it.
    .more2 = “You promised me not to ask,” says Arlen. “I ought to have known. I was a cadet who promised things, too.”
    .choice1 = Take a page. She lets you.
    .choice2 = “You ought to have told us.”
    .choice3 = Hold the lamp while she writes.
entry-t4-shop = The door says CLOSED, and under it, smaller, EXCEPT TO THOSE WHO ARE PROBABLY GOING TO DIE. You are let in at once.
    .more1 = In the doorway an old man from Low Street is reading a letter aloud to an empty chair. It came by snail. It is thirty years old, and about soap.
    .choice1 = Buy, then go up to the meeting.
    .choice2 = Buy, and pay for blankets for all of Low Street (5 minion parts).
entry-t4-judgement =
    They have carried the beds into the square, since nobody would hold the meeting underground. Nine sleepers under the open sky, and around them the town, and around the town, shoulder to shoulder, the mist.

    “Give them back,” says Arlen.

    “They *are* back,” says Ira.

    Someone in the crowd has recognised a pair of hands.
    .more1 = You had asked if George knew him. “On good days,” Ira had said. “Like all of us.”
    .more2 = Ira's knuckles are raw from the door. He holds them where you can see them.
    .more3 = “I know why she's come,” says Ira to the crowd. “They told me. I went on changing the sheets. You should know that before you vote.”
    .choice1 = Give all nine back to the mist.
    .choice2 = Keep them. They are ours.
    .choice3 = Wake them, and ask them.
    .choice4 = Leave it to Elayne.
entry-t4-return =
    It is done bed by bed. The mist comes up like a good undertaker, never hurrying, and what it takes it takes under the knees and behind the head.

    At the ninth bed Ira climbs in, shoes and all, and takes the other side. He looks at you over the blanket. He is asking.
    .choice1 = Nod.
    .choice2 = Pull him out. The town needs a doctor.
entry-t4-keep =
    They are carried indoors, to nine families who each found something to be sure of: a scar, a laugh, a way of holding out a cup.

    The mist does not stop them. It waits until the last door is shut. Then, all round the hill, it comes up one more step, as someone stands up from a chair.
    .choice1 = Set a watch on the wall.
    .choice2 = Leave a lamp and an apology on the stairs.
entry-t4-ask =
    Linnet goes along the beds and says a word at each, low, like somebody reading labels. One after the other they open what they have for eyes.

    Five want to go. Three want to stay. George wants to know if it is past seven, and being told that it is, would like to go *home*, and it takes him most of an hour to say in which direction. He points at Ira.
    .more1 = It was Elayne who said it. “They're patients,” she told the square, in the voice that ends visiting hours. “One *asks* a patient.”
    .choice1 = Do as they ask.
entry-t4-end =
    Long after midnight every bell in Bird's Nest hums, untouched, on the same low note. It is neither breakfast nor you.

    In the library, Rodrigo says later, the catalogue turned its own pages to the end.
    .more1 = On the blank line lay a knot. It had been tied once more, because of people.
