// Trays: panels that lie in the centre, at the side or in the dock, with their rows of cards and their piles.
import { cardHtml, patterned, rich, suited } from "./cards.js";
import { cls, has, html, icon } from "./html.js";
import { chipHtml, holdings, numbers, rivalTop, trackHtml } from "./panels.js";
import { idsIn, isSeat } from "./scene.js";
import { w } from "./words.js";

/**
 * @typedef {import("./types.js").Panel} Panel
 * @typedef {import("./types.js").Row} Row
 * @typedef {import("./types.js").Card} Card
 * @typedef {import("./types.js").Pile} Pile
 * @typedef {import("./panels.js").Look} Look
 */

// ---------------------------------------------------------------------------------------------- piles

/** What all piles say of themselves. @param {Pile} pile @param {string} kind @param {Look} look */
function pileAttributes(pile, kind, look) {
  const names = cls(kind, look.lit.has(pile.id) && "lit", !pile.count && "empty");
  const label = `${pile.name}: ${w("cards", { n: pile.count })}`;
  return html`class="${names}" data-id="${pile.id}" aria-label="${label}" title="${pile.name}" ${suited(pile.suit)}`;
}

/** @param {Pile} pile */
const signOf = (pile) => icon(pile.sign && has(pile.sign) ? pile.sign : "deck");

/** A deck beside its row: its sign and how many. @param {Pile} pile @param {Look} look */
const deckHtml = (pile, look) =>
  html`<button ${pileAttributes(pile, "pile", look)}>${signOf(pile)}${pile.count}${
    pile.words && html`<small>${rich(pile.words)}</small>`
  }</button>`;

/** A face-down stack of a suit. @param {Pile} pile @param {Look} look */
function stackHtml(pile, look) {
  const sheet = (/** @type {number} */ k) => html`<i style="left:${k * 3}px;top:${k * 4}px"></i>`;
  const sheets = Array.from({ length: Math.min(4, pile.count) }, (_, k) => sheet(k));
  return html`<button ${pileAttributes(pile, "stk", look)}>${patterned(pile.suit)}<span class="sheets"
 aria-hidden="true">${sheets}</span>${signOf(pile)}<b>${pile.count || pile.words || w("empty")}</b></button>`;
}

// ---------------------------------------------------------------------------------------------- rows

/** @param {Card} card @param {Look} look */
const shown = (card, look) =>
  cardHtml(card, { lit: look.lit.has(card.id), off: look.off?.(card.id), chosen: card.flags?.includes("chosen") });

/** @param {Row} row @param {Look} look */
function rowHtml(row, look) {
  if (row.flow === "list") {
    return html`<ol class="zones" aria-label="${row.name}">${row.cards.map((c) => zone(c, look))}</ol>`;
  }
  const shape = row.cards[0]?.shape || "card";
  const cards = html`<div class="trow sh-${shape}" role="group" aria-label="${row.name}">${row.cards.map((c) =>
    shown(c, look),
  )}</div>`;
  return row.words ? html`<div class="said">${cards}<small>${rich(row.words)}</small></div>` : cards;
}

/** A card of a list, its place at the left. @param {Card} card @param {Look} look */
function zone(card, look) {
  const n = card.pips ?? 0;
  const dots = Array.from({ length: Math.min(6, n) }, () => html`<i></i>`);
  const pips = n ? html`<span class="pp" role="img" aria-label="${w("in36", { n })}">${dots}</span>` : "";
  const place = card.place && html`<span class="zn"><b>${card.place}</b>${pips}</span>`;
  const names = cls("zone", card.shape !== "slot" && "full");
  return html`<li class="${names}" data-key="z.${card.id}">${place}${shown(card, look)}</li>`;
}

// ---------------------------------------------------------------------------------------------- trays

/** The rows and piles of a tray, side by side. @param {Panel} panel @param {Look} look */
function contents(panel, look) {
  const rows = panel.rows || [];
  const piles = panel.piles || [];
  if (!rows.length && !piles.length) return "";
  const names = cls("tb", !rows.length && "stacks", rows.some((r) => r.flow === "list") && "listed");
  const [before, behind] = [false, true].map((last) => piles.filter((p) => (p.last || false) === last));
  const pile = rows.length ? deckHtml : stackHtml;
  return html`<div class="${names}">${before.map((p) => pile(p, look))}${rows.map((r) => rowHtml(r, look))}${behind.map(
    (p) => deckHtml(p, look),
  )}</div>`;
}

/** @param {Panel} panel @param {Look} look */
const chips = (panel, look) =>
  panel.chips?.length ? html`<div class="own">${panel.chips.map((c) => chipHtml(c, look))}</div>` : "";

/** @param {Panel} panel */
const caption = (panel) => panel.subtitle && html`<span class="cap">${panel.subtitle}</span>`;

/** A tray in the centre. @param {Panel} panel @param {Look} look */
export function trayHtml(panel, look) {
  const span = `span${Math.max(2, Math.min(12, panel.span ?? 12))}`;
  const has = idsIn(panel).some((id) => look.lit.has(id)) && "has";
  if (isSeat(panel)) {
    const names = cls("tray lane panel", span, panel.flags?.includes("active") && "act", has);
    return html`<section class="${names}" data-id="${panel.id}" aria-label="${panel.title}">${rivalTop(
      panel,
      look,
    )}${holdings({ ...panel, rows: [], words: "" }, look)}${contents(panel, look)}${
      panel.words && html`<p class="sum">${rich(panel.words)}</p>`
    }</section>`;
  }
  const label = panel.title || panel.rows?.[0]?.name || panel.kind;
  const words = panel.words && html`<p>${rich(panel.words)}</p>`;
  const head = panel.title && html`<header><h2>${panel.title}</h2>${words}${caption(panel)}</header>`;
  return html`<section class="${cls(`tray k-${panel.kind}`, span, has)}" data-id="${panel.id}"
 aria-label="${label}">${head}${numbers(panel)}${contents(panel, look)}${chips(panel, look)}</section>`;
}

/** A panel at the side, or in the dock. @param {Panel} panel @param {Look} look */
export function slipHtml(panel, look) {
  const words = panel.words && html`<p class="ws">${rich(panel.words)}</p>`;
  const inside = html`${numbers(panel)}${(panel.tracks || []).map(trackHtml)}${contents(panel, look)}${chips(
    panel,
    look,
  )}${words}`;
  return html`<section class="panel slip k-${panel.kind}" data-id="${panel.id}" aria-label="${panel.title}"><header
    ><h2>${panel.title}</h2>${caption(panel)}</header><div class="in">${inside}</div></section>`;
}

/** The seat that one plays, in the dock. @param {Panel} panel @param {Look} look */
export function meHtml(panel, look) {
  const names = `me c${((panel.seat ?? 0) % 5) + 1}`;
  return html`<div class="${names}" data-id="${panel.id}">${rivalTop(panel, look)}${holdings(panel, look)}</div>`;
}
