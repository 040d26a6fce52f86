// What can be chosen is in sight: a new question is read from its beginning, and what scrolls says where it goes on.
import { all, one } from "./html.js";

/** Parts of a table that may be longer than their place. */
const SCROLLERS =
  ".dock .opts, .dock .hand, .dock .mew, .dock .slips, .centre, .centre .trow, .left, .seats, .right .in, .foes, " +
  ".foes > *, .strip, .mthreat span, .dock .prompt";
/** Words on a card that fade where they go on: all of them are told when it is pointed at or tapped. */
const FOLDS = ".card .txt, .card .tx";

/** Mark the sides on which a part goes on. @param {HTMLElement} el */
function mark(el) {
  const { overflowX, overflowY } = getComputedStyle(el);
  const scrolls = (/** @type {string} */ how) => how === "auto" || how === "scroll";
  const sides = [];
  if (scrolls(overflowX)) {
    if (el.scrollLeft > 2) sides.push("l");
    if (el.scrollLeft + el.clientWidth < el.scrollWidth - 2) sides.push("r");
  }
  if (scrolls(overflowY) || el.matches(FOLDS)) {
    if (el.scrollTop > 2) sides.push("t");
    if (el.scrollTop + el.clientHeight < el.scrollHeight - 2) sides.push("b");
  }
  const more = sides.join(" ");
  if ((el.dataset.more || "") === more) return;
  if (more) el.dataset.more = more;
  else delete el.dataset.more;
}

/** Whether all of a thing is seen in its scroller. @param {Element} el @param {Element} within */
function isIn(el, within) {
  const [a, b] = [el.getBoundingClientRect(), within.getBoundingClientRect()];
  return a.top >= b.top - 2 && a.left >= b.left - 2 && a.bottom <= b.bottom + 2 && a.right <= b.right + 2;
}

export class Sight {
  /** @param {HTMLElement} main the table @param {AbortSignal} signal */
  constructor(main, signal) {
    this.main = main;
    this.asked = "";
    main.addEventListener("scroll", (e) => this._scrolled(e), { capture: true, passive: true, signal });
    addEventListener("resize", () => this.mark(), { signal });
  }

  /** @param {Event} e */
  _scrolled(e) {
    const at = /** @type {Element} */ (e.target);
    if (at instanceof HTMLElement && at.matches(SCROLLERS)) mark(at);
  }

  /** Mark all parts that go on. */
  mark() {
    for (const el of all(`${SCROLLERS}, ${FOLDS}`, this.main)) mark(el);
  }

  /** Something was drawn. @param {import("./view.js").View} view */
  drawn({ scene }) {
    const asked = `${scene.ply} ${scene.seat}`;
    if (asked !== this.asked) {
      this.asked = asked;
      one(".dock .opts", this.main)?.scrollTo(0, 0);
      for (const part of all(".dock .hand, .dock .mew, .centre, .seats", this.main)) this._reveal(part);
    }
    this.mark();
  }

  /** Scroll to the first thing that can be chosen, if none is in sight. @param {HTMLElement} part */
  _reveal(part) {
    const lit = all(".lit", part);
    if (!lit.length || lit.some((el) => isIn(el, part))) return;
    const [a, b] = [lit[0].getBoundingClientRect(), part.getBoundingClientRect()];
    part.scrollBy({ left: a.left - b.left - 12, top: a.top - b.top - 34, behavior: "instant" });
  }
}
