// The table: one scene on the screen, and what a person may do with it.

import { bye, chatted, line, next, reach, tell } from "./arrival.js";
import { loadArt } from "./art.js";
import { Departed, Vote } from "./asking.js";
import { BoardView } from "./board.js";
import { dockHtml } from "./dock.js";
import { showEnding } from "./ending.js";
import { cellTip, choiceTip, explain, popOf } from "./explain.js";
import { SKELETON } from "./frame.js";
import { all, html, one, patch, setMood } from "./html.js";
import { keydown } from "./keys.js";
import { logHtml } from "./log.js";
import { Mover } from "./motion.js";
import { api, Live } from "./net.js";
import { Offer } from "./offer.js";
import { DEFS } from "./outlines.js";
import { label, paint } from "./paint.js";
import { Claims, named } from "./people.js";
import { centre, follow, NARROW, showWindow } from "./phone.js";
import { click, over } from "./pointer.js";
import { dialog, menu, notice, popped, tip, unpop, untip } from "./pop.js";
import { onSetting, settings } from "./settings.js";
import { turned } from "./story.js";
import { viewOf } from "./view.js";
import { w } from "./words.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Choice} Choice
 * @typedef {import("./types.js").Line} Line @typedef {import("./pop.js").Box} Box
 */

const NOTHING = new Offer({ game: "", ply: 0, seat: -1, head: { title: "" } }, []);

/** What a table needs from outside: where its scenes come from. */
export class TablePage {
  /** @param {HTMLElement} root @param {string} match @param {{still?: boolean, refused?: string}} [how] */
  constructor(root, match, { still = false, refused = "" } = {}) {
    /** Why the link that led here did not open. */
    this.refused = refused;
    this.root = root;
    this.match = match;
    this.still = still;
    /** @type {Table | null} */
    this.table = null;
    /** @type {Line[]} */
    this.lines = [];
    /** @type {any[]} */
    this.chat = [];
    this.offer = NOTHING;
    /** @type {import("./offer.js").Button[]} */
    this.shown = [];
    this.group = "";
    this.asked = "";
    this.tab = "play";
    /** @type {{ply: number, path: string[], piece: string} | null} */
    this.chosen = null;
    /** @type {number[]} */
    this.queue = [];
    /** The kind of choice that the queue is made of. */
    this.way = "";
    this.lead = -1;
    this.prompted = "";
    this.ended = false;
    this.touched = "";
    /** @type {{cell: string, how: string} | null} the cell whose tip is open */
    this.looked = null;
    this.busy = false;
    /** @type {Promise<unknown> | undefined} until the look of the game is there */
    this.ready = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.endTimer = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.lineTimer = undefined;
    /** @type {HTMLElement | null} */
    this.downNote = null;
    this.gone = new AbortController();
    /** @type {Set<() => void>} called after each scene */
    this.watchers = new Set();
    root.innerHTML = String(html`${DEFS}${SKELETON}`);
    this.main = /** @type {HTMLElement} */ (one("#table", root));
    this.board = new BoardView(this.el(".board .main"), {
      enter: (cell, how) => this.lookAt(cell, how),
      leave: () => this.unlook(),
      press: (cell, how) => this.press(cell, how),
    });
    /** @type {BoardView[]} */
    this.sides = [];
    this.mover = new Mover(this);
    this.vote = new Vote(this);
    this.claims = new Claims(this);
    this.departed = new Departed(this);
    label(this);
    this._listen();
    if (!still) this._connect();
  }

  _connect() {
    this.live = new Live(this.match, {
      table: (t) => this.expect(t),
      refused: (reason) => {
        this.queue = [];
        this.idle();
        notice(reason, { kind: "bad" });
      },
      bye: (reason) => bye(this, reason),
      line: (up) => line(this, up),
    });
  }

  close() {
    this.live?.close();
    this.off?.();
    clearTimeout(this.endTimer);
    clearTimeout(this.lineTimer);
    this.downNote?.remove();
    this.gone.abort();
    setMood(document.documentElement, undefined);
    untip();
    unpop(false);
  }

  // -------------------------------------------------------------------------------------------- arriving

  /** A table comes: it is drawn once the icons and colours of its game are there. @param {Table} table */
  expect(table) {
    this.ready ||= loadArt(table.scene.game, "look");
    this.ready.then(() => this.gone.signal.aborted || this.arrive(table));
  }

  /** @param {Table} table */
  arrive(table) {
    const before = this.table;
    // Lines from number `log_at` on: whatever was known from there on is void.
    const known = this.lines.length;
    const from = Math.min(table.log_at ?? 0, known);
    this.lines = [...this.lines.slice(0, from), ...(table.log || [])];
    const news = before ? this.lines.slice(Math.max(known, from)) : [];
    chatted(this, table);
    // Explanations that were sent before stay; those that come now are new or changed.
    if (before && !table.whole)
      table.scene.explain = [
        ...new Map([...(before.scene.explain || []), ...(table.scene.explain || [])].map((e) => [e.id, e])).values(),
      ];
    this.table = table;
    this.idle();
    this._seatOf(table, before === null);
    if (!before) {
      if (this.refused) notice(this.refused, { kind: "bad" });
      const { game, pictures } = table.scene;
      for (const sprite of pictures ? ["", pictures] : [""]) {
        loadArt(game, sprite).then((fresh) => {
          if (fresh && this.table) this.redraw();
        });
      }
    }
    this.mover.before();
    this.render();
    this.mover.after(before?.scene || null, table.scene);
    if (before) {
      tell(this, news, table);
      follow(this, before.scene);
    }
    turned(this.el(".centre"), before?.scene || null, table.scene);
    this.chosen = null;
    next(this, table);
    reach(this, table);
    for (const watch of this.watchers) watch();
  }

  wait() {
    this.busy = true;
    this.main.classList.add("busy");
  }

  idle() {
    this.busy = false;
    this.main.classList.remove("busy");
  }

  /**
   * Another of our seats must choose, and the server does not show it by itself, since its cards may be secret.
   * @param {Table} table
   * @param {boolean} first
   */
  _seatOf(table, first) {
    const lead = table.scene.prompt?.lead ?? -1;
    if (lead === this.lead && !first) return;
    this.lead = lead;
    if (lead !== table.you?.seat && table.you?.seats?.includes(lead)) this.goTo(lead);
  }

  // -------------------------------------------------------------------------------------------- seats

  get seat() {
    return this.table?.you?.seat ?? -1;
  }

  /** @param {number} seat */
  named(seat) {
    return this.table ? named(this.table, seat) : "";
  }

  /** Look at the table from a seat. @param {number} seat */
  sit(seat) {
    if (!this.live) return;
    this.live.seat = seat;
    this.live.send({ type: "seat", seat });
    this.wait(); // until its table comes: what this seat is offered meanwhile is not what was asked
  }

  /** Look from another of our seats; if its cards are secret, the screen is handed over first. @param {number} seat */
  goTo(seat) {
    const secret = (this.table?.scene.rows || []).some(
      (row) => row.kind === "hand" && row.seat === seat && row.cards.some((c) => c.up === false),
    );
    if (secret) this.handOver(seat);
    else this.sit(seat);
  }

  /** @param {number} seat */
  handOver(seat) {
    const who = this.named(seat);
    const el = dialog(
      w("hand-to", { who }),
      html`<p>${w("hand-to-why")}</p><p class="acts"><button class="btn primary"
 autofocus>${w("i-am", { who })}</button></p>`,
      { cls: "cover", closable: false },
    );
    one(".btn", el)?.addEventListener("click", () => {
      el.close();
      this.sit(seat);
    });
  }

  // -------------------------------------------------------------------------------------------- choosing

  /** @param {Choice} choice */
  choose(choice) {
    if (this.busy || this.still || !this.table) return;
    const [first, ...rest] = choice.steps?.length ? choice.steps : [choice.index];
    this.queue = rest;
    this.way = choice.key;
    this.send({ ...choice, index: first });
  }

  /** @param {Choice} choice */
  send(choice) {
    if (!this.table) return;
    this.unlook();
    this.touched = "";
    this.wait();
    this.chosen = {
      ply: this.table.ply,
      path: choice.preview?.path || [],
      piece: (choice.preview?.ghosts?.[0]?.id || "").replace(/^ghost\./, ""),
    };
    if (!this.live?.send({ type: "choose", ply: this.table.ply, index: choice.index, seat: choice.seat })) {
      this.idle();
      this.queue = [];
      notice(w("lost-link"), { kind: "calm" });
    }
  }

  /**
   * Choose the only one, or ask which.
   * @param {Choice[]} choices
   * @param {Box} box
   * @param {string} title
   * @param {string} [cell]
   */
  pick(choices, box, title, cell = "") {
    if (choices.length === 1) {
      this.choose(choices[0]);
      return;
    }
    const groups = new Map((this.table?.scene.groups || []).map((g) => [g.id, g]));
    const entries = choices.map((c) => ({
      words: c.words,
      note: c.consequence,
      cost: c.cost,
      icon: groups.get(c.group || "")?.icon || "",
      enter: () => this.board.preview(c, cell || this.offer.cellsOf(c)[0] || ""),
      choose: () => this.choose(c),
    }));
    menu(entries, box, { title, done: () => this.board.preview(null) });
  }

  /** Press a button of the dock. @param {number} i @param {Box} box */
  option(i, box) {
    const b = this.shown[i];
    if (!b || !this.table) return;
    if (b.no) {
      popOf(
        this.table.scene.game,
        [{ name: b.group.name, words: b.no.reason, clauses: b.no.clause ? [b.no.clause] : [], icon: "lock" }],
        box,
        "below",
      );
    } else if (b.choices.filter((c) => !c.vain).length === 1)
      this.choose(b.choices.find((c) => !c.vain) || b.choices[0]);
    else if (b.choices.length === 1) this.choose(b.choices[0]);
    else if (new Set(b.choices.flatMap((c) => this.offer.cellsOf(c))).size < 2) this.pick(b.choices, box, b.group.name);
    else {
      this.group = this.group === b.group.id ? "" : b.group.id;
      this.tab = "play";
      this.render();
      const [cell] = this.offer.cellsOf(b.choices[0]);
      if (cell && document.activeElement?.matches(":focus-visible")) this.viewOf(cell).focus(cell);
    }
  }

  /** A cell was clicked, tapped or entered. @param {string} cell @param {string} how */
  press(cell, how) {
    const choices = this.offer.on(cell, this.group);
    const view = this.viewOf(cell);
    if (!this.table) return;
    if (!choices.length) {
      view.reveal(cell);
      explain(this.table.scene, cell, view.rect(cell));
    } else if (how === "touch" && this.touched !== cell) {
      // The first tap shows what would happen, the second does it.
      this.touched = cell;
      this.lookAt(cell, "touch");
    } else this.pick(choices, view.rect(cell), view.cells.get(cell)?.label || "", cell);
  }

  // -------------------------------------------------------------------------------------------- looking

  /** The view in which a cell lies. @param {string} cell */
  viewOf(cell) {
    return [this.board, ...this.sides].find((view) => view.cells.has(cell)) || this.board;
  }

  /** Hover or focus on a cell: what would happen. @param {string} cell @param {string} how */
  lookAt(cell, how) {
    if (popped() || !this.table) return;
    this.looked = { cell, how };
    const view = this.viewOf(cell);
    const choices = this.offer.on(cell, this.group);
    view.preview(choices[0] || null, choices.length || how !== "pointer" ? cell : "");
    view.reveal(cell);
    tip(choices.length ? choiceTip(this.table.scene, choices) : cellTip(this.table.scene, cell), view.rect(cell));
    this.mark(choices[0] || null);
  }

  unlook() {
    this.looked = null;
    if (popped()) return;
    untip();
    for (const view of [this.board, ...this.sides]) {
      view.preview(null);
      view.reveal("");
    }
    this.mark(null);
  }

  /** Light the buttons and things that a choice belongs to. @param {Choice | null} choice */
  mark(choice) {
    for (const el of all(".would", this.main)) el.classList.remove("would");
    if (!choice) return;
    for (const el of all(".opt", this.main)) el.classList.toggle("would", el.dataset.group === choice.group);
    for (const id of choice.targets || [])
      for (const el of all(`:is(.card, .chip, .pile, .stk)[data-id="${CSS.escape(id)}"]`, this.main))
        el.classList.add("would");
  }

  // -------------------------------------------------------------------------------------------- drawing

  /** @param {string} selector */
  el(selector) {
    return /** @type {HTMLElement} */ (one(selector, this.main));
  }

  render() {
    const table = /** @type {Table} */ (this.table);
    const { scene } = table;
    if (scene.mood) setMood(document.documentElement, scene.mood);
    document.title = `${scene.head.title} · fathom`;
    this._pickGroup(table);
    const view = viewOf(table, this);
    this.offer = view.offer;
    this.shown = view.buttons;
    paint(this, view);
    patch(this.el(".log"), logHtml(scene, this.lines, this.chat, view.named));
    patch(this.el(".dock"), scene.story ? html`` : dockHtml(view));
    this.main.dataset.tab = this.tab;
    this.main.dataset.ply = String(table.ply);
    this._end(table);
    this.vote.show(table);
    this.claims.show(table);
    this.departed.show(table);
    if (!this.placed) {
      this.placed = true;
      requestAnimationFrame(() => centre(this));
      setTimeout(() => centre(this), 250);
    }
  }

  /** Keep the kind of choice that the board shows, while the question is the same. @param {Table} table */
  _pickGroup(table) {
    const { scene } = table;
    const { offer } = viewOf(table, this);
    const question = `${scene.seat} ${scene.prompt?.question || ""}`;
    if (this.asked === question && (!this.group || offer.choices.some((c) => c.group === this.group))) return;
    this.asked = question;
    this.group = offer.firstGroup();
  }

  /** Draw everything anew, once pictures have come. */
  redraw() {
    for (const el of this.root.querySelectorAll("*")) delete (/** @type {any} */ (el).fathomHtml);
    this.render();
  }

  /** @param {Table} table */
  _end(table) {
    if (!table.over && !table.scene.ending) this.ended = false;
    else if (!this.ended && !this.still) {
      this.ended = true;
      showEnding(this, table.scene);
    }
  }

  // -------------------------------------------------------------------------------------------- doing

  /** @param {string} what @param {object} body */
  async call(what, body) {
    try {
      // What the table is like then comes over the line, for the seat that is asked.
      return await api(`/matches/${this.match}/${what}`, { body });
    } catch (error) {
      notice(w("failed", { reason: /** @type {Error} */ (error).message }), { kind: "bad" });
      return null;
    }
  }

  // -------------------------------------------------------------------------------------------- listening

  _listen() {
    this.main.addEventListener("click", (e) => click(this, e));
    this.main.addEventListener("pointerover", (e) => over(this, e));
    this.main.addEventListener("focusin", (e) => over(this, e));
    this.main.addEventListener("pointerout", (e) => {
      const from = /** @type {Element} */ (e.target).closest?.("[data-opt], .card, .chip, .pile, .stk, .seal");
      if (from && !from.contains(/** @type {Node | null} */ (e.relatedTarget))) this.unlook();
    });
    this.el(".say").addEventListener("submit", (e) => {
      e.preventDefault();
      const input = /** @type {HTMLInputElement} */ (this.el(".say input"));
      const words = input.value.trim();
      if (words && this.live?.send({ type: "chat", words })) input.value = "";
    });
    this.el(".pan").addEventListener("scroll", () => showWindow(this), { passive: true });
    const { signal } = this.gone;
    document.addEventListener("keydown", (e) => keydown(this, e), { signal });
    addEventListener(
      "resize",
      () => {
        showWindow(this);
        untip();
      },
      { signal },
    );
    NARROW.addEventListener(
      "change",
      () => {
        if (this.table) this.render();
        requestAnimationFrame(() => centre(this));
      },
      { signal },
    );
    this.off = onSetting((what) => this._set(what));
  }

  /** A setting changed. @param {string} what */
  _set(what) {
    if (what === "lang") {
      label(this);
      this.live?.send({ type: "lang", lang: settings.lang });
    }
    if ((what === "ask" || what === "speed") && !this.still)
      api(`/matches/${this.match}/settings`, { body: { [what]: settings[what] } }).catch(() => {});
    if (this.table) this.redraw();
  }
}
