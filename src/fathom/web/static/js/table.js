// The table: one scene on the screen, and what a person may do with it.
import { loadArt } from "./art.js";
import { BoardView, miniature } from "./board.js";
import { cardHtml, spoken } from "./cards.js";
import { all, escape, has, html, icon, one, patch, raw } from "./html.js";
import { Mover, sound } from "./motion.js";
import { Live, Refused, api } from "./net.js";
import { foePanel, goalPanel, isGoal, panelIcon, plainPanel, seatPanel, seatStrip } from "./panels.js";
import { DEFS } from "./pieces.js";
import { dialog, menu, notice, pop, popped, say, tip, unpop, untip } from "./pop.js";
import { onSetting, set, settings } from "./settings.js";
import { LOGO, downloadFrom, openRules, openSettings, rulesOf } from "./shell.js";
import { w } from "./words.js";
/**
 * @typedef {import("./types.js").Table} Table @typedef {import("./types.js").Scene} Scene @typedef {import("./types.js").Choice} Choice
 * @typedef {import("./types.js").Card} Card @typedef {import("./types.js").Cell} Cell @typedef {import("./types.js").Line} Line @typedef {import("./types.js").Group} Group
 * @typedef {import("./pop.js").Box} Box
 */

const SKELETON = html`<main class="table" id="table">
<header class="bar"></header>
<div class="strip m-only"></div><div class="mthreat m-only"></div>
<aside class="left" aria-label="${w("team")}"></aside>
<section class="board" aria-label="${w("map")}"><div class="pan"><div class="main"></div></div><div class="sides"></div><div class="minimap m-only" aria-hidden="true"></div></section>
<aside class="right"><div class="foes"></div><section class="panel logp" aria-label="${w("log")}"><header><h2>${w("log")}</h2><span class="cap">${w("newestFirst")}</span></header><ol class="log" tabindex="0"></ol><form class="say"><input aria-label="${w("message")}" placeholder="${w("message")}" maxlength="400" autocomplete="off"><button class="tool" aria-label="${w("send")}">${icon("chat")}</button></form></section></aside>
<section class="panel dock" aria-label="${w("yourChoices")}"></section>
<nav class="tabs m-only" aria-label="${w("menu")}"></nav>
</main>`;

/** What a table needs from outside: where its scenes come from. */
export class TablePage {
  /** @param {HTMLElement} root @param {string} match @param {{still?: boolean}} [how] */
  constructor(root, match, { still = false } = {}) {
    this.root = root;
    this.match = match;
    this.still = still;
    /** @type {Table | null} */
    this.table = null;
    /** @type {Line[]} */
    this.lines = [];
    /** @type {any[]} */
    this.chat = [];
    this.group = "";
    this.tab = "play";
    /** @type {{ply: number, path: string[], piece: string} | null} */
    this.chosen = null;
    /** @type {number[]} */
    this.queue = [];
    this.lead = -1;
    this.prompted = "";
    this.ended = false;
    /** @type {string} */
    this.touched = "";
    this.groupKey = "";
    this.voted = "";
    /** @type {HTMLDialogElement | null} */
    this.voteBox = null;
    this.keys = (/** @type {KeyboardEvent} */ e) => this._keydown(e);
    this.resized = () => {
      this._window();
      untip();
    };
    root.innerHTML = String(html`${DEFS}${SKELETON}`);
    this.main = /** @type {HTMLElement} */ (one("#table", root));
    this.board = new BoardView(/** @type {HTMLElement} */ (one(".board .main", root)), {
      enter: (cell, how) => this.look(cell, how),
      leave: () => this.unlook(),
      press: (cell, how) => this.press(cell, how),
    });
    /** @type {BoardView[]} */
    this.sides = [];
    this.mover = new Mover(this);
    this._listen();
    if (!still) {
      this.live = new Live(match, {
        table: (t) => this.arrive(t),
        refused: (reason) => {
          this.queue = [];
          this.busy = false;
          notice(reason, { kind: "bad" });
          this.main.classList.remove("busy");
        },
        bye: (reason) => this.bye(reason),
        line: (up) => this.line(up),
      });
    }
    this.off = onSetting((what) => {
      if (what === "lang") {
        this.live?.send({ type: "lang", lang: settings.lang });
        this.root.querySelector(".left")?.setAttribute("aria-label", w("team"));
      }
      if ((what === "ask" || what === "speed") && !still) {
        api(`/matches/${match}/settings`, { body: { ask: settings.ask, speed: settings.speed } }).catch(() => {});
      }
      if (this.table) this.render();
    });
  }

  close() {
    this.live?.close();
    this.off();
    document.removeEventListener("keydown", this.keys);
    removeEventListener("resize", this.resized);
    document.documentElement.style.removeProperty("--h");
    document.documentElement.style.removeProperty("--h2");
    untip();
    unpop(false);
  }

  // -------------------------------------------------------------------------------------------- arriving

  /** @param {boolean} up */
  line(up) {
    if (up && this.downNote) {
      this.downNote.remove();
      this.downNote = null;
      notice(w("backAgain"));
    } else if (!up && !this.downNote) {
      this.downNote = notice(w("lostLink"), { kind: "bad", stay: true });
    }
  }

  /** @param {string} reason */
  bye(reason) {
    dialog(w("ended"), html`<p>${reason}</p><p class="acts"><a class="btn primary" href="/" data-go>${w("home")}</a></p>`, { cls: "small" });
  }

  /** @param {Table} table */
  arrive(table) {
    const before = this.table;
    // Lines from number `log_at` on: whatever was known from there on is void.
    const known = this.lines.length;
    const from = Math.min(table.log_at ?? 0, known);
    this.lines = [...this.lines.slice(0, from), ...(table.log || [])];
    const news = before ? this.lines.slice(Math.max(known, from)) : [];
    this._chatted(table);
    this.table = table;
    this.busy = false;
    this.main.classList.remove("busy");
    const mine = table.you?.seats || [];
    const lead = table.scene.prompt?.lead ?? -1;
    if (lead !== this.lead || !before) {
      this.lead = lead;
      if (lead !== table.you?.seat && mine.includes(lead)) {
        if (this._handsHidden(table, lead)) this.handOver(lead);
        else this.sit(lead);
      }
    }
    if (!before) {
      loadArt(table.scene.game).then((fresh) => {
        if (fresh && this.table) this.redraw();
      });
    }
    this.mover.before();
    this.render();
    this.mover.after(before?.scene || null, table.scene);
    if (before) {
      this._tell(news, table);
      this._follow(before.scene);
    }
    this.chosen = null;
    this._next(table);
    this._reach(table);
  }

  /** Ask for far places that several choices in a row lead to, if the server can tell. @param {Table} table */
  async _reach(table) {
    if (!table.reach || table.routes || this.queue.length || !(table.scene.choices || []).some((c) => (c.price ?? -1) > 0 && c.preview?.path)) return;
    try {
      const answer = await api(`/matches/${this.match}/reach`, { query: { seat: this.seat } });
      if (this.table !== table || answer.ply !== table.ply) return;
      table.routes = answer.routes;
      this.render();
    } catch {
      // Single steps are enough.
    }
  }

  /** @param {Line[]} news @param {Table} table */
  _tell(news, table) {
    if (news.length) {
      say(news.map((l) => l.words).join(" "));
      sound(news[news.length - 1].kind || "");
    }
    const question = table.scene.prompt?.question || "";
    const asked = (table.scene.choices || []).length > 0;
    if (asked && question !== this.prompted) {
      this.prompted = question;
      setTimeout(() => say(question, true), 120);
    }
  }

  /** Whether the next person's cards are not ours to see. @param {Table} table @param {number} seat */
  _handsHidden(table, seat) {
    return (table.scene.rows || []).some((row) => row.kind === "hand" && row.seat === seat && row.cards.some((c) => c.up === false));
  }

  /** Go on along a path of several choices. @param {Table} table */
  _next(table) {
    const next = this.queue.shift();
    if (next === undefined) return;
    const choice = (table.scene.choices || []).find((c) => c.index === next);
    if (!choice || table.over) {
      this.queue = [];
      return;
    }
    setTimeout(() => this._send(choice), 60);
  }

  /** @param {Table} table */
  _chatted(table) {
    const from = Math.min(table.chat_at ?? 0, this.chat.length);
    const heard = this.chat.length;
    this.chat = [...this.chat.slice(0, from), ...(table.chat || [])];
    if (this.table) for (const c of this.chat.slice(heard)) say(`${c.name || ""}: ${c.words}`);
  }

  // -------------------------------------------------------------------------------------------- seats

  get seat() {
    return this.table?.you?.seat ?? -1;
  }

  /** Look at the table from a seat. @param {number} seat */
  sit(seat) {
    if (!this.live) return;
    this.live.seat = seat;
    this.live.send({ type: "seat", seat });
  }

  /** @param {number} seat */
  handOver(seat) {
    const name = this.named(seat);
    const el = dialog(
      w("handTo", { who: name }),
      html`<p>${w("handToWhy")}</p><p class="acts"><button class="btn primary" autofocus>${w("iAm", { who: name })}</button></p>`,
      { cls: "cover", closable: false },
    );
    one(".btn", el)?.addEventListener("click", () => {
      el.close();
      this.sit(seat);
    });
  }

  /** The name of who sits there, or of what sits there. @param {number} seat */
  named(seat) {
    const player = this.table?.players?.find((p) => p.seat === seat);
    const panel = (this.table?.scene.panels || []).find((p) => p.seat === seat);
    return player?.name || panel?.title || w("seat", { n: seat + 1 });
  }

  /** @param {number} seat */
  whoIs(seat) {
    const player = this.table?.players?.find((p) => p.seat === seat);
    if (!player) return "";
    const mine = this.table?.you?.seats?.includes(seat);
    const one = (this.table?.you?.seats || []).length <= 1;
    if (player.who === "link") return w("away");
    if (player.who === "me" || player.who === "person") return player.name || (mine && one ? w("youAre") : "");
    return player.name && player.name !== player.who ? player.name : `${w("bot")}`;
  }

  // -------------------------------------------------------------------------------------------- choices

  /** @returns {Choice[]} */
  get choices() {
    if (this.still || !this.table) return [];
    return [...(this.table.scene.choices || []), ...(this.table.routes || [])];
  }

  /** The cell that a target lies on: itself, or the cell of a piece. @param {string} target */
  cellOf(target) {
    for (const view of [this.board, ...this.sides]) {
      if (view.cells.has(target)) return target;
      const piece = (view.board?.pieces || []).find((p) => p.id === target);
      if (piece) return piece.at;
    }
    return "";
  }

  /** @param {Choice} choice */
  cellsOf(choice) {
    return (choice.targets || []).map((t) => this.cellOf(t)).filter(Boolean);
  }

  /** Which cells are lit. @returns {import("./board.js").Lit} */
  lit() {
    /** @type {Map<string, Choice[]>} */
    const main = new Map();
    /** @type {Map<string, Choice[]>} */
    const other = new Map();
    const put = (/** @type {Map<string, Choice[]>} */ map, /** @type {string} */ cell, /** @type {Choice} */ choice) => {
      const list = map.get(cell);
      if (list) list.push(choice);
      else map.set(cell, [choice]);
    };
    for (const choice of this.choices) {
      // An answer that acts on the place where one stands is a button, unless it is the only kind there is.
      for (const cell of this.cellsOf(choice)) put(!this.group || choice.group === this.group ? main : other, cell, choice);
    }
    return { main, other };
  }

  /** Choices on a thing, those of the chosen kind first. @param {string} id */
  on(id) {
    const cell = this.cellOf(id);
    const here = this.choices.filter((c) => c.targets?.includes(id) || (cell && cell === id && this.cellsOf(c).includes(id)));
    const mine = here.filter((c) => this.group && c.group === this.group);
    return mine.length ? mine : here;
  }

  /** @param {Choice} choice */
  choose(choice) {
    if (this.busy || this.still || !this.table) return;
    this.queue = [];
    if (choice.steps?.length) {
      const [first, ...rest] = choice.steps;
      this.queue = rest;
      this._send({ ...choice, index: first });
    } else this._send(choice);
  }

  /** @param {Choice} choice */
  _send(choice) {
    if (!this.table) return;
    untip();
    this.board.preview(null);
    this.touched = "";
    this.busy = true;
    this.main.classList.add("busy");
    this.chosen = {
      ply: this.table.ply,
      path: choice.preview?.path || [],
      piece: (choice.preview?.ghosts?.[0]?.id || "").replace(/^ghost\./, ""),
    };
    const message = { type: "choose", ply: this.table.ply, index: choice.index, seat: choice.seat };
    if (!this.live?.send(message)) {
      this.busy = false;
      this.main.classList.remove("busy");
      notice(w("lostLink"), { kind: "bad" });
    }
  }

  // -------------------------------------------------------------------------------------------- looking

  /** The view in which a cell lies. @param {string} cell */
  viewOf(cell) {
    return [this.board, ...this.sides].find((view) => view.cells.has(cell)) || this.board;
  }

  /** Hover or focus on a cell: what would happen. @param {string} cell @param {string} how */
  look(cell, how) {
    if (popped()) return;
    const view = this.viewOf(cell);
    const choices = this.on(cell);
    view.preview(choices[0] || null, choices.length || how !== "pointer" ? cell : "");
    if (choices.length) {
      tip(this.tipOf(choices), view.rect(cell));
      this._mark(choices[0]);
    } else {
      const at = view.cells.get(cell);
      if (!at) return;
      const areas = (view.board?.areas || []).filter((a) => a.cells.includes(cell));
      const no = (this.table?.scene.refusals || []).filter((r) => r.targets?.includes(cell));
      tip(
        html`<b class="serif">${at.name}</b><ul>${areas.map((a) => html`<li class="bad">${icon("attack")}<span>${a.name}</span></li>`)}${no.map((r) => html`<li>${icon("lock")}<span>${r.words}: ${r.reason}</span></li>`)}</ul>`,
        view.rect(cell),
      );
      this._mark(null);
    }
  }

  unlook() {
    if (popped()) return;
    untip();
    for (const view of [this.board, ...this.sides]) view.preview(null);
    this._mark(null);
  }

  /** Show on the panels what a choice would change. @param {Choice | null} choice */
  _mark(choice) {
    for (const el of all(".would", this.main)) el.classList.remove("would");
    if (!choice) return;
    for (const el of all(".opt", this.main)) el.classList.toggle("would", el.dataset.group === choice.group);
  }

  /** @param {Choice[]} choices */
  tipOf(choices) {
    const [choice] = choices;
    const rest = choices.length - 1;
    const names = new Map((this.table?.scene.explain || []).map((e) => [e.id, e.name]));
    const changes = choice.preview?.changes || [];
    const sentences = (choice.consequence || "").split(/(?<=[.!?])\s+/).filter(Boolean);
    const left = this.table?.scene.prompt?.left?.[0];
    const price = choice.price ?? -1;
    const after = left && price >= 0 ? `${left.value} → ${left.value - price}` : "";
    const cost = [choice.cost, after].filter(Boolean).join(" · ");
    return html`<b class="serif">${choice.words}</b><ul>${cost && html`<li>${icon("ap")}<span>${cost}</span></li>`}${changes.map((c) => {
      const worse = c.kind === "blight" ? c.after > c.before : c.after < c.before;
      const sign = c.kind === "value" ? "crystal" : c.kind;
      const good = c.kind === "value" ? true : !worse;
      return html`<li class="${good ? "ok" : "bad"}">${has(sign) ? icon(sign) : ""}<span>${names.get(`word.${sign}`) || ""} ${c.before} → ${c.after}</span></li>`;
    })}${sentences.map((s) => html`<li><span class="dot" aria-hidden="true"></span><span>${s}</span></li>`)}${rest > 0 && html`<li class="more">+ ${rest}</li>`}</ul>`;
  }

  /** A cell was clicked, tapped or entered. @param {string} cell @param {string} how */
  press(cell, how) {
    const choices = this.on(cell);
    const view = this.viewOf(cell);
    if (!choices.length) {
      this.explain(cell, view.rect(cell));
      return;
    }
    if (how === "touch" && this.touched !== cell) {
      // The first tap shows what would happen, the second does it.
      this.touched = cell;
      this.look(cell, "touch");
      return;
    }
    this.pick(choices, view.rect(cell), view.cells.get(cell)?.label || "", cell);
  }

  /** Choose the only one, or ask which. @param {Choice[]} choices @param {Box} box @param {string} title @param {string} [cell] */
  pick(choices, box, title, cell = "") {
    if (choices.length === 1) {
      this.choose(choices[0]);
      return;
    }
    const groups = new Map((this.table?.scene.groups || []).map((g) => [g.id, g]));
    menu(
      choices.map((c) => ({
        words: c.words,
        note: c.consequence,
        cost: c.cost,
        icon: groups.get(c.group || "")?.icon || "",
        enter: () => this.board.preview(c, cell || this.cellsOf(c)[0] || ""),
        choose: () => this.choose(c),
      })),
      box,
      { title, done: () => this.board.preview(null) },
    );
  }

  // -------------------------------------------------------------------------------------------- explaining

  /** What is known of a thing, best first. @param {string} id */
  known(id) {
    const scene = /** @type {Scene} */ (this.table?.scene);
    const by = new Map((scene.explain || []).map((e) => [e.id, e]));
    /** @type {{name: string, words: string, clauses?: string[], icon?: string}[]} */
    const found = [];
    const add = (/** @type {string} */ key) => {
      const e = by.get(key);
      if (e && !found.some((f) => f.name === e.name)) found.push({ ...e, icon: key.startsWith("word.") ? key.slice(5) : "" });
    };
    for (const view of [this.board, ...this.sides]) {
      const cell = view.cells.get(id);
      if (!cell) continue;
      found.push({ name: cell.name, words: "" });
      for (const area of (view.board?.areas || []).filter((a) => a.cells.includes(id))) found.push({ name: "", words: area.name, icon: "attack" });
      for (const flag of cell.flags?.length ? cell.flags : ["normal"]) add(`word.${flag}`);
      for (const piece of view.pieces(id)) {
        if (by.has(piece.id)) add(piece.id);
        else add(`word.${piece.kind}`);
      }
    }
    add(id);
    const chip = (scene.panels || []).flatMap((p) => p.chips || []).find((c) => c.id === id);
    if (chip) {
      if (!by.has(id)) found.push({ name: chip.name, words: (chip.words || "").length > 5 ? chip.words || "" : "" });
      add(`word.${chip.kind}`);
    }
    const card = this.card(id);
    if (card && !by.has(id)) found.push({ name: card.name, words: (card.lines || []).join(" ") });
    if (card) for (const word of [...(card.icons || []), ...(card.flags || [])]) add(`word.${word}`);
    const panel = (scene.panels || []).find((p) => p.id === id);
    if (panel && !found.length) found.push({ name: panel.title, words: panel.words || panel.subtitle || "" });
    const no = (scene.refusals || []).filter((r) => r.targets?.includes(id));
    for (const r of no) found.push({ name: w("notPossible", { reason: "" }).replace(/:\s*$/, ""), words: `${r.words}: ${r.reason}`, clauses: r.clause ? [r.clause] : [], icon: "lock" });
    return found;
  }

  /** @param {string} id @returns {Card | undefined} */
  card(id) {
    const scene = this.table?.scene;
    const piles = (scene?.panels || []).flatMap((p) => p.piles || []);
    return [...(scene?.rows || []).flatMap((r) => r.cards), ...piles.flatMap((p) => p.cards || [])].find((c) => c.id === id);
  }

  /** @param {string} id @param {Box} box @param {"right" | "below"} [side] */
  explain(id, box, side = "right") {
    const pile = (this.table?.scene.panels || []).flatMap((p) => p.piles || []).find((p) => p.id === id);
    if (pile?.cards?.length) {
      dialog(pile.name, html`<div class="hand spread">${pile.cards.map((c) => cardHtml(c))}</div>`, { cls: "wide" });
      return;
    }
    const found = this.known(id).slice(0, 6);
    if (found.length) this.popOf(found, box, side);
  }

  /** @param {{name: string, words: string, clauses?: string[], icon?: string}[]} found @param {Box} box @param {"right" | "below"} [side] */
  popOf(found, box, side = "right") {
    const el = pop(
      html`${found.map(
        (e) => html`${e.name && html`<h3>${e.icon && has(e.icon) ? icon(e.icon) : ""}${e.name}</h3>`}${e.words && html`<p>${e.words}</p>`}${e.clauses?.length ? html`<p class="ref">${e.clauses.map((c) => html`<button class="clause" data-clause="${c}"><code>${c}</code></button>`)}<span>${w("openInRules")}</span></p>` : ""}`,
      )}`,
      box,
      { label: found[0].name || found[0].words, side },
    );
    for (const button of all(".clause", el)) {
      button.addEventListener("click", () => openRules(this.table?.scene.game || "", button.dataset.clause || ""));
    }
  }

  // -------------------------------------------------------------------------------------------- drawing

  /** The ids of all that can be chosen. */
  litIds() {
    return new Set(this.choices.flatMap((c) => c.targets || []));
  }

  render() {
    const table = /** @type {Table} */ (this.table);
    const scene = table.scene;
    const style = document.documentElement.style;
    if (scene.mood) {
      style.setProperty("--h", String(scene.mood[0]));
      style.setProperty("--h2", String(scene.mood[1]));
    }
    document.title = `${scene.head.title} · fathom`;
    this._group();
    const look = { lit: this.litIds(), who: (/** @type {number} */ seat) => this.whoIs(seat) };
    this._bar(table);
    this._boards(scene);
    const panels = scene.panels || [];
    const seats = panels.filter((p) => (p.seat ?? -1) >= 0);
    const goals = panels.filter(isGoal);
    const rows = (scene.rows || []).filter((r) => (r.seat ?? -1) < 0);
    const partner = (/** @type {import("./types.js").Row} */ row) => panels.find((p) => (p.seat ?? -1) < 0 && (row.kind === `${p.kind}s` || row.id === p.id));
    const used = new Set([...seats, ...goals, ...rows.map(partner)]);
    const rest = panels.filter((p) => !used.has(p));
    patch(
      this._el(".left"),
      html`${seats.map((p) => seatPanel(p, scene, look))}${goals.map((p) => goalPanel(p, look))}${rest.length ? html`<nav class="panel rest">${rest.map((p) => html`<button class="tool txt" data-panel="${p.id}">${icon(panelIcon(p))}<span>${p.kind === "story" ? scene.head.title : p.title}</span></button>`)}</nav>` : ""}`,
    );
    patch(this._el(".strip"), html`${seats.map((p) => seatStrip(p, look))}`);
    patch(this._el(".foes"), html`${rows.map((r) => foePanel(r, partner(r), look))}`);
    this._threatLine(rows);
    this._log();
    this._dock(table);
    this._tabs();
    this.main.dataset.tab = this.tab;
    this.main.classList.toggle("many", seats.length > 2);
    if (table.over || scene.ending) this._ending(scene);
    else this.ended = false;
    this._vote(table);
    if (!this.placed) {
      this.placed = true;
      requestAnimationFrame(() => this.centre());
      setTimeout(() => this.centre(), 250);
    }
  }

  /** Draw everything anew, once pictures have come. */
  redraw() {
    for (const el of this.root.querySelectorAll("*")) delete (/** @type {any} */ (el).fathomHtml);
    this.render();
  }

  /** @param {string} selector */
  _el(selector) {
    return /** @type {HTMLElement} */ (one(selector, this.main));
  }

  /** Keep or find the kind of choice that the board shows. */
  _group() {
    const kinds = new Map();
    for (const c of this.choices) {
      if (this.cellsOf(c).length || !this.board.board) kinds.set(c.group || "", (kinds.get(c.group || "") || 0) + 1);
    }
    const prompt = this.table?.scene.prompt?.question || "";
    const key = `${prompt}`;
    if (this.groupKey !== key || (this.group && !this.choices.some((c) => c.group === this.group))) {
      this.groupKey = key;
      this.group = "";
      const many = [...kinds].filter(([, n]) => n > 1);
      if (kinds.size > 1 && many.length) this.group = many[0][0];
    }
  }

  /** @param {Table} table */
  _bar(table) {
    const { head } = table.scene;
    const steps = head.steps || [];
    const at = head.at ?? -1;
    patch(
      this._el(".bar"),
      html`<a class="brand" href="/" data-go aria-label="${w("home")}">${LOGO}<span>fathom</span></a>
<div class="where"><h1>${head.title}</h1><span>${head.subtitle}</span></div>
${steps.length ? html`<ol class="steps">${steps.map((step, i) => html`<li class="${i < at ? "done" : i === at ? "now" : ""}" ${i === at ? html`aria-current="step"` : ""}><span class="n">${i + 1}</span>${step}</li>`)}</ol>` : html`<span class="steps"></span>`}
<div class="tools">${this.still ? "" : html`<button class="tool" data-do="undo" aria-label="${w("undo")}" aria-haspopup="menu" ${table.undo?.length || table.redo ? "" : html`aria-disabled="true"`}>${icon("undo")}</button>`}<button class="tool" data-do="rules" aria-label="${w("rulebook")}">${icon("book")}</button>${this.still ? "" : html`<button class="tool wide" data-do="people" aria-label="${w("people")}">${icon("link")}</button>`}<button class="tool" data-do="menu" aria-label="${w("settings")}">${icon("gear")}</button></div>`,
    );
  }

  /** @param {Scene} scene */
  _boards(scene) {
    const [main, ...others] = scene.boards || [];
    if (!main) return;
    // The cells must be known before what is lit can be told.
    this.board.board = main;
    this.board.cells = new Map(main.cells.map((c) => [c.id, c]));
    const host = this._el(".sides");
    while (this.sides.length < others.length) {
      const box = document.createElement("div");
      box.className = "side panel";
      host.append(box);
      this.sides.push(new BoardView(box, this.board.on));
    }
    while (this.sides.length > others.length) {
      const view = this.sides.pop();
      view?.host.remove();
    }
    others.forEach((board, i) => {
      this.sides[i].board = board;
      this.sides[i].cells = new Map(board.cells.map((c) => [c.id, c]));
    });
    this._group();
    const lit = this.lit();
    const said = (/** @type {Cell} */ cell, /** @type {Choice[]} */ choices) =>
      choices.length ? `${cell.name}. ${choices.map((c) => [c.words, c.cost, c.consequence].filter(Boolean).join(", ")).join(". ")}` : cell.name;
    this.board.render(main, lit, said);
    others.forEach((board, i) => this.sides[i].render(board, lit, said));
    const mini = this._el(".minimap");
    patch(mini, raw(miniature(main)));
    this._window();
  }

  /** @param {import("./types.js").Row[]} rows */
  _threatLine(rows) {
    const row = rows[0];
    const card = row?.cards.find((c) => c.flags?.includes("now"));
    const n = row ? row.cards.findIndex((c) => c === card) + 1 : 0;
    patch(
      this._el(".mthreat"),
      card
        ? html`<button data-id="${card.id}">${icon(card.icons?.[0] && has(card.icons[0]) ? card.icons[0] : "attack")}<b>${card.name}</b><span>${(card.lines || []).join(" ")}</span><em>${n}/${row.cards.length}</em></button>`
        : html``,
    );
    this._el(".mthreat").classList.toggle("none", !card);
  }

  _log() {
    const scene = /** @type {Scene} */ (this.table?.scene);
    const names = (scene.panels || []).filter((p) => (p.seat ?? -1) >= 0).map((p) => p.title);
    const words = (scene.explain || []).filter((e) => e.name.length > 3 && !names.includes(e.name)).sort((a, b) => b.name.length - a.name.length);
    const test = words.length ? new RegExp(`(?<![\\p{L}])(${words.map((e) => e.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})(?![\\p{L}])`, "iu") : null;
    const who = names.length ? new RegExp(`(?<![\\p{L}])(${names.join("|")})(?![\\p{L}])`, "u") : null;
    const ids = new Map(words.map((e) => [e.name.toLowerCase(), e.id]));
    const rich = (/** @type {string} */ text) => {
      const link = test?.exec(text);
      const parts = link ? [text.slice(0, link.index), link[0], text.slice(link.index + link[0].length)] : [text];
      const bold = (/** @type {string} */ part) => {
        const m = who?.exec(part);
        return m ? html`${part.slice(0, m.index)}<b>${m[0]}</b>${part.slice(m.index + m[0].length)}` : html`${part}`;
      };
      return html`${bold(parts[0])}${link && html`<button class="u" data-id="${ids.get(link[0].toLowerCase())}">${parts[1]}</button>${bold(parts[2])}`}`;
    };
    /** @type {{group: string, lines: Line[]}[]} */
    const turns = [];
    for (const line of this.lines) {
      const last = turns[turns.length - 1];
      if (last && last.group === (line.group || "")) last.lines.push(line);
      else turns.push({ group: line.group || "", lines: [line] });
    }
    const recent = turns.slice(-12).reverse();
    const chat = this.chat.slice(-5).reverse();
    patch(
      this._el(".log"),
      html`${chat.map((c) => html`<li class="chatl">${icon("chat")}<span><b>${c.name || this.named(c.seat ?? -1)}</b> ${c.words}</span></li>`)}${
        recent.length
          ? recent.map(
              (turn) =>
                html`${turn.group && html`<li class="turn"><span class="cap">${turn.group}</span></li>`}${[...turn.lines].reverse().map(
                  (line) => html`<li>${icon(line.kind && has(line.kind) ? line.kind : "chevron")}<span>${rich(line.words)}${line.clause && html`<button class="cl" data-clause="${line.clause}" aria-label="${w("rule", { clause: line.clause })}">${icon("why")}</button>`}</span></li>`,
                )}`,
            )
          : html`<li class="none"><span></span><span>${w("nothingYet")}</span></li>`
      }`,
    );
  }

  /** Choices that need a button of their own, since nothing on the table stands for them. @param {Group} group @param {Choice[]} members */
  _open(group, members) {
    if (members.length < 2) return false;
    if (members.length > 6) return false;
    return group.moves_on || members.some((c) => !(c.targets || []).length) || members.every((c) => c.group === "answer" && members.length <= 4);
  }

  /** The buttons of the dock. @returns {{key: string, choices: Choice[], group: Group, no: import("./types.js").Refusal | null}[]} */
  buttons() {
    const scene = /** @type {Scene} */ (this.table?.scene);
    /** @type {{key: string, choices: Choice[], group: Group, no: import("./types.js").Refusal | null}[]} */
    const out = [];
    const groups = [...(scene.groups || [])];
    for (const c of scene.choices || []) if (!groups.some((g) => g.id === (c.group || ""))) groups.push({ id: c.group || "", name: c.words });
    for (const group of groups) {
      const members = this.choices.filter((c) => (c.group || "") === group.id);
      const no = (scene.refusals || []).find((r) => r.group === group.id) || null;
      if (this._open(group, members)) {
        for (const c of members) {
          out.push({ key: `c${c.index}`, choices: [c], group: { id: group.id, name: c.words, icon: group.icon, cost: c.cost, caption: c.consequence, moves_on: c.moves_on }, no: null });
        }
      } else if (members.length || no) out.push({ key: group.id, choices: members, group, no: members.length ? null : no });
    }
    // With many kinds, those whose answers are all lit cards need no button: the cards are the buttons.
    if (out.length > 8) {
      const cards = new Set((scene.rows || []).flatMap((r) => r.cards.map((c) => c.id)));
      const plain = out.filter((b) => !(b.choices.length || b.no?.targets?.length) || !(b.no?.targets || b.choices.flatMap((c) => c.targets || [""])).every((t) => cards.has(t)));
      out.splice(0, out.length, ...plain);
    }
    // The way on comes last.
    return out.sort((a, b) => Number(a.group.moves_on || false) - Number(b.group.moves_on || false));
  }

  /** @param {Table} table */
  _dock(table) {
    const scene = table.scene;
    const prompt = scene.prompt;
    const buttons = this.still ? [] : this.buttons();
    this.shown = buttons;
    const mine = table.you?.seats || [];
    const lit = this.litIds();
    const hands = (scene.rows || []).filter((r) => r.kind === "hand");
    const hand = hands.find((r) => r.seat === this.seat) || hands.find((r) => r.seat === prompt?.lead) || hands[0];
    const index = hand?.id.split(".").pop();
    const play = (scene.rows || []).find((r) => r.kind === "play" && r.id.endsWith(`.${index}`));
    const offs = new Map((scene.refusals || []).flatMap((r) => (r.targets || []).map((t) => [t, r.reason])));
    const left = prompt?.left?.[0];
    const most = Math.max(left?.most ?? 0, left?.value ?? 0);
    const waiting = !this.still && !table.over && !(scene.choices || []).length;
    const others = mine.filter((s) => s !== this.seat && prompt?.seats?.includes(s));
    const switcher =
      mine.length > 1 && !table.over
        ? html`<div class="sits" role="group" aria-label="${w("showSeat")}">${mine.map((s) => {
            const panel = (scene.panels || []).find((p) => p.seat === s);
            return html`<button class="sit c${(s % 5) + 1}${s === this.seat ? " on" : ""}" data-sit="${s}" aria-pressed="${s === this.seat}">${icon(`seat-${(s % 5) + 1}`)}${panel?.title || this.named(s)}${others.includes(s) ? html`<i class="can" aria-label="${w("canBeChosen")}"></i>` : ""}</button>`;
          })}</div>`
        : "";
    patch(
      this._el(".dock"),
      html`${play?.cards.length ? html`<div class="inplay" data-key="inplay"><div class="slotl"><span class="cap">${w("inPlay")}</span><div class="stack">${play.cards.slice(0, 3).map((c) => cardHtml(c, { used: true, lit: lit.has(c.id) }))}</div></div></div>` : ""}
<div class="do" data-key="do"><div class="prompt"><h2 id="prompt">${icon("lamp")}<span class="q">${prompt?.question || (scene.ending ? w("ended") : scene.head.title)}</span>${this.still || waiting ? "" : html`<button class="hint" data-do="suggest" aria-label="${w("suggest")}" title="${w("suggest")}">${icon("eye")}</button>`}${left && most ? html`<span class="apl" role="img" aria-label="${left.name}: ${left.words || left.value}">${Array.from({ length: Math.min(8, most) }, (_, i) => icon(has(left.kind) ? left.kind : "ap", i < left.value ? "on" : "no"))}<span>${left.words || left.value}</span></span>` : ""}</h2><div class="under2"><p>${prompt?.hint}${waiting ? html`<span class="wait" aria-hidden="true"></span>` : ""}</p>${switcher}</div></div>
<div class="opts${buttons.length > 8 ? " dense" : buttons.length < 7 ? " few" : ""}" role="group" aria-labelledby="prompt">${buttons.map((b, i) => this._button(b, i))}</div></div>
${hand ? html`<div class="handw" data-key="hand"><div class="slotl h"><span class="cap"><span>${hand.name} · ${hand.cards.length}</span></span><div class="hand n${hand.cards.length}">${hand.cards.map((c) => {
        const choices = this.on(c.id);
        const said = choices.length ? `${spoken(c)}. ${choices.map((x) => x.words).join(", ")}` : offs.has(c.id) ? `${spoken(c)}. ${w("notPossible", { reason: offs.get(c.id) || "" })}` : "";
        return cardHtml(c, { lit: lit.has(c.id), off: offs.get(c.id), label: said });
      })}</div></div></div>` : ""}`,
    );
  }

  /** @param {{key: string, choices: Choice[], group: Group, no: import("./types.js").Refusal | null}} b @param {number} i */
  _button(b, i) {
    const { group, choices, no } = b;
    const on = choices.length > 1 && this.group === group.id && choices.some((c) => this.cellsOf(c).length);
    const sign = group.icon && has(group.icon) ? group.icon : has(group.id) ? group.id : group.moves_on ? "check" : "chevron";
    const cost = (group.cost || "").replace(/\s*AP$/, "");
    const price = group.cost ? html`<span class="cost">${cost}${cost !== group.cost ? icon("ap") : ""}</span>` : "";
    const words = no ? no.reason : group.caption;
    return html`<button class="opt${group.cost ? "" : " nc"}${no ? " off" : group.moves_on ? " plain" : ""}${on ? " chosen" : ""}" data-opt="${i}" data-key="o.${b.key}" data-group="${group.id}" ${no ? html`aria-disabled="true"` : ""} ${choices.length > 1 ? html`aria-pressed="${on}"` : ""} aria-keyshortcuts="${i < 9 ? i + 1 : ""}">${icon(sign)}<b>${group.name}</b>${price}${words && html`<small>${words}</small>`}</button>`;
  }

  _tabs() {
    const tabs = [
      ["play", "hand"],
      ["team", "person"],
      ["threat", "attack"],
      ["log", "book"],
    ];
    patch(
      this._el(".tabs"),
      html`${tabs.map(([name, sign]) => html`<button data-tab="${name}" class="${this.tab === name ? "on" : ""}" aria-pressed="${this.tab === name}">${icon(sign)}${w(name)}</button>`)}`,
    );
  }

  /** @param {Scene} scene */
  _ending(scene) {
    if (this.ended || this.still) return;
    this.ended = true;
    const title = scene.won === true ? w("won") : scene.won === false ? w("lost") : w("ended");
    setTimeout(() => {
      const el = dialog(
        title,
        html`<p class="end">${scene.ending}</p><p class="acts"><button class="btn" data-end="look">${w("lookAgain")}</button><a class="btn" href="/r/${this.match}" data-go>${w("replay")}</a><a class="btn primary" href="/g/${scene.game}" data-go>${w("playAgain")}</a></p>`,
        { cls: `ending ${scene.won ? "won" : "lost"}` },
      );
      one("[data-end]", el)?.addEventListener("click", () => el.close());
      say(`${title}. ${scene.ending || ""}`, true);
    }, 700);
  }

  /** @param {Table} table */
  _vote(table) {
    const vote = table.vote;
    const key = vote ? JSON.stringify([vote.what, vote.by]) : "";
    if (key === this.voted) return;
    this.voted = key;
    this.voteBox?.close();
    this.voteBox = null;
    if (!vote) return;
    const what = w({ choice: "undoChoice", action: "undoAction", turn: "undoTurn", round: "undoRound" }[vote.what] || vote.what);
    const el = dialog(
      w("undo"),
      html`<p>${w("voteAsks", { who: vote.by, what })}</p><p class="muted">${w("voteWhy")}</p><p class="acts"><button class="btn" data-yes="0">${w("no")}</button><button class="btn primary" data-yes="1">${w("yes")}</button></p>`,
      { cls: "small" },
    );
    this.voteBox = el;
    for (const button of all("[data-yes]", el)) {
      button.addEventListener("click", () => {
        this._call("vote", { yes: button.dataset.yes === "1" });
        el.close();
      });
    }
  }

  // -------------------------------------------------------------------------------------------- doing

  /** @param {string} what @param {object} body */
  async _call(what, body) {
    try {
      const answer = await api(`/matches/${this.match}/${what}`, { body });
      const table = answer?.table || answer;
      if (table?.scene && table.ply >= (this.table?.ply ?? -1)) this.arrive({ ...table });
      return answer;
    } catch (error) {
      const table = error instanceof Refused && error.body?.table;
      notice(w("failed", { reason: /** @type {Error} */ (error).message }), { kind: "bad" });
      if (table) this.arrive({ ...table });
      return null;
    }
  }

  /** @param {string} what */
  undo(what) {
    this._call("undo", { ply: this.table?.ply, what });
  }

  /** @param {Box} box */
  undoMenu(box) {
    const table = /** @type {Table} */ (this.table);
    const names = { choice: "undoChoice", action: "undoAction", turn: "undoTurn", round: "undoRound" };
    const entries = (table.undo || []).map((u) => ({
      words: w(names[/** @type {keyof typeof names} */ (u.what)] || u.what),
      note: u.words && u.words !== u.what ? u.words : "",
      icon: "undo",
      choose: () => this.undo(u.what),
    }));
    if (table.redo) entries.push({ words: w("redo"), note: "", icon: "redo", choose: () => void this._call("redo", { ply: table.ply }) });
    if (!entries.length) {
      notice(w("nothingToUndo"));
      return;
    }
    menu(entries, box, { title: w("undo") });
  }

  async suggest() {
    try {
      const { index } = await api(`/matches/${this.match}/suggest`, { query: { seat: this.seat } });
      const choice = (this.table?.scene.choices || []).find((c) => c.index === index);
      if (!choice) {
        notice(w("noSuggestion"));
        return;
      }
      this.group = choice.group || "";
      this.render();
      notice(w("suggestion", { what: choice.words }), { kind: "lamp" });
      const cell = this.cellsOf(choice)[0];
      const view = cell ? this.viewOf(cell) : this.board;
      view.preview(choice, cell || "");
      const target = cell ? view.rect(cell) : one(`[data-group="${CSS.escape(choice.group || "")}"]`, this.main)?.getBoundingClientRect();
      if (target) tip(this.tipOf([choice]), target);
    } catch (error) {
      notice(w("failed", { reason: /** @type {Error} */ (error).message }), { kind: "bad" });
    }
  }

  /** Press a button of the dock. @param {number} i @param {Box} box */
  option(i, box) {
    const b = this.shown?.[i];
    if (!b) return;
    if (b.no) {
      this.popOf([{ name: b.group.name, words: b.no.reason, clauses: b.no.clause ? [b.no.clause] : [], icon: "lock" }], box, "below");
      return;
    }
    if (b.choices.length === 1) {
      this.choose(b.choices[0]);
      return;
    }
    const onBoard = b.choices.some((c) => this.cellsOf(c).length);
    if (!onBoard) {
      this.pick(b.choices, box, b.group.name);
      return;
    }
    this.group = this.group === b.group.id ? "" : b.group.id;
    this.tab = "play";
    this.render();
    const cell = this.cellsOf(b.choices[0])[0];
    if (cell && document.activeElement?.matches(":focus-visible")) this.board.focus(cell);
  }

  people() {
    const table = /** @type {Table} */ (this.table);
    const host = table.you?.role === "host";
    const keys = JSON.parse(sessionStorage.getItem(`fathom.keys.${this.match}`) || "null");
    const address = (/** @type {string} */ key) => `${location.origin}/m/${this.match}#k=${key}`;
    const el = dialog(
      w("people"),
      html`<ul class="folk">${(table.players || []).map((p) => {
        const panel = (table.scene.panels || []).find((x) => x.seat === p.seat);
        const mayGive = host || table.you?.seats?.includes(p.seat);
        return html`<li class="c${(p.seat % 5) + 1}">${icon(`seat-${(p.seat % 5) + 1}`)}<span><b>${panel?.title || w("seat", { n: p.seat + 1 })}</b><small>${this.whoIs(p.seat) || p.name} · ${w(p.here || !["link", "me", "person"].includes(p.who) ? "here" : "away")}</small></span>${mayGive && html`<select data-seat="${p.seat}" aria-label="${w("giveTo")}"><option value="">${w("giveTo")} …</option><option value="me">${w("me")}</option><option value="greedy">${w("bot")}</option><option value="link">${w("newLink")}</option></select>`}</li>`;
      })}</ul><div class="links"></div>${keys?.spectator && html`<p class="linkrow"><span>${w("watchLink")}</span><input readonly value="${address(keys.spectator)}" aria-label="${w("watchLink")}"><button class="btn" data-copy>${w("copy")}</button></p>`}`,
      { cls: "people" },
    );
    const show = (/** @type {string} */ name, /** @type {string} */ key) => {
      const box = /** @type {HTMLElement} */ (one(".links", el));
      box.insertAdjacentHTML("beforeend", String(html`<p class="linkrow"><span>${name}</span><input readonly value="${address(key)}" aria-label="${name}"><button class="btn" data-copy>${w("copy")}</button></p>`));
    };
    (table.players || []).forEach((p) => {
      if (p.who === "link" && keys?.seats?.[p.seat]) show(this.named(p.seat), keys.seats[p.seat]);
    });
    el.addEventListener("change", async (e) => {
      const select = /** @type {HTMLSelectElement} */ (e.target);
      if (!select.dataset.seat || !select.value) return;
      const seat = Number(select.dataset.seat);
      const answer = await this._call("seats", { seat, who: select.value, name: select.value === "me" ? settings.name : "" });
      const key = answer?.key || answer?.keys?.seats?.[seat];
      if (key) show(this.named(seat), key);
      select.value = "";
    });
    el.addEventListener("click", async (e) => {
      const button = /** @type {HTMLElement} */ (e.target).closest("[data-copy]");
      if (!button) return;
      const input = /** @type {HTMLInputElement} */ (button.previousElementSibling);
      input.select();
      try {
        await navigator.clipboard.writeText(input.value);
      } catch {
        document.execCommand("copy");
      }
      button.textContent = w("copied");
    });
  }

  moreMenu() {
    const el = openSettings(html`<div class="acts col">
<button class="btn" data-more="suggest">${icon("eye")}${w("suggest")}</button><button class="btn" data-more="people">${icon("link")}${w("people")}</button>
<a class="btn" href="/r/${this.match}" data-go>${icon("play")}${w("replay")}</a><button class="btn" data-more="export">${icon("import")}${w("exportMatch")}</button>
<button class="btn" data-more="report">${icon("flag")}${w("report")}</button><button class="btn" data-more="help">${icon("why")}${w("help")}</button></div>`);
    el.addEventListener("click", (e) => {
      const what = /** @type {HTMLElement} */ (e.target).closest("[data-more]")?.getAttribute("data-more");
      if (!what) return;
      el.close();
      if (what === "suggest") this.suggest();
      if (what === "people") this.people();
      if (what === "export") downloadFrom(`/matches/${this.match}/export`, `${this.match}.fathom.json`);
      if (what === "report") this.report();
      if (what === "help") this.help();
    });
  }

  report() {
    const el = dialog(
      w("report"),
      html`<p>${w("reportWhy")}</p><textarea rows="5" maxlength="4000" aria-label="${w("report")}"></textarea><p class="acts"><button class="btn primary">${w("makeReport")}</button></p>`,
      { cls: "small" },
    );
    one(".btn", el)?.addEventListener("click", () => {
      const words = /** @type {HTMLTextAreaElement} */ (one("textarea", el)).value;
      downloadFrom(`/matches/${this.match}/report`, `${this.match}.report.json`, { words });
      el.close();
    });
  }

  help() {
    const keys = [
      ["1–9", "keyChoose"],
      ["← ↑ → ↓", "keyArrows"],
      ["Enter", "keyEnter"],
      ["N", "keyMove"],
      ["Esc", "keyEsc"],
      ["U", "keyUndo"],
      ["B", "keyBoard"],
      ["L", "keyLog"],
      ["H", "keyHint"],
      ["M", "keyMute"],
      ["?", "keyRules"],
    ];
    const el = dialog(
      w("help"),
      html`<dl class="keys">${keys.map(([key, word]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${w(word)}</dd></div>`)}</dl><p class="acts"><button class="btn" data-rules>${icon("book")}${w("rulebook")}</button></p>`,
      { cls: "small" },
    );
    one("[data-rules]", el)?.addEventListener("click", () => {
      el.close();
      openRules(this.table?.scene.game || "");
    });
  }

  // -------------------------------------------------------------------------------------------- listening

  _listen() {
    this.main.addEventListener("click", (e) => this._click(e));
    this.main.addEventListener("pointerover", (e) => this._over(e));
    this.main.addEventListener("focusin", (e) => this._over(e));
    this.main.addEventListener("pointerout", (e) => {
      const from = /** @type {Element} */ (e.target).closest?.("[data-opt], .card, .chip");
      if (from && !from.contains(/** @type {Node | null} */ (e.relatedTarget))) this.unlook();
    });
    this._el(".say").addEventListener("submit", (e) => {
      e.preventDefault();
      const input = /** @type {HTMLInputElement} */ (one(".say input", this.main));
      const words = input.value.trim();
      if (words && this.live?.send({ type: "chat", words })) input.value = "";
    });
    const pan = this._el(".pan");
    pan.addEventListener("scroll", () => this._window(), { passive: true });
    document.addEventListener("keydown", this.keys);
    addEventListener("resize", this.resized);
  }

  /** @param {Event} e */
  _over(e) {
    if (/** @type {PointerEvent} */ (e).pointerType === "touch" || popped()) return;
    const at = /** @type {HTMLElement} */ (e.target);
    if (e.type === "focusin" && !at.matches(":focus-visible")) return;
    const opt = /** @type {HTMLElement | null} */ (at.closest("[data-opt]"));
    if (opt) {
      const b = this.shown?.[Number(opt.dataset.opt)];
      if (!b) return;
      const narrow = innerWidth < 1360;
      if (b.choices.length === 1) {
        const [c] = b.choices;
        const cell = this.cellsOf(c)[0] || "";
        this.viewOf(cell).preview(c, cell);
        if (c.cost || c.consequence || c.preview?.changes?.length) tip(this.tipOf([c]), opt.getBoundingClientRect(), "below");
      } else if (b.no) {
        tip(html`<b class="serif">${b.no.words}</b><ul><li>${icon("lock")}<span>${b.no.reason}</span></li>${b.no.clause && html`<li class="muted"><code>${b.no.clause}</code></li>`}</ul>`, opt.getBoundingClientRect(), "below");
      } else if (narrow && b.group.caption) tip(html`<b class="serif">${b.group.name}</b><ul><li>${b.group.caption}</li></ul>`, opt.getBoundingClientRect(), "below");
      return;
    }
    const thing = /** @type {HTMLElement | null} */ (at.closest(".card[data-id], .chip[data-id]"));
    if (thing && this.table) {
      const choices = this.on(thing.dataset.id || "");
      if (choices.length) {
        const cell = "";
        this.board.preview(choices[0], cell);
        tip(this.tipOf(choices), thing.getBoundingClientRect(), "below");
      } else {
        const no = (this.table.scene.refusals || []).find((r) => r.targets?.includes(thing.dataset.id || ""));
        if (no) tip(html`<b class="serif">${no.words}</b><ul><li>${icon("lock")}<span>${no.reason}</span></li>${no.clause && html`<li class="muted"><code>${no.clause}</code></li>`}</ul>`, thing.getBoundingClientRect(), "below");
      }
    }
  }

  /** @param {MouseEvent} e */
  _click(e) {
    const at = /** @type {HTMLElement} */ (e.target);
    const hit = (/** @type {string} */ selector) => /** @type {HTMLElement | null} */ (at.closest(selector));
    if (!this.table || hit(".boardsvg")) return;
    let el;
    if ((el = hit("[data-opt]"))) this.option(Number(el.dataset.opt), el.getBoundingClientRect());
    else if ((el = hit("[data-sit]"))) this.sit(Number(el.dataset.sit));
    else if ((el = hit("button[data-tab]"))) {
      this.tab = el.dataset.tab || "play";
      this.render();
    } else if ((el = hit("[data-panel]"))) {
      const id = el.dataset.panel;
      const panel = (this.table.scene.panels || []).find((p) => p.id === id);
      if (panel) dialog(panel.title, plainPanel(panel, { lit: new Set(), who: () => "" }), { cls: "small" });
    } else if ((el = hit("[data-clause]"))) this.clause(el.dataset.clause || "", el.getBoundingClientRect());
    else if ((el = hit("[data-do]"))) this._do(el.dataset.do || "", el);
    else if ((el = hit("[data-id]"))) this._thing(el);
  }

  /** @param {HTMLElement} el */
  _thing(el) {
    const id = el.dataset.id || "";
    const panel = (this.table?.scene.panels || []).find((p) => p.id === id);
    let choices = this.on(id);
    if (!choices.length && panel) choices = this.on(`climber.${id.split(".").pop()}`);
    if (choices.length) {
      this.pick(choices, el.getBoundingClientRect(), el.getAttribute("aria-label")?.split(",")[0] || "");
      return;
    }
    if (panel && (panel.seat ?? -1) >= 0) {
      const piece = [this.board, ...this.sides].flatMap((v) => v.board?.pieces || []).find((p) => p.seat === panel.seat && p.id.split(".").pop() === id.split(".").pop());
      if (innerWidth <= 760 && piece) this.centre(piece.at);
      if (this.table?.you?.seats?.includes(panel.seat ?? -1) && panel.seat !== this.seat && (this.table.you.seats.length || 0) > 1) this.sit(panel.seat ?? 0);
      else if (piece) this.explain(piece.id, el.getBoundingClientRect());
      return;
    }
    this.explain(id, el.getBoundingClientRect(), innerWidth <= 760 ? "below" : "right");
  }

  /** @param {string} clause @param {Box} box */
  async clause(clause, box) {
    const rules = await rulesOf(this.table?.scene.game || "").catch(() => []);
    const rule = rules.find((r) => r.id === clause);
    this.popOf([{ name: rule?.title || rule?.chapter || clause, words: rule?.words || "", clauses: [clause], icon: "book" }], box);
  }

  /** @param {string} what @param {HTMLElement} el */
  _do(what, el) {
    if (what === "undo") this.undoMenu(el.getBoundingClientRect());
    if (what === "rules") openRules(this.table?.scene.game || "");
    if (what === "people") this.people();
    if (what === "menu") this.moreMenu();
    if (what === "suggest") this.suggest();
  }

  /** @param {KeyboardEvent} e */
  _keydown(e) {
    const at = /** @type {HTMLElement} */ (document.activeElement);
    if (e.ctrlKey || e.metaKey || e.altKey || at?.matches?.("input, textarea, select") || one("dialog[open]")) return;
    if (popped() && e.key !== "?") return;
    if (/^[1-9]$/.test(e.key)) {
      const i = Number(e.key) - 1;
      const el = one(`[data-opt="${i}"]`, this.main);
      if (el) {
        e.preventDefault();
        el.focus();
        this.option(i, el.getBoundingClientRect());
      }
      return;
    }
    const key = e.key.toLowerCase();
    if (key === "escape") {
      this.unlook();
      if (this.group) {
        this.group = "";
        this.render();
      }
    } else if (key === "u") {
      if (this.table?.undo?.length) this.undo("choice");
      else notice(w("nothingToUndo"));
    } else if (key === "n") {
      const b = (this.shown || []).find((x) => x.group.moves_on && x.choices.length);
      if (b) this.choose(b.choices[0]);
    } else if (key === "b") {
      const lit = [...this.lit().main.keys()][0] || [...this.lit().other.keys()][0];
      this.board.focus(lit || this.board.at);
    } else if (key === "l") this._el(".log").focus();
    else if (key === "h") this.suggest();
    else if (key === "m") {
      set({ sound: !settings.sound });
      notice(`${w("sound")}: ${w(settings.sound ? "on" : "off")}`);
    } else if (e.key === "?") this.help();
    else return;
    e.preventDefault();
  }

  // -------------------------------------------------------------------------------------------- the window on a phone

  /** Bring a cell into the middle of the window. @param {string} [cell] */
  centre(cell) {
    const pan = this._el(".pan");
    if (pan.scrollWidth <= pan.clientWidth + 2 && pan.scrollHeight <= pan.clientHeight + 2) return;
    const active = cell || (this.board.board?.pieces || []).find((p) => p.flags?.includes("active"))?.at || (this.choices.length ? this.cellsOf(this.choices[0])[0] : "") || "";
    const box = active ? this.board.rect(active) : this.board.svg.getBoundingClientRect();
    const frame = pan.getBoundingClientRect();
    pan.scrollBy({ left: box.left + box.width / 2 - frame.left - frame.width / 2, top: box.top + box.height / 2 - frame.top - frame.height / 2, behavior: cell ? "smooth" : "instant" });
    this._window();
  }

  /** On a phone, keep the active piece in sight when it moves or changes. @param {Scene} before */
  _follow(before) {
    const active = (/** @type {Scene} */ s) => s.boards?.[0]?.pieces?.find((p) => p.flags?.includes("active"));
    const now = this.table ? active(this.table.scene) : undefined;
    const was = active(before);
    if (!now || innerWidth > 760 || (was?.id === now.id && was.at === now.at)) return;
    const box = this.board.rect(now.at);
    const frame = this._el(".pan").getBoundingClientRect();
    if (box.left < frame.left + 40 || box.right > frame.right - 40 || box.top < frame.top + 40 || box.bottom > frame.bottom - 40) this.centre(now.at);
  }

  /** Show on the small map which part is seen. */
  _window() {
    const pan = this._el(".pan");
    const rect = one(".minimap .mw", this.main);
    if (!rect || !this.board.board || !this.board.view) return;
    const svg = this.board.svg.getBoundingClientRect();
    const frame = pan.getBoundingClientRect();
    if (!svg.width) return;
    const scale = this.board.view[2] / svg.width;
    const x = ((frame.left - svg.left) * scale + this.board.view[0]) / 62;
    const y = ((frame.top - svg.top) * scale + this.board.view[1]) / 62;
    rect.setAttribute("x", String(x * 8));
    rect.setAttribute("y", String(y * 8));
    rect.setAttribute("width", String((frame.width * scale * 8) / 62));
    rect.setAttribute("height", String((frame.height * scale * 8) / 62));
  }
}

export { escape };
