### Chapter 3: The Girl Who Walked Out.
entry-t3-wall =
    Half the town stands on the wall, and none of it is looking at you.

    On the top stair sits a young woman in a coat that was fashionable sixty years ago. She is dry. She has a hand up against the sun, and seems to be enjoying the hand.
    .more1 = She came up behind you. You cut her out of the glass, and she thanked you, and then asked what thanking was for.
    .more2 = She came up at dawn, they say, alone, and knocked on the gate, although the gate was open.
    .more3 = In your belt is a wooden spoon as long as an oar. Elayne has seen it. She has gone indoors.
    .more4 = She gets up to make room, and you know the way she does it. It is how you get up.
    .choice1 = Sit down on the stair beside her.
entry-t3-girl =
    “I'm told one says a name,” she says. “I have several. There was an argument about whose I was.” She looks along the roofs until she finds the inn sign with its small brown bird. “That one. Linnet. Is it taken?”

    Her breath does not smoke in the cold. A minute later, having watched yours, it does.
    .more1 = “Have we done this?” she asks. “I've a feeling I was better at it.”
    .choice1 = “It's free. Welcome, Linnet.”
    .choice2 = “What are you?”
    .choice3 = Keep a hand on your weapon, and let her see it.
entry-t3-hub = There will be a meeting about her at dusk. Until then everyone wants a word with you, and nobody wants to be overheard having it.
    .more1 = (She had thought about your question with real interest. “Nearly,” she said.)
    .more2 = Outside the library, under a sail, the books from the low shelves are drying. Some of the children have begun to read them to each other.
    .choice1 = Doctor Ira, who is very calm.
    .choice2 = Elayne, behind a closed door.
    .choice3 = Father Flores, who is rehearsing.
    .choice4 = Xavier, who has put his pencil down.
    .choice5 = Samantha's shed, where the roof is off.
    .choice6 = Rodrigo, who has found a photograph.
    .choice7 = To the shops, then the meeting.
entry-t3-ira =
    “No pulse for the first minute,” says Ira. “Then I took it, and she *gave* me one.” He washes his hands for a long time. “Do you see what that means? It can make a person. It made her badly until she saw how, and then it made her well.”

    He turns off the tap. It goes on dripping.

    “I need a week with her. Downstairs. Nothing that hurts.”
    .more1 = “You told me once that it stopped, as if it had lost a word,” he says. “I've thought of little else. I think I know the word.”
    .choice1 = “Who is it you want back, Doctor?”
    .choice2 = “What is downstairs?”
    .choice3 = Say you will speak for him.
entry-t3-elayne =
    She has the spoon across her knees.

    “She always scraped the same side,” says Elayne. “You could hear from upstairs who was cooking.” And then, since you do not say it: “Was she in pain?”

    The bear had stood in front of a hole in the bank, arms out, and would not be moved. Behind her, in the dark, something small was losing a shoe.
    .more1 = “A Joyce and a Billy, you said, in the Register. I went and looked. They're on facing pages. I thought that was kind of the book.”
    .choice1 = “She was guarding him. Still.”
    .choice2 = “It was quick.”
entry-t3-flores =
    “Dearly beloved,” says Father Flores to the empty pews, “for forty years I have told you they are somewhere, and I should like to say how embarrassed I am to be right.” He sees you and shuts the book.

    “She knew a hymn. That girl. Hummed it coming past. The second verse.” His voice does something. “I never taught anyone the second verse. My sister Anna wrote it. I was nine, and it was about me.”
    .more1 = Along the walls the Low Street families have hung their washing between the saints. Saint Barbara is wearing somebody's vest.
    .choice1 = Ask him to take Linnet in.
    .choice2 = Ask where Anna went in.
entry-t3-xavier =
    “My mother,” says Xavier, “sang under the name of Sapphire, in a blue dress that had been a curtain. On Thursdays she sang to the mist. We thought it was for us.”

    He pushes his notebook across, shut. “I've asked four hundred people what they remember. That girl answered a question I hadn't put to her. In my mother's words, with my mother's cough.”
    .more1 = “You asked who I was looking for,” he says. “I told you it was a professional interest. It was a lie, but I footnoted it.”
    .more2 = The map you walked hangs over the fire. He has coloured in all forty-one lines, each in the shade of its front door.
    .choice1 = Give him the blue feather.
    .choice2 = “Then interview yourself. I'll hold the pencil.”
    .choice3 = Tell him grief makes good listeners and bad science.
entry-t3-samantha =
    The thing in the shed is now taller than the shed. It has a boiler, a beak, and what might one day be wings.

    “Up,” says Samantha, before you ask. “If it comes over the wall, I want there to be an up.” She kicks a crate. “And these are for you. Proper suits. I've taken the initials off the old collars and put them in the new ones. All of them.”
    .more1 = Yours are there, last in the row, with room after them.
    .more2 = Every strap in the new suits is tied with a Hale bend.
    .choice1 = Spend 2 circuits on Witness.
    .choice2 = Spend 2 circuits on the wings.
    .choice3 = Try the suits on.
    .choice4 = “Why did you take so much trouble over us?”
entry-t3-memory =
    “The paper on the table has a heading,” says Witness. “It says *Account*. The man reads it aloud. So many a year, of their own will, and the hill stays dry. Then he signs, and six others sign, and I am asked to look at the signatures.”

    “Who signed for the other side?” says Samantha.

    “The paper got wet,” says Witness, “in one corner. From underneath. They agreed that this would do.”
    .choice1 = Say nothing of this to anyone yet.
entry-t3-rodrigo =
    The photograph shows seven people in good coats, squinting. At the back, half cut off by the frame, a small new machine with round lamps.

    “The founders,” says Rodrigo. “They built something to remember the world while it was leaving. Root and glass and wire. One instruction, Winona taught me that much: *lose nothing*.” He touches the man in the middle. “Vane. He held the casting vote on the last line. Four to three, to leave it blank.”
    .choice1 = “People. The blank line is people.”
    .choice2 = Ask about Winona.
    .choice3 = Take the photograph to Arlen.
entry-t3-shop = “New stock,” says Vera, “and a new customer. The girl came in, looked at everything, and bought nothing. I asked if she was just looking.” She lines up her pencils. “She said yes, for about a hundred years.”
    .more1 = “And you,” she adds, “may look with your eyes.”
    .choice1 = Buy, then go up to the meeting.
entry-t3-meeting =
    Arlen wants her back over the wall by nightfall. Ira wants her downstairs. Flores has made up a bed behind the organ. The cadets have offered their dormitory, blushing in a body.

    Linnet listens to all of it with her hands folded, as one listens to the weather.

    “I don't mind,” she says. “But I notice that you do. How do you *do* that?”
    .more1 = The bed behind the organ has a hot brick in it, and Flores's own pillow.
    .more2 = Ira does not look at you. He has no need to. You gave your word.
    .choice1 = The infirmary, with Ira.
    .choice2 = The chapel, with Flores.
    .choice3 = The Academy, among the cadets.
    .choice4 = Back over the wall.
entry-t3-out =
    She goes without a fuss. On the last dry stair she turns and raises a hand, exactly as you had raised yours.

    “I'll wait here,” she says. “I'm good at it.” The mist closes to her knees, her belt, her collar. Her breath goes on smoking above it for a long time.
    .choice1 = Stand there until it stops.
entry-t3-night =
    You see her once more before you sleep: by a window, or on the stairs, wherever the town has put her.

    “You'd like to know what it is,” says Linnet. “The white. You call it the Tide, as if it came from somewhere. It's only remembering. She remembers by making. Everything that was ever lost in there is kept, and everything kept gets made, and made, until it's right.”

    She frowns, a new thing, carefully done. “People she cannot get right. There was never a page for people. So she puts you in with whatever's closest.”
    .more1 = You think of Vera's hand, held out at the height of a child's shin. The dog, and how she looked at him.
    .more2 = One ruled line, soft as cloth. So it was people.
    .choice1 = “And you?”
    .choice2 = “Why is she rising now?”
entry-t3-end = The answer comes after you had stopped expecting one.
    .more1 = “I'm the first one that didn't fall over,” says Linnet. “I think I'm meant as a question.”
    .more2 = “Because somebody took something *out*,” says Linnet. “Not you. Deeper. With a knife. She was told to lose nothing, and she has lost nine.”
