"""What one may want to do and cannot: the rules' own reason, in words, with the clause."""

from __future__ import annotations

from collections.abc import Iterator

from fathom.core.decisions import Decision, Option
from fathom.core.legality import No, refused
from fathom.core.scene import Refusal

from .options import group_of, targets_of, words_of
from .words import Words

#: Groups that are shown even if none of their options is possible.
SHOWN = ("recruit", "support", "plot", "fee", "go-on")


def refusals(w: Words, seat: int, decision: Decision) -> tuple[Refusal, ...]:
    """Return what the seat that is asked cannot do now, thing by thing; and the kinds of which nothing is possible."""
    if seat != decision.lead:
        return ()
    no = list(refused(w.g))
    return (*_kinds(w, decision, no), *(_refusal(w, option, reason) for option, reason in no))


def _refusal(w: Words, option: Option, reason: No) -> Refusal:
    return Refusal(
        words=words_of(w, option), reason=why(w, reason), clause=reason.clause, targets=targets_of(w, option)
    )


def _kinds(w: Words, decision: Decision, no: list[tuple[Option, No]]) -> Iterator[Refusal]:
    possible = {group_of(option) for option in decision.options}
    for group in SHOWN:
        reasons = [reason for option, reason in no if group_of(option) == group]
        if reasons and group not in possible:
            first = reasons[0]
            same = all(reason == first for reason in reasons)
            words = why(w, first) if same else w.text(f"no-{group}")
            yield Refusal(words=w.text(f"group-{group}"), reason=words, clause=first.clause, group=group)


def why(w: Words, no: No) -> str:
    """Return why something is not possible."""
    said = w(no.key, **w.said(dict(no.facts)))
    return f"{said} {why(w, no.also)}" if no.also else said
