// Pointing at things and clicking on them.
import { suggest, undoMenu } from "./asking.js";
import { choiceTip, explain, explainClause, refusalTip, wordsTip } from "./explain.js";
import { html } from "./html.js";
import { moreMenu, sheet } from "./menus.js";
import { plainPanel } from "./panels.js";
import { openPeople } from "./people.js";
import { centre, NARROW } from "./phone.js";
import { dialog, popped, tip } from "./pop.js";
import { openRecord } from "./record.js";
import { isSeat, pieceOf } from "./scene.js";
import { openRules } from "./shell.js";
/** @typedef {import("./types.js").Table} Table @typedef {import("./table.js").TablePage} Page */

/** Hover or focus on a button or a card. @param {Page} page @param {Event} e */
export function over(page, e) {
  if (/** @type {PointerEvent} */ (e).pointerType === "touch" || popped() || !page.table) return;
  const at = /** @type {HTMLElement} */ (e.target);
  if (e.type === "focusin" && !at.matches(":focus-visible")) return;
  const { scene } = page.table;
  const opt = /** @type {HTMLElement | null} */ (at.closest("[data-opt]"));
  const thing = opt || /** @type {HTMLElement | null} */ (at.closest(":is(.card, .chip, .pile, .stk, .seal)[data-id]"));
  if (!thing) return;
  const b = opt && page.shown[Number(opt.dataset.opt)];
  const choices = b ? b.choices : page.offer.on(thing.dataset.id || "", page.group);
  const no = b ? b.no : page.offer.refused.get(thing.dataset.id || "");
  const box = thing.getBoundingClientRect();
  const words = b ? "" : wordsTip(scene, thing.dataset.id || "");
  if (choices.length === 1 || (choices.length && !b)) {
    const [c] = choices;
    const cell = b ? page.offer.cellsOf(c)[0] || "" : "";
    page.viewOf(cell).preview(c, cell);
    page.mark(c);
    if (!b) tip(html`${choiceTip(scene, choices)}${words}`, box, "below");
    else if (c.cost || c.preview?.changes?.length || isCut(thing)) tip(choiceTip(scene, choices), box);
  } else if (no && !choices.length) tip(html`${refusalTip(no)}${words}`, box, "below");
  else if (words) tip(html`${words}`, box, "below");
  else if (b && innerWidth < 1360 && b.group.caption)
    tip(html`<b class="serif">${b.group.name}</b><ul><li>${b.group.caption}</li></ul>`, box, "below");
}

/** Whether a button does not show all of its words. @param {HTMLElement} button */
function isCut(button) {
  return [button, ...button.querySelectorAll("*")].some(
    (el) => el.scrollHeight > el.clientHeight + 1 && getComputedStyle(el).overflow !== "visible",
  );
}

/** What a click does, by what was clicked. @type {[string, (page: Page, el: HTMLElement) => void][]} */
const CLICKS = [
  ["[data-opt]", (page, el) => page.option(Number(el.dataset.opt), el.getBoundingClientRect())],
  ["[data-sit]", (page, el) => page.goTo(Number(el.dataset.sit))],
  ["button[data-tab]", turnTo],
  ["[data-panel]", openPanel],
  ["[data-clause]", openClause],
  ["[data-do]", act],
  ["[data-id]", thing],
];

/** @param {Page} page @param {MouseEvent} e */
export function click(page, e) {
  const at = /** @type {HTMLElement} */ (e.target);
  if (!page.table || at.closest(".boardsvg")) return;
  for (const [selector, then] of CLICKS) {
    const el = /** @type {HTMLElement | null} */ (at.closest(selector));
    if (el) return void then(page, el);
  }
}

/** @param {Page} page @param {HTMLElement} el */
function turnTo(page, el) {
  page.tab = el.dataset.tab || "play";
  page.render();
}

/** @param {Page} page @param {HTMLElement} el */
function openPanel(page, el) {
  const panel = (page.table?.scene.panels || []).find((p) => p.id === el.dataset.panel);
  if (panel) dialog(panel.title, plainPanel(panel), { cls: "small" });
}

/** @param {Page} page @param {HTMLElement} el */
function openClause(page, el) {
  explainClause(page.table?.scene.game || "", el.dataset.clause || "", el.getBoundingClientRect());
}

/**
 * A card, a chip, a pile, a seat was clicked: choose on it, or explain it.
 * @param {Page} page
 * @param {HTMLElement} el
 */
function thing(page, el) {
  const { scene, you } = /** @type {Table} */ (page.table);
  const id = el.dataset.id || "";
  const box = el.getBoundingClientRect();
  const panel = (scene.panels || []).find((p) => p.id === id);
  const piece = panel && pieceOf(scene, panel);
  const choices = [id, piece?.id || ""].map((x) => (x ? page.offer.on(x, page.group) : [])).find((x) => x.length);
  const kind = choices?.[0].group || "";
  if (choices && choices.length > 1 && kind && choices.every((c) => c.group === kind && page.offer.cellsOf(c).length)) {
    // It stands for a kind of choice whose places are on the board.
    page.group = page.group === kind ? "" : kind;
    page.render();
    return;
  }
  if (choices) {
    page.pick(choices, box, el.getAttribute("aria-label")?.split(",")[0] || "");
    return;
  }
  if (panel && isSeat(panel)) {
    if (NARROW.matches && piece) centre(page, piece.at);
    const seat = panel.seat ?? -1;
    if (seat !== page.seat && you?.seats?.includes(seat) && scene.prompt?.seats?.includes(seat)) page.goTo(seat);
    else if (piece) explain(scene, piece.id, box);
    return;
  }
  // A tray explains what lies on it, not itself.
  if (!el.matches(".tray, .slip")) explain(scene, id, box, NARROW.matches ? "below" : "right");
}

/** @param {Page} page @param {HTMLElement} el */
function act(page, el) {
  const what = el.dataset.do;
  if (what === "undo") undoMenu(page, el.getBoundingClientRect());
  if (what === "rules") openRules(page.table?.scene.game || "");
  if (what === "people") openPeople(page);
  if (what === "menu") moreMenu(page);
  if (what === "suggest") suggest(page);
  if (what === "sheet") sheet(page);
  if (what === "record") openRecord(page);
}
