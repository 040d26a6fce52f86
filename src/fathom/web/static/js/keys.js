// The table by keyboard.
import { suggest, undo } from "./asking.js";
import { isNewButton } from "./guard.js";
import { one } from "./html.js";
import { readButton } from "./lesson.js";
import { help } from "./menus.js";
import { isVain } from "./offer.js";
import { notice, popped } from "./pop.js";
import { set, settings } from "./settings.js";
import { w } from "./words.js";

/**
 * @typedef {import("./table.js").Desk} Desk
 * @typedef {import("./view.js").View} View
 */

/** @type {Record<string, (desk: Desk, view: View) => void>} */
const DEEDS = {
  escape: ({ looking, show }, { group }) => {
    looking.clear();
    if (group) show({ group: "" });
  },
  u: (desk, { table }) => {
    if (table.undo?.length) undo(desk, "choice");
    else notice(w("nothing-to-undo"));
  },
  n: (desk, { buttons }) => {
    const on = buttons.find((b) => b.group.moves_on && b.choices.length);
    if (on) desk.choose(on.choices[0]);
    else (readButton(desk.main) || one("[data-sit].opt", desk.main))?.click();
  },
  b: ({ boards, main }, { scene, offer, group }) => {
    const { main: shown, other } = offer.lit(group);
    const cell = [...shown.keys(), ...other.keys()][0] || boards.first.at;
    if (scene.boards?.length) boards.of(cell).focus(cell);
    else one(".centre .lit, .centre button", main)?.focus();
  },
  c: ({ main }) => (one(".hand .card.lit", main) || one(".hand .card", main))?.focus(),
  r: ({ show }, { offer, group }) => {
    // Round through the kinds of choice that have places on the board.
    const kinds = [
      ...new Set(offer.choices.filter((c) => c.group && offer.cellsOf(c).length).map((c) => c.group || "")),
    ];
    if (kinds.length > 1) show({ group: kinds[(kinds.indexOf(group) + 1) % kinds.length] });
  },
  l: ({ main }) => one(".log", main)?.focus(),
  h: (desk) => void suggest(desk),
  m: () => {
    set({ sound: !settings.sound });
    notice(`${w("sound")}: ${w(settings.sound ? "on" : "off")}`);
  },
  "?": (_, { scene }) => help(scene),
  "+": ({ boards }) => boards.zoom.step(1),
  "=": ({ boards }) => boards.zoom.step(1),
  "-": ({ boards }) => boards.zoom.step(-1),
  0: ({ boards }) => boards.zoom.to(1),
};

/** How far an arrow moves over the board with Shift, in pixels. */
const FAR = 90;
/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-FAR, 0], ArrowRight: [FAR, 0], ArrowUp: [0, -FAR], ArrowDown: [0, FAR] };

/** Left and right go from card to card. @param {HTMLElement} at @param {string} key */
function beside(at, key) {
  const card = at.closest(".hand .card, .trow .card, .zones .card");
  const line = card?.closest(".hand, .trow, .zones");
  if (!card || !line) return null;
  const cards = [...line.querySelectorAll(".card")];
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  return step ? /** @type {HTMLElement | undefined} */ (cards[cards.indexOf(card) + step]) : undefined;
}

/** @param {Desk} desk @param {KeyboardEvent} e */
export function keydown(desk, e) {
  const at = /** @type {HTMLElement} */ (document.activeElement);
  if (e.ctrlKey || e.metaKey || e.altKey || at?.matches?.("input, textarea, select") || one("dialog[open]")) return;
  const view = desk.view();
  if (!view || (popped() && e.key !== "?")) return;
  const key = e.key.toLowerCase();
  const next = at && beside(at, e.key);
  const isNumber = /^[1-9]$/.test(key);
  const i = isNumber ? Number(key) - 1 : view.buttons.findIndex((b) => b.group.hotkey === key);
  const button = i >= 0 ? one(`[data-opt="${i}"]`, desk.main) : null;
  if (e.shiftKey && WAYS[e.key] && view.scene.boards?.length) desk.boards.zoom.move(...WAYS[e.key]);
  else if (next) next.focus();
  else if (button) {
    button.focus(); // where nothing would help now, that is all a number does
    const isIdle = isNewButton(i) || (isNumber && isVain(view.buttons[i]));
    if (!isIdle) desk.press(i, button.getBoundingClientRect(), key);
  } else if (DEEDS[key]) DEEDS[key](desk, view);
  else return;
  e.preventDefault();
}
