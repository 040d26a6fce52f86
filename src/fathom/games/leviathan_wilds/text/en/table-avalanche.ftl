### Leviathan 6: what the table and the log say of it.

token-frost = frost
