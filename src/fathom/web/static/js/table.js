// The table: what comes from the server is drawn, what a person does is sent.
import { loadArt } from "./art.js";
import { Departed, Vote } from "./asking.js";
import { showAway } from "./away.js";
import { Stage } from "./beats.js";
import { Boards, NARROW } from "./boards.js";
import { Choosing } from "./choosing.js";
import { Coach } from "./coach.js";
import { chooseOrPick } from "./confirm.js";
import { showEnding } from "./ending.js";
import { explain, popOf } from "./explain.js";
import { SKELETON } from "./frame.js";
import { changing, guard } from "./guard.js";
import { html, one, setMood } from "./html.js";
import { keydown } from "./keys.js";
import { taught } from "./lesson.js";
import { Breaks, sayGoodbye } from "./link.js";
import { Looking } from "./looking.js";
import { api, Live } from "./net.js";
import { DEFS } from "./outlines.js";
import { plays } from "./pace.js";
import { label, paint } from "./paint.js";
import { Claims, handOver, named } from "./people.js";
import { click, look } from "./pointer.js";
import { menu, notice, say, unpop, unpopPassing, untip } from "./pop.js";
import { onSetting, settings } from "./settings.js";
import { showAlone } from "./shell.js";
import { Sight } from "./sight.js";
import { hush, theme, tune } from "./sound.js";
import { turned } from "./story.js";
import { Told } from "./told.js";
import { viewOf } from "./view.js";
import { w } from "./words.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Choice} Choice
 * @typedef {import("./pop.js").Box} Box
 * @typedef {import("./confirm.js").Where} Where
 * @typedef {import("./view.js").View} View
 */

/**
 * What buttons, keys and menus may ask of a table.
 * @typedef {object} Desk
 * @property {string} match
 * @property {HTMLElement} main
 * @property {Boards} boards
 * @property {Looking} looking
 * @property {() => View | null} view what is drawn now
 * @property {(shown: {group?: string, tab?: string}) => void} show another kind of choice, another part
 * @property {(choice: Choice) => void} choose
 * @property {(choices: Choice[], box: Box, title: string, where: Where) => void} pick one of these
 * @property {(i: number, box: Box, key?: string) => void} press a button of the dock, with a key
 * @property {(seat: number) => void} sit on another of our seats
 * @property {(what: string, body: object) => Promise<any>} call the server; null if it refused
 * @property {Set<() => void>} watchers called after each scene
 */

/**
 * Explanations that were sent before stay; those that come now are new or changed.
 * @param {Table} before
 * @param {Table} now
 */
function explained(before, now) {
  const known = [...(before.scene.explain || []), ...(now.scene.explain || [])];
  return [...new Map(known.map((e) => [e.id, e])).values()];
}

/** Whether the cards of a seat lie face down for who looks now. @param {Table} table @param {number} seat */
const isSecret = (table, seat) =>
  (table.scene.rows || []).some((r) => r.kind === "hand" && r.seat === seat && r.cards.some((c) => c.up === false));

export class TablePage {
  /** @param {HTMLElement} root @param {string} match @param {{still?: boolean, refused?: string}} [how] */
  constructor(root, match, { still = false, refused = "" } = {}) {
    this.root = root;
    this.match = match;
    this.still = still;
    /** Why the link that led here did not open. */
    this.refused = refused;
    /** @type {Table | null} */
    this.table = null;
    /** @type {View | null} */
    this.view = null;
    this.group = "";
    this.tab = "play";
    /** For which question the kind of choice was picked. */
    this.asked = "";
    /** Who had to choose last. */
    this.lead = -1;
    this.ended = false;
    /** @type {Promise<unknown> | undefined} until the look of the game is there */
    this.ready = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.endTimer = undefined;
    this.gone = new AbortController();
    this.told = new Told();
    this.breaks = new Breaks();
    root.innerHTML = String(html`${DEFS}${SKELETON}`);
    this.main = /** @type {HTMLElement} */ (one("#table", root));
    this.boards = new Boards(this.main, {
      enter: (cell, how) => this.looking.cell(cell, how),
      leave: () => this.looking.clear(),
      press: (cell, how) => this._pressCell(cell, how),
    });
    this.sight = new Sight(this.main, this.gone.signal);
    this.looking = new Looking(this.main, this.boards, () => this.view);
    this.choosing = new Choosing(this.main, (message) => this.live?.send(message) ?? false);
    this.stage = new Stage(this.main, this.boards, {
      scene: () => this.table?.scene || null,
      draw: (scene, table, open) => this._draw(scene, table, open),
    });
    /** @type {Table | null} the table that was last shown as it is */
    this.settled = null;
    /** @type {Scene | null} what was drawn last in the middle of a play */
    this.drawn = null;
    /** @type {Table | null} the table that came last; it may still be played */
    this.latest = null;
    this.coach = new Coach(this.main, match);
    this.desk = this._desk();
    this.vote = new Vote(this.desk.call);
    this.claims = new Claims(this.desk.call);
    this.departed = new Departed(this.desk.call);
    label(this.main);
    guard(() => this.view);
    this._listen();
    if (!still) this._connect();
  }

  /** @returns {Desk} */
  _desk() {
    return {
      match: this.match,
      main: this.main,
      boards: this.boards,
      looking: this.looking,
      view: () => this.view,
      show: (shown) => this._show(shown),
      choose: (choice) => this._choose(choice),
      pick: (choices, box, title, where) => this._pick(choices, box, title, where),
      press: (i, box, key) => this._press(i, box, key),
      sit: (seat) => this._goTo(seat),
      call: (what, body) => this._call(what, body),
      watchers: new Set(),
    };
  }

  _connect() {
    this.live = new Live(this.match, {
      table: (t) => this._expect(t),
      refused: (reason) => {
        this.choosing.drop();
        notice(reason, { kind: "bad" });
      },
      bye: (reason) => this._bye(reason),
      line: (up) => this._line(up),
    });
  }

  close() {
    guard(() => null);
    this.gone.abort();
    this.stage.close();
    hush();
    this.coach.hush();
    this.live?.close();
    this.off?.();
    clearTimeout(this.endTimer);
    this.breaks.clear();
    setMood(document.documentElement, undefined);
    untip();
    unpop(false);
  }

  // -------------------------------------------------------------------------------------------- the line

  /** @param {boolean} up */
  _line(up) {
    this.main.classList.toggle("away", !up);
    if (!up) this.choosing.idle();
    this.breaks.tell(up);
  }

  /** @param {string} reason */
  _bye(reason) {
    this.breaks.clear();
    if (this.table) sayGoodbye(reason);
    else showAlone(this.root, w("no-table"), this.refused || reason);
  }

  /** @param {string} what @param {object} body */
  async _call(what, body) {
    try {
      // What the table is like then comes over the line, for the seat that is asked.
      return await api(`/matches/${this.match}/${what}`, { body });
    } catch (error) {
      notice(w("failed", { reason: /** @type {Error} */ (error).message }), { kind: "bad" });
      return null;
    }
  }

  // -------------------------------------------------------------------------------------------- arriving

  /** A table comes: it is drawn once the icons and colours of its game are there. @param {Table} table */
  _expect(table) {
    this.ready ||= loadArt(table.scene.game, "look");
    this.ready.then(() => this.gone.signal.aborted || this.arrive(table));
  }

  /** @param {Table} table */
  arrive(table) {
    const before = this.latest;
    const heard = this.told.take(table);
    if (before) this._hear(table, heard);
    if (before && !table.whole) table.scene.explain = explained(before, table);
    this.latest = table;
    this.choosing.idle();
    if (!before) this._begin(table);
    if (before?.ply !== table.ply) unpopPassing();
    if (before && this.stage.takes(table)) {
      if (this.still) this.stage.cut();
      this.told.tell(table);
      this.stage.add(table, () => this.gone.signal.aborted || this._settle(table));
    } else {
      this.stage.cut();
      if (before && !table.away) this.told.tell(table);
      this._settle(table);
      if (table.away && plays()) showAway(table);
    }
    this.choosing.next(table);
  }

  /** All is as it is now. @param {Table} table */
  _settle(table) {
    const before = this.settled;
    this.settled = table;
    this.drawn = null;
    this.table = table;
    this._seatOf(table, before === null);
    const view = this._render(table);
    if (before) {
      this.told.ask(table);
      this.boards.follow(view, before.scene);
    }
    turned(/** @type {HTMLElement} */ (one(".centre", this.main)), before?.scene || null, table.scene);
    taught(before?.scene || null, table.scene);
    this.coach.look(view);
    if (table === this.latest) this._reach(table);
    for (const watch of this.desk.watchers) watch();
  }

  /**
   * The table in the middle of a play; "open" with what is asked after it.
   * @param {Scene} scene @param {Table} table @param {boolean} open
   */
  _draw(scene, table, open) {
    const { choices = [], groups = [], refusals = [], prompt, explain } = table.scene;
    const asked = open ? { choices, groups, refusals, prompt } : { choices: [], groups: [], refusals: [] };
    const shown = { ...table, scene: { ...scene, ...asked, explain, looms: open ? table.scene.looms : [] } };
    if (open && this.table !== shown) {
      changing();
      this._pickGroup(shown);
      this.table = shown;
    }
    const last = open ? null : this.drawn;
    this.drawn = scene;
    this.view = viewOf(shown, this);
    if (scene.boards !== last?.boards && (!last || !this.boards.renderPieces(scene))) this.boards.render(this.view);
    if (scene.panels !== last?.panels || scene.rows !== last?.rows) paint(this.main, this.view, this.told, open);
  }

  /** The first table: its pictures come by and by. @param {Table} table */
  _begin(table) {
    if (table.palette && !this.still) tune(table.palette);
    if (this.refused) notice(this.refused, { kind: "bad" });
    const { game, pictures } = table.scene;
    for (const sprite of pictures ? ["", pictures] : [""])
      loadArt(game, sprite).then((fresh) => fresh && !this.gone.signal.aborted && this._redraw());
  }

  /** What others said, unless it can be read where it stands. @param {Table} table @param {any[]} heard */
  _hear(table, heard) {
    for (const c of heard) {
      say(`${c.name || ""}: ${c.words}`);
      const seen = one(".logp", this.main)?.checkVisibility();
      if (!seen) notice(`${c.name || named(table, c.seat ?? -1)}: ${c.words}`);
    }
  }

  /** Ask for far places that several choices in a row lead to, if the server can tell. @param {Table} table */
  async _reach(table) {
    if (this.still || !table.reach || table.routes || this.choosing.queue.length) return;
    try {
      const answer = await api(`/matches/${this.match}/reach`, { query: { seat: table.you.seat } });
      if (this.table !== table || answer.ply !== table.ply || !answer.routes?.length) return;
      table.routes = answer.routes;
      this._render(table);
      this.looking.again(); // its badge may be another now
    } catch {
      // Single steps are enough.
    }
  }

  // -------------------------------------------------------------------------------------------- seats

  /**
   * Another of our seats must choose, and the server does not show it by itself, since its cards may be secret.
   * @param {Table} table
   * @param {boolean} first
   */
  _seatOf(table, first) {
    const lead = table.scene.prompt?.lead ?? -1;
    if (lead === this.lead && !first) return;
    this.lead = lead;
    if (lead !== table.you?.seat && table.you?.seats?.includes(lead)) this._goTo(lead);
  }

  /** Look at the table from a seat. @param {number} seat */
  _sit(seat) {
    if (!this.live) return;
    this.live.seat = seat;
    this.live.send({ type: "seat", seat });
    this.choosing.wait();
  }

  /** Look from another of our seats; if its cards are secret, the screen is handed over first. @param {number} seat */
  _goTo(seat) {
    if (!this.table) return;
    if (isSecret(this.table, seat)) handOver(named(this.table, seat), () => this._sit(seat));
    else this._sit(seat);
  }

  // -------------------------------------------------------------------------------------------- choosing

  /** @param {Choice} choice */
  _choose(choice) {
    if (this.choosing.busy || this.still || !this.table) return;
    if (!this.view?.offer.choices.includes(choice)) return void notice(w("moved-on"));
    this.looking.clear();
    this.choosing.choose(this.table, choice);
  }

  /**
   * Choose the only one, or ask which.
   * @param {Choice[]} choices
   * @param {Box} box
   * @param {string} title
   * @param {Where} where
   */
  _pick(choices, box, title, where) {
    if (choices.length === 1) return chooseOrPick(this.desk, choices[0], box, where);
    const { scene, offer } = /** @type {View} */ (this.view);
    const icons = new Map((scene.groups || []).map((g) => [g.id, g.icon]));
    const board = this.boards.first;
    const entries = choices.map((c) => ({
      words: c.words,
      note: c.consequence,
      cost: c.cost,
      vain: c.vain,
      icon: icons.get(c.group || "") || "",
      enter: () => board.preview(c, offer.places.get(where.at) || offer.cellsOf(c)[0] || ""),
      choose: () => this._choose(c),
    }));
    menu(entries, box, { title, done: () => board.preview(null) });
  }

  /**
   * Press a button of the dock.
   * @param {number} i
   * @param {Box} box
   * @param {string} [key] the key that was pressed
   */
  _press(i, box, key = "") {
    const { scene, buttons, offer } = /** @type {View} */ (this.view);
    if (!buttons[i]) return;
    const { choices, no, group } = buttons[i];
    const where = { at: buttons[i].key, key };
    const matter = choices.filter((c) => !c.vain);
    if (no) {
      const clauses = no.clause ? [no.clause] : [];
      popOf(scene.game, [{ name: group.name, words: no.reason, clauses, icon: "lock" }], box, "below");
    } else if (matter.length === 1) this._pick(matter, box, group.name, where);
    else if (new Set(choices.flatMap((c) => offer.cellsOf(c))).size < 2) this._pick(choices, box, group.name, where);
    else {
      this._show({ group: this.group === group.id ? "" : group.id, tab: "play" });
      const [cell] = offer.cellsOf(choices[0]);
      if (cell && document.activeElement?.matches(":focus-visible")) this.boards.of(cell).focus(cell);
    }
  }

  /** A cell was clicked, tapped or entered. @param {string} cell @param {string} how */
  _pressCell(cell, how) {
    if (!this.view) return;
    const choices = this.view.offer.on(cell, this.group);
    const board = this.boards.of(cell);
    const touch = how === "touch";
    if (!choices.length) {
      board.reveal(cell);
      explain(this.view.scene, cell, board.rect(cell));
    } else this._pick(choices, board.rect(cell), board.cells.get(cell)?.label || "", { at: cell, touch });
  }

  // -------------------------------------------------------------------------------------------- drawing

  /** @param {{group?: string, tab?: string}} shown */
  _show({ group = this.group, tab = this.tab }) {
    Object.assign(this, { group, tab });
    if (this.table) this._render(this.table);
  }

  /** @param {Table} table @returns {View} */
  _render(table) {
    changing();
    const { scene } = table;
    this._pickGroup(table);
    const first = !this.view;
    this.view = viewOf(table, this);
    if (scene.mood) setMood(document.documentElement, scene.mood);
    document.title = `${scene.head.title} · fathom`;
    this.boards.render(this.view);
    paint(this.main, this.view, this.told);
    this.sight.drawn(this.view);
    this._end(table);
    this.vote.show(table);
    this.claims.show(table);
    this.departed.show(table);
    if (first) {
      requestAnimationFrame(() => this._centre());
      // Once more when pictures have come, unless somebody has come nearer meanwhile.
      setTimeout(() => this.boards.zoom.factor === 1 && this._centre(), 250);
    }
    return this.view;
  }

  _centre() {
    if (this.view && !this.gone.signal.aborted) this.boards.centre(this.view);
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

  /** Draw everything anew: pictures have come, or words in another language. */
  _redraw() {
    for (const el of this.root.querySelectorAll("*")) delete (/** @type {any} */ (el).fathomHtml);
    if (this.table) this._render(this.table);
  }

  /** @param {Table} table */
  _end({ over, scene }) {
    if (!over && !scene.ending) this.ended = false;
    else if (!this.ended && !this.still) {
      this.ended = true;
      this.endTimer = showEnding(scene, this.match);
      theme(scene.won !== false);
    }
  }

  // -------------------------------------------------------------------------------------------- listening

  _listen() {
    const { signal } = this.gone;
    this.main.addEventListener("click", (e) => click(this.desk, e));
    this.main.addEventListener("contextmenu", (e) => look(this.desk, e));
    one(".say", this.main)?.addEventListener("submit", (e) => this._say(e));
    document.addEventListener("keydown", (e) => keydown(this.desk, e), { signal });
    const resized = () => {
      this.boards.showWindow();
      untip();
    };
    const turnedNarrow = () => {
      if (this.table) this._render(this.table);
      requestAnimationFrame(() => this._centre());
    };
    addEventListener("resize", resized, { signal });
    NARROW.addEventListener("change", turnedNarrow, { signal });
    this.off = onSetting((what) => this._set(what));
  }

  /** @param {Event} e */
  _say(e) {
    e.preventDefault();
    const input = /** @type {HTMLInputElement} */ (one(".say input", this.main));
    const words = input.value.trim();
    if (words && this.live?.send({ type: "chat", words })) input.value = "";
  }

  /** A setting changed. @param {string} what */
  _set(what) {
    if (what === "lang") {
      label(this.main);
      this.live?.send({ type: "lang", lang: settings.lang });
    }
    if ((what === "ask" || what === "speed") && !this.still)
      api(`/matches/${this.match}/settings`, { body: { [what]: settings[what] } }).catch(() => {});
    if (what === "sound") tune(this.settled?.palette);
    if (["lang", "theme", "motion", "sound"].includes(what)) this._redraw();
  }
}
