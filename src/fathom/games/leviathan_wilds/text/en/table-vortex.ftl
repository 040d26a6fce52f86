### Vortex: how its wind stands, and what the log says of it.

state-vortex-gravity = { $to ->
    [left] Gravity pulls left
    [right] Gravity pulls right
    [up] Gravity pulls up
   *[down] Gravity pulls down
 }
log-state-vortex-gravity = { $to ->
    [left] The wind turns: down is now to the left.
    [right] The wind turns: down is now to the right.
    [up] The wind turns: down is now up.
   *[down] The wind turns: down is down again.
 }
