### Die Fragen vor einem Spiel.

game-name = Gone to Gaia
game-words = Zwei Taucher, ein Anzug voller Fassungen und eine Flut, die zurückschlägt.

setup-players = Wie viele spielen?
setup-quest = Was erwartet euch?
setup-mind = Wer taucht für den Geist?
setup-body = Wer taucht für den Körper?
setup-lead = Solo: Wessen Heldenkarte gilt?
setup-hard = Das schwere Spiel, mit Leutnants?
setup-training = Training: niemand stirbt?
setup-mind-name = Der Name des ersten Helden des Geistes, in einer Kampagne
setup-body-name = Der Name des ersten Helden des Körpers, in einer Kampagne

players-1 = Allein, mit beiden Figuren
players-2 = Zwei Taucher
quest-onslaught = Ansturm: fünf Wellen
    .text = Fünf Bosse nacheinander, jeder mit seiner Meute, und zwischen den Wellen ein Laden. Ein Zurück gibt es nicht: Seht, wie weit ihr kommt.
lead-mind = Die des Geistes
lead-body = Die des Körpers

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
