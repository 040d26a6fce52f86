// Panels: a seat, a supply. Drawn from what they hold, whatever the game.
import { artId, use } from "./art.js";
import { bar, cardHtml, iconIf, rich, seal, suited, unsigned } from "./cards.js";
import { cls, has, html, icon } from "./html.js";
import { portrait } from "./pieces.js";
import { pieceOf, tail, tintOf } from "./scene.js";
import { w } from "./words.js";

/**
 * @typedef {import("./types.js").Panel} Panel
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Counter} Counter
 * @typedef {import("./types.js").Chip} Chip
 * @typedef {import("./types.js").Track} Track
 * @typedef {import("./types.js").Mark} Mark
 */

/**
 * @typedef {object} Look what panels need to know of the table
 * @property {Set<string>} lit ids that can be chosen
 * @property {(seat: number) => string} who the person in a seat, in words
 * @property {(id: string) => string} [off] why a thing cannot be chosen
 */

// ---------------------------------------------------------------------------------------------- tracks

/** A row of slots with markers, told as a whole. @param {Track} track */
export function trackHtml(track) {
  const label = `${track.name}: ${track.marks.map((m) => m.name).join(", ")}`;
  const slots = track.marks.some((m) => m.way)
    ? meeting(track)
    : track.slots.some(Boolean)
      ? steps(track)
      : boxes(track);
  return html`<div role="img" aria-label="${label}">${slots}</div>`;
}

/** Markers that come towards each other: what is lost, what is left, what is taken. @param {Track} track */
function meeting({ slots, marks }) {
  const falls = marks.find((m) => m.way === "falls");
  const rises = marks.find((m) => m.way === "rises");
  const slot = (/** @type {string} */ words, /** @type {number} */ i) => {
    const mark = marks.find((m) => m.at === i);
    const untouched = i === slots.length - 1 && rises?.at === i;
    const taken = rises && i >= rises.at && !untouched ? rises : undefined;
    const lost = falls && i < falls.at;
    const names = cls(lost ? "lost" : taken ? "taken" : "life", mark && "mk");
    const suit = (mark || (lost ? undefined : taken || falls))?.suit;
    return html`<li class="${names}" ${suited(suit)}>${mark ? icon(mark.kind) : html`<span>${words}</span>`}</li>`;
  };
  return html`<ol class="track" aria-hidden="true">${slots.map(slot)}</ol>`;
}

/** Slots without words: small boxes, full up to the first marker. @param {Track} track */
function boxes({ slots, marks }) {
  const at = marks[0]?.at ?? -1;
  const here = (/** @type {number} */ i) => marks.filter((m) => m.at === i).map((m) => `m k-${m.kind}`);
  return html`<ol class="boxes" aria-hidden="true">${slots.map(
    (_, i) => html`<li class="${cls(i < at && "p", ...here(i))}"></li>`,
  )}</ol>`;
}

/** Slots with words, one of which is marked. @param {Track} track */
function steps({ slots, marks }) {
  const at = marks[0]?.at ?? -1;
  return html`<ol class="ttrack" aria-hidden="true">${slots.map(
    (slot, i) => html`<li class="${i < at ? "p" : i === at ? "m" : ""}" ${suited(marks[0]?.suit)}>${slot}</li>`,
  )}</ol>`;
}

// ---------------------------------------------------------------------------------------------- counters

/** One icon for each, those that are lost paler. @param {Counter} c */
function icons(c) {
  const label = `${c.name}: ${w("of-most", { n: c.value, most: c.most ?? 0 })}`;
  const sign = has(c.kind) ? c.kind : "health";
  const all = Array.from({ length: Math.min(12, c.most ?? 0) }, (_, i) => icon(sign, i < c.value ? "on" : "no"));
  return html`<div class="hearts k-${c.kind}" data-id="${c.id}" role="img" aria-label="${label}">${all}</div>`;
}

/** @param {Counter} c */
const isGauge = (c) => c.shape === "bar" || c.shape === "icons";

/** Counters that are drawn across the panel, before all others. @param {Panel} panel */
const gauges = (panel) =>
  html`${(panel.counters || []).filter(isGauge).map((c) => (c.shape === "bar" ? bar(c) : icons(c)))}`;

/** Counters as icon and number, in one line. @param {Panel} panel */
export function numbers(panel) {
  const shown = (panel.counters || []).filter((c) => !isGauge(c));
  const one = (/** @type {Counter} */ c) => {
    const label = `${c.name}: ${c.words || c.value}`;
    const sign = has(c.kind) ? icon(c.kind) : html`<small>${c.name}</small>`;
    return html`<button class="${cls("nm", `k-${c.kind}`, !c.value && "z")}" data-id="${c.id}"
 aria-label="${label}" title="${c.name}">${sign}${c.value}</button>`;
  };
  return shown.length ? html`<div class="nums n${shown.length}">${shown.map(one)}</div>` : "";
}

/** A counter in words: a number, ticks up to its most, or whether it is there. @param {Counter} c */
function counterHtml(c) {
  const flag = c.most === 1;
  const names = cls("ct", `k-${c.kind}`, (c.most ?? -1) > 1 && "long", flag && !c.value && "spent");
  const value = flag ? html`<span>${c.words || (c.value ? "✓" : "–")}</span>` : html`<b>${c.value}</b>${ticks(c)}`;
  return html`<div class="${names}" data-id="${c.id}" ${suited(c.suit)}><dt>${iconIf(c.kind)}${c.name}</dt><dd>${
    value
  }</dd></div>`;
}

/** @param {Counter} c */
function ticks(c) {
  if ((c.most ?? -1) < 2) return "";
  const all = Array.from({ length: Math.min(12, c.most ?? 0) }, (_, i) => html`<i class="${i < c.value && "on"}"></i>`);
  return html`<span class="ticks" aria-hidden="true">${all}</span>`;
}

// ---------------------------------------------------------------------------------------------- chips

/** The picture or the icon of a chip. @param {Chip} c */
function signOf(c) {
  const picture = artId([c.kind], c.sign);
  if (picture) return use(picture, "meet");
  return iconIf([c.sign || "", c.kind, c.id.split(".")[0]].find(has));
}

/** @param {Chip} c @param {Look} look */
export function chipHtml(c, look) {
  if (c.shape === "seal") return seal(c, look.lit.has(c.id));
  const spent = c.flags?.includes("exhausted") || c.flags?.includes("used");
  const off = c.shape === "line" && look.off?.(c.id);
  const names = cls("chip", c.shape === "line" && "lined", look.lit.has(c.id) && "lit", spent && "spent", off && "off");
  return html`<button class="${names}" data-id="${c.id}" ${suited(c.suit)}>${signOf(c)}${chipWords(c)}</button>`;
}

/** @param {Chip} c */
function chipWords(c) {
  if (c.shape === "line") return html`<span><b>${c.name}</b>${c.words && html` ${rich(c.words)}`}</span>`;
  const words =
    c.shape === "value"
      ? html`<span aria-hidden="true">${c.words}</span><span class="vh">${c.name}</span>`
      : html`<span>${c.name}</span>`;
  return html`${words}${(c.count ?? 1) > 1 && html`<b>×${c.count}</b>`}`;
}

/** @param {Panel} panel */
const badges = (panel) => (panel.chips || []).filter((c) => c.flags?.includes("badge"));

/** @param {Panel} panel */
const plainChips = (panel) => (panel.chips || []).filter((c) => !c.flags?.includes("badge"));

// ---------------------------------------------------------------------------------------------- seats

/** What a seat may be called, the most telling first. */
const STATES = /** @type {const} */ (["out", "active", "next"]);

/** Whose turn it is, who is next, who is out. @param {Panel} panel */
function turnHtml(panel) {
  const state = STATES.find((one) => panel.flags?.includes(one));
  return state ? html`<span class="turn ${state}">${w(state)}</span>` : "";
}

/**
 * Whether a seat can be chosen, by its panel or by its figure.
 * @param {Panel} panel
 * @param {Scene} scene
 * @param {Look} look
 */
const isLit = (panel, scene, look) => look.lit.has(panel.id) || look.lit.has(pieceOf(scene, panel)?.id || "");

/** @param {Panel} panel */
const spokenName = (panel) => unsigned([panel.title, panel.subtitle, panel.words].filter(Boolean).join(", "));

/**
 * The board of a seat.
 * @param {Panel} panel
 * @param {Scene} scene
 * @param {Look} look
 */
export function seatPanel(panel, scene, look) {
  if (!panel.tracks?.length) return rivalPanel(panel, look);
  const flags = panel.flags || [];
  const names = cls(
    "panel seatb",
    flags.includes("active") && "act",
    isLit(panel, scene, look) && "lit",
    flags.includes("out") && "out",
  );
  return html`<article class="${names}" data-id="${panel.id}" aria-label="${spokenName(panel)}">
${topHtml(panel, look)}
${panel.tracks.map((t) => html`<div class="tr" data-id="${t.id}">${trackHtml(t)}</div>`)}
${legend(panel)}${statsHtml(panel)}
<div class="own">${ownCards(panel, scene).map((c) => cardChip(c, look))}${shownPiles(panel).map(pileChip)}${plainChips(
    panel,
  ).map((c) => chipHtml(c, look))}</div></article>`;
}

/** Face, name, and whose turn it is. @param {Panel} panel @param {Look} look */
function topHtml(panel, look) {
  const face = portrait(panel.kind, panel.art || "", tintOf(panel));
  const under = [panel.subtitle, look.who(panel.seat ?? 0)].filter(Boolean).join(" · ");
  const [badge] = panel.flags?.includes("out") ? [] : badges(panel);
  const state = badge ? html`<span class="turn bad" data-id="${badge.id}">${badge.name}</span>` : turnHtml(panel);
  return html`<div class="top"><button class="pbtn" data-id="${panel.id}" data-key="f.${panel.id}"
 aria-label="${panel.title}">${face}</button><div class="who"><h2>${panel.title}</h2><p>${under}</p></div>${
   state
 }</div>`;
}

/** The values of the markers of a seat's track, and what they come to. @param {Panel} panel */
function legend(panel) {
  const [track] = panel.tracks || [];
  if (!track?.marks.length) return panel.words ? html`<p class="words">${panel.words}</p>` : "";
  const value = (/** @type {Mark} */ m) =>
    html`<span data-id="${m.id}" ${suited(m.suit)}>${iconIf(m.kind)} <span class="val">${
      track.slots[m.at]
    }</span></span>`;
  return html`<div class="legend">${track.marks.map(value)}<span class="gap">${panel.words}</span></div>`;
}

/** Cards that lie with a seat and are shown as small things. @param {Panel} panel @param {Scene} scene */
const ownCards = (panel, scene) =>
  (scene.rows || [])
    .filter((row) => row.kind === "own" && tail(row.id) === tail(panel.id))
    .flatMap((row) => row.cards)
    .filter((c) => c.sign);

/** @param {import("./types.js").Card} card @param {Look} look */
const cardChip = ({ id, sign = "", name, flags }, look) =>
  html`<button class="${cls("chip", look.lit.has(id) && "lit", flags?.includes("exhausted") && "spent")}"
 data-id="${id}">${icon(sign)}<span>${name}</span></button>`;

/** Piles that are shown as small things; each stands for the number of its kind too. @param {Panel} panel */
const shownPiles = (panel) => (panel.piles || []).filter((p) => p.sign && p.count);

/** @param {import("./types.js").Pile} pile */
const pileChip = (pile) =>
  html`<button class="chip" data-id="${pile.id}" title="${pile.name}">${icon(pile.sign || "deck")}<span
    class="vh">${pile.name}</span><b>${pile.count}</b></button>`;

/** @param {Panel} panel */
function statsHtml(panel) {
  const piled = new Set((panel.piles || []).map((p) => p.sign));
  const counters = (panel.counters || []).filter((c) => !piled.has(c.kind));
  return counters.length
    ? html`<dl class="stats n${Math.min(4, counters.length)}">${counters.map(counterHtml)}</dl>`
    : "";
}

/**
 * The inside of a seat without tracks: its numbers, what it holds, its small cards.
 * @param {Panel} panel
 * @param {Look} look
 */
export function holdings(panel, look) {
  const [seals, rest] = [true, false].map((is) => plainChips(panel).filter((c) => (c.shape === "seal") === is));
  return html`${gauges(panel)}${numbers(panel)}${
    seals.length ? html`<div class="seals">${seals.map((c) => seal(c, look.lit.has(c.id)))}</div>` : ""
  }${(panel.rows || []).map((row) => ownRow(row, look))}${
    rest.length ? html`<div class="own">${rest.map((c) => chipHtml(c, look))}</div>` : ""
  }${panel.words && html`<p class="sum">${rich(panel.words)}</p>`}`;
}

/** @param {import("./types.js").Row} row @param {Look} look */
const ownRow = (row, look) =>
  html`<div class="mine" role="group" aria-label="${row.name}">${row.cards.map((c) =>
    cardHtml({ ...c, shape: c.shape || "small" }, { lit: look.lit.has(c.id), off: look.off?.(c.id) }),
  )}</div>`;

/** The name of a seat, its badges, whose turn it is. @param {Panel} panel @param {Look} look */
export function rivalTop(panel, look) {
  const n = (tintOf(panel) % 5) + 1;
  const face = panel.art ? portrait(panel.kind, panel.art, tintOf(panel)) : "";
  const under = [panel.subtitle, look.who(panel.seat ?? 0)].filter((x) => x && x !== panel.title).join(" · ");
  const own = badges(panel).map(
    (c) => html`<button class="sc" data-id="${c.id}">${icon(c.sign || c.kind)}${c.name}</button>`,
  );
  return html`<div class="rt"><span class="st">${icon(`seat-${n}`)}</span>${face}<h2>${panel.title}</h2><span
    class="muted">${under}</span>${own}${turnHtml(panel)}</div>`;
}

/** The board of a seat that is told in numbers. @param {Panel} panel @param {Look} look */
function rivalPanel(panel, look) {
  const names = cls(
    "panel rival",
    `c${(tintOf(panel) % 5) + 1}`,
    panel.flags?.includes("active") && "act",
    look.lit.has(panel.id) && "lit",
  );
  return html`<article class="${names}" data-id="${panel.id}" aria-label="${spokenName(panel)}">${rivalTop(
    panel,
    look,
  )}${holdings(panel, look)}</article>`;
}

/** A seat on a phone: face and three values. @param {Panel} panel @param {Scene} scene @param {Look} look */
export function seatStrip(panel, scene, look) {
  const values = [...marked(panel), ...counted(panel)];
  const n = (tintOf(panel) % 5) + 1;
  const slim = !panel.tracks?.length && !panel.art;
  const face = slim
    ? html`<span class="st c${n}">${icon(`seat-${n}`)}</span>`
    : portrait(panel.kind, panel.art || "", tintOf(panel));
  const names = cls("ms", slim && "slim", panel.flags?.includes("active") && "act", isLit(panel, scene, look) && "lit");
  const label = `${panel.title}: ${values.map((v) => v.name).join(", ")}`;
  const shown = values.map((v) => html`<span ${suited(v.suit)}>${iconIf(v.kind)}${v.value}</span>`);
  return html`<button class="${names}" data-id="${panel.id}" aria-label="${label}">${face}<b>${panel.title}</b><span
    class="v">${shown}</span></button>`;
}

/** The values of a track. @param {Panel} panel */
function marked(panel) {
  const [track] = panel.tracks || [];
  return (track?.marks || []).map((m) => ({ kind: m.kind, suit: m.suit, value: track.slots[m.at], name: m.name }));
}

/** The numbers that matter most. @param {Panel} panel */
function counted(panel) {
  const counters = panel.counters || [];
  const most = panel.tracks?.length ? counters.filter((c) => (c.most ?? -1) > 1).slice(0, 1) : counters.slice(0, 3);
  return most.map((c) => ({ kind: c.kind, suit: c.suit, value: String(c.value), name: `${c.name} ${c.value}` }));
}

// ---------------------------------------------------------------------------------------------- other panels

/** Things to be counted down. @param {Panel} panel @param {Look} look */
export function goalPanel(panel, look) {
  const one = (/** @type {Chip} */ c) => {
    const names = cls(c.flags?.includes("gone") && "gone", look.lit.has(c.id) && "lit");
    return html`<li><button class="${names}" data-id="${c.id}" aria-label="${c.name}" ${suited(c.suit)}>${icon(
      c.sign || "why",
    )}<span>${c.words || "–"}</span></button></li>`;
  };
  return html`<section class="goal" data-id="${panel.id}"><h2>${panel.title} <span>${panel.subtitle}</span></h2><ul
    class="gems">${(panel.chips || []).map(one)}</ul></section>`;
}

/** Any other panel: its words, chips and piles as text. @param {Panel} panel */
export function plainPanel(panel) {
  const chip = (/** @type {Chip} */ c) => {
    const many = (c.count ?? 1) > 1 ? ` ×${c.count}` : "";
    return html`<li><b>${c.name}${many}</b>${c.words && html`<span>${c.words}</span>`}</li>`;
  };
  const pile = (/** @type {import("./types.js").Pile} */ p) =>
    html`<li><b>${p.name}</b><span>${w("cards", { n: p.count })}</span></li>`;
  const counters = panel.counters || [];
  return html`<div class="pane">${panel.subtitle && html`<p class="lead">${panel.subtitle}</p>`}${
    panel.words && html`<p>${panel.words}</p>`
  }
${counters.length ? html`<dl class="stats">${counters.map(counterHtml)}</dl>` : ""}
<ul class="rules">${(panel.chips || []).map(chip)}${(panel.piles || []).map(pile)}</ul></div>`;
}

/** The icon of a button that opens a panel. @param {Panel} panel */
export const panelIcon = (panel) => [panel.sign || "", panel.kind].find(has) || "more";
