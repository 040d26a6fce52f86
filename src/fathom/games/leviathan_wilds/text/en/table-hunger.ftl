### Hunger: its places and its token.

space-hunger-mouth = the mouth
space-hunger-gill = the gill
space-hunger-teeth = a fang
space-hunger-throat = the throat
space-hunger-slit = the slit behind the gill
space-hunger-acid = the acid
token-thorn = a thorn
    .many = thorns
