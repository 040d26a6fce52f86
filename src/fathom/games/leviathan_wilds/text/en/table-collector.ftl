### Leviathan 8: what the table and the log say of it.

token-relic = a relic
    .many = relics
token-relic-red = the hook
    .many = hooks
token-relic-yellow = the lantern
    .many = lanterns
token-relic-green = the salve
token-relic-blue = the bell
space-collector-relic = relic space
ask-give-back = { $climber }, which relic do you return?
    .hint = It goes to the closest relic space that has none.
option-give-back = { $token }
    .exhausted = { $token }, exhausted
ask-return-relic = Where does the relic go?
    .hint = Several free relic spaces are equally close.
option-return-relic = On { $space }
