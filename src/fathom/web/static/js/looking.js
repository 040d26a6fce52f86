// Looking: what would happen is shown beside a place, a card or a button, and lit on all that belongs to it.
import { cellTip, choiceTip, refusalTip, wordsTip } from "./explain.js";
import { all, html } from "./html.js";
import { popped, tip, untip } from "./pop.js";

/**
 * @typedef {import("./types.js").Choice} Choice
 * @typedef {import("./view.js").View} View
 * @typedef {import("./boards.js").Boards} Boards
 */

/** What on a table tells more when it is pointed at. */
const THINGS = ":is(.card, .chip, .pile, .stk, .seal)";

/** Whether a button does not show all of its words. @param {HTMLElement} button */
function isCut(button) {
  return [button, ...button.querySelectorAll("*")].some(
    (el) => el.scrollHeight > el.clientHeight + 1 && getComputedStyle(el).overflow !== "visible",
  );
}

export class Looking {
  /** @param {HTMLElement} main the table @param {Boards} boards @param {() => View | null} view */
  constructor(main, boards, view) {
    this.main = main;
    this.boards = boards;
    this.view = view;
    /** @type {{cell: string, how: string} | null} the cell whose tip is open */
    this.at = null;
    main.addEventListener("pointerover", (e) => this.over(e));
    main.addEventListener("focusin", (e) => this.over(e));
    main.addEventListener("pointerout", (e) => {
      const from = /** @type {Element} */ (e.target).closest?.(`[data-opt], ${THINGS}`);
      if (from && !from.contains(/** @type {Node | null} */ (e.relatedTarget))) this.clear();
    });
  }

  /** At a cell: what would happen. @param {string} cell @param {string} how */
  cell(cell, how) {
    const view = this.view();
    if (popped() || !view) return;
    this.at = { cell, how };
    const board = this.boards.of(cell);
    const choices = view.offer.on(cell, view.group);
    board.preview(choices[0] || null, choices.length || how !== "pointer" ? cell : "");
    board.reveal(cell);
    tip(choices.length ? choiceTip(view.scene, choices) : cellTip(view.scene, cell), board.rect(cell));
    this.mark(choices[0] || null);
  }

  /** What is open may say something else now. */
  again() {
    if (this.at) this.cell(this.at.cell, this.at.how);
  }

  clear() {
    this.at = null;
    if (popped()) return;
    untip();
    this.boards.clear();
    this.mark(null);
  }

  /** Light the buttons and things that a choice belongs to. @param {Choice | null} choice */
  mark(choice) {
    for (const el of all(".would", this.main)) el.classList.remove("would");
    if (!choice) return;
    for (const el of all(".opt", this.main)) el.classList.toggle("would", el.dataset.group === choice.group);
    for (const id of choice.targets || [])
      for (const el of all(`${THINGS}[data-id="${CSS.escape(id)}"]`, this.main)) el.classList.add("would");
  }

  /** At a button or a card. @param {Event} e */
  over(e) {
    const view = this.view();
    if (/** @type {PointerEvent} */ (e).pointerType === "touch" || popped() || !view) return;
    const at = /** @type {HTMLElement} */ (e.target);
    if (e.type === "focusin" && !at.matches(":focus-visible")) return;
    const button = /** @type {HTMLElement | null} */ (at.closest("[data-opt]"));
    const thing = /** @type {HTMLElement | null} */ (at.closest(`${THINGS}[data-id]`));
    if (button) this._button(view, button);
    else if (thing) this._thing(view, thing);
  }

  /** @param {View} view @param {HTMLElement} el */
  _button({ scene, offer, buttons }, el) {
    const button = buttons[Number(el.dataset.opt)];
    if (!button) return;
    const { choices, no, group } = button;
    const box = el.getBoundingClientRect();
    if (choices.length === 1) {
      const [c] = choices;
      const cell = offer.cellsOf(c)[0] || "";
      this.boards.of(cell).preview(c, cell);
      this.mark(c);
      const isUnsaid = c.consequence && c.consequence !== group.caption;
      if (c.cost || c.preview?.changes?.length || isUnsaid || isCut(el)) tip(choiceTip(scene, choices), box);
    } else if (no && !choices.length) tip(refusalTip(no), box, "below");
    else if (innerWidth < 1360 && group.caption)
      tip(html`<b class="serif">${group.name}</b><ul><li>${group.caption}</li></ul>`, box, "below");
  }

  /** @param {View} view @param {HTMLElement} el */
  _thing({ scene, offer, group }, el) {
    const id = el.dataset.id || "";
    const choices = offer.on(id, group);
    const no = offer.refused.get(id);
    const words = wordsTip(scene, id);
    const box = el.getBoundingClientRect();
    if (choices.length) {
      this.boards.first.preview(choices[0]);
      this.mark(choices[0]);
      tip(html`${choiceTip(scene, choices)}${words}`, box, "below");
    } else if (no) tip(html`${refusalTip(no)}${words}`, box, "below");
    else if (words) tip(html`${words}`, box, "below");
  }
}
