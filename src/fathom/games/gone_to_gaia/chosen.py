"""What is chosen before a game of Gone to Gaia: part of every save."""

from __future__ import annotations

from fathom.core.box import Setup


class GaiaSetup(Setup, frozen=True):
    """How many play, what, with which heroes; `lead` is whose Hero card serves in solo, `hard` the hard game.

    In `training` nobody dies: to learn the enemies, and to see the later waves.
    """

    players: int
    quest: str
    mind: str
    body: str
    lead: str
    hard: bool
    training: bool = False
    #: In a campaign: names that were written for the first two heroes (GG-031).
    mind_name: str = ""
    body_name: str = ""
