### Leviathan 7: what the table and the log say of it.

token-swarm = a swarm
    .many = swarms
space-hive-cell = brood cell
ask-hatch = On which cell does the swarm hatch?
    .hint = Several empty cells are equally close to the active climber.
option-hatch = On { $space }
ask-crawl = Where does the swarm crawl?
    .hint = Several climbers are equally close to it.
option-crawl = From { $start } towards { $space }
ask-bite = Whom does the swarm bite?
    .hint = −1 health; then the swarm is discarded.
option-bite = { $climber }
log-bitten = A swarm bites { $climber } and is gone.
log-hushed = { $n ->
    [one] The sound from { $space } puts a swarm to sleep.
   *[other] The sound from { $space } puts { $n } swarms to sleep.
 }
