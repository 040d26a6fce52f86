// The coach: one sentence at the thing, the first time that it comes up; never twice, never over what is asked.
import { html, one } from "./html.js";
import { isEarly, tell, told } from "./learnt.js";
import { drawn } from "./lesson.js";
import { popped, say } from "./pop.js";
import { set, settings } from "./settings.js";
import { w } from "./words.js";

/**
 * @typedef {import("./types.js").Tip} Tip
 * @typedef {import("./view.js").View} View
 */

/** How long nothing must have moved before it speaks. */
const PAUSE = 400;

/** What it must not lie on: the question, the choices, the places that can be chosen. */
const ASKED = ".prompt, .opts .opt:not(.off), .hand .card.lit, .does .opt:not(.off), .hit.can";

/**
 * How much of one box another one covers.
 * @param {DOMRect} a
 * @param {{x: number, y: number, w: number, h: number}} b
 */
const over = (a, b) =>
  Math.max(0, Math.min(a.right, b.x + b.w) - Math.max(a.left, b.x)) *
  Math.max(0, Math.min(a.bottom, b.y + b.h) - Math.max(a.top, b.y));

export class Coach {
  /** @param {HTMLElement} main @param {string} match */
  constructor(main, match) {
    this.main = main;
    this.match = match;
    /** @type {HTMLElement | null} */
    this.el = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** A table has come: what was said goes, and perhaps there is something new. @param {View} view */
  look(view) {
    this.hush();
    const { scene, still } = view;
    const tips = scene.tips || [];
    if (still || settings.coach === "off" || !tips.length || !isEarly(scene.game, this.match)) return;
    const known = told(scene.game);
    const tip = tips.find((t) => !known.includes(t.key));
    if (tip) this.timer = setTimeout(() => this.speak(view, tip), PAUSE);
  }

  /** It goes with the next choice. */
  hush() {
    clearTimeout(this.timer);
    this.el?.remove();
    this.el = null;
  }

  /** @param {View} view @param {Tip} tip */
  speak({ scene }, tip) {
    const at = drawn(this.main, scene, tip.at).find((el) => el.checkVisibility?.());
    if (!at || popped() || one("dialog[open]")) return;
    const el = document.createElement("aside");
    el.className = "coach";
    el.setAttribute("aria-label", w("coach"));
    el.innerHTML = String(
      html`<p>${tip.words}</p><p class="acts"><button class="btn" data-got>${w(
        "coach-got-it",
      )}</button><button class="never">${w("coach-never")}</button></p>`,
    );
    one("[data-got]", el)?.addEventListener("click", () => this.hush());
    one(".never", el)?.addEventListener("click", () => {
      set({ coach: "off" });
      this.hush();
    });
    document.getElementById("layer")?.append(el);
    this.el = el;
    if (!this._place(el, at)) return this.hush();
    tell(scene.game, tip.key);
    say(tip.words);
  }

  /**
   * Put it beside the thing where it covers nothing that is asked; if there is no such place it waits for another time.
   * @param {HTMLElement} el @param {HTMLElement} at
   */
  _place(el, at) {
    const box = at.getBoundingClientRect();
    const [wide, high] = [el.offsetWidth, el.offsetHeight];
    const within = (/** @type {number} */ n, /** @type {number} */ most) => Math.max(8, Math.min(n, most - 8));
    const middle = within(box.left + box.width / 2 - wide / 2, innerWidth - wide);
    const level = within(box.top, innerHeight - high);
    // Beside the thing; or above the dock, as near to it as may be, where the board leaves air.
    const dock = one(".dock", this.main)?.getBoundingClientRect().top ?? innerHeight;
    const air = [0, 120, -120, 240, -240, 400, -400, 600].map((by) => ({
      x: within(middle + by, innerWidth - wide),
      y: dock - high - 10,
    }));
    const spots = [
      { x: box.right + 12, y: level },
      { x: box.left - wide - 12, y: level },
      { x: middle, y: box.top - high - 12 },
      { x: middle, y: box.bottom + 12 },
      ...air,
      ...air.map(({ x }) => ({ x, y: 64 })),
    ].filter(({ x, y }) => x >= 8 && y >= 8 && x + wide <= innerWidth - 8 && y + high <= innerHeight - 8);
    const taken = [...this.main.querySelectorAll(ASKED)].map((one) => one.getBoundingClientRect());
    const covered = (/** @type {{x: number, y: number}} */ spot) =>
      taken.reduce((sum, one) => sum + over(one, { ...spot, w: wide, h: high }), 0);
    const free = spots.find((spot) => covered(spot) === 0);
    if (!free) return false;
    el.style.left = `${Math.round(free.x)}px`;
    el.style.top = `${Math.round(free.y)}px`;
    return true;
  }
}
