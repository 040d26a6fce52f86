// What the gear opens at a table: settings and all that is done seldom; the keys; a report.
import { suggest } from "./asking.js";
import { html, icon, one } from "./html.js";
import { openPeople } from "./people.js";
import { dialog, notice } from "./pop.js";
import { downloadFrom, openRules, openSettings } from "./shell.js";
import { w } from "./words.js";

/**
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./view.js").View} View
 * @typedef {import("./table.js").Desk} Desk
 */

/** @param {string} what @param {string} sign @param {string} words */
const act = (what, sign, words) => html`<button class="btn" data-more="${what}">${icon(sign)}${words}</button>`;

/** What is done seldom. @param {View} view @param {string} match */
function actsHtml({ table, scene }, match) {
  const mayTake = table.over || (table.you?.role === "host" && !table.sealed);
  return html`<div class="acts col">
${act("suggest", "eye", w("suggest"))}${act("people", "person", w("people"))}
<a class="btn" href="/r/${match}" data-go>${icon("play")}${w("replay")}</a>${
    mayTake && act("export", "import", w("export-match"))
  }
${scene.sheet && act("sheet", "book", w("sheet"))}
${act("report", "flag", w("report"))}${act("help", "why", w("help"))}</div>`;
}

/** @param {Desk} desk @param {View} view */
export function moreMenu(desk, view) {
  const { match } = desk;
  const el = openSettings(view.still ? undefined : actsHtml(view, match));
  const doing = {
    suggest: () => suggest(desk),
    people: () => openPeople(desk),
    export: () => downloadFrom(`/matches/${match}/export`, `${match}.fathom.json`),
    sheet: () => sheet(view.scene),
    report: () => report(match),
    help: () => help(view.scene),
  };
  el.addEventListener("click", (e) => {
    const what = /** @type {HTMLElement} */ (e.target).closest("[data-more]")?.getAttribute("data-more");
    if (!what) return;
    el.close();
    doing[/** @type {keyof typeof doing} */ (what)]();
  });
}

/** What can be kept to begin another game with: to be copied, or to begin with at once. @param {Scene} scene */
export function sheet({ game, sheet = "" }) {
  const el = dialog(
    w("sheet"),
    html`<p>${w("sheet-why")}</p><textarea rows="6" readonly aria-label="${w("sheet")}">${sheet}</textarea><p
  class="acts"><button class="btn" data-copy-sheet>${icon("link")}<span>${w("copy")}</span></button><a
  class="btn primary" href="/g/${game}" data-go>${icon("play")}${w("sheet-use")}</a></p>`,
    { cls: "small" },
  );
  one("[data-copy-sheet]", el)?.addEventListener("click", async () => {
    /** @type {HTMLTextAreaElement} */ (one("textarea", el)).select();
    await navigator.clipboard?.writeText(sheet).catch(() => {});
    notice(w("copied"));
  });
  one("a", el)?.addEventListener("click", () => sessionStorage.setItem(`fathom.sheet.${game}`, sheet));
}

/** @param {string} match */
export function report(match) {
  const el = dialog(
    w("report"),
    html`<p>${w("report-why")}</p><textarea rows="5" maxlength="4000" aria-label="${w("report")}"
 autofocus></textarea><p class="acts"><button class="btn primary">${w("make-report")}</button></p>`,
    { cls: "small" },
  );
  one(".btn", el)?.addEventListener("click", async () => {
    const words = /** @type {HTMLTextAreaElement} */ (one("textarea", el)).value;
    el.close();
    if (await downloadFrom(`/matches/${match}/report`, `${match}.report.json`, { words })) notice(w("report-made"));
  });
}

const KEYS = /** @type {[string, import("./types.js").Word][]} */ ([
  ["1–9", "key-choose"],
  ["← ↑ → ↓", "key-arrows"],
  ["Enter", "key-enter"],
  ["N", "key-move"],
  ["Esc", "key-esc"],
  ["U", "key-undo"],
  ["B", "key-board"],
  ["C", "key-cards"],
  ["R", "key-round"],
  ["+ − 0", "key-zoom"],
  ["⇧ ← ↑ → ↓", "key-pan"],
  ["L", "key-log"],
  ["H", "key-hint"],
  ["M", "key-mute"],
  ["?", "key-rules"],
]);

/** @param {Scene} scene */
export function help({ game, groups = [] }) {
  const own = groups.filter((g) => g.hotkey).map((g) => [(g.hotkey || "").toUpperCase(), g.name]);
  const rows = [...KEYS.map(([key, word]) => [key, w(word)]), ...own];
  const el = dialog(
    w("help"),
    html`<dl class="keys">${rows.map(
      ([key, words]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${words}</dd></div>`,
    )}</dl><p class="acts"><button class="btn" data-rules>${icon("book")}${w("rulebook")}</button></p>`,
    { cls: "small" },
  );
  one("[data-rules]", el)?.addEventListener("click", () => {
    el.close();
    openRules(game);
  });
}
