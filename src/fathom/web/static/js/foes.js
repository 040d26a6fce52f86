// What threatens: a row of small cards, and the one that counts now in full.
import { artId, use } from "./art.js";
import { iconIf, suited } from "./cards.js";
import { cls, has, html, icon, raw } from "./html.js";
import { diagram } from "./outlines.js";
import { trackHtml } from "./panels.js";
import { w } from "./words.js";

/**
 * @typedef {import("./types.js").Card} Card
 * @typedef {import("./types.js").Row} Row
 * @typedef {import("./types.js").Panel} Panel
 * @typedef {import("./panels.js").Look} Look
 */

const WAVE = raw(
  '<svg viewBox="0 0 50 70" class="wv" preserveAspectRatio="none" aria-hidden="true">' +
    '<path d="M-2 44C8 36 16 50 26 42s18-8 28 0v32H-2z" class="w1"/>' +
    '<path d="M-2 54c10-8 18 6 28-2s18-6 28 2v20H-2z" class="w2"/></svg>',
);

/** A small card of a row: done, now, or face down. @param {Card} card @param {boolean} [lit] */
export function mini(card, lit = false) {
  const down = card.up === false;
  const when = down ? "down" : card.flags?.includes("now") ? "now" : card.flags?.includes("done") ? "done" : "up";
  const turned = down && card.flags?.includes("turned");
  const sign = down ? card.sign : when === "done" ? "check" : card.icons?.[0];
  const word = down ? card.caption : when === "now" ? w("now") : when === "done" ? w("done") : "";
  const said = [card.name, word, ...(card.tags || [])].filter(Boolean).join(", ");
  const names = cls("tc", when, turned && "turned", lit && "lit");
  return html`<li><button class="${names}" data-id="${card.id}" aria-label="${said}" ${down && suited(card.suit)}>${
    down && WAVE
  }${icon(sign && has(sign) ? sign : "attack")}<em>${word}</em></button></li>`;
}

/** The card of a row that counts now, in full: picture, tags, lines, diagram. @param {Card} card */
export function faceUp(card) {
  const id = artId([card.kind], card.art);
  const picture = id && html`<div class="tart plate">${use(id)}</div>`;
  const tags = (card.tags || []).map((tag, i) => html`<span class="chip">${iconIf(card.tag_signs?.[i])}${tag}</span>`);
  const lines = (card.lines || []).map((line, i) => {
    const sign = iconIf(card.line_signs?.[i]);
    return html`<span>${sign}<span>${line}</span></span>`;
  });
  const areas = card.diagram?.length ? html`<div class="dgs">${diagram(card.diagram, w("diagram"))}</div>` : "";
  const name = html`<h3><button class="kwb" data-id="${card.id}">${card.name}</button></h3>`;
  return html`<div class="${cls("nowc", !areas && "wide")}" data-key="now.${card.id}"><div>${picture}${name}<div
    class="tags">${tags}</div><p class="eff">${lines}</p></div>${areas}</div>`;
}

/**
 * A row of cards of the foe, under the panel that is its heading.
 * @param {Row} row
 * @param {Panel | undefined} panel
 * @param {Look} look
 */
export function foePanel(row, panel, look) {
  const { cards } = row;
  const current = cards.find((c) => c.flags?.includes("now")) || cards.findLast((c) => c.up !== false);
  const title = panel?.title || row.name;
  return html`<section class="panel threat" data-id="${panel?.id || row.id}" aria-label="${title}">
<header><h2>${title}</h2><span class="cap">${panel?.subtitle}</span></header>
<ol class="rowc">${cards.map((c) => mini(c, look.lit.has(c.id)))}</ol>${
    current ? faceUp(current) : ""
  }${(panel?.tracks || []).map(trackHtml)}</section>`;
}
