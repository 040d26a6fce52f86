### The endings of the campaign.
finale-told = The Blank Line
    .text =
        It takes three days. You read about the geranium and the raisin and the tax man. The town shouts corrections. Nobody is brave in it. By the second evening Gaia is asking questions, and by the third she has started to get the jokes.

        The line turns out to be as long as it needs to be.

        On the fourth morning the Tide goes down the stairs, one at a time, and sits at the bottom like a sea. Things come out of it to be let go: a spider, a bear with a smaller bear. They look at the hill once, as you look round a room for your keys, and then they are only mist. She has them in the right place now.

        {"*"}GONE TO GAIA*, people still say. They say it of the ones who take the evening boat, with a flask of tea and a good story, because she likes to be told.
    .more1 = The first line is a name off an inn sign. Linnet read it over your shoulder, said “Breakfast, then,” and was nowhere, and then, a little later, was the landlady's new girl, with a shadow.
    .more2 = A terrier lives at the shop. It comes up to here.
    .more3 = Some mornings there is a scraping from under the pump, always on the same side.
    .more4 = Doctor Ira holds surgery on weekdays. At ten past seven he walks down to the shore with two cups.
    .more5 = Arlen was tried in the taproom, at her own request. It took one evening. She was sentenced to teach them to swim.
finale-witness = The Book That Walked
    .text =
        “I have accompanied two hundred and nineteen persons,” says Witness. “I should like to go with them once more.”

        Samantha does up his buckles. She takes a long time over it. Then he walks down into the white with his lamps on, reciting, and the mist closes behind him without a sound, the way a reader closes a door.

        All that winter you can hear it from the wall, if the wind is right: two hundred and nineteen voices, one after another, each of them finished, none of them hurried. The Tide sinks a hand for every one.

        When the last is done there is a silence. Then somebody under the mist asks, in the voice of a stove with manners, whether there are any questions. There are. There is no end to them.
    .more1 = He had stopped on the last stair and turned his lamps on you. “You asked,” he said. “At the beginning. It is the first thing I shall tell her.”
    .more2 = “You told me when to be at the gate,” he had said. “I was always early.”
    .more3 = Somebody still polishes the boots. There are two hundred and twenty pairs now; the last are more like hooves.
finale-cut = Dry Land
    .text =
        One stroke. It sounds like a latch.

        The Tide is gone by noon. Where it lay there is a country, grey and clean and enormous, with nothing on it. No bears. No beetles. Not a blade. The last place where any of it was kept forgot it between one breath and the next.

        You are safe. People say so to each other, a good deal, in low voices. They plough. They name their children out of the Register. In the evenings they go and stand where the wall was, and look down at the dry land, and listen for something to be afraid of.
    .more1 = Vera still puts the blanket down at night.
    .more2 = One of you has a folded page in a pocket. This spring it put out a leaf. You have told nobody but Rodrigo.
finale-account = Countersigned
    .text =
        You sign. A corner of the paper gets wet from underneath. The Tide goes down past the square, past Low Street, to the brass mark, and stops there, exactly, like a servant at a door.

        People hang out their washing. It dries.

        In the autumn a new class comes up to the wall, eleven of them, with their hair combed. You wait for them with your hands behind your back. The bell has two notes. You have found out which of them is harder to ring.
    .more1 = Arlen has the room over the bakery. She brings you a pencil on a string, the first evening, and sits with you while you write.
    .more2 = At the other end sits Arlen, with a sharp pencil. Every autumn, when she is asked how many, she enters the same figure, in her neatest hand. It is a nought. So far nobody has checked.
finale-warden = The Chair
    .text =
        It is a comfortable chair. That is the first surprise. The second is that there is room in it for two.

        Vane goes up the stairs into the sun, an old man asking everyone the date. Nobody else comes down. Nobody else needs to. Once a year she asks how many, and you do not give her a number. You tell her about somebody.

        It will take a long time. There are four hundred and six of them, and they keep having children. Some nights, when the mist is thin, you hear the supper bell, and know what everyone is having.
    .more1 = On the inside of a collar, in the Academy, there is a row of initials. The last two have been gone over in brass.
finale-flight = The Nest Empties
    .text =
        The ropes go one by one, each with a Hale bend at the end of it. The hill drops away. It is smaller than anybody had thought. It looks like something a child has put down and means to come back for.

        Below you the mist rises into the streets, goes in at the doors, and sits down in the chairs. It does no harm. All night long the windows of Bird's Nest are lit, and the fog on them is covered with writing, and you are too high to read it.

        At dawn the bird turns, by itself, a little to the south. Birds know where. She has all of them; she must have told it.
    .more1 = Linnet hangs over the rail, solid as a sack of flour, and is sick. “Is this it?” she asks, shining. It is.
    .more2 = A hundred and six stayed. They drew lots, and then several who had won gave theirs away and said that they had not.
    .more3 = “Afraid of heights!” shouts Samantha at the wheel, laughing and crying, and takes her up.
finale-kept = Gone to Gaia
    .text =
        It does not hurt. It is like being told something you had on the tip of your tongue.

        She takes you one at a time, and carefully, now that you come with your eyes open and can help her with the difficult parts. No, the elbow goes the other way. Yes, one really is that fond of soup. The first of you come out a bit like otters. The last come out so right that they complain about the damp.

        Down here there is a hill, and a street wound round it like thread. Everyone who was ever lost is in. They have kept your place. On the stair sits a terrier, who comes up to here, waiting for somebody to throw the ball.

        Above, on an empty hill, a bell rings, because of the wind.
    .more1 = In one of the houses the table is laid for two. It is ten past seven, and will be for some time.
finale-drowned = High Water
    .text =
        It is nobody's fault, and it is over by lunch. The mist comes in at the doors like a guest who has been left standing too long.

        She was told to lose nothing. She loses nothing. She puts you in with whatever is closest.

        Years from now, or years ago, somebody comes down a stair into the white and hears something moving. It is very large. It stops, as if it had forgotten a word. And the newcomers find, to their surprise, that they already know what it is called.
