### The questions before a game.

game-name = Gone to Gaia
game-words = Two delvers, a suit full of slots, and a tide that fights back.

setup-players = How many play?
setup-quest = What do you face?
setup-mind = Who dives for the Mind?
setup-body = Who dives for the Body?
setup-lead = In solo: whose Hero card serves?
setup-hard = The hard game, with lieutenants?
setup-training = Training: nobody dies?
setup-mind-name = The name of the first hero of the Mind, in a campaign
setup-body-name = The name of the first hero of the Body, in a campaign

players-1 = Alone, with both minis
players-2 = Two delvers
quest-onslaught = Onslaught: five waves
    .text = Five bosses in a row, each with its pack, and a shop between the waves. There is no way home: see how far you come.
lead-mind = The Mind’s
lead-body = The Body’s

set-orla = { hero-orla }
    .text = { hero-orla.text }
set-brann = { hero-brann }
    .text = { hero-brann.text }
set-ottilie = { hero-ottilie }
    .text = { hero-ottilie.text }
set-ruda = { hero-ruda }
    .text = { hero-ruda.text }
set-castor = { hero-castor }
    .text = { hero-castor.text }
set-isko = { hero-isko }
    .text = { hero-isko.text }
set-mirel = { hero-mirel }
    .text = { hero-mirel.text }
set-tamsin = { hero-tamsin }
    .text = { hero-tamsin.text }
set-professor-quill = { hero-professor-quill }
    .text = { hero-professor-quill.text }
set-old-haro = { hero-old-haro }
    .text = { hero-old-haro.text }
set-petra-lock = { hero-petra-lock }
    .text = { hero-petra-lock.text }
set-sister-wren = { hero-sister-wren }
    .text = { hero-sister-wren.text }
set-ilse-ember = { hero-ilse-ember }
    .text = { hero-ilse-ember.text }
set-dov = { hero-dov }
    .text = { hero-dov.text }
set-recruit-mind = { hero-recruit-mind }
    .text = { hero-recruit-mind.text }
set-recruit-body = { hero-recruit-body }
    .text = { hero-recruit-body.text }
