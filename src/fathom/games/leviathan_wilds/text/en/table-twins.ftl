### The Twins: places, questions and answers of their own rules, and what the log says of them.

space-twins-H = H, the horn of the normal Twin
space-twins-I = I, the horn of the blighted Twin
ask-flee = { $climber }, the Twin flees: do you hold on?
    .hint = Whoever stays behind stands on nothing.
ask-lock-horns = Who is seized by the horns?
    .hint = You choose together; the climber goes to H or I.
option-hold-on = Hold on and ride along
option-stay-behind = Stay behind on { $space }
log-moved-twins = Away it leaps to { $to }: the { $overlay }.
log-left-behind = { $climber } is left behind on { $space }.
