"""Gone to Gaia: delvers in the mist, wave after wave."""

from fathom.core.game import Game

from .art import picture
from .box import FOLDER, open_box
from .box import GAME as _ID
from .census import census, things
from .clock import clock
from .evaluate import evaluate
from .scene import Log, moment, scene
from .setup import begin, options, prepare, seats
from .state import Gaia
from .view import determinise, pieces, view

GAME = Game(
    id=_ID,
    version=2,
    folder=FOLDER,
    minutes=(90, 90),  # as the book says, for each quest
    state=Gaia,
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
    agrees="accept",
    pieces=pieces,
    things=things,
    census=census,
)
