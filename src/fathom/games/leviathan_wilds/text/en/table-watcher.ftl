### Leviathan 4: what the table says of it.

state-watcher-eye-open = { $to ->
    [true] The eye is open
   *[false] The eye is closed
 }
