### The campaign: chapters, and what donations and opinions come to.

## chapter

chapter-1 = First Bell
    .text = Bird's Nest is the last town on the last hill. You have been delvers since this morning.
chapter-2 = The Register
    .text = Every beast in the Tide has a name. Nobody gave it to them. You begin to notice who is not surprised.
chapter-3 = The Girl Who Walked Out
    .text = People have always gone into the Tide. In a hundred and twelve years nobody has come out who had not gone in.
chapter-4 = Nine Beds
    .text = Something has been taken out of the Tide with a knife, and the Tide has come to ask for it.
chapter-5 = The Account
    .text = There is a paper. It has been signed by seven people and a stain. It is almost used up.
chapter-6 = Gone to Gaia
    .text = All the way in, this time.

## donation

donation-5 = The cadets have one good pair of gloves between them, and have drawn up a rota.
donation-15 = Arlen says nothing. There is a new lamp on the training stairs, and it has your names on the base, small.
donation-30 = This autumn, for the first time, the class comes back complete. They are too surprised to cheer.
donation-50 = The box is full. Arlen screws the slot shut herself. “That will do,” she says, and has to look out of the window for a while.

## standing

standing-samantha-confidant = Samantha re-cuts a socket in your suits and will not say what it cost her. She is missing an earring.
standing-samantha-nemesis = Your suits come back from the workshop exactly as they went in.
standing-xavier-confidant = Xavier gives you the key to his trunk. It is full of other people's mornings.
standing-xavier-nemesis = In Xavier's book you are now *a source*.
standing-flores-confidant = Flores lends you the two good candlesticks. “They're heavy,” he says. “I've often thought so during sermons.”
standing-flores-nemesis = The chapel door is open to everyone. It opens rather slowly, for you.
standing-ira-confidant = Ira unlocks the second cabinet. “Don't tell Elayne,” he says. Elayne hands you the list.
standing-ira-nemesis = Ira treats you correctly, thoroughly and in silence.
standing-elayne-confidant = There is a hook in the infirmary kitchen with your names over it, and on the hook two aprons.
standing-elayne-nemesis = Elayne no longer counts you at the gate. She lets someone else do it.
standing-arlen-confidant = Arlen shows you where the spare key to the cellar hangs. It is a great deal to be shown.
standing-arlen-nemesis = You are rostered, from now on, for the early stairs.
standing-rodrigo-confidant = Rodrigo lends you a book that is not for loan. He has to sit down afterwards.
standing-rodrigo-nemesis = Your library card has been filed. Nobody will say under what.
standing-vera-confidant = Vera gives you credit. She has gone rather pale.
standing-vera-nemesis = There is a second price list under the counter. It has your names on it.
standing-linnet-confidant = Linnet has made you something. It is a button, and it took her all night, and it is perfect.
standing-linnet-nemesis = Linnet has learnt to look through people. It is startling, from someone you can look through.
standing-gaia-confidant = Every window on your way home says good night, in a different hand.
standing-gaia-nemesis = The fog on your window has been wiped off from inside.

## New Game+

new-game-plus-story = The bell has two notes. You have heard them before. Witness, under his tarpaulin, says good evening as if you had only been out of the room.
