// What has just appeared takes no click: whoever clicks or presses a key meant what was there a moment ago.
import { all } from "./html.js";
import { settings } from "./settings.js";

/**
 * @typedef {import("./view.js").View} View
 * @typedef {{what: string, box: DOMRect}} Thing
 */

/** What a person can choose on, and what lies above it. */
const ACTS =
  "[data-opt], .hit.can, .main [data-id], .centre [data-id], .dock [data-id], .right [data-id], .left [data-id]";
const ABOVE = "#layer :is(button, .entry)";

/** What is drawn now. @type {() => View | null} */
let view = () => null;
/** What was there before each change of the last moment. @type {{since: number, things: Thing[]}[]} */
let before = [];

/** Watch over the choices of a table. @param {() => View | null} shown */
export function guard(shown) {
  view = shown;
  before = [];
}

/** Whether what came then is still new. @param {number} since */
export const isFresh = (since) => performance.now() - since < settings.guard;

/** Something that can be clicked is about to change. */
export function changing() {
  const now = performance.now();
  before = before.filter((one) => isFresh(one.since));
  if (settings.guard) before.push({ since: now, things: things() });
}

/** @returns {Thing[]} */
function things() {
  const above = all(ABOVE).map((el) => ({ what: meaning(el), box: el.getBoundingClientRect() }));
  if (document.querySelector("dialog[open]")) return above;
  return [...above, ...all(ACTS).map((el) => ({ what: meaning(el), box: el.getBoundingClientRect() }))].filter(
    (one) => one.what,
  );
}

/** What a click on an element would do, in short; "" if it would choose nothing. @param {Element} el */
function meaning(el) {
  if (el.closest("#layer")) return `above ${el.textContent} ${el.getAttribute("aria-label") || ""}`;
  const shown = view();
  if (!shown) return "";
  const { scene, buttons, offer, group } = shown;
  const asked = `${scene.seat} ${scene.prompt?.question}`;
  const { opt, id } = /** @type {HTMLElement} */ (el).dataset;
  if (opt !== undefined) {
    const button = buttons[Number(opt)];
    return button ? `${asked} ${button.group.id} ${button.group.name} ${Boolean(button.no)}` : "";
  }
  const choices = id ? offer.on(id, group) : [];
  return choices.length ? [asked, id, ...new Set(choices.map((c) => c.key))].join(" ") : "";
}

/** @param {Thing} one @param {number} x @param {number} y */
const covers = ({ box }, x, y) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** Whether what lies at a point is new there. @param {Element} el @param {number} x @param {number} y */
function isNew(el, x, y) {
  const what = meaning(el);
  const wasThere = (/** @type {Thing} */ one) => one.what === what && covers(one, x, y);
  return what !== "" && before.some((one) => isFresh(one.since) && !one.things.some(wasThere));
}

/** Whether a button has come so lately that a key cannot have meant it. @param {number} i */
export function isNewButton(i) {
  const el = document.querySelector(`[data-opt="${i}"]`);
  const what = el ? meaning(el) : "";
  return before.some((one) => isFresh(one.since) && !one.things.some((t) => t.what === what));
}

let refused = false;

document.addEventListener(
  "pointerdown",
  (e) => {
    const el = /** @type {Element} */ (e.target).closest?.(`${ACTS}, ${ABOVE}`);
    refused = el ? isNew(el, e.clientX, e.clientY) : false;
    if (refused) el?.animate([{ opacity: 0.45 }, { opacity: 1 }], 350);
  },
  true,
);
document.addEventListener(
  "click",
  (e) => {
    if (!refused || !e.detail) return;
    e.preventDefault();
    e.stopImmediatePropagation();
  },
  true,
);
document.addEventListener(
  "keydown",
  (e) => {
    // A key that is held down answers once.
    const answers = /^([1-9]|Enter| )$/.test(e.key) && !(/** @type {Element} */ (e.target).matches("input, textarea"));
    if (!e.repeat || !answers) return;
    e.preventDefault();
    e.stopImmediatePropagation();
  },
  true,
);
