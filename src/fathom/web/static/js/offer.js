// What is offered: the choices of a scene by the things they can be made on, and the buttons that stand for them.
import { cardsOf, piecesOf } from "./scene.js";
import { w } from "./words.js";
/**
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Choice} Choice
 * @typedef {import("./types.js").Group} Group
 * @typedef {import("./types.js").Refusal} Refusal
 * @typedef {{key: string, choices: Choice[], group: Group, no: Refusal | null}} Button
 */

/** Whether nothing that a button stands for would help now. @param {Button} button */
export const isVain = (button) => button.choices.length > 0 && button.choices.every((c) => c.vain);

export class Offer {
  /** @param {Scene} scene @param {Choice[]} choices those of the scene, and those that lead farther */
  constructor(scene, choices) {
    this.scene = scene;
    // Of several choices on one thing the cheapest that matters comes first: on the board, in tips and in menus.
    this.choices = [...choices].sort(
      (a, b) => Number(a.vain || false) - Number(b.vain || false) || (a.price ?? -1) - (b.price ?? -1),
    );
    /** @type {Map<string, string>} where a thing lies: a cell on itself, a piece on its cell */
    this.places = new Map();
    for (const board of scene.boards || []) for (const cell of board.cells) this.places.set(cell.id, cell.id);
    for (const piece of piecesOf(scene)) this.places.set(piece.id, piece.at);
    this.ids = new Set(choices.flatMap((c) => c.targets || []));
    /** @type {Map<string, Refusal>} */
    this.refused = new Map();
    for (const no of scene.refusals || [])
      for (const target of no.targets || []) if (!this.refused.has(target)) this.refused.set(target, no);
  }

  /** The cells that a choice can be made on. @param {Choice} choice */
  cellsOf(choice) {
    return (choice.targets || []).map((t) => this.places.get(t) || "").filter(Boolean);
  }

  /**
   * Choices by cell: of the kind that is shown, and of all others.
   * @param {string} group
   * @returns {import("./board.js").Lit}
   */
  lit(group) {
    /** @type {Map<string, Choice[]>} */
    const main = new Map();
    /** @type {Map<string, Choice[]>} */
    const other = new Map();
    for (const choice of this.choices) {
      const map = !group || choice.group === group ? main : other;
      for (const cell of this.cellsOf(choice)) map.set(cell, [...(map.get(cell) || []), choice]);
    }
    return { main, other };
  }

  /**
   * Choices on a thing, only those of the kind that is shown if there are any.
   * @param {string} id
   * @param {string} group
   */
  on(id, group) {
    const isCell = this.places.get(id) === id;
    const here = this.choices.filter((c) => c.targets?.includes(id) || (isCell && this.cellsOf(c).includes(id)));
    const shown = here.filter((c) => group && c.group === group);
    return shown.length ? shown : here;
  }

  /**
   * The kind of choice that is shown first: what the question asks for, or one with several places among several
   * kinds.
   */
  firstGroup() {
    const asked = this.scene.prompt?.group || "";
    if (asked && this.choices.some((c) => c.group === asked)) return asked;
    /** @type {Map<string, number>} */
    const kinds = new Map();
    for (const c of this.choices)
      if (this.cellsOf(c).length) kinds.set(c.group || "", (kinds.get(c.group || "") || 0) + 1);
    return kinds.size > 1 ? (this.scene.groups || []).find((g) => (kinds.get(g.id) || 0) > 1)?.id || "" : "";
  }

  /**
   * Whether choices of a kind need a button each, since nothing on the table stands for them.
   * @param {Group} group
   * @param {Choice[]} members
   */
  _apart(group, members) {
    if (members.length < 2 || members.length > 6) return false;
    return (
      group.moves_on || members.some((c) => !(c.targets || []).length) || (group.id === "answer" && members.length <= 4)
    );
  }

  /** The buttons of the dock: one for each kind, what is refused among them, the way on last. @returns {Button[]} */
  buttons() {
    const { scene } = this;
    const groups = [...(scene.groups || [])];
    for (const c of scene.choices || [])
      if (!groups.some((g) => g.id === (c.group || ""))) groups.push({ id: c.group || "", name: c.words });
    const out = groups.flatMap((group) => {
      const members = this.choices.filter((c) => (c.group || "") === group.id);
      const no = (scene.refusals || []).find((r) => r.group === group.id) || null;
      if (this._apart(group, members)) {
        return members.map((c) => ({
          key: `c${c.index}`,
          choices: [c],
          group: { ...group, name: c.words, cost: c.cost, caption: c.consequence, moves_on: c.moves_on },
          no: null,
        }));
      }
      if (!members.length && !no) return [];
      const far = members.some((c) => c.steps?.length);
      return [
        {
          key: group.id,
          choices: members,
          group: far ? { ...group, caption: w("in-reach", { n: members.length }) } : group,
          no: members.length ? null : no,
        },
      ];
    });
    return (out.length > 8 ? this._without(out) : out).sort(
      (a, b) => Number(a.group.moves_on || false) - Number(b.group.moves_on || false),
    );
  }

  /**
   * With many kinds, those whose answers are all lit cards need no button: the cards are the buttons.
   * @param {Button[]} buttons
   */
  _without(buttons) {
    const cards = new Set(cardsOf(this.scene).map((c) => c.id));
    return buttons.filter((b) => {
      const targets = b.no ? b.no.targets || [] : b.choices.flatMap((c) => (c.targets?.length ? c.targets : [""]));
      return !targets.length || !targets.every((t) => cards.has(t));
    });
  }
}
