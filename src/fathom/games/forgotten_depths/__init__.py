"""Forgotten Depths: Heroes explore what lies below, tile by tile, down to the Final Entity."""

from fathom.core.game import Game

from .art import picture
from .box import FOLDER, DepthsBox
from .box import GAME as _ID
from .census import census, things
from .clock import clock
from .evaluate import evaluate
from .scene import log_lines, moment, scene
from .setup import begin, options, prepare, seats
from .state import Depths
from .view import determinise, pieces, view

GAME = Game(
    id=_ID,
    version=3,
    folder=FOLDER,
    state=Depths,
    open_box=DepthsBox.open,
    options=options,
    prepare=prepare,
    begin=begin,
    seats=seats,
    view=view,
    determinise=determinise,
    scene=scene,
    log=log_lines,
    clock=clock,
    moment=moment,
    evaluate=evaluate,
    drawing=picture,
    pieces=pieces,
    things=things,
    census=census,
    minutes=(45, 135),
)
