### Leviathan 3: was Tisch und Verlauf von ihm sagen.

state-storm-gale = { $to ->
    [left] ← Der Sturm bläst nach links
   *[right] Der Sturm bläst nach rechts →
 }
log-state-storm-gale = { $to ->
    [left] Der Sturm bläst jetzt nach links.
   *[right] Der Sturm bläst jetzt nach rechts.
 }
