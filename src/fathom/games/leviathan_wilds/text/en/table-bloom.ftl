### Bloom: its tokens, and a question of its own.

token-pollen = pollen
token-vine = a vine
    .many = vines
space-bloom-pistil = the pistil
ask-bloom-wither = Which vine withers?
    .hint = Several hang equally high; you decide together.
option-bloom-wither = The vine on { $space }
log-withered = The vine on { $space } withers.
