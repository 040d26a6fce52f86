// Cards: in the hand, in a row, as a small card of a row.
import { artId, use } from "./art.js";
import { escaped, has, html, icon, raw } from "./html.js";
import { diagram, stream } from "./pieces.js";
import { w } from "./words.js";
/** @typedef {import("./types.js").Card} Card */

/** @param {string} value */
export function hexagon(value) {
  return html`<span class="apb"><svg viewBox="0 0 32 32" aria-hidden="true"><path d="M16 1.5 29 9v14l-13 7.5L3 23V9z" fill="currentColor"/></svg><span>${value}</span></span>`;
}

/**
 * A band of art for a card that has no drawing: ridges and a sign, always the same for the same card.
 * @param {Card} card
 */
function band(card) {
  const id = artId([card.kind], card.art);
  if (id) return use(id);
  const next = stream(card.art || card.id);
  let out = '<rect width="124" height="66" fill="var(--art-far)"/>';
  if (next() < 0.6)
    out += `<circle cx="${20 + next() * 84}" cy="${12 + next() * 12}" r="${8 + next() * 7}" fill="var(--art-disc)"/>`;
  for (const [base, tone] of /** @type {[number, string][]} */ ([
    [40, "mid"],
    [52, "near"],
  ])) {
    let d = `M-4 70V${base}`;
    for (let x = 0; x <= 132; x += 22)
      d += `Q${x + 6} ${(base - 10 + next() * 14).toFixed(1)} ${x + 18} ${(base - 4 + next() * 10).toFixed(1)}`;
    out += `<path d="${d}V70Z" fill="var(--art-${tone})"/>`;
  }
  const left = next() < 0.5;
  const cliff = left ? "M-2-2H40c-8 14 6 20 0 34s4 22-4 36H-2z" : "M126-2H84c8 14-6 20 0 34s-4 22 4 36h38z";
  out += `<path d="${cliff}" fill="var(--art-body)"/><path d="${cliff}" fill="none" stroke="var(--art-line)" stroke-width="1.6"/>`;
  const sign = guess(card);
  if (sign)
    out += `<use href="#i-${escaped(sign)}" x="43" y="14" width="38" height="38" fill="var(--art-figure)" class="sign"/>`;
  return raw(`<svg viewBox="0 0 124 66" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${out}</svg>`);
}

/** The icon that a card's words call for. @param {Card} card */
function guess(card) {
  const text = (card.lines || []).join(" ").toLowerCase();
  const pairs = [
    ["strike", /strike|schlag/],
    ["jump", /jump|spring|sprung/],
    ["glide", /glid|gleit/],
    ["climb", /climb|kletter/],
    ["block", /block/],
    ["mend", /mend|heil/],
    ["anchor", /anchor|anker/],
    ["focus", /focus|fokus/],
    ["grip", /grip|halt/],
    ["ap", /ap\b/],
  ];
  return (
    /** @type {string | undefined} */ (pairs.find(([, test]) => /** @type {RegExp} */ (test).test(text))?.[0]) ||
    (has(card.kind) ? card.kind : "")
  );
}

/** Words in which ":pearl:" is the icon of that name. @param {string} text */
export function rich(text) {
  return html`${text.split(/(:[a-z0-9-]+:)/).map((part) => {
    const name = part.slice(1, -1);
    return part.startsWith(":") && has(name)
      ? html`${icon(name)}<span class="vh">${name.replaceAll("-", " ")}</span>`
      : part;
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

/** @param {import("./types.js").Chip} c @param {boolean} [lit] */
export function seal(c, lit = false) {
  const flags = (c.flags || []).map((flag) => ` is-${flag}`).join("");
  return html`<span class="seal${flags}${lit ? " lit" : ""}" data-id="${c.id}" ${suited(c.suit)} title="${c.name}">${icon(c.sign || c.kind)}<span class="vh">${c.name}</span></span>`;
}

/** A small thing on a card: a level, a penalty. @param {import("./types.js").Chip} c */
function onCard(c) {
  if (c.shape === "seal") return seal(c);
  const flags = (c.flags || []).map((flag) => ` is-${flag}`).join("");
  return html`<span class="lv${flags}" ${suited(c.suit)} title="${c.words}">${c.sign && has(c.sign) ? html`${Array.from({ length: Math.min(4, c.count ?? 1) }, () => icon(c.sign || ""))}` : ""}<b>${c.name}</b></span>`;
}

/** A number out of many as a bar. @param {import("./types.js").Counter} c */
export const bar = (c) =>
  html`<span class="hp k-${c.kind}" data-id="${c.id}" role="img" aria-label="${c.name}: ${w("of-most", { n: c.value, most: c.most ?? 0 })}"><i style="width:${Math.round((100 * Math.max(0, c.value)) / Math.max(1, c.most ?? 1))}%"></i><span>${has(c.kind) ? icon(c.kind) : ""}<b>${c.value}</b> ${w("of-only", { most: c.most ?? 0 })}</span></span>`;

/** The inside of a card, by its shape. @type {Record<string, (card: Card) => import("./html.js").Html>} */
const FACES = {
  tall: (card) =>
    html`<svg class="pt" aria-hidden="true"><rect width="100%" height="100%" fill="url(#r-${card.suit})"/></svg>${card.value && html`<b class="v">${card.value}</b>`}${(card.icons || []).length ? html`<span class="sp">${(card.icons || []).map((name) => icon(name))}</span>` : ""}${artId([card.kind], card.art) ? html`<span class="gl plate">${use(artId([card.kind], card.art), "meet")}</span>` : icon(card.sign || (has(card.kind) ? card.kind : "why"), "gl")}${card.flags?.includes("now") && html`<span class="nowb">${w("now")}</span>`}<em>${card.name}</em>`,
  wide: (card) => {
    const chips = card.chips || [];
    const seals = chips.filter((c) => c.shape === "seal");
    return html`<span class="pic plate">${band(card)}</span><span class="tx"><span class="l1"><b class="name">${card.name}</b><span class="seals">${seals.map(onCard)}</span></span>${chips.length > seals.length ? html`<span class="l2">${chips.filter((c) => c.shape !== "seal").map(onCard)}</span>` : ""}${(card.lines || []).map((line) => html`<span class="ln">${rich(line)}</span>`)}${card.caption && html`<small>${rich(card.caption)}</small>`}</span>`;
  },
  small: (card) =>
    html`<b class="name">${card.name}</b><span class="ln">${(card.icons || []).map((name) => icon(name))}${card.value}</span>${(card.lines || []).map((line) => html`<span class="ln">${rich(line)}</span>`)}${card.caption && html`<small>${rich(card.caption)}</small>`}`,
  tile: (card) =>
    html`${card.drawing ? raw(`<svg class="dr" viewBox="0 0 1 1" aria-hidden="true">${card.drawing}</svg>`) : artId([card.kind], card.art) ? html`<span class="dr">${use(artId([card.kind], card.art), "meet")}</span>` : ""}<small>${rich(card.caption || "")}</small>`,
  figure: (card) =>
    html`<span class="pic plate">${artId([card.kind], card.art) ? use(artId([card.kind], card.art), "meet") : icon(has(card.kind) ? card.kind : "monster")}</span>${card.caption && html`<small>${rich(card.caption)}</small>`}${(card.counters || []).map((c) => html`${(card.counters || []).length > 1 ? html`<small>${c.name}</small>` : ""}${bar(c)}`)}`,
  strip: (card) =>
    html`<span class="seals">${(card.chips || []).map(onCard)}</span><span class="tx"><b class="name">${card.name}</b>${(card.lines || []).map((line) => html`<span class="ln">${rich(line)}</span>`)}</span>${card.caption && html`<small>${rich(card.caption)}</small>`}`,
  number: (card) => html`<b>${card.value}</b>`,
  poster: (card) =>
    html`${card.art && html`<span class="hung plate" data-art="${card.art}" data-key="art.${card.art}" data-keep></span>`}<span class="tx"><b class="name">${card.name}</b>${(card.tags || []).length ? html`<span class="tg">${(card.tags || []).join(" · ")}</span>` : ""}${(card.lines || []).map((line) => html`<span class="ln">${rich(line)}</span>`)}${(card.counters || []).map((c) => html`<span class="five"><span aria-hidden="true">${Array.from({ length: c.most ?? 0 }, (_, i) => html`<i class="${i === c.value - 1 ? "on" : ""}"></i>`)}</span>${c.name}</span>`)}${card.caption && html`<small>${rich(card.caption)}</small>`}</span>`,
  slot: (card) =>
    html`${card.sign && has(card.sign) ? icon(card.sign) : ""}${card.name && html`<b>${card.name}</b>`}${(card.lines || []).map((line) => html`<span>${rich(line)}</span>`)}`,
};

/** How wide a word is, in letters of middling width. @param {string} word */
const width = (word) =>
  [...word].reduce((sum, letter) => sum + (/[mwMW]/.test(letter) ? 1.4 : /[fijlrt]/.test(letter) ? 0.7 : 1), 0);

/** A name; one with a long word is set smaller, so that the word need not be broken. @param {string} name */
function named(name) {
  const word = Math.max(...name.split(/[\s-]/).map(width));
  return word > 6
    ? html`<span class="name tight" style="--word:${word.toFixed(1)}">${name}</span>`
    : html`<span class="name">${name}</span>`;
}

/** The face of a card with a picture above its words. @param {Card} card */
function pictured(card) {
  const [set, number] = split(card.caption || "");
  const worth = card.suit ? html`<span class="ip">${card.value}</span>` : hexagon(card.value || "");
  return html`${card.value && worth}<span class="prot">${(card.icons || []).map((name) => html`<span>${icon(name)}</span>`)}</span>
<span class="art plate">${band(card)}</span>${named(card.name)}<span class="txt">${(card.lines || []).map((line) => html`<span>${rich(line)}</span>`)}</span>
${(card.chips || []).length ? html`<span class="l2">${(card.chips || []).map(onCard)}</span>` : ""}${card.diagram?.length ? html`<span class="cd">${diagram(card.diagram, w("diagram"))}</span>` : ""}<span class="foot">${card.cost ? html`<span class="ct">${rich(card.cost)}</span>` : html`<span>${set}</span><span>${number}</span>`}</span>`;
}

/** How many letters of text a name costs that needs a second or third line. @param {string} name */
const wrapped = (name) => (name.length > 11 ? 14 : 0) + (name.length > 16 ? 14 : 0);

/**
 * A whole card.
 * @param {Card} card
 * @param {{lit?: boolean, off?: string, used?: boolean, label?: string, chosen?: boolean}} [state]
 * @returns {import("./html.js").Html}
 */
export function cardHtml(card, { lit = false, off = "", used = false, label = "", chosen = false } = {}) {
  const flags = (card.flags || []).map((flag) => ` is-${flag}`).join("");
  if (card.against) return paired(card, { lit, off, used, label, chosen });
  if (card.up === false) {
    return html`<button class="card back${flags}${card.shape ? ` ${card.shape}` : ""}${lit ? " lit" : ""}" data-id="${card.id}" aria-label="${card.name}" ${suited(card.suit)}>${card.sign ? icon(card.sign) : ""}<span class="name">${card.name}</span></button>`;
  }
  const shape = card.shape && card.shape in FACES ? card.shape : "";
  const length = shape ? 0 : (card.lines || []).join(" ").length + wrapped(card.name);
  const face = shape ? FACES[shape](card) : pictured(card);
  return html`<button class="card${shape ? ` ${shape}` : ""}${card.suit ? " suited" : ""} k-${card.kind}${length > 76 ? " longer" : length > 48 ? " long" : ""}${flags}${lit ? " lit" : ""}${chosen ? " chosen" : ""}${off && !lit ? " off" : ""}${used ? " used" : ""}" data-id="${card.id}" aria-label="${label || spoken(card)}" ${suited(card.suit)} ${off && !lit ? html`aria-disabled="true"` : ""}>${face}</button>`;
}

/**
 * A card and the one that it is set against, what comes of it between them.
 * @param {Card} card
 * @param {object} state
 */
function paired(card, state) {
  const { against, verdict, ...own } = card;
  const plain = { ...own, lines: [], shape: own.shape || "tall" };
  const cls = /** @type {{lit?: boolean, off?: string, chosen?: boolean}} */ (state);
  return html`<div class="duel${cls.lit ? " lit" : ""}${cls.off && !cls.lit ? " off" : ""}${cls.chosen ? " chosen" : ""}">${against && cardHtml({ ...against, shape: against.shape || "tall" })}${verdict && html`<span class="verdict" ${suited(verdict.suit)}>${icon(verdict.sign || verdict.kind)}${verdict.name}</span>`}${cardHtml(plain, state)}${(card.lines || []).map((line) => html`<p>${rich(line)}</p>`)}</div>`;
}

/** "Breaker 3/8" → set and number. @param {string} caption */
function split(caption) {
  const found = /^(.*?)\s+(\d+\/\d+)$/.exec(caption);
  return found ? [found[1], found[2]] : [caption, ""];
}

/** What a screen reader says of a card. @param {Card} card */
export function spoken(card) {
  const chips = (card.chips || []).map((c) => c.name).join(", ");
  const bars = (card.counters || []).map((c) => `${c.name} ${c.words || c.value}`).join(", ");
  const value = card.shape === "number" ? "" : card.value;
  return unsigned(
    [card.name, value, (card.tags || []).join(", "), (card.lines || []).join(" "), chips, bars, card.cost, card.caption]
      .filter(Boolean)
      .join(", "),
  );
}

/** A small card of a row: done, now, or face down. @param {Card} card @param {boolean} [lit] */
export function mini(card, lit = false) {
  const flags = card.flags || [];
  const enraged = flags.includes("enraged");
  const now = flags.includes("now");
  const cls = card.up === false ? `down${enraged ? " enr" : ""}` : now ? "now" : flags.includes("done") ? "done" : "up";
  const wave = raw(
    '<svg viewBox="0 0 50 70" class="wv" preserveAspectRatio="none" aria-hidden="true"><path d="M-2 44C8 36 16 50 26 42s18-8 28 0v32H-2z" class="w1"/><path d="M-2 54c10-8 18 6 28-2s18-6 28 2v20H-2z" class="w2"/></svg>',
  );
  const sign =
    card.up === false ? (enraged ? "enraged" : "fall") : cls === "done" ? "check" : card.icons?.[0] || "attack";
  const word =
    card.up === false ? w(enraged ? "enraged" : "calm") : cls === "up" ? "" : w(cls === "now" ? "now" : "done");
  return html`<li><button class="tc ${cls}${lit ? " lit" : ""}" data-id="${card.id}" aria-label="${[card.name, word, ...(card.tags || [])].filter(Boolean).join(", ")}">${card.up === false && wave}${icon(has(sign) ? sign : "attack")}<em>${word}</em></button></li>`;
}

const EFFECTS = /** @type {[RegExp, string, string][]} */ ([
  [/−\d+ (health|Leben|Gesundheit)/i, "health", "bad"],
  [/−\d+ (grip|Halt)/i, "grip", "bad"],
  [/(\+\d+ )?(blight|Verderbnis)/i, "blight", ""],
  [/push|schieb|stoß/i, "push", ""],
  [/enrage|\bwild\b/i, "enraged", ""],
  [/injur|Schwäche/i, "injury", "bad"],
]);

/** The card of a row that counts now, in full: tags, lines, diagram. @param {Card} card */
export function faceUp(card) {
  const tags = card.tags || [];
  return html`<div class="nowc${card.diagram?.length ? "" : " wide"}" data-key="now.${card.id}"><div>${artId([card.kind], card.art) && html`<div class="tart plate">${use(artId([card.kind], card.art))}</div>`}<h3><button class="kwb" data-id="${card.id}">${card.name}</button></h3><div class="tags">${tags.map(
    (tag, i) => html`<span class="chip">${icon(tagIcon(card, i))}${tag}</span>`,
  )}</div><p class="eff">${(card.lines || []).map((line) => {
    const found = EFFECTS.find(([test]) => test.test(line));
    return html`<span>${found ? icon(found[1]) : ""}<span>${line}</span></span>`;
  })}</p></div>${card.diagram?.length ? html`<div class="dgs">${diagram(card.diagram, w("diagram"))}</div>` : ""}</div>`;
}

/** @param {Card} card @param {number} i */
function tagIcon(card, i) {
  const last = (card.icons || []).length + (card.flags?.includes("enraged") ? 1 : 0);
  const at = i - ((card.tags || []).length - last);
  if (at < 0) return "person";
  const name = card.icons?.[at] || "enraged";
  return has(name) ? name : "clock";
}
