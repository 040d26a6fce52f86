"""Abyss, with Leviathan: rivals for the throne of the deep, and the beasts at its border."""

from fathom.core.game import Game

from .art import picture
from .box import FOLDER, open_box
from .box import GAME as _ID
from .clock import clock
from .evaluate import evaluate
from .scene import Log, moment, scene
from .setup import begin, options, prepare, seats
from .state import Abyss
from .view import determinise, pieces, view

GAME = Game(
    id=_ID,
    version=2,
    folder=FOLDER,
    state=Abyss,
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
    drawing=picture,
    pieces=pieces,
    rivals=True,
    minutes=(30, 60),
)
