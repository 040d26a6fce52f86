// What a thing, a word or a choice means: tips beside it, and explanations that open on it.

import { cardHtml, rich } from "./cards.js";
import { all, has, html, icon } from "./html.js";
import { dialog, pop } from "./pop.js";
import { cardsOf, chipsOf, countersOf, pilesOf } from "./scene.js";
import { openRules, rulesOf } from "./shell.js";
import { w } from "./words.js";
/**
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Choice} Choice
 * @typedef {import("./types.js").Refusal} Refusal
 * @typedef {import("./pop.js").Box} Box
 * @typedef {{name: string, words: string, clauses?: string[], icon?: string}} Known
 */

/** Whether a change is for the worse. @param {{kind: string, before: number, after: number}} change */
export function worse({ kind, before, after }) {
  if (kind === "value") return false;
  return ["blight", "wound", "injury"].includes(kind) ? after > before : after < before;
}

/**
 * What a choice costs and does; how many more there are on the same thing.
 * @param {Scene} scene
 * @param {Choice[]} choices
 */
export function choiceTip(scene, choices) {
  const [choice] = choices;
  const names = new Map((scene.explain || []).map((e) => [e.id, e.name]));
  const sentences = (choice.consequence || "").split(/(?<=[.!?])\s+/).filter(Boolean);
  const left = scene.prompt?.left?.[0];
  const price = choice.price ?? -1;
  const after = left && price >= 0 ? `${left.value} → ${left.value - price}` : "";
  const cost = [choice.cost, after].filter(Boolean).join(" · ");
  return html`<b class="serif">${choice.words}</b><ul>${cost && html`<li>${icon(left && has(left.kind) ? left.kind : "ap")}<span>${cost}</span></li>`}${(
    choice.preview?.changes || []
  ).map((c) => {
    const sign = c.kind === "value" ? "crystal" : c.kind;
    return html`<li class="${worse(c) ? "bad" : "ok"}">${has(sign) ? icon(sign) : ""}<span>${names.get(`word.${sign}`) || ""} ${c.before} → ${c.after}</span></li>`;
  })}${sentences.map((s) => html`<li><span class="dot" aria-hidden="true"></span><span>${s}</span></li>`)}${choices.length > 1 && html`<li class="more">${w("more-ways", { n: choices.length - 1 })}</li>`}</ul>`;
}

/** The rule words of a thing, the rare ones first, as far as a tip has room. @param {Scene} scene @param {string} id */
export function wordsTip(scene, id) {
  const by = new Map((scene.explain || []).map((e) => [e.id, e]));
  const words = (by.get(id)?.see || []).flatMap((key) => by.get(key) || []).slice(0, 3);
  return words.length
    ? html`<ul class="words">${words.map((e) => html`<li>${has(e.id.slice(5)) ? icon(e.id.slice(5)) : html`<span class="dot" aria-hidden="true"></span>`}<span><em>${e.name}:</em> ${rich(e.words)}</span></li>`)}</ul>`
    : "";
}

/** Why something cannot be done. @param {Refusal} no */
export function refusalTip(no) {
  return html`<b class="serif">${no.words}</b><ul><li>${icon("lock")}<span>${no.reason}</span></li>${no.clause && html`<li class="muted"><code>${no.clause}</code></li>`}</ul>`;
}

/**
 * A place that nothing can be done on: what threatens it, what is refused there.
 * @param {Scene} scene
 * @param {string} cell
 */
export function cellTip(scene, cell) {
  const board = (scene.boards || []).find((b) => b.cells.some((c) => c.id === cell));
  const at = board?.cells.find((c) => c.id === cell);
  const areas = (board?.areas || []).filter((a) => a.cells.includes(cell));
  const no = (scene.refusals || []).filter((r) => r.targets?.includes(cell));
  const said = new Map((scene.explain || []).map((e) => [e.id, e.words]));
  return html`<b class="serif">${at?.name}</b><ul>${areas.map((a) => (a.kind === "attack" ? html`<li class="bad">${icon("attack")}<span>${a.name}</span></li>` : html`<li>${has(a.kind) ? icon(a.kind) : ""}<span>${said.get(a.id) || a.name}</span></li>`))}${no.map((r) => html`<li>${icon("lock")}<span>${r.words}: ${r.reason}</span></li>`)}</ul>`;
}

/** All that is known of a thing, best first. @param {Scene} scene @param {string} id @returns {Known[]} */
export function known(scene, id) {
  const by = new Map((scene.explain || []).map((e) => [e.id, e]));
  /** @type {Known[]} */
  const found = [];
  const add = (/** @type {string} */ key) => {
    const e = by.get(key);
    if (e && !found.some((f) => f.name === e.name))
      found.push({ ...e, icon: key.startsWith("word.") ? key.slice(5) : "" });
  };
  for (const board of scene.boards || []) {
    const cell = board.cells.find((c) => c.id === id);
    if (!cell) continue;
    found.push({ name: cell.name, words: "" });
    for (const area of (board.areas || []).filter((a) => a.cells.includes(id))) {
      if (by.has(area.id)) add(area.id);
      else found.push({ name: "", words: area.name, icon: area.kind });
    }
    for (const flag of cell.flags?.length ? cell.flags : ["normal"]) add(`word.${flag}`);
    for (const piece of (board.pieces || []).filter((p) => p.at === id))
      add(
        [piece.id, `word.${piece.art}`, `word.${piece.art?.split(".")[0]}`].find((key) => by.has(key)) ||
          `word.${piece.kind}`,
      );
  }
  add(id);
  const chip = chipsOf(scene).find((c) => c.id === id);
  if (chip) {
    if (!by.has(id)) found.push({ name: chip.name, words: (chip.words || "").length > 5 ? chip.words || "" : "" });
    add(`word.${chip.kind}`);
  }
  const card = cardsOf(scene).find((c) => c.id === id);
  if (card && !by.has(id)) found.push({ name: card.name, words: (card.lines || []).join(" ") });
  for (const word of by.get(id)?.see || []) add(word);
  if (card) for (const word of [...(card.icons || []), ...(card.flags || []), card.kind]) add(`word.${word}`);
  const counter = countersOf(scene).find((c) => c.id === id);
  if (counter) {
    if (!by.has(id) && !by.has(`word.${counter.kind}`))
      found.push({ name: `${counter.name}: ${counter.value}`, words: counter.words || "" });
    add(`word.${counter.kind}`);
  }
  const pile = pilesOf(scene).find((p) => p.id === id);
  if (pile && !by.has(id))
    found.push({ name: pile.name, words: [w("cards", { n: pile.count }), pile.words].filter(Boolean).join(". ") });
  const panel = (scene.panels || []).find((p) => p.id === id);
  if (panel && !found.length) found.push({ name: panel.title, words: panel.words || panel.subtitle || "" });
  for (const r of (scene.refusals || []).filter((x) => x.targets?.includes(id))) {
    found.push({
      name: w("not-possible-now"),
      words: `${r.words}: ${r.reason}`,
      clauses: r.clause ? [r.clause] : [],
      icon: "lock",
    });
  }
  return found;
}

/**
 * Open what is known of a thing; an open pile shows its cards.
 * @param {Scene} scene
 * @param {string} id
 * @param {Box} box
 * @param {"right" | "below"} [side]
 */
export function explain(scene, id, box, side = "right") {
  const pile = pilesOf(scene).find((p) => p.id === id);
  if (pile?.cards?.length) {
    dialog(pile.name, html`<div class="hand spread">${pile.cards.map((c) => cardHtml(c))}</div>`, { cls: "wide" });
    return;
  }
  const found = known(scene, id).slice(0, 8);
  if (found.length) popOf(scene.game, found, box, side);
}

/** @param {string} game @param {Known[]} found @param {Box} box @param {"right" | "below"} [side] */
export function popOf(game, found, box, side = "right") {
  const el = pop(
    html`${found.map(
      (e) =>
        html`${e.name && html`<h3>${e.icon && has(e.icon) ? icon(e.icon) : ""}${e.name}</h3>`}${e.words && html`<p>${rich(e.words)}</p>`}${e.clauses?.length ? html`<p class="ref">${e.clauses.map((c) => html`<button class="clause" data-clause="${c}"><code>${c}</code></button>`)}<span>${w("open-in-rules")}</span></p>` : ""}`,
    )}`,
    box,
    { label: found[0].name || found[0].words, side },
  );
  for (const button of all(".clause", el))
    button.addEventListener("click", () => openRules(game, button.dataset.clause || ""));
}

/** Open a clause of the rulebook in place. @param {string} game @param {string} clause @param {Box} box */
export async function explainClause(game, clause, box) {
  const rules = await rulesOf(game).catch(() => []);
  const rule = rules.find((r) => r.id === clause);
  popOf(
    game,
    [{ name: rule?.title || rule?.chapter || clause, words: rule?.words || "", clauses: [clause], icon: "book" }],
    box,
  );
}
