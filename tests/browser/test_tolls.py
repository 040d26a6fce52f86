"""Numbers that change are painted by whose they are: a loss of one's own is bad, one of a foe's is good."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import Page, expect
from tests.browser.seen import Desks, without_errors
from tests.browser.stages import arena, stage

from fathom.core.beats import Hit
from fathom.core.scene import Change, Choice, Preview, Scene

replace = msgspec.structs.replace


@pytest.fixture
def page(desks: Desks) -> Iterator[Page]:
    with desks.visitor(stage=True) as page, without_errors(page):
        yield page


def fight() -> Scene:
    """Return an arena in which one may strike: the foe loses 2 of 9, another dies, the hero loses 1 of 5."""
    scene = arena()
    (board,) = scene.boards
    foe = replace(board.pieces[0], value="9", wants="less")
    weak = replace(foe, id="enemy.1", at="cell.10", counters=(), value="2")
    hero = replace(board.pieces[3], id="figure.0", kind="hero", at="cell.11", seat=0, shape="figure")
    panel = replace(scene.panels[0], counters=(replace(scene.panels[0].counters[0], wants="more"),))
    changes = (
        Change(target="enemy.0", kind="health", before=9, after=7, wants="less"),
        Change(target="enemy.1", kind="health", before=2, after=0, wants="less", words="dies"),
        Change(target="hero.0", kind="health", before=5, after=4),
    )
    strike = Choice(index=7, seat=0, key="strike", words="Strike", group="strike", targets=("cell.21",),
                    preview=Preview(changes=changes))  # fmt: skip
    board = replace(board, pieces=(foe, weak, hero))
    return replace(scene, boards=(board,), panels=(panel,), choices=(strike,), groups=(), rows=())


def struck() -> Scene:
    """Return what comes of it."""
    scene = fight()
    (board,) = scene.boards
    foe, _, hero = board.pieces
    hearts = scene.panels[0].counters[0]
    panel = replace(scene.panels[0], counters=(replace(hearts, value=4),))
    return replace(
        scene, ply=2, boards=(replace(board, pieces=(replace(foe, value="7"), hero)),), panels=(panel,), choices=()
    )


def test_a_preview_paints_a_loss_by_whose_it_is(page: Page, base: str) -> None:
    stage(page, base, fight())
    page.locator(".hit.can").hover()
    expect(page.locator(".preview .pill.good")).to_have_text(["−2", "dies"])
    expect(page.locator(".preview .pill.bad")).to_have_text(["−1"])
    lines = page.locator(".tip li")
    expect(lines.nth(0)).to_have_class("good")
    expect(lines.nth(2)).to_have_class("bad")
    expect(lines.nth(1)).to_contain_text("2 → 0, dies")


def test_who_dies_does_not_wear_a_heart(page: Page, base: str) -> None:
    stage(page, base, fight())
    page.locator(".hit.can").hover()
    dead = page.locator(".preview .pill", has_text="dies")
    expect(dead).to_be_visible()
    assert dead.locator("use").count() == 0


#: The blow of `struck`: two foes lose Health, one of them dies, the hero loses one as well.
BLOW = (
    Hit(target="enemy.0", kind="health", before=9, after=7, wants="less"),
    Hit(target="enemy.1", kind="monster", before=2, after=0, wants="less", along=True),
    Hit(target="hero.0", kind="health", before=5, after=4, wants="more", along=True),
)


def test_what_was_lost_floats_with_its_own_icon(page: Page, base: str) -> None:
    stage(page, base, fight(), struck(), BLOW, "calm")
    page.locator(".hit.can").click()
    expect(page.locator(".floats")).to_have_count(3)
    shown = {
        (
            g.locator(".pill").get_attribute("class"),
            (g.text_content() or "").strip(),
            g.locator("use").get_attribute("href"),
        )
        for g in page.locator(".floats").all()
    }
    assert shown == {
        ("pill good", "−2", "#i-health"),
        ("pill good", "−2", "#i-monster"),
        ("pill bad", "−1", "#i-health"),
    }
