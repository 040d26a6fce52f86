// Setting up a game: everything has a good default, so that Start is one click away.
import { draw, loadArt, whenNear } from "./art.js";
import { beastHtml, flagHtml, hintHtml, input, selectHtml, tickHtml, wordsHtml, wrong } from "./fields.js";
import { keep } from "./home.js";
import { all, cls, flag, html, icon, one, patch, setMood } from "./html.js";
import { isNew } from "./learnt.js";
import { api } from "./net.js";
import { linkHtml, listenCopies } from "./people.js";
import { freeTeam, luckyPick, luckyTeam } from "./picks.js";
import { portrait } from "./pieces.js";
import { dialog, notice } from "./pop.js";
import { dark, set, settings } from "./settings.js";
import { LOGO, listenSwitches, switches } from "./shell.js";
import { w } from "./words.js";

/**
 * @typedef {import("./fields.js").Pick} Pick
 * @typedef {import("./fields.js").Option} Option
 * @typedef {{id: string, name: string, options: Option[], players: {least: number, most: number}, bots: {id: string,
 * name: string}[], mood: [number, number], rivals: boolean, learn: number,
 * first: {setup: Record<string, any>, words: string} | null}}
 * Form
 */

const START = () => html`<button class="btn primary start" type="submit">${icon("play")}${w("start")}</button>`;

/** Whether an option names the figures of a team, each chosen in two parts. @param {Option} option */
const isTeam = (option) =>
  !["choice", "several", "flag", "number", "words"].includes(option.kind) && option.choices.some((c) => c.group);

export class SetupPage {
  /** @param {HTMLElement} root @param {string} game @param {(path: string) => void} go */
  constructor(root, game, go) {
    this.root = root;
    this.game = game;
    this.go = go;
    /** @type {Form | null} */
    this.form = null;
    /** @type {Record<string, any>} */
    this.chosen = {};
    /** @type {{who: string, name: string}[]} */
    this.seats = [];
    /** @type {any[][] | null} both parts of each of a team, where a game has them */
    this.pairs = null;
    /** @type {Option | undefined} */
    this.people = undefined;
    /** @type {Option | undefined} how many play, where that is an option of its own */
    this.count = undefined;
    /** A record sheet to begin with: it says who plays and how. */
    this.sheet = sessionStorage.getItem(`fathom.sheet.${game}`) || "";
    sessionStorage.removeItem(`fathom.sheet.${game}`);
    root.innerHTML = String(
      html`<main class="setup plate"><header class="hb"><a class="brand" href="/" data-go
 aria-label="${w("home")}">${LOGO}<span>fathom</span></a><nav>${switches()}</nav></header><form
 class="form"><p>${w("loading")}</p></form></main>`,
    );
    listenSwitches(root, dark);
    this.el = /** @type {HTMLElement} */ (one(".form", root));
    this.el.addEventListener("submit", (e) => {
      e.preventDefault();
      this.start();
    });
    this.el.addEventListener("change", (e) => this.change(e));
    this.el.addEventListener("click", (e) => this.click(e));
    this.load();
  }

  close() {}

  async load() {
    try {
      this.form = /** @type {Form} */ (await api(`/games/${this.game}`));
      setMood(/** @type {HTMLElement} */ (one(".setup", this.root)), this.form.mood);
      const kept = this._kept();
      for (const option of this.form.options) this.chosen[option.name] = option.default;
      const people = this.form.options.find(isTeam);
      this.count = this.form.options.find(
        (o) => o.name === "players" && o.choices.length > 0 && o.choices.every((c) => typeof c.value === "number"),
      );
      if (people) {
        const [first, second] = this.parts(people);
        const n = typeof people.default === "number" ? people.default : people.default?.length || 2;
        const least = this.form.players?.least || 1;
        const many = people.again ? first.length : Math.min(first.length, second.length);
        this.pairs = Array.from({ length: Math.max(least, Math.min(n, many)) }, (_, i) => [
          first[i].value,
          second[people.again ? 0 : i].value,
        ]);
        this.people = people;
      }
      Object.assign(this.chosen, kept.chosen);
      if (kept.pairs && people) this.pairs = kept.pairs;
      const many = this.pairs ? this.pairs.length : this.count?.default || this.form.players?.least || 1;
      // A team may well be one person's; rivals are somebody else: bots, until a friend is named.
      this.seats =
        kept.seats ||
        Array.from({ length: many }, (_, i) => ({ who: this.pairs || !i ? "me" : this._bot(), name: "" }));
      this.level();
      this.render();
      const came = await Promise.all([loadArt(this.game, "look"), loadArt(this.game)]);
      if (came.some(Boolean)) this.render();
    } catch (error) {
      this.el.innerHTML = String(html`<h1>${w("failed", { reason: /** @type {Error} */ (error).message })}</h1>`);
    }
  }

  _kept() {
    try {
      const kept = JSON.parse(localStorage.getItem(`fathom.setup.${this.game}`) || "{}");
      const good = (kept.pairs || []).every((/** @type {any[]} */ p) => {
        const people = this.form?.options.find(isTeam);
        const [a, b] = people ? this.parts(people) : [[], []];
        return a.some((x) => x.value === p[0]) && b.some((x) => x.value === p[1]);
      });
      for (const name of Object.keys(kept.chosen || {})) {
        const option = this.form?.options.find((o) => o.name === name);
        const values =
          option?.kind === "choice" ? [kept.chosen[name]] : option?.kind === "several" ? kept.chosen[name] : [];
        if (!option || !values.every((/** @type {any} */ value) => option.choices.some((c) => c.value === value)))
          delete kept.chosen[name];
      }
      return good ? kept : {};
    } catch {
      return {};
    }
  }

  /** Characters and classes of a paired option. @param {Option} option @returns {[Pick[], Pick[]]} */
  parts(option) {
    const list = option.choices || [];
    const plain = (/** @type {any} */ c) =>
      c && typeof c === "object" && "value" in c ? c : { value: c, name: String(c) };
    if (Array.isArray(list[0])) return [list[0].map(plain), list[1].map(plain)];
    return [list.filter((c) => !c.group), list.filter((c) => c.group)];
  }

  /** As many seats as there are in the team; alone with two of them is one seat for the game, but two on the table. */
  level() {
    if (!this.pairs) return;
    while (this.seats.length < this.pairs.length) this.seats.push({ who: "me", name: "" });
    this.seats.length = this.pairs.length;
  }

  /** Whether an option is open: some are settled by what was chosen for another. @param {Option} option */
  asked(option) {
    const is = (/** @type {any[]} */ [name, value]) =>
      (name === this.count?.name ? this.seats.length : this.chosen[name]) === value;
    return !(option.unless?.length && is(option.unless)) && !(option.only?.length && !is(option.only));
  }

  /** How many can sit down. */
  get range() {
    const counts = (this.count?.choices || []).map((c) => Number(c.value));
    const { least = 1, most = 4 } = this.form?.players || {};
    return counts.length ? { least: Math.min(...counts), most: Math.max(...counts) } : { least, most };
  }

  /** @param {Option} option */
  field(option) {
    const now = this.chosen[option.name];
    const big = option.choices.some((c) => c.words);
    const { name, label, choices } = option;
    if (option.kind === "flag") return flagHtml(option, now);
    if (option.kind === "words") return wordsHtml(option, now);
    if (!choices.length) return "";
    if (option.kind === "several") {
      const open = now.length || one(`.several[data-key="${name}"][open]`, this.el);
      const ticks = choices.map((c) => tickHtml(option, c, now));
      const attributes = html`data-key="${name}" ${flag("open", open)}`;
      return html`<details class="line several" ${attributes}><summary>${label}</summary>${ticks}</details>`;
    }
    if (big) {
      const all = choices.map((c) => beastHtml(option, c, c.value === now));
      return html`<fieldset class="beasts"><legend>${label}</legend><div class="grid">${all}</div></fieldset>`;
    }
    const all = choices.map(
      (c) => html`<label>${input("radio", name, c.value, c.value === now)}<span>${c.name}</span></label>`,
    );
    return html`<fieldset class="pick"><legend>${label}</legend><div class="seg">${all}</div>${hintHtml(
      option,
    )}</fieldset>`;
  }

  /** Who plays a seat: me, a bot, whoever gets the link. @param {number} i */
  whoField(i) {
    const { who } = this.seats[i];
    const isBot = who !== "me" && who !== "link";
    const bots = this.form?.bots || [];
    const ways = /** @type {[string, string, string][]} */ ([
      ["me", w("me"), "person"],
      ["bot", w("bot"), "bot"],
      ["link", w("link"), "link"],
    ]);
    const way = (/** @type {[string, string, string]} */ [value, name, sign]) => {
      const on = value === "bot" ? isBot : who === value;
      return html`<button type="button" data-who="${value}" data-seat="${i}" aria-pressed="${on ? "true" : "false"}"
 class="${on && "on"}">${icon(sign)}${name}</button>`;
    };
    const kinds = bots.map((x) => html`<option value="${x.id}" ${flag("selected", x.id === who)}>${x.name}</option>`);
    const kind = html`<select name="bot${i}" class="botk" aria-label="${w("bot")}">${kinds}</select>`;
    return html`<div class="seg who" role="group" aria-label="${w("who-plays", { n: i + 1 })}">${ways.map(way)}</div>${
      bots.length > 1 && isBot ? kind : ""
    }`;
  }

  /** Rivals who share a screen have a name each; mine is asked for once for all games. @param {number} i */
  nameField(i) {
    if (!this.form?.rivals || this.seats[i].who !== "me" || i === this.mySeat) return "";
    const label = w("name-of", { n: i + 1 });
    return html`<input class="called" name="called${i}" maxlength="40" value="${this.seats[i].name}" autocomplete="off"
 placeholder="${label}" aria-label="${label}">`;
  }

  /** The first seat that I play. */
  get mySeat() {
    return this.seats.findIndex((s) => s.who === "me");
  }

  /** Leave, for the last of the seats; come, if there is room. @param {number} i @param {number} n */
  dropField(i, n) {
    return n > this.range.least && i === n - 1
      ? html`<button type="button" class="tool drop" data-drop="${i}"
 aria-label="${w("less-seat", { n: i + 1 })}">${icon("close")}</button>`
      : "";
  }

  /** @param {number} n */
  addField(n) {
    const name = w("seat", { n: n + 1 });
    return html`<button type="button" class="member add" data-add data-key="add">+<span>${name}</span></button>`;
  }

  /** The seats of a game whose seats are all alike. */
  chairs() {
    const n = this.seats.length;
    const chair = (/** @type {unknown} */ _, /** @type {number} */ i) => {
      const name = html`<b>${icon(`seat-${(i % 5) + 1}`)}${w("seat", { n: i + 1 })}</b>`;
      const fields = html`${this.whoField(i)}${this.nameField(i)}${this.dropField(i, n)}`;
      return html`<div class="member chair c${(i % 5) + 1}" data-key="m${i}">${name}${fields}</div>`;
    };
    return html`<fieldset class="crew"><legend>${w("seats")}</legend><div class="grid">${this.seats.map(chair)}${
      n < this.range.most && this.count ? this.addField(n) : ""
    }</div></fieldset>`;
  }

  crew() {
    const people = this.people;
    const pairs = this.pairs;
    if (!this.form) return "";
    if (!people || !pairs) return this.chairs();
    const [first, second] = this.parts(people);
    const most = Math.min(this.form.players?.most || 4, first.length, people.again ? first.length : second.length);
    const member = (/** @type {any[]} */ [a, b], /** @type {number} */ i) => {
      const [who, what] = [first.find((c) => c.value === a), second.find((c) => c.value === b)];
      const label = `${w("seat", { n: i + 1 })}: ${people.label}`;
      const two = html`${selectHtml(`a${i}`, `${label} 1`, first, a)}${selectHtml(`b${i}`, `${label} 2`, second, b)}`;
      const about = [who?.words, what?.words].filter(Boolean).join(" ");
      return html`<div class="member c${(i % 5) + 1}" data-key="m${i}">${portrait("", who?.art || String(a), i)}<div
  class="two">${two}</div>${this.whoField(i)}
<p class="about">${about}</p>${this.dropField(i, pairs.length)}</div>`;
    };
    return html`<fieldset class="crew"><legend>${people.label}</legend><div class="grid">${pairs.map(member)}${
      pairs.length < most ? this.addField(pairs.length) : ""
    }</div></fieldset>`;
  }

  /** A record sheet, where a game can begin with one. */
  sheetField() {
    const option = this.form?.options.find((o) => o.kind === "record");
    return option
      ? html`<details class="line" ${flag("open", this.sheet)}><summary>${option.label}</summary><textarea name="@sheet"
 rows="3" aria-label="${option.label}">${this.sheet}</textarea></details>`
      : "";
  }

  /**
   * The setup values of a record sheet, with a seat for each of its party; null if there is none.
   * @returns {Record<string, any> | null}
   */
  recorded() {
    if (!this.sheet) return null;
    let read = null;
    try {
      read = JSON.parse(this.sheet);
    } catch {
      // Said below.
    }
    if (!read || typeof read !== "object" || Array.isArray(read)) throw new Error(w("sheet-bad"));
    const many = this.people ? read[this.people.name]?.length : 0;
    while (many && this.seats.length < many) this.seats.push({ who: "me", name: "" });
    if (many) this.seats.length = many;
    return read;
  }

  /** What no game asks: a name, a seed, a record to begin with. */
  ownFields() {
    return html`<label class="line">${w("your-name")}<input name="@name" maxlength="40" value="${settings.name}"
 autocomplete="nickname"></label><label class="line">${w("seed")}<input name="@seed" inputmode="numeric"
 pattern="[0-9]*" maxlength="15" value="${this.seedText || ""}"></label>${this.sheetField()}`;
  }

  render() {
    const form = /** @type {Form} */ (this.form);
    document.title = `${form.name} · fathom`;
    const shown = form.options.filter(
      (o) =>
        o !== this.count &&
        this.asked(o) &&
        (["flag", "words"].includes(o.kind) || (["choice", "several"].includes(o.kind) && o.choices?.length)),
    );
    const main = shown.filter((o) => o.kind === "choice" && o.choices.some((c) => c.words));
    const rest = shown.filter((o) => !main.includes(o));
    patch(
      this.el,
      html`<div class="sh"><h1>${form.name}</h1>${START()}</div>${this.opening()}
${main.map((o) => this.field(o))}<div class="pair">${this.crew()}<div class="opts2">${
        main.length ? "" : html`<div class="banner plate" data-keep aria-hidden="true"></div>`
      }${rest.map((o) => this.field(o))}${this.ownFields()}</div></div>
<div class="foot">${START()}</div>`,
    );
    draw(one(".banner", this.el), [`/api/games/${this.game}/art/home/cover`]);
    for (const el of all("[data-hue]", this.el)) {
      el.style.setProperty("--h", el.dataset.hue || "195");
      // A whole plate of its own, if the server has one: it brings its own mood.
      const pic = one(".pic", el);
      if (pic && !pic.dataset.asked) {
        pic.dataset.asked = "1";
        whenNear(pic, () => {
          const box = document.createElement("div");
          el.append(box);
          draw(box, [`/api/games/${this.game}/art/${el.dataset.kind}/${el.dataset.art}`]).then(() => {
            if (box.firstElementChild) pic.replaceChildren(box.firstElementChild);
            box.remove();
          });
        });
      }
    }
  }

  /** For who does not want to choose: what to begin with, or a surprise. */
  opening() {
    const first = this.form?.first;
    const why = first && html`<div><h2>${w("first-game")}</h2><p>${first.words}</p></div>`;
    const begin = html`<button type="button" class="btn" data-begin>${icon("play")}<span>${w(
      "begin-with",
    )}</span></button>`;
    const fresh = isNew(this.game);
    const learn =
      (this.form?.learn || 0) > 0 &&
      html`<a class="${cls("btn", fresh && "primary")}" href="/l/${this.game}${fresh ? "/first" : ""}"
 data-go>${icon("book")}<span>${w("learn")} · ${w("learn-minutes", { n: this.form?.learn || 0 })}</span></a>`;
    return html`<section class="opening panel">${why}<p class="acts">${learn}${first && begin}<button type="button"
 class="btn" data-surprise>${icon("die")}<span>${w("surprise")}</span></button></p></section>`;
  }

  /** Choose what is best for a first game, and begin; who plays stays. */
  begin() {
    const { options = [], first } = this.form || {};
    const setup = first?.setup || {};
    for (const option of options) this.chosen[option.name] = setup[option.name] ?? option.default;
    const { people } = this;
    if (people) this.pairs = freeTeam(people, this.parts(people), setup[people.name], this.seats.length);
    this.sheet = "";
    this.start();
  }

  /** Choose by chance; who plays stays. */
  surprise() {
    const options = this.form?.options || [];
    for (const option of options) this.chosen[option.name] = option.default;
    if (this.people) this.pairs = luckyTeam(this.people, this.parts(this.people), this.seats.length);
    Object.assign(this.chosen, luckyPick(options, !this.people));
    this.sheet = "";
  }

  /** @param {Event} e */
  change(e) {
    const input = /** @type {HTMLInputElement} */ (e.target);
    const name = input.name;
    const pair = /^([ab])(\d)$/.exec(name);
    const bot = /^bot(\d)$/.exec(name);
    if (name === "@name") set({ name: input.value.trim() });
    else if (name === "@seed") this.seedText = input.value.trim();
    else if (name === "@sheet") this.sheet = input.value.trim();
    else if (/^called\d$/.test(name)) this.seats[Number(name.slice(6))].name = input.value.trim();
    else if (this.form?.options.some((o) => o.name === name && o.kind === "words"))
      this.chosen[name] = input.value.trim();
    else if (bot) this.seats[Number(bot[1])].who = input.value;
    else if (pair && this.pairs) {
      const side = pair[1] === "a" ? 0 : 1;
      const at = Number(pair[2]);
      const old = this.pairs[at][side];
      // Nobody is there twice: whoever had it takes the other.
      if (!side || !this.people?.again)
        for (const other of this.pairs) if (other[side] === input.value) other[side] = old;
      this.pairs[at][side] = input.value;
    } else if (input.type === "checkbox" && Array.isArray(this.chosen[name])) {
      this.chosen[name] = all(`[name="${name}"]:checked`, this.el).map((box) =>
        JSON.parse(/** @type {HTMLInputElement} */ (box).value),
      );
    } else if (input.type === "checkbox") this.chosen[name] = input.checked;
    else this.chosen[name] = JSON.parse(input.value);
    this.render();
  }

  /** @param {MouseEvent} e */
  click(e) {
    const at = /** @type {HTMLElement} */ (e.target);
    const who = /** @type {HTMLElement | null} */ (at.closest("[data-who]"));
    if (who) {
      const value = who.dataset.who || "me";
      this.seats[Number(who.dataset.seat)].who = value === "bot" ? this._bot() : value;
    } else if (at.closest("[data-add]") && this.pairs && this.people) {
      this.pairs = freeTeam(this.people, this.parts(this.people), this.pairs, this.pairs.length + 1);
      this.level();
    } else if (at.closest("[data-add]")) this.seats.push({ who: this._bot(), name: "" });
    else if (at.closest("[data-begin]")) return this.begin();
    else if (at.closest("[data-surprise]")) this.surprise();
    else if (at.closest("[data-drop]")) {
      this.pairs?.pop();
      this.seats.pop();
    } else return;
    this.render();
  }

  _bot() {
    const bots = this.form?.bots || [];
    return (bots.find((b) => b.id === "steady") || bots[0])?.id || "steady";
  }

  async start() {
    if (this.starting) return;
    const words = (this.form?.options || []).filter((o) => o.kind === "words" && this.asked(o));
    const bad = words.find((o) => wrong(o, this.chosen[o.name]));
    if (bad) {
      notice(`${bad.label} ${wrong(bad, this.chosen[bad.name])}`, { kind: "bad" });
      one(`[name="${bad.name}"]`, this.el)?.focus();
      return;
    }
    this.starting = true;
    const setup = { ...this.chosen };
    if (this.people && this.pairs) setup[this.people.name] = this.pairs;
    if (this.count) setup[this.count.name] = this.seats.length;
    for (const option of this.form?.options || []) {
      const sent = ["choice", "several", "flag", "words"].includes(option.kind) || option === this.people;
      if (!sent || !this.asked(option)) delete setup[option.name];
    }
    try {
      localStorage.setItem(
        `fathom.setup.${this.game}`,
        JSON.stringify({ chosen: this.chosen, pairs: this.pairs, seats: this.seats }),
      );
    } catch {
      // Not kept then.
    }
    /** @type {Record<string, any> | null} */
    let recorded = null;
    try {
      recorded = this.recorded();
    } catch (error) {
      notice(w("failed", { reason: /** @type {Error} */ (error).message }), { kind: "bad" });
      this.starting = false;
      return;
    }
    const mine = (/** @type {number} */ i) => !this.form?.rivals || i === this.mySeat;
    const seats = this.seats.map(({ who, name }, i) => ({
      who,
      name: who !== "me" ? "" : mine(i) ? settings.name : name,
    }));
    /** @type {Record<string, any>} */
    const body = { game: this.game, setup: recorded || setup, seats, ask: settings.ask, speed: settings.speed };
    if (this.seedText && /^\d+$/.test(this.seedText)) body.seed = Number(this.seedText);
    try {
      const made = await api("/matches", { body });
      keep(made);
      const links = this.seats.map((s, i) => (s.who === "link" ? made.keys?.seats?.[i] : "")).filter(Boolean);
      this.go(`/m/${made.match}`);
      if (links.length) this.share(made);
    } catch (error) {
      notice(w("failed", { reason: /** @type {Error} */ (error).message }), { kind: "bad" });
    }
    this.starting = false;
  }

  /** @param {any} made */
  share(made) {
    const address = (/** @type {string} */ key) => `${location.origin}/m/${made.match}#k=${key}`;
    const rows = this.seats.map((s, i) => ({ s, i })).filter(({ s, i }) => s.who === "link" && made.keys.seats[i]);
    listenCopies(
      dialog(
        w("share-seats"),
        html`<p>${w("share-why")}</p>${rows.map(({ i }) =>
          linkHtml(w("seat", { n: i + 1 }), address(made.keys.seats[i])),
        )}`,
        { cls: "people" },
      ),
    );
  }
}
