// Trays: panels that lie in the centre, at the side or in the dock, with their rows of cards and their piles.
import { cardHtml, rich, suited } from "./cards.js";
import { has, html, icon } from "./html.js";
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

/** A deck beside its row: its sign and how many. @param {Pile} pile @param {Look} look */
function deckHtml(pile, look) {
  return html`<button class="pile${look.lit.has(pile.id) ? " lit" : ""}${pile.count ? "" : " empty"}" data-id="${pile.id}" aria-label="${pile.name}: ${w("cards", { n: pile.count })}" title="${pile.name}" ${suited(pile.suit)}>${icon(pile.sign && has(pile.sign) ? pile.sign : "deck")}${pile.count}${pile.words && html`<small>${rich(pile.words)}</small>`}</button>`;
}

/** A face-down stack of a suit. @param {Pile} pile @param {Look} look */
function stackHtml(pile, look) {
  const sheets = Array.from(
    { length: Math.min(4, pile.count) },
    (_, k) => html`<i style="left:${k * 3}px;top:${k * 4}px"></i>`,
  );
  return html`<button class="stk${look.lit.has(pile.id) ? " lit" : ""}${pile.count ? "" : " empty"}" data-id="${pile.id}" aria-label="${pile.name}: ${w("cards", { n: pile.count })}" ${suited(pile.suit)}><svg class="pt" aria-hidden="true"><rect width="100%" height="100%" fill="url(#r-${pile.suit})"/></svg><span class="sheets" aria-hidden="true">${sheets}</span>${icon(pile.sign && has(pile.sign) ? pile.sign : "deck")}<b>${pile.count || pile.words || w("empty")}</b></button>`;
}

/** @param {Card} card @param {Look} look */
const shown = (card, look) =>
  cardHtml(card, { lit: look.lit.has(card.id), off: look.off?.(card.id), chosen: card.flags?.includes("chosen") });

/** @param {Row} row @param {Look} look */
function rowHtml(row, look) {
  const shape = row.cards[0]?.shape || "card";
  if (row.flow === "list") {
    return html`<ol class="zones" aria-label="${row.name}">${row.cards.map((c) => html`<li class="zone${c.shape === "slot" ? "" : " full"}" data-key="z.${c.id}">${c.place && html`<span class="zn"><b>${c.place}</b>${c.pips ? html`<span class="pp" role="img" aria-label="${w("in36", { n: c.pips })}">${Array.from({ length: Math.min(6, c.pips) }, () => html`<i></i>`)}</span>` : ""}</span>`}${shown(c, look)}</li>`)}</ol>`;
  }
  const cards = html`<div class="trow sh-${shape}" role="group" aria-label="${row.name}">${row.cards.map((c) => shown(c, look))}</div>`;
  return row.words ? html`<div class="said">${cards}<small>${rich(row.words)}</small></div>` : cards;
}

/** The rows and piles of a tray, side by side. @param {Panel} panel @param {Look} look */
function contents(panel, look) {
  const rows = panel.rows || [];
  const piles = panel.piles || [];
  const stacks = piles.length > 0 && !rows.length;
  const list = rows.some((r) => r.flow === "list");
  if (!rows.length && !piles.length) return "";
  return html`<div class="tb${stacks ? " stacks" : ""}${list ? " listed" : ""}">${piles.filter((p) => !p.last).map((p) => (stacks ? stackHtml(p, look) : deckHtml(p, look)))}${rows.map((r) => rowHtml(r, look))}${piles.filter((p) => p.last).map((p) => deckHtml(p, look))}</div>`;
}

/** A tray in the centre. @param {Panel} panel @param {Look} look */
export function trayHtml(panel, look) {
  const lit = idsIn(panel).some((id) => look.lit.has(id));
  const span = Math.max(2, Math.min(12, panel.span ?? 12));
  if (isSeat(panel)) {
    return html`<section class="tray lane panel span${span}${panel.flags?.includes("active") ? " act" : ""}${lit ? " has" : ""}" data-id="${panel.id}" aria-label="${panel.title}">${rivalTop(panel, look)}${holdings({ ...panel, rows: [], words: "" }, look)}${contents(panel, look)}${panel.words && html`<p class="sum">${rich(panel.words)}</p>`}</section>`;
  }
  const bare = !panel.title;
  return html`<section class="tray k-${panel.kind} span${span}${lit ? " has" : ""}" data-id="${panel.id}" aria-label="${panel.title || panel.rows?.[0]?.name || panel.kind}">${bare ? "" : html`<header><h2>${panel.title}</h2>${panel.words && html`<p>${rich(panel.words)}</p>`}${panel.subtitle && html`<span class="cap">${panel.subtitle}</span>`}</header>`}${numbers(panel)}${contents(panel, look)}${(panel.chips || []).length ? html`<div class="own">${(panel.chips || []).map((c) => chipHtml(c, look))}</div>` : ""}</section>`;
}

/** A panel at the side, or in the dock. @param {Panel} panel @param {Look} look */
export function slipHtml(panel, look) {
  return html`<section class="panel slip k-${panel.kind}" data-id="${panel.id}" aria-label="${panel.title}"><header><h2>${panel.title}</h2>${panel.subtitle && html`<span class="cap">${panel.subtitle}</span>`}</header><div class="in">${numbers(panel)}${(panel.tracks || []).map(trackHtml)}${contents(panel, look)}${(panel.chips || []).length ? html`<div class="own">${(panel.chips || []).map((c) => chipHtml(c, look))}</div>` : ""}${panel.words && html`<p class="ws">${rich(panel.words)}</p>`}</div></section>`;
}

/** The seat that one plays, in the dock. @param {Panel} panel @param {Look} look */
export function meHtml(panel, look) {
  const seat = panel.seat ?? 0;
  return html`<div class="me c${(seat % 5) + 1}" data-id="${panel.id}">${rivalTop(panel, look)}${holdings(panel, look)}</div>`;
}
