### Leviathan 3: what the table and the log say of it.

state-storm-gale = { $to ->
    [left] ← The gale blows left
   *[right] The gale blows right →
 }
log-state-storm-gale = { $to ->
    [left] The gale blows left now.
   *[right] The gale blows right now.
 }
