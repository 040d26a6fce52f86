### The Twins: places, questions and answers of their own rules, and what the log says of them.

space-twins-H = H, das Horn des normalen Zwillings
space-twins-I = I, das Horn des verderbten Zwillings
ask-flee = { $climber }, der Zwilling flieht: Hältst du dich fest?
    .hint = Wer zurückbleibt, steht im Leeren.
ask-lock-horns = Wer wird an den Hörnern gepackt?
    .hint = Ihr wählt gemeinsam; der Hüter kommt auf H oder I.
option-hold-on = Festhalten und mitreiten
option-stay-behind = Auf { $space } zurückbleiben
log-moved-twins = Mit einem Satz nach { $to }: { $overlay }.
log-left-behind = { $climber } bleibt auf { $space } zurück.
