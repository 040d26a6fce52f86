### Leviathan 4: was der Tisch von ihm sagt.

state-watcher-eye-open = { $to ->
    [true] Das Auge ist offen
   *[false] Das Auge ist geschlossen
 }
