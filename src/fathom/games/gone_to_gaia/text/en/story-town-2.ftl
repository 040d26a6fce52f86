### Chapter 2: The Register. Names, and who brought them.
entry-t2-gate =
    Nobody meets you at the stairs, because the stairs are shorter. The mist has come up nine of them.

    Nurse Elayne is sitting on the tenth, with her shoes beside her and her feet just above the white. “Careful,” she says. “It's warm. I hadn't expected it to be warm.”
    .more1 = In your pack is a brass disc the size of a plum, from the neck of a wolf the size of a hay cart. WINSTON, it says. The wolf had brought you a stick first. You only understood that afterwards.
    .more2 = You carry four flasks of moth oil, and a fifth thing: a lamplighter's pole, found standing upright where Mother Moth slept, like a candle beside a bed.
    .choice1 = Sit down next to her for a minute.
    .choice2 = Pull her up and away from it.
entry-t2-hub = Low Street smells of wet wood and borrowed blankets. There are bundles on every step. There will have to be a decision about beds tonight, and everyone has already noticed that you are the ones who are not afraid of the stairs.
    .choice1 = Vera Brass, about a collar.
    .choice2 = The infirmary kitchen.
    .choice3 = The library, lower shelves.
    .choice4 = The graveyard, where Flores is digging.
    .choice5 = Xavier, who has drawn a map.
    .choice6 = The yard, where Samantha has Witness open.
    .choice7 = To the shops, then the meeting.
entry-t2-vera =
    She puts the disc on the counter and a thumb over the name, so that for a moment it says nothing.

    “I was six,” says Vera Brass. “He was a terrier. He came up to *here*.” She shows you, on a grown woman's shin. “He ran in after a ball. My father told me he went to live on a farm.” She breathes in. “There are no farms.”

    “How big did you say it was?”
    .choice1 = “As big as he looked to someone who was six.”
    .choice2 = “We found the tag on the ground. No wolf.”
entry-t2-vera-truth =
    She thinks about it the way she thinks about a price.

    “So it isn't the dog that's in there,” she says. “It's the dog and me looking at him.” She opens the till and takes out a biscuit, grey with age. “If he turns up again. He'd sit for one of these. He'd do anything for one of these.”

    She rings up *no sale*, because the drawer is open and something has to be rung.
    .choice1 = Take the biscuit.
entry-t2-elayne =
    Three loaves on the sill. One nurse at the table.

    “My mother Joyce kept the infirmary kitchen,” says Elayne. “My brother Billy was seven and kept nothing, he lost shoes on the way to putting them on. They went down to fetch water the spring the well soured. I was supposed to go. I had a cold.”

    She cuts one loaf in three and wraps two of the pieces, as one winds a clock.
    .choice1 = Tell her there is a Joyce in the Register. And a Billy.
    .choice2 = Eat what she gives you, and ask for more.
    .choice3 = Ask what Doctor Ira does under the infirmary.
entry-t2-rodrigo =
    Rodrigo has carried the low shelves up by himself, and is sitting on a century of zoology, breathing.

    “The founders' catalogue,” he says, and opens it on his knees. “Every living thing they knew, a line each, and a tick when it had been *told*. Told to whom it does not say. Beetles, ticked. Bears, ticked. Terriers, if you please.”

    He turns to the last page. One line is ruled, numbered, and empty. The paper there has gone soft, like cloth.
    .choice1 = “What is missing from the list?”
    .choice2 = Lay the knot on the empty line.
    .choice3 = Carry the rest of the shelves for him.
entry-t2-flores =
    “Empty,” says Father Flores from inside the grave. “They nearly all are. I dig them anyway. One has to put the grief somewhere with edges.”

    He leans on the spade. “You've an eye for marks, I hear. Here's one. When we bury a delver the wash on Low Street dries. A week of it, sun and all. When I was nine they buried my sister. I stood out here afterwards, and it was a *lovely* day.”
    .more1 = “You asked me where the beasts are gone to,” he says. “I've lain awake over that. I think it's the same address.”
    .choice1 = “The strokes on the tide post.”
    .choice2 = Take the second spade.
    .choice3 = Ask his sister's name.
entry-t2-xavier =
    “Forty-one people,” says Xavier, “lost in my lifetime, who still have an address.” He has drawn the hill, and lines from the doors going down into the white. “And here are the beasts in the Register, where each was first met.”

    He lays one sheet over the other and holds them to the lamp. The lines and the crosses meet.

    “I showed it to the Headmistress,” he says. “She told me my ink was running.”
    .more1 = “Your breakfast story, by the way,” he adds, “was charming. There hasn't been bacon here since I was nine.”
    .more2 = Your own page lies on top, breakfast underlined twice. “Porridge,” he says fondly. “Nobody else would have told me about the lump.”
    .choice1 = Take the map. Promise to walk it.
    .choice2 = Ask who he is looking for.
    .choice3 = Advise him to burn it before it hurts someone.
entry-t2-yard =
    Witness sits with his front off, like a cupboard being polite. Samantha points with a screwdriver.

    “Memory. Racks of it, and most of the sockets empty. Somebody took boards *out*. Neatly.” She scratches her nose and leaves grease there. “Boards like that turn up in the Tide. Bring me circuits, and either he gets them or the thing in my shed does. I can't do both, and I've been honest with him.”

    “She has,” says Witness.
    .choice1 = Spend 1 circuit on Witness.
    .choice2 = Spend 1 circuit on the thing in the shed.
    .choice3 = Promise to look for circuits.
entry-t2-memory =
    The board goes in with a click. His lamps turn the yellow of an old kitchen.

    “Oh,” says Witness. “There is a table. There are seven persons and a paper. One of them asks me whether I can count. I say yes. He says: then count, and never tell them what.” A pause, while something spins. “I do not think I liked him. I think I was one day old.”
    .choice1 = Help her put his front back on.
entry-t2-shop = Vera has moved the stock up two shelves and the prices not at all, which from her is a declaration of love. A card in the window reads: WE ARE OPEN UNTIL WE ARE NOT.
    .choice1 = Buy, then go up to the meeting.
entry-t2-beds =
    Sixty people from Low Street, and three roofs. The chapel, where Flores will give them floor and soup. The infirmary, where Ira can watch for mist-cough, and would rather not have the company. The library, dry and warm, where every bed means a shelf of books in the rain.

    Nobody wants to say it, so they look at you.
    .choice1 = The chapel.
    .choice2 = The infirmary, whatever the Doctor has down there.
    .choice3 = The library. People first.
entry-t2-arlen =
    Arlen walks you to the gate afterwards, which she does not do.

    “You have been asking about names,” she says. “I should like you to stop. Not because you're wrong.” The lamp shakes slightly, and she changes hands. “Because a town can live beside a thing for a hundred years, provided it doesn't turn its head.”
    .choice1 = Promise.
    .choice2 = “We dive with our eyes open, Headmistress.”
    .choice3 = “What do you write in the cellar?”
entry-t2-end =
    That night someone calls from the mist, politely, like a person who has locked themselves out. It is a girl's voice. It says the name of the town as if reading it off a sign.

    By morning there are new jobs on the board.
