### What happened.

log-group-setup = Setup
log-group-leg = { $ecology } · leg { $n }
log-group-combat = { $ecology } · Combat Round { $n }
log-group-level = { $ecology } · Level Up
log-ecology = The party enters: { $ecology }.
log-drew-tile = A tile is drawn: { $tile }.
log-placed = { $tile } lies on { $cell }.
log-set-aside = { $tile } fits nowhere and is set aside.
log-appeared = { $foe }. { $look }
log-guardian = A Stair Guardian: { $foe }. { $look }
log-entity = The Final Entity: { $parts }.
log-faces = { $hero } faces { $foe }.
log-played = { $hero } plays { $card }.
log-foe-played = { $foe } lays { $card } against { $hero }.
log-used = { $hero } uses { $skill }.
log-foe-used = { $foe }, { $skill }: { $words }
log-resolved = { $hero } resolves { $ours } against { $theirs } of { $foe }.
    .block = { $hero } blocks { $foe } with { $ours }.
log-wounded = { $foe } loses { $n } Health, { $left } left.
log-mended = { $foe } heals { $n }.
log-raised = One of { $foe } stands up again with { $n } Health.
log-killed = { $heroes }: one of { $foe } is dead.
log-hurt = { $hero } loses { $n } Health, { $left } left.
log-healed = { $hero } heals { $n }.
log-stored = { $hero } stores a Power Card.
log-lost-power = { $hero } loses a Stored Power Card.
log-changed = { $who ->
    [hero] The cards of { $hero } change
   *[monster] The cards opposite { $hero } change
 } by { $by }.
    .to = { $who ->
    [hero] A card of { $hero }
   *[monster] A card opposite { $hero }
 } now counts { $to }.
log-replaced = { $hero } lays { $card } instead.
log-refreshed = { $hero } refreshes { $skill }.
log-exhausted = { $hero } exhausts { $skill }.
log-discarded = { $hero } discards { $card }.
log-retrieved = { $hero } puts { $card } on top of the draw pile.
log-looked = { $hero } looks at { $n ->
    [one] a card
   *[other] { $n } cards
 } ({ $deck ->
    [tiles] Map Tiles
    [monsters] Monsters
    [features] Features
   *[other] the Monster's deck
 }).
log-test = A test: { $test ->
    [sum] all together at least { $target }.
    [each] each at least { $target }.
    [highest] one card of at least { $target }.
   *[lowest] no card above { $target }.
 }
log-supplied = { $hero } supplies { $card }.
log-judged-all = The test is over.
    .success = It works.
    .failure = It does not work.
log-received = { $hero } has { $item }.
log-removed = { $card } leaves the deck of { $hero }.
log-equipped = { $hero } equips { $item }.
log-unequipped = { $hero } puts { $item } away.
log-unlocked = A Door on { $region } is open.
log-chest = The Chest on { $region } is opened.
log-earned = The party earns { $n } XP.
log-spent-item = { $hero } spends { $item }.
log-paid = The party pays { $n } XP.
log-gained-keys = The party gains { $n ->
    [one] a Key
   *[other] { $n } Keys
 }.
log-lost-keys = The party loses { $n ->
    [one] a Key
   *[other] { $n } Keys
 }.
log-joined = { $monster } is somewhere down here now.
log-woke = Monsters are back on { $region }.
log-rested = The party Rests. Behind it, Monsters come back.
log-feature = { $name }. { $words }
log-legend = { $name }. { $words }
log-legend-card = { $name }. { $words }
log-level-up = Everybody is at Level { $level }.
log-learned = { $hero } learns { $ability }.
log-won = The Final Entity is defeated. You have won.
log-lost-dead-end = The tile fits nowhere. You have lost.
log-lost-hero-killed = A Hero is killed. You have lost.
log-lost-gave-up = The party gives up. You have lost.
log-lasts = { $hero }: { $what ->
    [armor] Armor { $n }
    [return] { $n ->
        [99] no Return Damage
       *[other] { $n } less Return Damage
     }
    [direct] { $n ->
        [99] no Direct Damage
       *[other] { $n } less Direct Damage
     }
    [results] the pairs do not count
    [hit] Hits deal { $n } more
    [play] { $n ->
        [one] only one card
       *[other] only { $n } cards
     }
   *[other] { $n } more
 } { $span }.
