### Vortex: wie sein Wind steht, und was das Protokoll davon sagt.

state-vortex-gravity = { $to ->
    [left] Die Schwerkraft zieht nach links
    [right] Die Schwerkraft zieht nach rechts
    [up] Die Schwerkraft zieht nach oben
   *[down] Die Schwerkraft zieht nach unten
 }
log-state-vortex-gravity = { $to ->
    [left] Der Wind dreht: Unten ist jetzt links.
    [right] Der Wind dreht: Unten ist jetzt rechts.
    [up] Der Wind dreht: Unten ist jetzt oben.
   *[down] Der Wind dreht: Unten ist wieder unten.
 }
