// Clicking on things: choosing, opening, explaining.
import { suggest, undo, undoMenu } from "./asking.js";
import { NARROW } from "./boards.js";
import { explain, explainClause } from "./explain.js";
import { goOn } from "./lesson.js";
import { moreMenu, sheet } from "./menus.js";
import { plainPanel } from "./panels.js";
import { openPeople } from "./people.js";
import { dialog } from "./pop.js";
import { openRecord } from "./record.js";
import { isSeat, pieceOf } from "./scene.js";
import { set, settings } from "./settings.js";
import { openRules } from "./shell.js";

/**
 * @typedef {import("./table.js").Desk} Desk
 * @typedef {import("./view.js").View} View
 */

/**
 * What a click does, by what was clicked; the last tells whether it was a finger.
 * @type {[string, (desk: Desk, view: View, el: HTMLElement, touch: boolean) => void][]}
 */
const CLICKS = [
  ["[data-lesson]", (desk, _, el) => void goOn(desk, el.dataset.lesson || "")],
  ["[data-opt]", (desk, _, el) => desk.press(Number(el.dataset.opt), el.getBoundingClientRect())],
  ["[data-sit]", (desk, _, el) => desk.sit(Number(el.dataset.sit))],
  ["button[data-tab]", (desk, _, el) => desk.show({ tab: el.dataset.tab || "play" })],
  ["[data-panel]", openPanel],
  ["[data-clause]", openClause],
  ["[data-do]", act],
  ["[data-id]", thing],
];

/** @param {Desk} desk @param {MouseEvent} e */
export function click(desk, e) {
  const at = /** @type {HTMLElement} */ (e.target);
  const view = desk.view();
  if (!view || at.closest(".boardsvg")) return;
  for (const [selector, then] of CLICKS) {
    const el = /** @type {HTMLElement | null} */ (at.closest(selector));
    if (el) return void then(desk, view, el, /** @type {PointerEvent} */ (e).pointerType === "touch");
  }
}

/**
 * A long press or the other button asks what a thing is and what can be done with it, and never does it.
 * @param {Desk} desk
 * @param {MouseEvent} e
 */
export function look(desk, e) {
  const view = desk.view();
  const el = /** @type {HTMLElement | null} */ (/** @type {Element} */ (e.target).closest("[data-id]"));
  if (!view || !el) return;
  e.preventDefault();
  explain(view.scene, el.getAttribute("data-id") || "", el.getBoundingClientRect(), NARROW.matches ? "below" : "right");
}

/** @param {Desk} _ @param {View} view @param {HTMLElement} el */
function openPanel(_, { scene }, el) {
  const panel = (scene.panels || []).find((p) => p.id === el.dataset.panel);
  if (panel) dialog(panel.title, plainPanel(panel), { cls: "small" });
}

/** @param {Desk} _ @param {View} view @param {HTMLElement} el */
function openClause(_, { scene }, el) {
  explainClause(scene.game, el.dataset.clause || "", el.getBoundingClientRect());
}

/**
 * A card, a chip, a pile, a seat was clicked: choose on it, or explain it.
 * @param {Desk} desk
 * @param {View} view
 * @param {HTMLElement} el
 * @param {boolean} touch
 */
function thing(desk, view, el, touch) {
  const { scene, offer, group } = view;
  const id = el.dataset.id || "";
  const box = el.getBoundingClientRect();
  const panel = (scene.panels || []).find((p) => p.id === id);
  const piece = panel && pieceOf(scene, panel);
  const choices = [id, piece?.id || ""].map((x) => (x ? offer.on(x, group) : [])).find((x) => x.length);
  const kind = choices?.[0].group || "";
  if (choices && choices.length > 1 && kind && choices.every((c) => c.group === kind && offer.cellsOf(c).length)) {
    // It stands for a kind of choice whose places are on the board.
    desk.show({ group: group === kind ? "" : kind });
  } else if (choices)
    desk.pick(choices, box, el.getAttribute("aria-label")?.split(",")[0] || "", { at: id, thing: true, touch });
  else if (panel && isSeat(panel)) seatClicked(desk, view, panel, box);
  // A tray explains what lies on it, not itself.
  else if (!el.matches(".tray, .slip")) explain(scene, id, box, NARROW.matches ? "below" : "right");
}

/**
 * A seat at which nothing can be chosen: sit there if it is ours and asked, else say what stands for it.
 * @param {Desk} desk
 * @param {View} view
 * @param {import("./types.js").Panel} panel
 * @param {import("./pop.js").Box} box
 */
function seatClicked(desk, view, panel, box) {
  const { scene, table } = view;
  const piece = pieceOf(scene, panel);
  const seat = panel.seat ?? -1;
  if (NARROW.matches && piece) desk.boards.centre(view, piece.at);
  if (seat !== view.seat && table.you?.seats?.includes(seat) && scene.prompt?.seats?.includes(seat)) desk.sit(seat);
  else if (piece) explain(scene, piece.id, box);
}

/** @param {Desk} desk @param {View} view @param {HTMLElement} el */
function act(desk, view, el) {
  const what = el.dataset.do;
  if (what === "undo") undoMenu(desk, el.getBoundingClientRect());
  if (what === "rules") openRules(view.scene.game);
  if (what === "people") openPeople(desk);
  if (what === "sound") set({ sound: !settings.sound });
  if (what === "menu") moreMenu(desk, view);
  if (what === "suggest") suggest(desk);
  if (what === "unpass") void undo(desk, "window");
  if (what === "sheet") sheet(view.scene);
  if (what === "record") openRecord(view.scene);
}
