// The board in a small window: it pans, follows who acts, and a small map shows which part is seen.
import { one } from "./html.js";
import { C } from "./pieces.js";
import { piecesOf } from "./scene.js";
/** @typedef {import("./types.js").Scene} Scene @typedef {import("./table.js").TablePage} Page */

export const NARROW = matchMedia("(max-width: 760px)");
/** Too low for two seats in full. */
export const LOW = matchMedia("(min-width: 761px) and (max-width: 1359px) and (max-height: 860px)");

/** @param {Page} page */
const frameOf = (page) => /** @type {HTMLElement} */ (one(".pan", page.main));

/** @param {Scene} scene */
const active = (scene) => piecesOf(scene).find((p) => p.flags?.includes("active"));

/**
 * Bring a cell into the middle of the window: this one, or where somebody acts.
 * @param {Page} page
 * @param {string} [cell]
 */
export function centre(page, cell) {
  const pan = frameOf(page);
  if (!page.table || (pan.scrollWidth <= pan.clientWidth + 2 && pan.scrollHeight <= pan.clientHeight + 2)) return;
  const [first] = page.offer.choices;
  const at = cell || active(page.table.scene)?.at || (first ? page.offer.cellsOf(first)[0] : "") || "";
  const box = at ? page.viewOf(at).rect(at) : page.board.svg.getBoundingClientRect();
  const frame = pan.getBoundingClientRect();
  pan.scrollBy({
    left: box.left + box.width / 2 - frame.left - frame.width / 2,
    top: box.top + box.height / 2 - frame.top - frame.height / 2,
    behavior: cell ? "smooth" : "instant",
  });
  showWindow(page);
}

/** Keep the active piece in sight when it moves or changes. @param {Page} page @param {Scene} before */
export function follow(page, before) {
  const now = page.table ? active(page.table.scene) : undefined;
  const was = active(before);
  if (!now || !NARROW.matches || (was?.id === now.id && was.at === now.at)) return;
  const box = page.viewOf(now.at).rect(now.at);
  const frame = frameOf(page).getBoundingClientRect();
  if (
    box.left < frame.left + 40 ||
    box.right > frame.right - 40 ||
    box.top < frame.top + 40 ||
    box.bottom > frame.bottom - 40
  )
    centre(page, now.at);
}

/** Show on the small map which part is seen. @param {Page} page */
export function showWindow(page) {
  const rect = one(".minimap .mw", page.main);
  const { svg, view } = page.board;
  if (!rect || !page.board.board || !view) return;
  const box = svg.getBoundingClientRect();
  const frame = frameOf(page).getBoundingClientRect();
  if (!box.width) return;
  one(".minimap", page.main)?.classList.toggle("none", box.width <= frame.width + 2 && box.height <= frame.height + 2);
  const scale = view[2] / box.width;
  const cells = {
    x: (frame.left - box.left) * scale + view[0],
    y: (frame.top - box.top) * scale + view[1],
    width: frame.width * scale,
    height: frame.height * scale,
  };
  for (const [name, value] of Object.entries(cells)) rect.setAttribute(name, String((value * 8) / C));
}
