// Taking back, doing again, agreeing on it, and asking for advice.
import { waysHtml } from "./analysis.js";
import { choiceTip } from "./explain.js";
import { html, one, patch } from "./html.js";
import { api } from "./net.js";
import { ask, menu, notice, tip } from "./pop.js";
import { w } from "./words.js";
/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./pop.js").Box} Box
 * @typedef {import("./types.js").Choice} Choice
 * @typedef {import("./types.js").Advice} Advice
 * @typedef {import("./table.js").Desk} Desk
 */

/** @param {Desk} desk @param {string} what */
export const undo = (desk, what) => desk.call("undo", { ply: desk.view()?.table.ply, what });

/** @param {Desk} desk */
export const redo = (desk) => desk.call("redo", { ply: desk.view()?.table.ply });

/** What goes back further than a turn is asked about first. @param {Desk} desk @param {Table["undo"][number]} step */
function undoAsking(desk, step) {
  if (!step.far) return void undo(desk, step.what);
  ask(
    w("undo"),
    html`<p><b>${step.words}</b>: ${step.leads}.</p><p class="muted">${w("undo-far")}</p>`,
    [w("keep"), w("undo")],
    (yes) => yes && undo(desk, step.what),
    { cls: "far", focus: "no" },
  );
}

/** How far to go back. @param {Desk} desk @param {Box} box */
export function undoMenu(desk, box) {
  const { table } = /** @type {import("./view.js").View} */ (desk.view());
  const entries = (table.undo || []).map((u) => ({
    words: u.words,
    note: u.leads,
    icon: "undo",
    choose: () => undoAsking(desk, u),
  }));
  if (table.redo) entries.push({ words: w("redo"), note: "", icon: "redo", choose: () => void redo(desk) });
  if (entries.length) menu(entries, box, { title: w("undo") });
  else notice(w("nothing-to-undo"));
}

/** What touches others is asked of them; who asks waits. */
/** @typedef {NonNullable<Table["vote"]>} Asked */

export class Vote {
  /** @param {Desk["call"]} call */
  constructor(call) {
    this.call = call;
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
    button.addEventListener("click", () => this.call("vote", { yes: false }));
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
      (yes) => this.call("vote", { yes }),
      { cls: "vote" },
    );
  }
}

/** The rules have changed since: one looks, or goes on by those of today. */
export class Departed {
  /** @param {Desk["call"]} call */
  constructor(call) {
    this.call = call;
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
      button.addEventListener("click", () => this.call("go-on", {}));
      this.shown.append(" ", button);
    }
  }
}

/** Show what a strong bot would do, why, and what it compared. @param {Desk} desk */
export async function suggest(desk) {
  const seat = desk.view()?.seat ?? -1;
  try {
    const ply = desk.view()?.table.ply;
    const advice = /** @type {Advice} */ (await api(`/matches/${desk.match}/suggest`, { query: { seat } }));
    const view = desk.view();
    if (view?.table.ply !== ply) return;
    const choice = (view?.scene.choices || []).find((c) => c.index === advice.index);
    if (choice && view) point(desk, view, choice, advice);
    else notice(w("no-suggestion"));
  } catch (error) {
    notice(w("failed", { reason: /** @type {Error} */ (error).message }), { kind: "bad" });
  }
}

/**
 * What a bot would choose, what that leads to, and the options that it compared.
 * @param {import("./types.js").Scene} scene @param {Choice} choice @param {Advice} advice
 */
function hinted(scene, choice, { index, of = 0, ways = [], calibrated = false }) {
  const said = notice(w("suggestion", { what: choice.words }), { kind: "lamp hinted", time: 12_000 });
  const words = (/** @type {number} */ i) =>
    (scene.choices || []).find((c) => c.index === i)?.words || w("leave-to-others");
  const why = choice.consequence && html`<p class="why">${choice.consequence}</p>`;
  const compared =
    ways.length > 1 &&
    html`${waysHtml(ways.slice(0, 4), words, index)}<small>${w("compared", { n: ways.length, of })} ${
      calibrated ? w("from-what-you-see") : w("uncalibrated")
    }</small>`;
  const more = document.createElement("div");
  patch(more, html`${why}${compared}`);
  said.append(more);
}

/**
 * Show a choice where it can be made.
 * @param {Desk} desk
 * @param {import("./view.js").View} view
 * @param {Choice} choice
 * @param {Advice} advice
 */
function point({ main, boards, show }, { scene, offer, group }, choice, advice) {
  const [cell = ""] = offer.cellsOf(choice);
  show({ group: cell ? choice.group || "" : group, tab: "play" });
  hinted(scene, choice, advice);
  const board = boards.of(cell);
  board.preview(choice, cell);
  const card = (choice.targets || []).map((t) => one(`.card[data-id="${CSS.escape(t)}"]`, main)).find(Boolean);
  const button = one(`[data-group="${CSS.escape(choice.group || "")}"]`, main);
  const beside = cell ? board.rect(cell) : (card || button)?.getBoundingClientRect();
  if (beside) tip(choiceTip(scene, [choice]), beside);
}
