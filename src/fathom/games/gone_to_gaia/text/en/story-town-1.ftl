### Chapter 1: First Bell. The prologue before the first quest, and the first town visit.
entry-p-bell =
    The bell of the Delving Academy has two notes. One means breakfast. The other means you.

    Headmistress Arlen waits on the wall with her hands behind her back. Below her the hill of Bird's Nest simply stops, and the Tide begins: white, level, patient as a tablecloth.

    “Four hundred and six people live on this hill,” she says. “Everything they burn, patch and swallow comes out of that. So do the people who fetch it. Mostly.”
    .more1 = You have stood on this wall before. You could not say when. Your hand knows where the stone is chipped.
    .choice1 = Ask what lies on the other side.
    .choice2 = Ask how many came back last year.
entry-p-gaia =
    “Gaia,” says Arlen, to the one question and to the other. “That is the word on the stone when we have nothing to put under it. Gone to Gaia. It sounds like a visit.”

    She looks at you a moment longer than the sentence needs.

    “Today you go in by the old net stairs, deal with what nests there, and come out again. I insist on the last part.”
    .more1 = Then, already walking: “Eleven went. Nine came back. You asked, so you may know it.”
    .choice1 = Go down to the suit room.
entry-p-suit =
    Samantha the Machinist closes the last buckle, knocks twice on each helmet, and listens to the knock the way others listen to a chest.

    “It's the best I could do with what came back,” she says. It is not clear whether she means the metal.

    On the inside of the collar somebody has scratched a row of initials. There is room for yours.
    .choice1 = Scratch yours under the others.
    .choice2 = Leave the space empty, for luck.
entry-p-go = The stairs go down into white. After nine steps you cannot see your boots. After twenty you hear something weaving.
entry-t1-wall =
    Ropes, hands, air that tastes of chimneys. Nurse Elayne counts you aloud as you come over the wall, and starts again from one to be sure.

    At the foot of the stairs stands the tide post, a beam with a brass mark for each year. This morning the mist lay under the mark. Now the mark is gone.

    “A hand higher,” says the lamplighter, who has measured. “It went up while you were in it.”
    .more1 = They brought back what could be carried. One name is chalked on the gate already, and under it: gone to Gaia. The chalk is still wet.
    .more2 = In your glove, stuck fast, is a piece of web. It is tied in a knot. Spiders do not tie knots.
    .choice1 = Let yourselves be looked at.
    .choice2 = Look at the tide post first.
entry-t1-post =
    A hundred and twelve brass marks, one above the other. Beside some of them, very small, somebody has cut a stroke. Three strokes here, two there, once a whole comb of them.

    After each stroke the next mark sits lower. You are tired, and perhaps that is not what it means.
    .choice1 = Go and be bandaged.
entry-t1-infirmary =
    Doctor Ira has warm hands and a cold stethoscope and apologises for the wrong one. He asks what you saw. Then he asks whether it looked at you.

    “Did it seem to *recognise* anything?” he says, lightly, in the voice of a man stepping over a puddle.

    Elayne ties your bandage a little too tight.
    .choice1 = “It stopped, once. As if it had forgotten a word.”
    .choice2 = “It was a spider, Doctor.”
entry-t1-hub = You have the rest of the afternoon before Arlen wants her report. Bird's Nest is one street wound round a hill like thread round a thumb, and every door on it has opened a little, to see who you are now.
    .choice1 = Samantha's workshop.
    .choice2 = The library.
    .choice3 = The chapel.
    .choice4 = The taproom, where Xavier is buying.
    .choice5 = To the shops, and then to the Academy.
entry-t1-samantha =
    The workshop is four walls of tools and one kettle. Samantha sees the knot in your glove before she sees you.

    “That's a Hale bend,” she says. “My grandfather's. Left over right, and then once more, because he said rope was like people.” She does not touch it. “He went in by the net stairs. Forty years back. His name was Robert. Everyone called him Bob.”

    The kettle begins to scream, and she lets it.
    .choice1 = Give her the knot.
    .choice2 = Take the kettle off. Say nothing. Stay a while.
    .choice3 = “A lot of people are called Bob.”
entry-t1-rodrigo =
    Rodrigo the Librarian files your creature under B, in a book as thick as a doorstep. The Register of the Tide: every large beast ever met, with its habits and its name. Gerald. Joyce. Winston.

    “A custom,” he says. “One cannot be properly afraid of a Gerald.” He turns the page with a paper knife. “Though it is curious. I have the entries for sixty years, and in none of them does anyone *choose* a name. The delvers come up and already know it.”
    .choice1 = “Who told *them*?”
    .choice2 = Give him the knot to file.
    .choice3 = Offer Gerald as a very good name for a cat.
entry-t1-register =
    He is quiet for so long that the clock coughs.

    “There is only one who has been on every dive,” he says. “And one doesn't ask him, because he doesn't lie, and then one would know.” He shuts the Register. “He stands in the Academy yard with a tarpaulin over him. He is called Witness. It had not struck me, until you asked, that a witness must have been *to* something.”
    .choice1 = Thank him.
entry-t1-flores =
    Father Flores is up a ladder, mending the roof with pages from a hymnal that had the mould.

    “Come to ask if they're in a better place?” he calls down. “I'm paid to say yes. In turnips.” A nail goes in. “I'll tell you what I do know. Every stone out there says gone *to*. Nobody who cut those letters thought of writing gone.”
    .choice1 = Hold the ladder until the roof is done.
    .choice2 = “And the monsters, Father? Where are they gone to?”
entry-t1-xavier =
    Xavier the Anthropologist has a notebook, a cold, and the chair nearest the fire. He pays for stories by the pint.

    “Not the fight,” he says. “Everyone has the fight. What did you *say* to each other on the stairs? What did you have for breakfast? Who do you still owe money?” He licks the pencil. “If this hill goes under, I'd like there to be one book in which nobody is brave.”
    .choice1 = Tell him everything, breakfast included.
    .choice2 = Make something up. It is better.
entry-t1-vera =
    The shops of Bird's Nest are one shop with several doors, and behind each door stands Vera Brass. She weighs your takings by eye.

    “Parts I buy, parts I sell back to you with a handle on,” she says. “No credit. The last one I gave credit to was eaten, and I still think about it. The money.”
    .choice1 = Look over the shelves.
    .choice2 = Haggle like a relative.
entry-t1-academy =
    Arlen's office looks down on the mist. She writes your report herself, in pencil, and does not once ask how you feel, which is restful.

    A slotted box stands by the door: spare parts for the cadets who come after. “Nobody is made to give,” she says. “I do keep a tally.”

    Two of those cadets are waiting in the corridor, pretending to read the fire regulations.
    .choice1 = Hand over the knot with the report.
    .choice2 = Keep the knot. Sign the report.
    .choice3 = Sign the report.
entry-t1-witness =
    In the yard Arlen pulls a tarpaulin off something the shape of a kitchen stove with manners. Two round lamps come on.

    “Good evening,” says Witness. “I am to accompany you and carry things. I have accompanied two hundred and nineteen persons.” The lamps dim and brighten. “I carried what I could.”

    “He knows the ground,” says Arlen. “He doesn't tire. Don't get fond of him. It upsets the others.”
    .choice1 = Ask if he would like to come.
    .choice2 = Tell him when to be at the gate.
    .choice3 = “What was its name? The spider.”
    .choice4 = “Good evening, Witness. We remember you.”
entry-t1-end =
    The evening bell rings the note that only means supper. Along Low Street people are moving their flower pots one step up.

    Two jobs hang on the Academy's board tomorrow. A lamp patrol that has not come home, and an infirmary that is running out of light.
    .more1 = Behind you in the yard something hums, very low. It may be a tune. “Nobody asked before,” says Witness to the dark. “I find I would like to.”
    .more2 = And then, because you asked and he does not lie: “Robert Hale. He was afraid of heights.”
    .more3 = “That is my line,” says Witness, after a long whirr. “I shall have to find another.”
