### The campaign: people, curios, gossip.

## person

person-samantha = Samantha the Machinist
person-xavier = Xavier the Anthropologist
person-flores = Father Flores
person-ira = Doctor Ira
person-elayne = Nurse Elayne
person-arlen = Headmistress Arlen
person-rodrigo = Rodrigo the Librarian
person-vera = Vera Brass
person-linnet = Linnet
person-gaia = Gaia

## curio

curio-knot = Hale's Knot
    .text = A net knot in something that is not string. It has never come undone. It has never been asked to.
curio-dog-tag = Dog Tag
    .text = WINSTON. If found, please be kind.
curio-spoon = Wooden Spoon
    .text = Worn flat on one side by a right-handed bear.
curio-watch = George's Watch
    .text = It stopped nine years ago, wound every night since.
curio-hymn = The Second Verse
    .text = Four lines in a child's hand. The tune is easier to bear without them.
curio-feather = Blue Feather
    .text = Warm on Thursdays, which was the night she sang.
curio-ledger-page = Ledger Page
    .text = Names on the left, hand's breadths on the right. It adds up.
curio-seed = Paper Seed
    .text = Folded from a page. Something inside is trying to get the crease right.
curio-pen = Vane's Pen
    .text = A hundred and twelve years of ink, and one line still to write.
curio-roll = Roll with One Raisin
    .text = Still fresh. You have decided not to think about it.

## gossip

gossip-named = Nobody in Bird's Nest ever named a monster. They arrive with a name.
gossip-wall = The lamplighters say the wall is shorter than last year. Walls do not shrink.
gossip-cellar = Arlen goes down to the Academy cellar at ten each night with a lamp and a pencil.
gossip-biscuit = Vera Brass keeps a dog biscuit in the till. The last dog here died forty years ago.
gossip-light = There is a light under the infirmary at hours when nobody is ill.
gossip-verse = Father Flores never sings the second verse.
gossip-bread = Nurse Elayne bakes for three and eats alone.
gossip-blank = The oldest catalogue has one blank line, and the blank is worn thin with touching.
gossip-engine = Samantha is building something too big for her own door.
gossip-interview = Xavier has interviewed everybody in town except himself.
gossip-geranium = Laura and Erin did not speak for eleven years over a geranium.
gossip-slate = Bart's slate still hangs in the taproom. Half the town owes him.
gossip-taxes = When Gerald the tax man was lost, the search party took the long way round.
gossip-shadow = The girl from the mist has a shadow on rainy days.
gossip-washing = Each time a delver is buried, the washing on Low Street dries for a week.
gossip-hum = Witness hums when he thinks he is alone. It is always a list.
gossip-piano = The two piano teachers were married to each other in secret, loudly.
gossip-raisin = Mike the baker hid one raisin in one roll a day and never said whose it was.
gossip-singer = Xavier's mother sang on the wall on Thursdays. The mist leaned in.
gossip-boxer = Rocky lost every fight he fought. Nobody was ever cheered louder.
gossip-grave = Hanley dug his own grave, found the view poor, and gave it to a friend.
gossip-fine = Winona the old librarian once fined the mayor. The mayor still keeps the receipt.
gossip-blanket = Spike read under the blanket with a stolen lamp. His mother knew. She filled it.
gossip-column = The Academy's ledger has a column without a heading.
