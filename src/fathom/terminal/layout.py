"""How much room each part of the table gets, from a roomy screen to a tight one."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Layout:
    """How much room things get."""

    #: Two lines for each row of the board.
    tall: bool = False
    #: Hands with the text of their cards, not only with names.
    texts: bool = False
    #: Lines of the log.
    log: int = 0
    #: Only what one must see: the board without its legend, short panels, no supplies, no hints.
    lean: bool = False
    #: 1: what no choice points at takes one line. 2: so do all seats, and cards have no texts. 3: the rest is left out.
    folded: int = 0
    #: Choices without what they lead to.
    brief: bool = False
    #: The board is shown.
    board: bool = True


#: From roomy to tight: the first that fits the screen is taken.
LAYOUTS = (
    Layout(tall=True, texts=True, log=6),
    Layout(tall=True, log=4),
    Layout(texts=True, log=4),
    Layout(log=2),
    Layout(log=2, lean=True),
    Layout(log=1, lean=True, folded=1),
    Layout(log=1, lean=True, brief=True),
    Layout(log=1, lean=True, folded=1, brief=True),
    Layout(lean=True, folded=2),
    Layout(lean=True, folded=2, brief=True),
    Layout(lean=True, folded=3, brief=True),
    Layout(lean=True, folded=1, board=False),
    Layout(lean=True, folded=2, board=False),
    Layout(lean=True, folded=2, brief=True, board=False),
)

#: The whole table: nothing is folded, nothing is left out.
WHOLE = LAYOUTS[0]

#: Where there is no screen to fit, as in a pipe.
ENDLESS = LAYOUTS[2]
