### The Simple Town Visit: after a failed quest, and optionally before a bonus quest. Always in this order (GG-206).
entry-s-home =
    You come home without what you went for. Bird's Nest is kind about it, in the manner of people who have already discussed it.

    Before anything else Arlen has you up and down the training stairs until the lamps are lit. It is not a punishment. She does it too. (Each delver draws two more Level cards at the start of a quest, until one succeeds.)
    .more1 = There is fresh chalk on the gate.
    .more2 = The way home gets shorter every time. You wish it did not.
    .more3 = A lamplighter moves over on the bench. “First time's the worst,” he says. “Or the second. I forget.”
    .more4 = Children follow you up the street at a respectful distance, playing at being you. One of them does the limp very well.
    .more5 = At some of the doors the mist is waiting. It lets you by, as one lets by people with shopping.
    .choice1 = Go up the street.
entry-s-lower = There is one person you had better not meet today, and only one street to not meet them on.
    .choice1 = Choose whose patience you have used up.
entry-s-raise = And one who has left a door open, as if by accident.
    .choice1 = Choose who is glad you are alive.
entry-s-shop = “You'll be going back in, then,” says Vera Brass, and does not charge you for the string.
    .choice1 = Buy.
    .choice2 = Buy, and leave something in the Academy's box.
entry-s-board = The board in the yard has lost nothing overnight except your good opinion of it. Choose a job.

## lowered

lowered-samantha = Samantha finds the buckle you broke, and says nothing about it, loudly.
lowered-xavier = Xavier closes his notebook when you sit down.
lowered-flores = Father Flores prays for you by name, in your hearing, at length.
lowered-ira = Doctor Ira stitches you very well, and does not use the good thread.
lowered-elayne = Elayne counts you at the gate, and sighs at the sum.
lowered-arlen = Arlen writes something in pencil and turns the paper over.
lowered-rodrigo = Rodrigo mentions that you have a book out.
lowered-vera = Vera counts your change into your hand one coin at a time.
lowered-linnet = Linnet practises being disappointed. She is getting good.
lowered-gaia = On your window, in the fog: *OH.*

## raised

raised-samantha = Samantha has left a thermos on the bench with your names on it.
raised-xavier = Xavier asks how it went wrong, and is properly delighted by the details.
raised-flores = Flores sits with you on the chapel step and does not mention God once.
raised-ira = Ira looks at your wounds, then at you, and pours two glasses of something medicinal.
raised-elayne = Elayne counts you twice, for the pleasure of it.
raised-arlen = Arlen says: “You came back.” From her it is a speech.
raised-rodrigo = Rodrigo has waived your fine, and would like it not to get about.
raised-vera = Vera lets you have the dented one for the price of the dented one.
raised-linnet = Linnet has saved you a button.
raised-gaia = On your window, in the fog, a small fried egg.
