"""Scenario tokens that have two sides: what they are when turned, where nobody knows them, dice that they hide."""

from __future__ import annotations

from collections.abc import Collection

from fathom.core.records import replace

from ..queries import face_down, labelled
from ..schema import ScenarioToken
from ..state import GONE, Token, Wilds, rule
from . import scenario, strikes


def kind(g: Wilds, token: Token) -> str:
    """Return what a token is, whichever side is up."""
    spec = g.box.token_specs.get(token.id)
    return spec.id if spec and not token.owner else token.id


@rule("LW-191", "LW-193")
def turned(g: Wilds, token: Token) -> Token:
    """Return a token of the leviathan on its other side."""
    spec = g.box.token_specs[token.id]
    return replace(token, id=spec.turned if token.id == spec.id else spec.id)


# ---------------------------------------------------------------------------------------------- the supply


@rule("LW-010", "LW-193")
def in_supply(g: Wilds, token: Token) -> Token:
    """Return a token as it lies in its supply: a leviathan's on the side and face that its card prescribes."""
    if token.owner:
        return replace(token, holder=-1, space=-1)
    spec = g.box.token_specs[token.id]
    return Token(spec.id, front=token.front, hidden=spec.face == "down")


@rule("LW-189", "LW-193")
def mix_supply(g: Wilds, kinds: Collection[str]) -> None:
    """Shuffle face-down supplies, so that nobody can follow a token that went back."""
    for name in sorted(kinds):
        supply = scenario.supply(g, name)
        tokens = [*g.tokens]
        for i, token in zip(supply, g.rng("tokens").shuffled([tokens[i] for i in supply]), strict=True):
            tokens[i] = token
        g.tokens = tuple(tokens)


# ---------------------------------------------------------------------------------------------- groups


@rule("LW-193")
def in_groups(g: Wilds, spec: ScenarioToken) -> list[Token]:
    """Return tokens on the spaces of their groups: in each one of every front, face down, in random order."""
    made = []
    for label in spec.groups:
        fronts = g.rng("tokens").shuffled(spec.fronts)
        for space, front in zip(labelled(g, label), fronts, strict=True):
            made.append(Token(spec.id, space=space, front=front, hidden=True))
    return made


def unknown(g: Wilds) -> list[list[int]]:
    """Return the face-down tokens of which nobody knows which is which: of a kind together, or of a group."""
    piles: dict[tuple[str, str], list[int]] = {}
    for i, token in enumerate(g.tokens):
        if token.hidden:
            spec = g.box.token_specs[token.id]
            group = next((label for label in spec.groups if token.space in labelled(g, label)), "")
            piles.setdefault((token.id, group), []).append(i)
    return list(piles.values())


@rule("LW-199")
def undiscovered(g: Wilds) -> list[tuple[list[int], int]]:
    """Return the groups of face-down tokens that still hide a die, each with the value of the die found next."""
    found = []
    for spec in g.box.leviathan.spawned:
        front = spec.token.rpartition(".")[2]
        gone = sum(token.space == GONE and token.front == front for token in g.tokens)
        piles = [pile for pile in unknown(g) if any(g.tokens[i].front == front for i in pile)]
        found += list(zip(piles, spec.values[gone:], strict=True))
    return found


def covered_up(g: Wilds, space: int) -> int:
    """Return which face-down token lies on a space, or -1."""
    return face_down(g).get(space, -1)


@rule("LW-159", "LW-292")
def explore(g: Wilds, space: int) -> None:
    """Somebody enters a space: what lies there face down is turned up first, so that it counts at once."""
    i = covered_up(g, space)
    if i >= 0:
        uncover(g, i)


@rule("LW-292", "LW-293")
def uncover(g: Wilds, i: int) -> None:
    """A token is turned up and stays for the rest of the game; only one that hides a die makes room for it."""
    g.emit("turns_up", space=g.tokens[i].space)
    g.uncover()
    shown = replace(turned(g, g.tokens[i]), hidden=False)
    g.emit("uncovered", token=f"{shown.id}.{shown.front}", space=shown.space)
    for spec in g.box.leviathan.spawned:
        if spec.token == f"{shown.id}.{shown.front}":
            found = sum(token.space == GONE and token.front == shown.front for token in g.tokens)
            blighted = strikes.BLIGHTED if spec.colour == "teal" else 0
            strikes.set_die(g, shown.space, spec.values[found] | blighted)
            shown = replace(shown, space=GONE)
    scenario.change_token(g, i, shown)
