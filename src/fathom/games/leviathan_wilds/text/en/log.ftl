### What happened, one sentence per event.

log-group-setup = Setup
log-group-turn = Turn { $turn } · { $climber }
log-group-round = Round { $n }
log-introduction = The climb begins: { $leviathan }.
log-placed-figure = { $climber } starts on { $space }.
log-revealed = { $enraged ->
    [true] { $threat } is revealed, enraged.
   *[false] { $threat } is revealed.
 }
log-marked = { $n ->
    [one] The attack marks { $spaces }, where { $climbers } stands.
   *[other] The attack marks { $spaces }, where { $climbers } stand.
 }
log-attack = { $threat } hits { $hit }.
    .miss = { $threat } hits nobody.
log-event = { $threat } reaches { $hit }.
    .miss = { $threat } finds nobody.
log-ap-card = { $n ->
    [one] { $climber } plays { $card } for 1 action point.
   *[other] { $climber } plays { $card } for { $n } action points.
 }
log-empty-handed = { $climber } has no card and gets { $n } action points.
log-moved = { $climber } moves { $start } → { $space }.
    .fell = { $climber } falls to { $space }.
    .put = { $climber } comes to { $space }.
log-pushed = { $climber } is pushed { $start } → { $space }.
    .not = { $climber } cannot be pushed further and stays on { $space }.
log-let-go = { $climber } lets go.
log-falls = { $climber } falls.
log-stopped = { $climber } stops on { $space }.
log-struck = { $climber } strikes the crystal on { $space } for { $n }: { $left } left.
    .broken = { $climber } breaks the crystal on { $space }.
log-broken = { $climber } breaks a crystal.
log-pool-lowered = { $climber } lowers { $pool } by { $n }: { $left } left.
log-struck-empty = { $climber } strikes { $pool }, which is empty.
log-struck-target = { $climber } strikes { $pool }.
log-struck-token = { $climber } strikes { $token }.
log-die-changed = The crystal on { $space } is { $value } now.
    .gone = The crystal on { $space } is gone.
log-lost-health = { $climber } loses { $n } health.
log-gained-health = { $climber } gains { $n } health.
log-lost-grip = { $climber } loses { $n } grip.
    .none = { $climber } has no grip left to lose.
    .secure = { $secure ->
        [one] { $climber } loses { $n } grip. { $cards } is Secure and comes to the hand.
       *[other] { $climber } loses { $n } grip. { $cards } are Secure and come to the hand.
    }
log-gained-grip = { $climber } gains { $n } grip.
log-gained-blight = { $climber } gains { $n } blight.
log-lost-blight = { $climber } loses { $n } blight.
log-gained-ap = { $n ->
    [one] { $climber } gains 1 action point.
   *[other] { $climber } gains { $n } action points.
 }
log-rested = { $n ->
    [0] { $climber } rests.
   *[other] { $climber } rests and gets { $n } grip back.
 }
log-focused = { $climber } becomes focused.
log-used-focus = { $climber } uses the focus.
log-used-skill = { $climber } uses { $skill }.
log-paid = { $climber } pays for more.
log-blocked = { $what ->
    [health] { $climber } blocks { $n } health.
    [grip] { $climber } blocks { $n } grip.
   *[push] { $n ->
        [one] { $climber } blocks 1 space of the push.
       *[other] { $climber } blocks { $n } spaces of the push.
    }
 }
log-protected = { $what ->
    [blight] { $climber } is protected from blight.
    [difficult] { $climber } is protected from difficult terrain.
   *[harmful] { $climber } is protected from harmful terrain.
 }
log-took-over = { $climber } suffers the threat in place of { $other }.
log-drew = { $climber } draws { $cards }.
log-discarded = { $climber } discards { $card }.
log-hung-by-a-thread = { $climber } hangs by a thread and leaves the last card.
log-injured = { $climber } is injured: { $injury }.
log-healed = { $climber } gets rid of { $injury }.
log-void-injury = { $injury } does not count in solo play; { $climber } draws another injury.
log-picked-up = { $climber } picks up a mushroom on { $space }: { $mushroom }.
log-tossed = { $climber } tosses { $mushroom } to { $other }.
log-took-mushroom = { $climber } takes a mushroom from the box: { $mushroom }.
log-stocked = On the scenario card: { $n } × { $token }.
log-shown = The scenario card shows: { $tokens }.
log-sunk = To the lower half of the scenario card: { $tokens }.
log-returned = Back to the supply: { $n } × { $token }.
log-laid = On { $space } now lies { $token }.
log-token-moved = { $token }: { $start } → { $space }.
log-placed = { $climber } puts { $token } on { $space }.
log-uncovered = On { $space } comes to light: { $token }.
log-took-token = { $climber } takes { $token }.
log-flipped = { $side ->
    [heads] { $climber } flips the coin: heads.
   *[tails] { $climber } flips the coin: tails.
 }
log-turned-coin = { $climber } turns the coin to heads.
log-gave-back = { $climber } gives back { $n } × { $token }.
log-enraged = { $n ->
    [0] No calm threat is left to enrage.
    [one] 1 threat becomes enraged.
   *[other] { $n } threats become enraged.
 }
log-calmed = { $n ->
    [0] No enraged threat is left to calm.
    [one] 1 threat calms down.
   *[other] { $n } threats calm down.
 }
log-keyword = The scenario acts: { $rule }.
log-scenario-action = { $climber } takes an action of the scenario: { $rule }.
log-overlay-turned = A card is turned. { $overlay }.
log-overlay-moved = A card moves. { $overlay }.
log-round-end = Round { $round } is over; the threats are dealt anew.
log-defeated = { $climber } is defeated.
log-last-chance = The last chance begins: everybody else has one more turn.
log-won = It is free. You have won!
log-lost = You have lost.

### Beats: what stands on a coin.

coin-heads = heads
coin-tails = tails

### What is coming, if nobody does anything more.

looms = If nothing is done, { $climber }: { $changes }.
    .moved = If nothing is done, { $climber }: { $changes }, then { $where }.
    .only = If nothing is done, { $climber } comes to { $where }.
    .open = { $climber } may be the target: you choose.
looms-health = { $n } health
looms-grip = { $n } grip
looms-blight = { $n } blight

### Why a threat reaches somebody.

beat-why = { $who }: { $climbers }. { $told }
