// What can be done on a page that is read: one button each.
import { html, icon } from "./html.js";
import { cardsOf } from "./scene.js";

/**
 * @typedef {import("./types.js").Choice} Choice
 * @typedef {import("./offer.js").Offer} Offer
 * @typedef {import("./offer.js").Button} Button
 */

/**
 * The answers that no card on the page stands for, the way on last; what is out of reach among them.
 * @param {Offer} offer
 * @returns {Button[]}
 */
export function deeds({ scene, choices }) {
  const cards = new Set(cardsOf(scene).map((c) => c.id));
  const icons = new Map((scene.groups || []).map((g) => [g.id, g.icon]));
  const open = choices.filter((c) => c.moves_on || !c.targets?.some((t) => cards.has(t)));
  const shut = (scene.refusals || []).filter((r) => !r.targets?.length);
  return [
    ...open.filter((c) => !c.moves_on).map((c) => deed(c, icons)),
    ...open.filter((c) => c.moves_on).map((c) => deed(c, icons)),
    ...shut.map((no, i) => ({ key: `no${i}`, choices: [], group: { id: "", name: no.words, caption: no.reason }, no })),
  ];
}

/** @param {Choice} c @param {Map<string, string | undefined>} icons of the groups @returns {Button} */
function deed(c, icons) {
  const { words: name, consequence: caption, moves_on, cost } = c;
  const id = c.group || "";
  return {
    key: `c${c.index}`,
    choices: [c],
    group: { id, name, icon: icons.get(id), caption, moves_on, cost },
    no: null,
  };
}

/** What a deed costs, one sign for each. @param {Button} b */
function hours(b) {
  const n = b.choices[0]?.price ?? 0;
  if (n < 1) return "";
  const signs = Array.from({ length: n }, () => icon("clock"));
  return html`<span class="hrs" role="img" aria-label="${b.group.cost}" title="${b.group.cost}">${signs}</span>`;
}

/** @param {Button} b @param {number} i */
export function deedHtml(b, i) {
  const key = i < 9 ? i + 1 : "";
  const names = `opt deed${b.no ? " off" : ""}${b.group.moves_on ? " plain" : ""}`;
  return html`<li><button class="${names}" data-opt="${i}" data-key="o.${b.key}" data-group="${b.group.id}"
 ${b.no && html`aria-disabled="true"`} ${key && html`aria-keyshortcuts="${key}"`}><kbd
    aria-hidden="true">${key}</kbd><b>${b.group.name}</b>${hours(b)}${
      b.group.caption && html`<small>${b.group.caption}</small>`
    }</button></li>`;
}
