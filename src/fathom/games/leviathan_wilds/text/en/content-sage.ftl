### Leviathan 1: the words on its cards, and its story.

leviathan-sage = Sage
    .idea = The gentle teacher: a broad back, many ledges, every rule met once and without malice. Falling here is a staircase.
    .introduction = At dawn the hill behind the village stands up. The old Sage has carried these firs since before the first roof was thatched, and it has never hurt a soul; but crystals have grown into its shoulders, and it no longer knows us. Climb softly, and take the thorns out one by one.
    .conclusion = The last shard comes loose, and the whole hill breathes out. The Sage lowers its head until you can step off onto the grass, looks at each of you for a long while, and lies down again where it always lay. In spring there are saplings where the crystals were.
threat-sage-shrug = Shrug
    .normal-1 = Hit: −2 health, push 1 right.
    .enraged-1 = Hit: −3 health, push 1 right. Miss: enrage 1.
threat-sage-slow-breath = Slow Breath
    .normal-1 = All: −1 grip.
    .enraged-1 = Active and next: −1 grip.
    .enraged-2 = Then the climber with most health: −3 health.
threat-sage-antler-sweep = Antler Sweep
    .normal-1 = Hit: −1 health, push 1 left.
    .enraged-1 = Swift. Active and { "two" } spaces to either side. Hit: −3 health, push 2 left.
threat-sage-shaken-firs = Shaken Firs
    .normal-1 = Active: −1 health or −2 grip.
    .enraged-1 = Delayed. Hit: −2 health or −3 grip. Miss: enrage 1.
threat-sage-old-sorrow = Old Sorrow
    .normal-1 = Enrage 1.
    .enraged-1 = Closest to a blighted crystal: +1 blight or −2 health. No blighted crystal left: enrage 1.
