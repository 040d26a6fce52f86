"""The scene: the table as one seat sees it, in terms that know no game.

Every element has a stable id and a spoken name. Browser and terminal draw the same scene; a new game needs no new
client. Ids are words joined by dots ("space.B3", "hero.0", "card.north.3"); options point at them by `targets`.

A scene says what things mean; how that looks is the client's matter. What only a game knows comes with its pictures: a
`kind` with an `art` names one, a `sign` names an icon (of all games, or of this one), and a `suit` names a colour with
a pattern, so that nothing is told by colour alone. All games share the suits "health", "danger" and "good".
In the words of cards, chips, piles and panels ":key:" stands for the icon of that name.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

#: What the one who looks wants a number to become: more (their own health), less (a foe's), or nothing.
Want: TypeAlias = Literal["", "more", "less"]
CellFlag: TypeAlias = Literal["open", "bare"]
PieceFlag: TypeAlias = Literal["active", "done", "down", "ghost", "hit", "lamp"]
CardFlag: TypeAlias = Literal[
    "now", "done", "ready", "exhausted", "used", "chosen", "bad", "dead", "locked", "open", "turned", "apart"
]
ChipFlag: TypeAlias = Literal["now", "ready", "exhausted", "used", "bad", "gone", "locked", "badge"]
PanelFlag: TypeAlias = Literal["active", "next", "out"]
PieceShape: TypeAlias = Literal["", "octagon", "diamond", "box", "disc", "card", "figure", "whole", "mark"]
CardShape: TypeAlias = Literal["", "tall", "wide", "small", "tile", "slot", "figure", "number", "strip", "poster"]
#: What is heard, if a person likes to hear something.
Sound: TypeAlias = Literal["", "step", "leap", "fall", "blow", "hurt", "gain", "card", "coin", "threat", "turn"]


class _Part(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A piece of a scene."""


class Head(_Part, frozen=True):
    """The title line: what is played, and where in the turn we are."""

    title: str
    subtitle: str = ""
    steps: tuple[str, ...] = ()
    at: int = -1


class Cell(_Part, frozen=True):
    """A place on a board: an "open" one has nothing to stand on, a "bare" one is drawn elsewhere."""

    id: str
    x: float
    y: float
    name: str
    flags: tuple[CellFlag, ...] = ()
    #: The pictures of its ground, of the kind "ground", one above the other; none: a plain plate.
    ground: tuple[str, ...] = ()
    #: The colour that answers when something passes it, if that hurts.
    suit: str = ""
    label: str = ""
    #: All of it in three or four letters, for screens that draw with letters.
    sign: str = ""
    #: Explanations of what it is.
    see: tuple[str, ...] = ()


class Letter(_Part, frozen=True):
    """What a letter of a plan stands for."""

    sign: str
    name: str
    suit: str = ""


class Piece(_Part, frozen=True):
    """Something that lies or stands on a cell."""

    id: str
    kind: str
    at: str
    name: str
    seat: int = -1
    #: By which colour and badge it is told apart, where a seat has several figures; that of its seat if left out.
    tint: int = -1
    value: str = ""
    #: What is to become of its value.
    wants: Want = ""
    flags: tuple[PieceFlag, ...] = ()
    #: What to draw, where the kind alone does not say it: the figure of a character, a kind of token; or the id of a
    #: card whose `drawing` lies on the cell.
    art: str = ""
    #: Of a token: "octagon" (also if empty), "diamond", "box", "disc", "card" (a picture with numbers at its foot),
    #: "figure" (it stands there; that of a seat on its base), "whole" (its picture as it is, its value across it),
    #: or "mark" (it points at its cell).
    shape: PieceShape = ""
    #: "ground": it lies below all others.
    layer: Literal["", "ground"] = ""
    suit: str = ""
    #: How far it is turned, in degrees.
    tilt: int = 0
    #: Where on its cell, from its middle, in cells: for several things with places of their own on one tile.
    dx: float = 0
    dy: float = 0
    #: How large it is; 0 leaves it to the client, which lets pieces on one cell make room for each other.
    scale: float = 0
    #: Icons in its upper corners.
    icons: tuple[str, ...] = ()
    #: Arrows on its sides: "n" to "nw"; "n!" is a solid one, "n2" one with two heads, "n2!" both. "n*" is no arrow: it
    #: marks a side.
    arrows: tuple[str, ...] = ()
    #: Numbers on a pill at its foot.
    counters: tuple[Counter, ...] = ()
    #: What it can do to the one who is asked, as the one number over its head (0: nothing), and by which of its arrows:
    #: the open ones, the "solid" ones, or "both".
    over: int = 0
    over_by: Literal["", "solid", "both"] = ""


class Area(_Part, frozen=True):
    """Cells that belong together for now: an attack, a threat of one, a reach, a region."""

    id: str
    kind: Literal["attack", "threat", "reach", "place"]
    cells: tuple[str, ...]
    name: str
    #: Which hatch, where areas of one kind must be told apart; empty for the plain one.
    pattern: Literal["", "a", "b", "c"] = ""
    #: The piece it belongs to, if it is to be seen only while that piece is looked at.
    of: str = ""


class Overlay(_Part, frozen=True):
    """A card with places of its own that lies on the board."""

    id: str
    name: str
    cells: tuple[str, ...]
    face: str = ""
    #: SVG of this face, in cell units from its own upper left corner; it lies above the board's drawing.
    drawing: str = ""


class Board(_Part, frozen=True):
    """A map or a free arrangement of cells, with what is on it. `drawing` is SVG that lies behind, in cell units."""

    id: str
    name: str
    width: float
    height: float
    cells: tuple[Cell, ...]
    pieces: tuple[Piece, ...] = ()
    areas: tuple[Area, ...] = ()
    overlays: tuple[Overlay, ...] = ()
    drawing: str = ""
    columns: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
    #: It is laid out bit by bit, or is small: no scenery behind it, one tone all around.
    grows: bool = False
    #: "right": its drawing reaches further to the right than to the left.
    leans: Literal["", "right"] = ""
    #: The whole board as lines of letters, for screens that draw with letters; and what those stand for.
    plan: tuple[str, ...] = ()
    letters: tuple[Letter, ...] = ()


class Card(_Part, frozen=True):
    """A card or tile, face up or down. A face-down card says only what its back shows."""

    id: str
    kind: str
    name: str
    up: bool = True
    value: str = ""
    icons: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    #: The icon beside each of its lines.
    line_signs: tuple[str, ...] = ()
    caption: str = ""
    #: "turned": it lies upside down; "apart": it is to be told apart from its like.
    flags: tuple[CardFlag, ...] = ()
    seat: int = -1
    #: A small diagram: rows of cell marks (parted by spaces), top first; an empty row parts two diagrams.
    #: Marks: "." nothing, "x" meant, "@" meant and where one stands, "o" only where one stands, "a" "b" "c" meant in a
    #: colour of its own ("@a" too); arrows behind a mark ("x^", "@<>") go on to the edge.
    diagram: tuple[str, ...] = ()
    art: str = ""
    #: Short words that tell at a glance what it is: its kind, its keywords.
    tags: tuple[str, ...] = ()
    #: The icon beside each of its tags.
    tag_signs: tuple[str, ...] = ()
    #: How it is drawn. "": picture above, name, lines, foot; "tall": its value, a large sign, its name at the foot;
    #: "wide": picture at the left; "small": name and one line; "tile": a square with its `drawing`; "slot": an empty
    #: place, dashed, with its lines; "figure": a picture in full, its name and its counters; "number": its value alone;
    #: "strip": its chips, its name and its lines in one line, across its panel; "poster": a whole picture on a wall.
    shape: CardShape = ""
    suit: str = ""
    sign: str = ""
    #: What it costs, at its foot: "6 :coin: +2".
    cost: str = ""
    #: The name of its place in a row that is a list ("5"), and a number shown there as dots (chances in 36).
    place: str = ""
    pips: int = 0
    #: Small things on it: levels (flags "gone", "now"), what it takes (flag "bad").
    chips: tuple[Chip, ...] = ()
    #: SVG of its face, one unit wide; and the same as lines of letters.
    drawing: str = ""
    plan: tuple[str, ...] = ()
    #: Numbers of its own, as bars.
    counters: tuple[Counter, ...] = ()
    #: The card it is set against, shown above it, and what comes of it, shown between the two.
    against: Card | None = None
    verdict: Chip | None = None
    #: Explanations of what it is.
    see: tuple[str, ...] = ()


class Row(_Part, frozen=True):
    """Cards in order: a hand, a threat row, a market."""

    id: str
    name: str
    cards: tuple[Card, ...]
    #: "hand" and "play": what a seat holds, and has played; "own": what lies with it, with a sign as a small thing on
    #: its panel; "foe": what threatens, one card after the other.
    kind: Literal["row", "hand", "play", "own", "foe"] = "row"
    seat: int = -1
    #: "list": one beneath the other, each with its `place` at the left; else side by side.
    flow: Literal["", "list"] = ""
    #: The panel that is its heading.
    head: str = ""
    #: A remark at its end: "raised: can fight".
    words: str = ""


class Pile(_Part, frozen=True):
    """A stack of cards. Public are its height and perhaps its top card, or all of its cards (newest first)."""

    id: str
    name: str
    count: int
    top: Card | None = None
    seat: int = -1
    cards: tuple[Card, ...] = ()
    #: Of face-down stacks: what their backs show.
    suit: str = ""
    sign: str = ""
    words: str = ""
    #: It lies behind the rows of its panel, not before them.
    last: bool = False


class Mark(_Part, frozen=True):
    """A marker on a track."""

    id: str
    kind: str
    at: int
    name: str
    suit: str = ""
    #: What is to become of its number.
    wants: Want = ""
    #: "falls": what lies before it is lost; "rises": what lies behind it is taken. Two such come towards each other.
    way: Literal["", "falls", "rises"] = ""


class Track(_Part, frozen=True):
    """A row of numbered slots with markers; slots without words are small boxes, full up to the first marker."""

    id: str
    name: str
    slots: tuple[str, ...]
    marks: tuple[Mark, ...]


class Counter(_Part, frozen=True):
    """A number with a name, perhaps out of a most."""

    id: str
    kind: str
    name: str
    value: int
    most: int = -1
    words: str = ""
    #: How it is drawn, if it has a most: "ticks" (also if empty), "bar", or "icons" (one of its kind for each).
    shape: Literal["", "ticks", "bar", "icons"] = ""
    suit: str = ""
    #: What is to become of it.
    wants: Want = ""


class Chip(_Part, frozen=True):
    """A small thing that one has: a token, a state."""

    id: str
    kind: str
    name: str
    words: str = ""
    #: "badge": it stands beside the name of its panel.
    flags: tuple[ChipFlag, ...] = ()
    #: How many of them.
    count: int = 1
    suit: str = ""
    sign: str = ""
    #: "seal": only its sign, in a frame of its suit (dashed with the flag "locked"); "value": its sign and its words,
    #: its name spoken; "line": sign, name and words in a line of their own; else sign and name.
    shape: Literal["", "seal", "value", "line"] = ""


class Panel(_Part, frozen=True):
    """A seat, a foe, a supply; or a tray with rows and piles, if it says where it lies."""

    id: str
    kind: str
    title: str
    subtitle: str = ""
    seat: int = -1
    #: By which colour and badge it is told apart, as for a piece.
    tint: int = -1
    #: An icon, and a shorter title, for a button that opens it.
    sign: str = ""
    short: str = ""
    #: "out": this seat plays no more.
    flags: tuple[PanelFlag, ...] = ()
    tracks: tuple[Track, ...] = ()
    counters: tuple[Counter, ...] = ()
    chips: tuple[Chip, ...] = ()
    rows: tuple[Row, ...] = ()
    piles: tuple[Pile, ...] = ()
    words: str = ""
    #: What to draw as its portrait.
    art: str = ""
    #: Where it lies: "centre" (with or instead of a board), "side" (with what threatens), "dock" (it belongs to what is
    #: asked: there on a small screen, else beside the board), "sheet" (on a record that is opened when wanted, and
    #: printed; the first of them names it), "goal" (its chips are to be counted down); empty: the client's choice, with
    #: seats at the left.
    place: Literal["", "centre", "side", "dock", "sheet", "goal"] = ""
    #: In the centre: how much of the width it takes, in twelfths. Panels that fit share a line.
    span: int = 12


class Change(_Part, frozen=True):
    """A number before and after, on something that an option would change; `kind` is its icon."""

    target: str
    kind: str
    before: int
    after: int
    wants: Want = "more"
    #: What comes of it, where that says more than the number: "dies".
    words: str = ""


class Preview(_Part, frozen=True):
    """What an option would do, shown before it is chosen."""

    path: tuple[str, ...] = ()
    ghosts: tuple[Piece, ...] = ()
    changes: tuple[Change, ...] = ()


class Looms(_Part, frozen=True):
    """What would happen to a piece if nobody did anything more; without numbers and way: it may be the one."""

    who: str
    words: str
    changes: tuple[Change, ...] = ()
    #: Where it would be moved, the first cell being where it is.
    path: tuple[str, ...] = ()


class Choice(_Part, frozen=True):
    """An option of the pending decision in words."""

    index: int
    seat: int
    key: str
    words: str
    group: str = ""
    cost: str = ""
    consequence: str = ""
    targets: tuple[str, ...] = ()
    preview: Preview | None = None
    #: This option moves on (pass, end, continue).
    moves_on: bool = False
    #: It would change nothing that matters now: it takes no number key, and is folded away behind those that do.
    vain: bool = False
    #: It gives away something scarce: it is picked first, and then confirmed.
    dear: bool = False
    #: The cost as a number, to be shown at the target; -1 if it has none.
    price: int = -1
    #: A word to be shown at the target: "3 ways".
    badge: str = ""
    #: Its words in short and with icons, to be seen on its button; its words are spoken: ":hand: 3 :coin: 1".
    label: str = ""


class Group(_Part, frozen=True):
    """Choices of one kind, to be shown as one button: its name, its cost, and how many there are or what it does."""

    id: str
    name: str
    icon: str = ""
    cost: str = ""
    caption: str = ""
    moves_on: bool = False
    #: A letter that chooses it on the keyboard (not b, c, h, l, m, n, u).
    hotkey: str = ""


class Refusal(_Part, frozen=True):
    """Something that one may want to do and cannot: the reason in words, and the clause."""

    words: str
    reason: str
    clause: str = ""
    group: str = ""
    targets: tuple[str, ...] = ()


class Prompt(_Part, frozen=True):
    """The one question that is open, a hint, and what is left to spend."""

    question: str
    hint: str = ""
    lead: int = -1
    seats: tuple[int, ...] = ()
    left: tuple[Counter, ...] = ()
    #: The kind of choices that is asked for: a thing that has others too stands for these first.
    group: str = ""


class Passage(_Part, frozen=True):
    """A paragraph of a story, in which *word* is emphasis. One that is "told" stands apart: news of what was done."""

    words: str
    kind: Literal["", "told"] = ""


class Story(_Part, frozen=True):
    """A page to be read instead of a board; the choices follow below it. Another id is another page.

    `people` are those who are there: a chip of each, its kind and its sign being the picture. `art` is a picture too:
    "place/gate".
    """

    id: str
    title: str
    place: str = ""
    art: str = ""
    passages: tuple[Passage, ...] = ()
    people: tuple[Chip, ...] = ()


class Line(_Part, frozen=True):
    """A line of the log."""

    words: str
    #: Its icon.
    kind: str = ""
    sound: Sound = ""
    clause: str = ""
    group: str = ""
    targets: tuple[str, ...] = ()
    ply: int = 0


class Explanation(_Part, frozen=True):
    """What a word, card or icon means. Its id is that of the element, or "word.<flag>" for a word or an icon."""

    id: str
    name: str
    words: str
    clauses: tuple[str, ...] = ()
    #: Other explanations that help to understand this one.
    see: tuple[str, ...] = ()


class Lesson(_Part, frozen=True):
    """What a lesson says now, where it says so, and what it waits for."""

    #: Which lesson, and which of its beats.
    id: str
    beat: str
    title: str
    words: str = ""
    #: How far it has come.
    at: int = 0
    of: int = 0
    #: The ids of the things that it speaks of: the table lights them.
    lit: tuple[str, ...] = ()
    #: "choice": one of the choices; "read": that its words are read; "over": nothing more, it is learnt; "lost": the
    #: game is over before its end.
    waits: Literal["choice", "read", "over", "lost"] = "choice"
    #: The lesson that comes after this one.
    next: str = ""


class Tip(_Part, frozen=True):
    """A sentence for who meets something the first time: a key that is told once, and the thing that it stands at."""

    key: str
    at: str
    words: str


class Scene(_Part, frozen=True):
    """The whole table for one seat."""

    game: str
    ply: int
    seat: int
    head: Head
    boards: tuple[Board, ...] = ()
    rows: tuple[Row, ...] = ()
    panels: tuple[Panel, ...] = ()
    #: A page to be read; the table has no board then.
    story: Story | None = None
    #: What is coming, to whom, and what it would cost.
    looms: tuple[Looms, ...] = ()
    prompt: Prompt | None = None
    #: The kinds of choices in the order to show them; a choice and a refusal name theirs.
    groups: tuple[Group, ...] = ()
    choices: tuple[Choice, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    log: tuple[Line, ...] = ()
    explain: tuple[Explanation, ...] = ()
    #: The colours of the drawing: hue and accent hue.
    mood: tuple[int, int] = (200, 40)
    #: A picture behind a table without a board: its name among the game's pictures of the kind "backdrop".
    backdrop: str = ""
    #: Pictures that only some tables of the game need: the name of their sprite; empty if there are none.
    pictures: str = ""
    #: What may be kept now to begin another game with: JSON of setup values, to be given back before that game.
    sheet: str = ""
    #: What a lesson says, if this is one; and what a coach would say to who has not met it yet, the first one first.
    lesson: Lesson | None = None
    tips: tuple[Tip, ...] = ()
    #: How the game ended, in words; and whether this seat won.
    ending: str = ""
    won: bool | None = None
