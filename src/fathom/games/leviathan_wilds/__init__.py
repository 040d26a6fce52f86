"""Leviathan Wilds: climbers free a giant from the crystals that bind it."""

from fathom.core.game import Game, LookAhead

from . import abilities  # noqa: F401  their steps are known from here on
from .art import picture
from .box import FOLDER, open_box
from .box import GAME as _ID
from .census import census, things
from .clock import clock
from .evaluate import evaluate
from .rules import activation, timing
from .scene import Log, moment, scene
from .setup import begin, options, prepare, seats
from .state import Wilds
from .view import determinise, pieces, view

GAME = Game(
    id=_ID,
    version=3,
    folder=FOLDER,
    state=Wilds,
    open_box=open_box,
    options=options,
    prepare=prepare,
    begin=begin,
    seats=seats,
    view=view,
    determinise=determinise,
    scene=scene,
    log=Log.lines,
    clock=clock,
    moment=moment,
    evaluate=evaluate,
    asking=frozenset({activation.act.name, activation.choose_ap_card.name, timing.anytime_window.name}),
    look_ahead=LookAhead(depth=2, width=4, budget=6),
    drawing=picture,
    minutes=(45, 90),
    pieces=pieces,
    things=things,
    census=census,
)
