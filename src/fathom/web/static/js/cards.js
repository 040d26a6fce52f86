// Cards: in the hand, in a row, on a wall.
import { artId, use } from "./art.js";
import { stream } from "./chance.js";
import { cls, escaped, has, html, icon, raw } from "./html.js";
import { diagram } from "./outlines.js";
import { w } from "./words.js";

/**
 * @typedef {import("./types.js").Card} Card
 * @typedef {import("./types.js").Chip} Chip
 * @typedef {import("./types.js").Counter} Counter
 * @typedef {import("./html.js").Html} Html
 * @typedef {{lit?: boolean, off?: string, used?: boolean, label?: string, chosen?: boolean}} State
 */

// ---------------------------------------------------------------------------------------------- words and colours

/** Words in which ":key:" is the icon of that name. @param {string} text */
export function rich(text) {
  return html`${text.split(/(:[a-z0-9-]+:)/).map((part) => {
    const name = part.slice(1, -1);
    if (!part.startsWith(":") || !has(name)) return part;
    return html`${icon(name)}<span class="vh">${name.replaceAll("-", " ")}</span>`;
  })}`;
}

/** The same words to be spoken. @param {string} text */
export const unsigned = (text) =>
  text.replace(/:([a-z0-9-]+):/g, (whole, name) => (has(name) ? name.replaceAll("-", " ") : whole));

/** A suit as a colour: its ink and its wash. @param {string | undefined} suit */
export const suited = (suit) =>
  suit && /^[a-z0-9-]+$/.test(suit)
    ? html`style="--g:var(--${suit});--gw:var(--${suit}-wash)" data-suit="${suit}"`
    : "";

/** Flags as classes. @param {readonly string[] | undefined} flags */
export const flagged = (flags) => (flags || []).map((flag) => `is-${flag}`).join(" ");

/** An icon, if there is one of that name. @param {string | undefined} name */
export const iconIf = (name) => (name && has(name) ? icon(name) : "");

// ---------------------------------------------------------------------------------------------- small things on cards

/** @param {Chip} c @param {boolean} [lit] */
export function seal(c, lit = false) {
  const names = cls("seal", flagged(c.flags), lit && "lit");
  const sign = html`${icon(c.sign || c.kind)}<span class="vh">${c.name}</span>`;
  return html`<span class="${names}" data-id="${c.id}" ${suited(c.suit)} title="${c.name}">${sign}</span>`;
}

/** A level, a kind, what it takes. @param {Chip} c */
function onCard(c) {
  if (c.shape === "seal") return seal(c);
  const signs =
    c.sign && has(c.sign) ? Array.from({ length: Math.min(4, c.count ?? 1) }, () => icon(c.sign || "")) : "";
  const names = cls("lv", flagged(c.flags));
  return html`<span class="${names}" ${suited(c.suit)} title="${c.words}">${signs}<b>${c.name}</b></span>`;
}

/** A number out of many as a bar. @param {Counter} c */
export function bar(c) {
  const most = c.most ?? 0;
  const width = Math.round((100 * Math.max(0, c.value)) / Math.max(1, most));
  const label = `${c.name}: ${w("of-most", { n: c.value, most })}`;
  return html`<span class="hp k-${c.kind}" data-id="${c.id}" role="img" aria-label="${label}"><i
    style="width:${width}%"></i><span>${iconIf(c.kind)}<b>${c.value}</b> ${w("of-only", { most })}</span></span>`;
}

// ---------------------------------------------------------------------------------------------- faces

/** @param {Card} card */
const pictureOf = (card) => artId([card.kind], card.art);

/** @param {Card} card */
const lines = (card) => (card.lines || []).map((line) => html`<span class="ln">${rich(line)}</span>`);

/** @param {Card} card */
const caption = (card) => card.caption && html`<small>${rich(card.caption)}</small>`;

/**
 * A band of art; where there is no picture: ridges and a sign, always the same for the same card.
 * @param {Card} card
 */
function band(card) {
  const id = pictureOf(card);
  if (id) return use(id);
  const next = stream(card.art || card.id);
  let out = '<rect width="124" height="66" fill="var(--art-far)"/>';
  if (next() < 0.6)
    out += `<circle cx="${20 + next() * 84}" cy="${12 + next() * 12}" r="${8 + next() * 7}" fill="var(--art-disc)"/>`;
  out += ridge(next, 40, "mid") + ridge(next, 52, "near");
  const cliff = next() < 0.5 ? "M-2-2H40c-8 14 6 20 0 34s4 22-4 36H-2z" : "M126-2H84c8 14-6 20 0 34s-4 22 4 36h38z";
  out += `<path d="${cliff}" fill="var(--art-body)" stroke="var(--art-line)" stroke-width="1.6"/>`;
  const sign = [card.sign, card.kind].find((name) => name && has(name));
  if (sign) out += `<use href="#i-${escaped(sign)}" x="43" y="14" width="38" height="38" fill="var(--art-figure)"/>`;
  return raw(`<svg viewBox="0 0 124 66" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${out}</svg>`);
}

/** @param {() => number} next @param {number} base @param {string} tone */
function ridge(next, base, tone) {
  let d = `M-4 70V${base}`;
  for (let x = 0; x <= 132; x += 22)
    d += `Q${x + 6} ${(base - 10 + next() * 14).toFixed(1)} ${x + 18} ${(base - 4 + next() * 10).toFixed(1)}`;
  return `<path d="${d}V70Z" fill="var(--art-${tone})"/>`;
}

/** Its value, a large sign or picture, its name at the foot. @param {Card} card */
function tall(card) {
  const id = pictureOf(card);
  const signs = (card.icons || []).map((name) => icon(name));
  const sign = id
    ? html`<span class="gl plate">${use(id, "meet")}</span>`
    : icon(card.sign || (has(card.kind) ? card.kind : "why"), "gl");
  const now = card.flags?.includes("now") && html`<span class="nowb">${w("now")}</span>`;
  return html`${patterned(card.suit)}${card.value && html`<b class="v">${card.value}</b>`}${
    signs.length ? html`<span class="sp">${signs}</span>` : ""
  }${sign}${now}<em>${card.name}</em>`;
}

/** The pattern of a suit, over all of a card. @param {string | undefined} suit */
export const patterned = (suit) =>
  html`<svg class="pt" aria-hidden="true"><rect width="100%" height="100%" fill="url(#r-${suit})"/></svg>`;

/** Picture at the left. @param {Card} card */
function wide(card) {
  const [seals, others] = [true, false].map((is) => (card.chips || []).filter((c) => (c.shape === "seal") === is));
  const head = html`${named(card.name)}<span class="seals">${seals.map(onCard)}</span>`;
  return html`<span class="pic plate">${band(card)}</span><span class="tx"><span class="l1">${head}</span>${
    others.length ? html`<span class="l2">${others.map(onCard)}</span>` : ""
  }${lines(card)}${caption(card)}</span>`;
}

/** Name and one line. @param {Card} card */
function small(card) {
  const signs = (card.icons || []).map((name) => icon(name));
  const worth = html`<span class="ln">${signs}${card.value}</span>`;
  return html`${named(card.name)}${worth}${lines(card)}${caption(card)}`;
}

/** A square with its drawing. @param {Card} card */
function tile(card) {
  const id = pictureOf(card);
  const face = card.drawing
    ? raw(`<svg class="dr" viewBox="0 0 1 1" aria-hidden="true">${card.drawing}</svg>`)
    : id && html`<span class="dr">${use(id, "meet")}</span>`;
  return html`${face}<small>${rich(card.caption || "")}</small>`;
}

/** A picture in full, and its numbers. @param {Card} card */
function figure(card) {
  const id = pictureOf(card);
  const face = id ? use(id, "meet") : icon(has(card.kind) ? card.kind : "monster");
  const counters = card.counters || [];
  const named = (/** @type {Counter} */ c) => (counters.length > 1 ? html`<small>${c.name}</small>` : "");
  return html`<span class="pic plate">${face}</span>${caption(card)}${counters.map((c) => html`${named(c)}${bar(c)}`)}`;
}

/** Chips, name and lines in one line. @param {Card} card */
function strip(card) {
  const text = html`${named(card.name)}${lines(card)}`;
  const seals = html`<span class="seals">${(card.chips || []).map(onCard)}</span>`;
  return html`${seals}<span class="tx">${text}</span>${caption(card)}`;
}

/** A whole picture, fetched on its own. @param {Card} card */
function poster(card) {
  const face =
    card.art && html`<span class="hung plate" data-art="${card.art}" data-key="art.${card.art}" data-keep></span>`;
  const tags = card.tags?.length ? html`<span class="tg">${card.tags.join(" · ")}</span>` : "";
  const scales = (card.counters || []).map(scale);
  const name = html`<b class="name">${card.name}</b>`;
  return html`${face}<span class="tx">${name}${tags}${lines(card)}${scales}${caption(card)}</span>`;
}

/** A place on a short scale. @param {Counter} c */
function scale(c) {
  const steps = Array.from({ length: c.most ?? 0 }, (_, i) => html`<i class="${i === c.value - 1 ? "on" : ""}"></i>`);
  return html`<span class="five"><span aria-hidden="true">${steps}</span>${c.name}</span>`;
}

/** An empty place. @param {Card} card */
function slot(card) {
  const text = (card.lines || []).map((line) => html`<span>${rich(line)}</span>`);
  return html`${iconIf(card.sign)}${card.name && html`<b>${card.name}</b>`}${text}`;
}

/** @param {Card} card */
const number = (card) => html`<b>${card.value}</b>`;

/** The inside of a card, by its shape. @type {Record<string, (card: Card) => Html>} */
const FACES = { tall, wide, small, tile, figure, strip, poster, slot, number };

/** @param {string} value */
function hexagon(value) {
  const shape = '<path d="M16 1.5 29 9v14l-13 7.5L3 23V9z" fill="currentColor"/>';
  const svg = raw(`<svg viewBox="0 0 32 32" aria-hidden="true">${shape}</svg>`);
  return html`<span class="apb">${svg}<span>${value}</span></span>`;
}

/** How wide words are in the letters of names, in em. @type {Map<string, number>} */
const widths = new Map();
/** @type {CanvasRenderingContext2D | null} */
let pen = null;

/** How wide a word is in the letters of names, in em. @param {string} word */
function width(word) {
  let wide = widths.get(word);
  if (wide === undefined) {
    pen ||= document.createElement("canvas").getContext("2d");
    if (!pen) return word.length * 0.7;
    pen.font = `600 100px ${getComputedStyle(document.documentElement).getPropertyValue("--display")}`;
    wide = pen.measureText(word).width / 100;
    widths.set(word, wide);
  }
  return wide;
}

/** The width of the longest word, in em: no line can be narrower. @param {string} words */
export const longest = (words) => Math.max(0, ...words.split(/[\s-]/).map(width));

/** A name that may be set smaller, so that no word need be broken. @param {string} name */
const named = (name) => html`<b class="name" style="--word:${longest(name).toFixed(2)}">${name}</b>`;

/** The face of a card with a picture above its words. @param {Card} card */
function pictured(card) {
  const worth = card.value && (card.suit ? html`<span class="ip">${card.value}</span>` : hexagon(card.value));
  const signs = (card.icons || []).map((name) => html`<span>${icon(name)}</span>`);
  const text = (card.lines || []).map((line) => html`<span>${rich(line)}</span>`);
  const chips = card.chips?.length ? html`<span class="l2">${card.chips.map(onCard)}</span>` : "";
  const area = card.diagram?.length ? html`<span class="cd">${diagram(card.diagram, w("diagram"))}</span>` : "";
  return html`${worth}<span class="prot">${signs}</span>
<span class="art plate">${band(card)}</span>${named(card.name)}<span class="txt">${text}</span>
${chips}${area}${footOf(card)}`;
}

/** What it costs; else its set and its number there: "North 3/8". @param {Card} card */
function footOf(card) {
  if (card.cost) return html`<span class="foot"><span class="ct">${rich(card.cost)}</span></span>`;
  const text = card.caption || "";
  const found = /^(.*?)\s+(\d+\/\d+)$/.exec(text);
  return html`<span class="foot"><span>${found ? found[1] : text}</span><span>${found?.[2]}</span></span>`;
}

// ---------------------------------------------------------------------------------------------- whole cards

/** How many letters of text a name costs that needs a second or third line. @param {string} name */
const wrapped = (name) => (name.length > 11 ? 14 : 0) + (name.length > 16 ? 14 : 0);

/** How small the words of a card with a picture must be. @param {Card} card */
function crowded(card) {
  const length = (card.lines || []).join(" ").length + wrapped(card.name);
  return length > 76 ? "longer" : length > 48 && "long";
}

/**
 * A whole card.
 * @param {Card} card
 * @param {State} [state]
 * @returns {Html}
 */
export function cardHtml(card, state = {}) {
  if (card.against) return duel(card, state);
  if (card.up === false) return backHtml(card, state);
  const { lit = false, used = false, chosen = false } = state;
  const off = state.off && !lit;
  const shape = card.shape && card.shape in FACES ? card.shape : "";
  const names = cls(
    "card",
    shape,
    card.suit && "suited",
    `k-${card.kind}`,
    !shape && crowded(card),
    flagged(card.flags),
    lit && "lit",
    chosen && "chosen",
    off && "off",
    used && "used",
  );
  const face = shape ? FACES[shape](card) : pictured(card);
  return html`<button class="${names}" data-id="${card.id}" aria-label="${state.label || spoken(card)}"
 ${suited(card.suit)} ${off && html`aria-disabled="true"`}>${face}</button>`;
}

/** Only what its back shows. @param {Card} card @param {State} state */
function backHtml(card, { lit }) {
  const names = cls("card back", flagged(card.flags), card.shape, lit && "lit");
  const sign = card.sign && icon(card.sign);
  return html`<button class="${names}" data-id="${card.id}" aria-label="${card.name}" ${suited(card.suit)}>${sign}<span
    class="name">${card.name}</span></button>`;
}

/** A card and the one that it is set against, what comes of it between them. @param {Card} card @param {State} state */
function duel(card, state) {
  const { against, verdict, ...own } = card;
  const names = cls("duel", state.lit && "lit", state.off && !state.lit && "off", state.chosen && "chosen");
  const foe = against && cardHtml({ ...against, shape: against.shape || "tall" });
  const outcome =
    verdict &&
    html`<span class="verdict" ${suited(verdict.suit)}>${icon(verdict.sign || verdict.kind)}${verdict.name}</span>`;
  const mine = cardHtml({ ...own, lines: [], shape: own.shape || "tall" }, state);
  const text = (card.lines || []).map((line) => html`<p>${rich(line)}</p>`);
  return html`<div class="${names}">${foe}${outcome}${mine}${text}</div>`;
}

/** What a screen reader says of a card. @param {Card} card */
export function spoken(card) {
  const chips = (card.chips || []).map((c) => c.name).join(", ");
  const bars = (card.counters || []).map((c) => `${c.name} ${c.words || c.value}`).join(", ");
  const value = card.shape === "number" ? "" : card.value;
  const tags = (card.tags || []).join(", ");
  const text = (card.lines || []).join(" ");
  return unsigned([card.name, value, tags, text, chips, bars, card.cost, card.caption].filter(Boolean).join(", "));
}
