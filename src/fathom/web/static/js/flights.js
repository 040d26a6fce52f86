// Cards that fly from where they lay to where they lie now, and turn on the way.
import { one } from "./html.js";
import { animate, pace } from "./pace.js";
import { moves } from "./settings.js";

const TIME = 300;

/** @typedef {{left: number, top: number, width: number, height: number}} Box */

/** @param {Box} box */
const middleOf = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/**
 * Where a thing lies on the screen, if it is to be seen.
 * @param {Element | null | undefined} el
 * @returns {Box | null}
 */
export function boxOf(el) {
  const box = el?.getBoundingClientRect();
  return box && box.width > 0 && box.height > 0 ? box : null;
}

/** The layer in which things fly. */
const sky = () => /** @type {HTMLElement} */ (document.getElementById("layer"));

/**
 * A card is here now and was there before.
 * @param {HTMLElement} el
 * @param {Box | null} from
 * @param {boolean} turns whether it turns up on its way
 */
export function land(el, from, turns) {
  const to = boxOf(el);
  if (!to) return;
  const time = TIME * pace();
  const [a, b] = [middleOf(from || { ...to, top: to.top + 22 }), middleOf(to)];
  const scale = from ? Math.max(0.3, Math.min(1.4, from.width / to.width)) : 1;
  const start = `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(${scale})`;
  const half = `translate(${(a.x - b.x) * 0.4}px, ${(a.y - b.y) * 0.4 - 14}px)`;
  const frames = turns
    ? [
        { transform: `${start} rotateY(90deg)`, opacity: 0.9 },
        { transform: `${half} rotateY(45deg)`, opacity: 1, offset: 0.55 },
        { transform: "none" },
      ]
    : [
        { transform: start, opacity: from ? 1 : 0 },
        { transform: "none", opacity: 1 },
      ];
  animate(el, frames, { duration: time, easing: "cubic-bezier(.2,.8,.2,1)" });
}

/**
 * A card leaves: a copy of it flies to where it lies now, or fades.
 * @param {HTMLElement} el as it was
 * @param {Box} from
 * @param {Box | null} to
 */
export function leave(el, from, to) {
  if (!moves()) return;
  const ghost = /** @type {HTMLElement} */ (el.cloneNode(true));
  for (const named of [ghost, ...ghost.querySelectorAll("[data-id]")]) named.removeAttribute("data-id");
  ghost.classList.remove("lit");
  fly(ghost, from, to);
}

/** The back of a card flies from one place to another. @param {Box} from @param {Box} to @param {number} n */
export function backs(from, to, n) {
  for (let i = 0; i < Math.min(5, n); i++) {
    const back = document.createElement("div");
    back.className = "cardback";
    const box = { left: from.left + from.width / 2 - 17, top: from.top + from.height / 2 - 24, width: 34, height: 48 };
    fly(back, box, to, i * 60 * pace());
  }
}

/** @param {HTMLElement} ghost @param {Box} from @param {Box | null} to @param {number} [delay] */
function fly(ghost, from, to, delay = 0) {
  if (!moves()) return;
  ghost.classList.add("flying");
  ghost.setAttribute("aria-hidden", "true");
  ghost.tabIndex = -1;
  const { left, top, width, height } = from;
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  sky().append(ghost);
  const [a, b] = [middleOf(from), to ? middleOf(to) : { x: left + width / 2, y: top + height / 2 - 26 }];
  const way = `translate(${b.x - a.x}px, ${b.y - a.y}px)`;
  const size = to ? Math.max(0.2, Math.min(1, (to.width * 0.8) / width)) : 1;
  const frames = [
    { transform: "none", opacity: 1 },
    { opacity: 0.95, offset: 0.75 },
    { transform: `${way} scale(${size})`, opacity: 0 },
  ];
  const how = { duration: (to ? 400 : TIME) * pace(), delay, easing: "cubic-bezier(.45,0,.2,1)", fill: "both" };
  animate(ghost, frames, /** @type {KeyframeAnimationOptions} */ (how), () => ghost.remove());
}

/** The place of a row, a pile or a panel on the page; of a hand that is not drawn as one, its panel. */
export class Places {
  /** @param {HTMLElement} main */
  constructor(main) {
    this.main = main;
  }

  /** What is drawn of a thing and can be seen. @param {string} id @returns {HTMLElement | null} */
  el(id) {
    if (!id) return null;
    const found = this.main.querySelectorAll(`[data-id="${CSS.escape(id)}"]`);
    const seen = [...found].filter((el) => boxOf(el) && !el.matches(".hit"));
    return /** @type {HTMLElement | null} */ (seen.find((el) => el.matches(".card, .tc, .piece")) || seen[0] || null);
  }

  /**
   * Where a row or a pile lies: by its own element, by a card in it, or the panel that it belongs to.
   * @param {string} id
   * @param {import("./types.js").Scene} scene
   * @returns {Box | null}
   */
  box(id, scene) {
    const own = boxOf(this.el(id));
    if (own || !id) return own;
    const rows = [...(scene.rows || []), ...(scene.panels || []).flatMap((p) => p.rows || [])];
    const card = rows.find((r) => r.id === id)?.cards[0];
    const seen = card && boxOf(this.el(card.id));
    if (seen) return seen;
    const row = rows.find((r) => r.id === id);
    const panels = scene.panels || [];
    const home =
      panels.find((p) => p.piles?.some((one) => one.id === id) || p.rows?.some((one) => one.id === id)) ||
      panels.find((p) => row?.seat !== undefined && row.seat >= 0 && p.seat === row.seat);
    return (home && boxOf(this.el(home.id))) || boxOf(row?.kind === "hand" ? one(".dock", this.main) : null);
  }
}
