// The table by keyboard.
import { suggest, undo } from "./asking.js";
import { one } from "./html.js";
import { help } from "./menus.js";
import { notice, popped } from "./pop.js";
import { set, settings } from "./settings.js";
import { w } from "./words.js";

/** @typedef {import("./table.js").TablePage} Page */

/** @type {Record<string, (page: Page) => void>} */
const DEEDS = {
  escape: (page) => {
    page.unlook();
    if (!page.group) return;
    page.group = "";
    page.render();
  },
  u: (page) => {
    if (page.table?.undo?.length) undo(page, "choice");
    else notice(w("nothing-to-undo"));
  },
  n: (page) => {
    const on = page.shown.find((b) => b.group.moves_on && b.choices.length);
    if (on) page.choose(on.choices[0]);
    /** @type {HTMLElement | null} */ else one("[data-sit].opt", page.main)?.click();
  },
  b: (page) => {
    const { main, other } = page.offer.lit(page.group);
    const lit = [...main.keys(), ...other.keys()][0];
    if (page.table?.scene.boards?.length) page.viewOf(lit || page.board.at).focus(lit || page.board.at);
    else one(".centre .lit, .centre button", page.main)?.focus();
  },
  c: (page) => (one(".hand .card.lit", page.main) || one(".hand .card", page.main))?.focus(),
  r: (page) => {
    // Round through the kinds of choice that have places on the board.
    const kinds = [
      ...new Set(page.offer.choices.filter((c) => c.group && page.offer.cellsOf(c).length).map((c) => c.group || "")),
    ];
    if (kinds.length < 2) return;
    page.group = kinds[(kinds.indexOf(page.group) + 1) % kinds.length];
    page.render();
  },
  l: (page) => one(".log", page.main)?.focus(),
  h: (page) => void suggest(page),
  m: () => {
    set({ sound: !settings.sound });
    notice(`${w("sound")}: ${w(settings.sound ? "on" : "off")}`);
  },
  "?": help,
};

/** Left and right go from card to card. @param {HTMLElement} at @param {string} key */
function beside(at, key) {
  const card = at.closest(".hand .card, .trow .card, .zones .card");
  const line = card?.closest(".hand, .trow, .zones");
  if (!card || !line) return null;
  const cards = [...line.querySelectorAll(".card")];
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  return step ? /** @type {HTMLElement | undefined} */ (cards[cards.indexOf(card) + step]) : undefined;
}

/** @param {Page} page @param {KeyboardEvent} e */
export function keydown(page, e) {
  const at = /** @type {HTMLElement} */ (document.activeElement);
  if (e.ctrlKey || e.metaKey || e.altKey || at?.matches?.("input, textarea, select") || one("dialog[open]")) return;
  if (popped() && e.key !== "?") return;
  const key = e.key.toLowerCase();
  const next = at && beside(at, e.key);
  if (next) {
    e.preventDefault();
    next.focus();
    return;
  }
  const i = /^[1-9]$/.test(key) ? Number(key) - 1 : page.shown.findIndex((b) => b.group.hotkey === key);
  const button = i >= 0 ? one(`[data-opt="${i}"]`, page.main) : null;
  if (button) {
    button.focus();
    page.option(i, button.getBoundingClientRect());
  } else if (DEEDS[key] && page.table) DEEDS[key](page);
  else return;
  e.preventDefault();
}
