### Leviathan 5: what the table and the log say of it.

token-web = a web
    .many = webs
space-weaver-fang = a fang
ask-move-web = { $climber } is spun in. Which web is taken?
    .hint = The supply is empty: one of the furthest webs moves. Whoever stands on it over the open falls.
option-move-web = Take the web on { $space }
