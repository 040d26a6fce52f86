// Taking back, doing again, agreeing on it, and asking for advice.
import { choiceTip } from "./explain.js";
import { html, one } from "./html.js";
import { api } from "./net.js";
import { ask, menu, notice, tip } from "./pop.js";
import { w } from "./words.js";
/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./pop.js").Box} Box
 * @typedef {import("./table.js").TablePage} Page
 */

/** @param {Page} page @param {string} what */
export const undo = (page, what) => page.call("undo", { ply: page.table?.ply, what });

/** @param {Page} page */
export const redo = (page) => page.call("redo", { ply: page.table?.ply });

/** What goes back further than a turn is asked about first. @param {Page} page @param {Table["undo"][number]} step */
function undoAsking(page, step) {
  if (!step.far) return void undo(page, step.what);
  ask(
    w("undo"),
    html`<p><b>${step.words}</b>: ${step.leads}.</p><p class="muted">${w("undo-far")}</p>`,
    [w("keep"), w("undo")],
    (yes) => yes && undo(page, step.what),
    { cls: "far", focus: "no" },
  );
}

/** How far to go back. @param {Page} page @param {Box} box */
export function undoMenu(page, box) {
  const table = /** @type {Table} */ (page.table);
  const entries = (table.undo || []).map((u) => ({
    words: u.words,
    note: u.leads,
    icon: "undo",
    choose: () => undoAsking(page, u),
  }));
  if (table.redo) entries.push({ words: w("redo"), note: "", icon: "redo", choose: () => void redo(page) });
  if (entries.length) menu(entries, box, { title: w("undo") });
  else notice(w("nothing-to-undo"));
}

/** What touches others is asked of them; who asks waits. */
/** @typedef {NonNullable<Table["vote"]>} Asked */

export class Vote {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.key = "";
    /** @type {HTMLElement | null} */
    this.shown = null;
  }

  /** @param {Table} table */
  show(table) {
    const { vote } = table;
    const key = vote ? JSON.stringify([vote.what, vote.by, vote.mine, vote.yes]) : "";
    if (key === this.key) return;
    const asked = this.key !== "";
    this.key = key;
    if (this.shown instanceof HTMLDialogElement) this.shown.close();
    else this.shown?.remove();
    this.shown = null;
    if (vote) this.shown = vote.mine ? this._ask(vote) : this._wait(vote);
    else if (asked) notice(w("vote-over"));
  }

  /** Who asked can withdraw. @param {Asked} vote */
  _wait(vote) {
    const el = notice(w("vote-waits", { what: vote.words, yes: vote.yes, needs: vote.needs }), { stay: true });
    if (!vote.own) return el;
    const button = document.createElement("button");
    button.className = "btn";
    button.textContent = w("withdraw");
    button.addEventListener("click", () => this.page.call("vote", { yes: false }));
    el.append(" ", button);
    return el;
  }

  /** @param {Asked} vote */
  _ask(vote) {
    const goesBack = vote.what !== "seat" && vote.what !== "redo";
    const facts = { who: vote.by, what: vote.words };
    return ask(
      w(goesBack ? "undo" : "vote-title"),
      html`<p>${w(goesBack ? "vote-asks" : "vote-asks-other", facts)}</p>${
        goesBack && html`<p class="muted">${w("vote-why")}</p>`
      }`,
      [w("no"), w("yes")],
      (yes) => this.page.call("vote", { yes }),
      { cls: "vote" },
    );
  }
}

/** The rules have changed since: one looks, or goes on by those of today. */
export class Departed {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.key = "";
    /** @type {HTMLElement | null} */
    this.shown = null;
  }

  /** @param {Table} table */
  show({ departed }) {
    const key = departed ? departed.words + departed.may_go_on : "";
    if (key === this.key) return;
    this.key = key;
    this.shown?.remove();
    this.shown = departed ? notice(departed.words, { kind: "calm", stay: true }) : null;
    if (this.shown && departed?.may_go_on) {
      const button = document.createElement("button");
      button.className = "btn";
      button.textContent = w("go-on-today");
      button.addEventListener("click", () => this.page.call("go-on", {}));
      this.shown.append(" ", button);
    }
  }
}

/** Show what the greedy bot would do. @param {Page} page */
export async function suggest(page) {
  try {
    const { index } = await api(`/matches/${page.match}/suggest`, { query: { seat: page.seat } });
    const choice = (page.table?.scene.choices || []).find((c) => c.index === index);
    if (!choice || !page.table) {
      notice(w("no-suggestion"));
      return;
    }
    const [cell] = page.offer.cellsOf(choice);
    if (cell) page.group = choice.group || "";
    page.tab = "play";
    page.render();
    notice(w("suggestion", { what: choice.words }), { kind: "lamp" });
    const view = page.viewOf(cell || "");
    view.preview(choice, cell || "");
    const card = (choice.targets || []).map((t) => one(`.card[data-id="${CSS.escape(t)}"]`, page.main)).find(Boolean);
    const beside = cell
      ? view.rect(cell)
      : (card || one(`[data-group="${CSS.escape(choice.group || "")}"]`, page.main))?.getBoundingClientRect();
    if (beside) tip(choiceTip(page.table.scene, [choice]), beside);
  } catch (error) {
    notice(w("failed", { reason: /** @type {Error} */ (error).message }), { kind: "bad" });
  }
}
