### Fury: its tokens, its vents, and a question of its own.

token-fury = fury token
    .many = fury tokens
token-fury-red = fury token (red vent)
    .many = fury tokens (red vent)
token-fury-yellow = fury token (yellow vent)
    .many = fury tokens (yellow vent)
token-fury-green = fury token (green vent)
    .many = fury tokens (green vent)
token-fury-blue = fury token (blue vent)
    .many = fury tokens (blue vent)
space-fury-vent = a vent
space-fury-vent-red = red vent
space-fury-vent-yellow = yellow vent
space-fury-vent-green = green vent
space-fury-vent-blue = blue vent
pool-fury-vent = the vent
ask-fury-steam = Which fury token goes back to the supply?
    .hint = Any vent serves for any token; one that lies face down is not looked at.
