### Leviathan 2: the words on its cards, and its story.

leviathan-sentinel = Sentinel
    .idea = It sees along straight lines: whole rows, whole columns. Never stand in line with the one it looks at, and mind the gaps between arms and body.
    .introduction = The tower on the pass was never a tower. Somebody cut a doorway into its shin once and kept goats there; now the doorway is forty feet up and the Sentinel is turning its head, slowly, from one horizon to the other. Whatever it was set to guard is gone. It guards all the same.
    .conclusion = Without its crystals the stone remembers how heavy it is. The Sentinel sinks to one knee, lays both hands on the ground as if setting down a long burden, and its eyes go out like lamps at closing time. The goats are back by evening.
threat-sentinel-long-gaze = Long Gaze
    .normal-1 = The whole row. Hit: −1 health. Miss: enrage 1.
    .enraged-1 = The whole row. Hit: −2 health or +1 blight. Miss: enrage 1.
threat-sentinel-falling-masonry = Falling Masonry
    .normal-1 = The highest climber's column from there down. Hit: −1 health, −1 grip.
    .enraged-1 = Next, the spaces beside and the column below. Hit: −1 health; not on a ledge also +1 injury.
threat-sentinel-closing-fists = Closing Fists
    .normal-1 = From the left-most and the right-most climber. Hit: −1 health, push 1 down.
    .enraged-1 = From the active and the next climber. Hit: −2 health, push 1 down.
threat-sentinel-stamp = Stamp
    .normal-1 = Lowest: −1 health.
    .enraged-1 = Lowest: −2 health, −1 grip.
threat-sentinel-straighten-up = Straighten Up
    .normal-1 = Everyone not on a ledge: −1 grip.
    .normal-2 = Then highest: −1 health.
    .enraged-1 = Swift. Active and next: −1 grip.
    .enraged-2 = Then highest: −2 health, push 2 down.
