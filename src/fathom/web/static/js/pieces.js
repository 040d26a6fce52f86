// Pieces as SVG, in pixels of a board whose cells are 62 wide. What they look like comes with the pictures of a game.
import { artId, use } from "./art.js";
import { escaped, has, html, icon, raw } from "./html.js";
import { tintOf, toll } from "./scene.js";

/**
 * @typedef {import("./types.js").Piece} Piece
 * @typedef {import("./types.js").Cell} Cell
 * @typedef {import("./types.js").Change} Change
 */

export const C = 62;

/** @param {number} n */
export const f = (n) => Math.round(n * 10) / 10;

/** @param {string} name @param {number} size */
function symbol(name, size) {
  return `<use href="#i-${escaped(name)}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}"/>`;
}

/**
 * A picture of a game, in a box.
 * @param {string} id
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 */
const picture = (id, x, y, w, h = w) => `<use href="#${escaped(id)}" x="${x}" y="${y}" width="${w}" height="${h}"/>`;

/** The picture of a piece, if the game has one. @param {Piece} p */
const pictureOf = (p) => artId([p.kind], p.art) || artId(["piece"], p.kind);

/** The colour of a piece. @param {Piece} p */
export const inSuit = (p) => (p.suit && /^[a-z0-9-]+$/.test(p.suit) ? ` style="--c:var(--${p.suit})"` : "");

/** How many, or what it is worth, at its foot. @param {Piece} p */
const count = (p) => (p.value ? `<text x="14" y="18" class="cnt">${escaped(p.value)}</text>` : "");

// ---------------------------------------------------------------------------------------------- figures

/** The bases of the seats: each has a shape of its own. */
const BASES = [
  '<ellipse cy="19" rx="19" ry="7"/>',
  '<path d="M0 11 22 25H-22z"/>',
  '<path d="M-17 13h34l3 12h-40z"/>',
  '<path d="M0 10 22 19 0 28-22 19z"/>',
  '<path d="M0 10 20 16 13 26H-13L-20 16z"/>',
];
/** Somebody of whom there is no picture. */
const SOMEBODY = '<path d="M0-10C8-10 11-4 12 4l3 13c-9 5-21 5-30 0l3-13C-11-4-8-10 0-10z"/><circle cy="-13" r="8.5"/>';

/**
 * A figure on the base of its seat.
 * @param {string} id of its picture
 * @param {number} seat
 * @param {boolean} [base]
 */
function figure(id, seat, base = true) {
  const body = id ? picture(id, -30, -38, 60) : `<g class="somebody">${SOMEBODY}</g>`;
  return `<g class="fig s${(seat % 5) + 1}">${base ? `<g class="base">${BASES[seat % 5]}</g>` : ""}${body}</g>`;
}

/**
 * A face in a square: the figure without its base, and the seat's shape.
 * @param {string} kind of the picture, unless it names its own: "hero/ana"
 * @param {string} art
 * @param {number} seat
 */
export function portrait(kind, art, seat) {
  const [of, name] = art.includes("/") ? art.split("/") : [kind, art];
  const id = artId([of], name);
  const plain = `<svg viewBox="-30 -34 60 60" aria-hidden="true">${figure("", seat, false)}</svg>`;
  const n = (seat % 5) + 1;
  return html`<span class="face c${n}">${id ? use(id) : raw(plain)}<i>${icon(`seat-${n}`)}</i></span>`;
}

// ---------------------------------------------------------------------------------------------- cards and tokens

const TURN = { n: 0, ne: 45, e: 90, se: 135, s: 180, sw: 225, w: 270, nw: 315 };

/**
 * An arrow on a side of a card: hollow or solid, with one head or two; it stays on its cell. Or the mark of a side.
 * @param {string} arrow
 */
function arrowSvg(arrow) {
  const found = /^([nesw]{1,2})(2?)([!*]?)$/.exec(arrow);
  if (!found) return "";
  const [, way, two, solid] = found;
  const far = way.length > 1 ? 32 : 23.5;
  if (solid === "*") {
    const edge = TURN[/** @type {keyof typeof TURN} */ (way)];
    return `<g transform="rotate(${edge})"><path d="M-6 ${4 - far}h12l-3 5h-6z" class="side"/></g>`;
  }
  const head = (/** @type {number} */ at) =>
    `<path d="M-5.5 ${-at}h11L0 ${-at - 7}z" class="ar${solid ? " solid" : ""}"/>`;
  const angle = TURN[/** @type {keyof typeof TURN} */ (way)];
  return `<g transform="rotate(${angle})">${two ? head(far - 4.5) : ""}${head(far)}</g>`;
}

/**
 * An icon of a card: two in its upper corners, the others down its left side.
 * @param {string} name
 * @param {number} i
 */
function cornerSvg(name, i) {
  if (!name) return "";
  const [x, y] = [i === 1 ? 10 : -20, i < 2 ? -20 : -19 + 10 * (i - 1)];
  const cls = i > 1 ? ' class="state"' : "";
  return `<use href="#i-${escaped(name)}" x="${x}" y="${y}" width="10" height="10"${cls}/>`;
}

/** The numbers of a card on a pill at its foot. @param {import("./types.js").Counter[]} counters */
function footSvg(counters) {
  const said = counters.map((c) => c.words || String(c.value));
  const whole = said.reduce((sum, words) => sum + words.length + 2, 0);
  let x = -21;
  const part = (/** @type {import("./types.js").Counter} */ c, /** @type {number} */ i) => {
    const wide = (42 * (said[i].length + 2)) / whole;
    const at = x;
    x += wide;
    return (
      `<g transform="translate(${f(at)} 10)" class="pl${i}${c.words ? " then" : ""}">` +
      `<rect width="${f(wide)}" height="12" rx="6"/>` +
      `<use href="#i-${escaped(has(c.kind) ? c.kind : "why")}" x="2" y="1.8" width="8.4" height="8.4"/>` +
      `<text x="${f(wide / 2 + 4.4)}" y="8.9">${escaped(said[i])}</text></g>`
    );
  };
  return counters.map(part).join("");
}

/** What a piece can do to who is asked, in a disc over its head: open, solid, or half of each. @param {Piece} p */
function overSvg({ over = 0, over_by: by = "" }) {
  if (!over) return "";
  const half = by === "both" ? '<path d="M0-9.5a9.5 9.5 0 0 1 0 19z"/>' : "";
  const disc = `<circle r="9.5"/>${half}<text y="4">${over}</text>`;
  return `<g class="over ${by}" transform="translate(19 -21)">${disc}</g>`;
}

/** A piece that is a card: its picture, icons in its corners, numbers at its foot, arrows round it. @param {Piece} p */
function cardSvg(p) {
  const id = pictureOf(p);
  const face = id ? picture(id, -20, -21, 40, 33) : symbol(has(p.kind) ? p.kind : "monster", 28);
  const corners = (p.icons || []).map(cornerSvg).join("");
  const arrows = (p.arrows || []).map(arrowSvg).join("");
  const card = `<rect x="-23" y="-24" width="46" height="48" rx="7"/>${face}${corners}`;
  const quiet = p.over ? "" : " quiet"; // what cannot reach who is asked only hints at its arrows
  const ways = `<g class="ways">${arrows}</g>`;
  return `<g class="pcard${quiet}"${inSuit(p)}>${card}${footSvg(p.counters || [])}${ways}${overSvg(p)}</g>`;
}

const SHAPES = {
  octagon: '<path d="M-15-9-6-16H6l9 7V9l-9 7H-6l-9-7z"/>',
  diamond: '<path d="M0-19 19 0 0 19-19 0z"/>',
  box: '<rect x="-15" y="-14" width="30" height="28" rx="4"/>',
  disc: '<circle r="16"/>',
};

/** A token without a picture: its shape with a sign, its value or its first letter. @param {Piece} p */
function tokenSvg(p) {
  const sign = [p.art, p.kind].find((name) => name && has(name));
  const letter = (p.name || "?").trim().charAt(0).toUpperCase();
  const inner = sign ? symbol(sign, 20) : `<text y="5.5" class="tokt">${escaped(p.value || letter)}</text>`;
  const seat = p.seat !== undefined && p.seat >= 0 ? ` s${(p.seat % 5) + 1}` : "";
  const shape = SHAPES[/** @type {keyof typeof SHAPES} */ (p.shape || "octagon")] || SHAPES.octagon;
  const number = sign && (p.value || "").length < 3 ? count(p) : "";
  const done = p.flags?.includes("done") ? '<path d="M-12 12 12-12" class="struck"/>' : "";
  const down = p.flags?.includes("down") ? " down" : "";
  return `<g class="token${seat}${down}"${inSuit(p)}>${shape}${inner}${number}${done}</g>`;
}

/** A token with a picture: a square one as it is, others cut round. @param {Piece} p @param {string} id */
function picturedSvg(p, id) {
  if (document.getElementById(id)?.getAttribute("viewBox") === "0 0 60 60")
    return picture(id, -26, -26, 52) + (p.art ? "" : count(p));
  return (
    '<g class="token art"><clipPath id="round"><circle r="16"/></clipPath><circle r="17"/>' +
    `<g clip-path="url(#round)">${picture(id, -31, -16.5, 62, 33)}</g></g>`
  );
}

/** A picture as it is, and its value across it. @param {Piece} p */
function wholeSvg(p) {
  const id = pictureOf(p);
  const value = p.value ? `<text y="9" class="across">${escaped(p.value)}</text>` : "";
  return `<g class="whole"${inSuit(p)}>${id ? picture(id, -31, -31, 62) : ""}${value}</g>`;
}

/** A mark that points at its cell. @param {Piece} p */
function markSvg(p) {
  return `<g class="mark"${inSuit(p)}><circle r="19"/>${symbol(p.art && has(p.art) ? p.art : "attack", 28)}</g>`;
}

/** A piece round (0, 0). @param {Piece} p */
export function pieceSvg(p) {
  if (p.shape === "card") return cardSvg(p);
  if (p.shape === "whole") return wholeSvg(p);
  if (p.shape === "mark") return markSvg(p);
  if (p.shape === "figure") {
    const tint = tintOf(p);
    return figure(artId([p.kind, "figure"], p.art), Math.max(0, tint), tint >= 0) + count(p);
  }
  const id = pictureOf(p);
  return id ? picturedSvg(p, id) : tokenSvg(p);
}

/** How a number changes: its icon and by how much, or what comes of it. @param {Change} change */
export function pill(change) {
  const n = change.after - change.before;
  const words = change.words || `${n > 0 ? "+" : "−"}${Math.abs(n)}`;
  const wide = Math.max(40, 27 + words.length * 6.5);
  const sign =
    has(change.kind) && !change.words
      ? `<use href="#i-${escaped(change.kind)}" x="${f(4 - wide / 2)}" y="-8" width="15" height="15"/>`
      : "";
  const box = `<rect x="${f(-wide / 2)}" y="-12" width="${f(wide)}" height="23" rx="11.5" class="loss"/>`;
  const tone = toll(change.before, change.after, change.wants ?? "more");
  const text = `<text x="${sign ? 8.5 : 0}" y="4.6" class="losst">${escaped(words)}</text>`;
  return `<g class="pill ${tone}">${box}${sign}${text}</g>`;
}

// ---------------------------------------------------------------------------------------------- cells

/** The plate of a cell: plain, nothing to stand on, or the pictures of its ground. @param {Cell} cell */
export function plate(cell) {
  const [x, y] = [cell.x * C, cell.y * C];
  const flags = cell.flags || [];
  const base = flags.includes("open") ? gap(x, y) : flags.includes("bare") ? "" : flat(x, y);
  const ground = (cell.ground || []).map((name) => artId(["ground"], name)).filter(Boolean);
  return base + ground.map((id) => picture(id, x, y, C)).join("");
}

/** @param {number} x @param {number} y */
const flat = (x, y) => `<rect x="${x + 3}" y="${y + 3}" width="${C - 6}" height="${C - 6}" rx="9" class="cell"/>`;

/** Four corners, and a sign that one falls. @param {number} x @param {number} y */
function gap(x, y) {
  const [l, t, r, b] = [x + 6, y + 6, x + C - 6, y + C - 6];
  const corners = `M${l} ${t + 5}v-5h5M${r} ${t + 5}v-5h-5M${l} ${b - 5}v5h5M${r} ${b - 5}v5h-5`;
  return `<path d="${corners}M${x + C / 2 - 4} ${y + C / 2 - 2}l4 4 4-4" class="open"/>`;
}
