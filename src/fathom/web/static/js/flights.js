// Cards fly from where they lay to where they lie; numbers that changed swell for a moment.
import { all, one } from "./html.js";
import { animate, pace } from "./motion.js";
import { pilesOf } from "./scene.js";
import { moves } from "./settings.js";

/** @typedef {import("./types.js").Scene} Scene */

const TIME = 320;
const CARDS = ".card[data-id], .tc[data-id]";
const NUMBERS =
  ".legend [data-id], .ct[data-id], .nm[data-id], .gems [data-id], .pile[data-id], .stk[data-id], .hp[data-id]";

/** @param {DOMRect} box */
const middleOf = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

export class Flights {
  /** @param {HTMLElement} main the table */
  constructor(main) {
    this.main = main;
    /** @type {Map<string, {el: HTMLElement, box: DOMRect}>} */
    this.cards = new Map();
    /** @type {Map<string, string>} */
    this.numbers = new Map();
  }

  before() {
    this.cards.clear();
    this.numbers.clear();
    if (!moves()) return;
    for (const el of all(CARDS, this.main)) {
      const box = el.getBoundingClientRect();
      if (box.width) this.cards.set(el.dataset.id || "", { el, box });
    }
    for (const el of all(NUMBERS, this.main)) this.numbers.set(el.dataset.id || "", el.textContent || "");
  }

  /** @param {Scene} scene */
  after(scene) {
    if (!moves() || !this.cards.size) return;
    const here = new Set();
    for (const el of all(CARDS, this.main)) {
      const id = el.dataset.id || "";
      const box = el.getBoundingClientRect();
      if (!box.width) continue;
      here.add(id);
      const was = this.cards.get(id);
      if (was) this._slide(el, was.box, box);
      else this._come(el);
    }
    for (const [id, was] of this.cards) if (!here.has(id)) this._go(was.el, was.box, this._where(id, scene));
    for (const el of all(NUMBERS, this.main)) {
      const was = this.numbers.get(el.dataset.id || "");
      if (was !== undefined && was !== el.textContent)
        animate(el, [{ scale: 1.25 }, { scale: 1 }], { duration: TIME, easing: "ease-out" });
    }
  }

  /** @param {HTMLElement} el @param {DOMRect} from @param {DOMRect} to */
  _slide(el, from, to) {
    const dx = from.left - to.left;
    const dy = from.top - to.top;
    if (Math.hypot(dx, dy) < 6) return;
    animate(
      el,
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${from.width / to.width})`, transformOrigin: "0 0" },
        { transform: "none", transformOrigin: "0 0" },
      ],
      { duration: TIME * pace(), easing: "cubic-bezier(.2,.8,.2,1)" },
    );
  }

  /** A card that was not to be seen before comes from its deck, if that can be seen. @param {HTMLElement} el */
  _come(el) {
    const box = el.getBoundingClientRect();
    const tray = el.closest("[data-id].tray, [data-id].slip");
    const deck = tray && one(".pile", tray);
    const from = deck?.getBoundingClientRect();
    const start = from ? `translate(${from.left - box.left}px, ${from.top - box.top}px) scale(.6)` : "translateY(22px)";
    animate(
      el,
      [
        { transform: start, opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      { duration: TIME * pace(), easing: "cubic-bezier(.2,.8,.2,1)" },
    );
  }

  /** Where a card that has gone lies now: its pile, if that is shown. @param {string} id @param {Scene} scene */
  _where(id, scene) {
    const pile = pilesOf(scene).find((p) => p.top?.id === id || (p.cards || []).some((c) => c.id === id));
    const el = pile && one(`[data-id="${CSS.escape(pile.id)}"]`, this.main);
    const box = el?.getBoundingClientRect();
    return box?.width ? box : null;
  }

  /** @param {HTMLElement} el a card that has left the page @param {DOMRect} from @param {DOMRect | null} to */
  _go(el, from, to) {
    if (el.isConnected) return;
    const ghost = /** @type {HTMLElement} */ (el.cloneNode(true));
    ghost.removeAttribute("data-id");
    ghost.classList.add("flying");
    ghost.classList.remove("lit");
    ghost.setAttribute("aria-hidden", "true");
    ghost.tabIndex = -1;
    Object.assign(ghost.style, {
      left: `${from.left}px`,
      top: `${from.top}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
    });
    document.getElementById("layer")?.append(ghost);
    const [dx, dy] = to ? [middleOf(to).x - middleOf(from).x, middleOf(to).y - middleOf(from).y] : [0, -26];
    const end = `translate(${dx}px, ${dy}px)${to ? " scale(.22)" : ""}`;
    animate(
      ghost,
      [
        { transform: "none", opacity: 1 },
        { opacity: 0.9, offset: 0.7 },
        { transform: end, opacity: 0 },
      ],
      { duration: (to ? 420 : TIME) * pace(), easing: "cubic-bezier(.45,0,.2,1)" },
    )
      .finished.catch(() => {})
      .finally(() => ghost.remove());
  }
}
