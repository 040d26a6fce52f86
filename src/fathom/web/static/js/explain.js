// What a thing, a word or a choice means: tips beside it, and explanations that open on it.
import { cardHtml, iconIf, rich } from "./cards.js";
import { all, has, html, icon } from "./html.js";
import { dialog, pop } from "./pop.js";
import { cardsOf, chipsOf, countersOf, idsIn, piecesOf, pilesOf, toll } from "./scene.js";
import { openRules, rulesOf } from "./shell.js";
import { w } from "./words.js";

/**
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Choice} Choice
 * @typedef {import("./types.js").Change} Change
 * @typedef {import("./types.js").Refusal} Refusal
 * @typedef {import("./types.js").Explanation} Explanation
 * @typedef {import("./pop.js").Box} Box
 * @typedef {{name: string, words: string, clauses?: string[], icon?: string}} Known
 */

const DOT = html`<span class="dot" aria-hidden="true"></span>`;

// ---------------------------------------------------------------------------------------------- tips

/** Whose number it is, if that is not who is asked. @param {Scene} scene @param {string} id */
function nameOf(scene, id) {
  const panel = (scene.panels || []).find((p) => idsIn(p).includes(id));
  if (panel) return panel.seat === scene.seat ? "" : panel.title;
  const piece = piecesOf(scene).find((p) => p.id === id);
  return piece && piece.seat !== scene.seat ? (scene.explain || []).find((e) => e.id === id)?.name || "" : "";
}

/**
 * A number that a choice would change: whose, from, to, and what comes of it.
 * @param {Scene} scene
 * @param {Change} change
 */
function changeHtml(scene, { target, kind, before, after, wants = "more", words }) {
  const who = nameOf(scene, target);
  const what = (scene.explain || []).find((e) => e.id === `word.${kind}`)?.name || "";
  const said = [who && `${who}:`, what, `${before} → ${after}${words ? `, ${words}` : ""}`].filter(Boolean).join(" ");
  return html`<li class="${toll(before, after, wants)}">${iconIf(kind)}<span>${said}</span></li>`;
}

/** What a choice costs, and what is left then. @param {Scene} scene @param {Choice} choice */
function costHtml(scene, choice) {
  const left = scene.prompt?.left?.[0];
  const price = choice.price ?? -1;
  const after = left && price >= 0 ? `${left.value} → ${left.value - price}` : "";
  const cost = [choice.cost, after].filter(Boolean).join(" · ");
  return cost && html`<li>${left && has(left.kind) ? icon(left.kind) : DOT}<span>${cost}</span></li>`;
}

/**
 * What a choice costs and does; how many more there are on the same thing.
 * @param {Scene} scene
 * @param {Choice[]} choices
 */
export function choiceTip(scene, choices) {
  const [choice] = choices;
  const changes = (choice.preview?.changes || []).map((change) => changeHtml(scene, change));
  const sentences = (choice.consequence || "").split(/(?<=[.!?])\s+/).filter(Boolean);
  const said = sentences.map((words) => html`<li>${DOT}<span>${words}</span></li>`);
  const more = choices.length > 1 && html`<li class="more">${w("more-ways", { n: choices.length - 1 })}</li>`;
  return html`<b class="serif">${choice.words}</b><ul>${costHtml(scene, choice)}${changes}${said}${more}</ul>`;
}

/** The rule words of a thing, the rare ones first, as far as a tip has room. @param {Scene} scene @param {string} id */
export function wordsTip(scene, id) {
  const by = explained(scene);
  const words = (by.get(id)?.see || []).flatMap((key) => by.get(key) || []).slice(0, 3);
  const one = (/** @type {Explanation} */ e) =>
    html`<li>${iconIf(wordOf(e.id)) || DOT}<span><em>${e.name}:</em> ${rich(e.words)}</span></li>`;
  return words.length ? html`<ul class="words">${words.map(one)}</ul>` : "";
}

/** Why something cannot be done. @param {Refusal} no */
export function refusalTip(no) {
  const clause = no.clause && html`<li class="muted"><code>${no.clause}</code></li>`;
  return html`<b class="serif">${no.words}</b><ul><li>${icon("lock")}<span>${no.reason}</span></li>${clause}</ul>`;
}

/**
 * A place that nothing can be done on: what threatens it, what is refused there.
 * @param {Scene} scene
 * @param {string} cell
 */
export function cellTip(scene, cell) {
  const board = (scene.boards || []).find((b) => b.cells.some((c) => c.id === cell));
  const at = board?.cells.find((c) => c.id === cell);
  const by = explained(scene);
  const areas = (board?.areas || [])
    .filter((a) => a.cells.includes(cell))
    .map((a) => {
      const attack = a.kind === "attack";
      const words = (!attack && by.get(a.id)?.words) || a.name;
      return html`<li class="${attack && "bad"}">${iconIf(a.kind)}<span>${words}</span></li>`;
    });
  const refused = (scene.refusals || [])
    .filter((r) => r.targets?.includes(cell))
    .map((r) => html`<li>${icon("lock")}<span>${r.words}: ${r.reason}</span></li>`);
  return html`<b class="serif">${at?.name}</b><ul>${areas}${refused}</ul>`;
}

// ---------------------------------------------------------------------------------------------- explanations

/** Explanations by id. @param {Scene} scene */
const explained = (scene) => new Map((scene.explain || []).map((e) => [e.id, e]));

/** The icon that an explanation is of. @param {string} id */
const wordOf = (id) => (id.startsWith("word.") ? id.slice(5) : "");

/** What is being found out of a thing, best first. */
class Finds {
  /** @param {Scene} scene @param {string} id */
  constructor(scene, id) {
    this.scene = scene;
    this.id = id;
    this.by = explained(scene);
    /** @type {Known[]} */
    this.found = [];
  }

  /** An explanation, unless it has been found already. @param {string} key */
  add(key) {
    const e = this.by.get(key);
    if (e && !this.found.some((f) => f.name === e.name)) this.found.push({ ...e, icon: wordOf(key) });
  }

  /** What a thing says of itself, where no explanation does. @param {string} name @param {string} words */
  plain(name, words) {
    if (!this.by.has(this.id)) this.found.push({ name, words });
  }

  cell() {
    for (const board of this.scene.boards || []) {
      const cell = board.cells.find((c) => c.id === this.id);
      if (!cell) continue;
      this.found.push({ name: cell.name, words: "" });
      for (const area of (board.areas || []).filter((a) => a.cells.includes(this.id))) {
        if (this.by.has(area.id)) this.add(area.id);
        else this.found.push({ name: "", words: area.name, icon: area.kind });
      }
      for (const word of cell.see || []) this.add(word);
      for (const piece of (board.pieces || []).filter((p) => p.at === this.id)) this.piece(piece);
    }
  }

  /** @param {import("./types.js").Piece} piece */
  piece({ id, kind, name, art = "" }) {
    const keys = [id, `word.${art}`, `word.${art.split(".")[0]}`, `word.${kind}`];
    const key = keys.find((one) => this.by.has(one));
    if (key) this.add(key);
    else this.found.push({ name, words: "" });
  }

  track() {
    const tracks = (this.scene.panels || []).flatMap((p) => p.tracks || []);
    const track = tracks.find((t) => t.id === this.id || t.marks.some((m) => m.id === this.id));
    if (!track) return;
    this.plain(track.name, track.marks.map((m) => m.name).join(", "));
    for (const mark of track.marks) this.add(`word.${mark.kind}`);
  }

  /** What can be done with it now. */
  deeds() {
    const here = (this.scene.choices || []).filter((c) => c.targets?.includes(this.id)).map((c) => c.words);
    if (here.length) this.found.push({ name: w("you-can"), words: [...new Set(here)].join(" · "), icon: "lamp" });
  }

  chip() {
    const chip = chipsOf(this.scene).find((c) => c.id === this.id);
    if (!chip) return;
    const words = chip.words || "";
    this.plain(chip.name, words.length > 5 ? words : "");
    this.add(`word.${chip.kind}`);
  }

  card() {
    const card = cardsOf(this.scene).find((c) => c.id === this.id);
    if (card) this.plain(card.name, (card.lines || []).join(" "));
    for (const word of this.by.get(this.id)?.see || []) this.add(word);
    for (const word of card?.see || []) this.add(word);
    if (card) for (const word of [...(card.icons || []), ...(card.flags || []), card.kind]) this.add(`word.${word}`);
  }

  counter() {
    const counter = countersOf(this.scene).find((c) => c.id === this.id);
    if (!counter) return;
    if (!this.by.has(`word.${counter.kind}`)) this.plain(`${counter.name}: ${counter.value}`, counter.words || "");
    this.add(`word.${counter.kind}`);
  }

  pile() {
    const pile = pilesOf(this.scene).find((p) => p.id === this.id);
    if (pile) this.plain(pile.name, [w("cards", { n: pile.count }), pile.words].filter(Boolean).join(". "));
  }

  panel() {
    const panel = (this.scene.panels || []).find((p) => p.id === this.id);
    if (panel && !this.found.length) this.plain(panel.title, panel.words || panel.subtitle || "");
  }

  refused() {
    for (const no of (this.scene.refusals || []).filter((r) => r.targets?.includes(this.id))) {
      const clauses = no.clause ? [no.clause] : [];
      this.found.push({ name: w("not-possible-now"), words: `${no.words}: ${no.reason}`, clauses, icon: "lock" });
    }
  }
}

/** All that is known of a thing, best first. @param {Scene} scene @param {string} id @returns {Known[]} */
export function known(scene, id) {
  const finds = new Finds(scene, id);
  finds.cell();
  finds.add(id);
  finds.chip();
  finds.card();
  finds.counter();
  finds.pile();
  finds.track();
  finds.panel();
  finds.deeds();
  finds.refused();
  return finds.found;
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

/** @param {Known} e */
function knownHtml(e) {
  const clause = (/** @type {string} */ c) =>
    html`<button class="clause" data-clause="${c}"><code>${c}</code></button>`;
  return html`${e.name && html`<h3>${iconIf(e.icon)}${e.name}</h3>`}${e.words && html`<p>${rich(e.words)}</p>`}${
    e.clauses?.length ? html`<p class="ref">${e.clauses.map(clause)}<span>${w("open-in-rules")}</span></p>` : ""
  }`;
}

/** @param {string} game @param {Known[]} found @param {Box} box @param {"right" | "below"} [side] */
export function popOf(game, found, box, side = "right") {
  const el = pop(html`${found.map(knownHtml)}`, box, { label: found[0].name || found[0].words, side });
  for (const button of all(".clause", el))
    button.addEventListener("click", () => openRules(game, button.dataset.clause || ""));
}

/** Open a clause of the rulebook in place. @param {string} game @param {string} clause @param {Box} box */
export async function explainClause(game, clause, box) {
  const rules = await rulesOf(game).catch(() => []);
  const rule = rules.find((r) => r.id === clause);
  const name = rule?.title || rule?.chapter || clause;
  popOf(game, [{ name, words: rule?.words || "", clauses: [clause], icon: "book" }], box);
}
