// Setting up a game: everything has a good default, so that Start is one click away.
import { artId, draw, loadArt, use, whenNear } from "./art.js";
import { seed, stream } from "./chance.js";
import { keep } from "./home.js";
import { all, flag, html, icon, one, patch, raw, setMood } from "./html.js";
import { api } from "./net.js";
import { linkHtml, listenCopies } from "./people.js";
import { portrait } from "./pieces.js";
import { dialog, notice } from "./pop.js";
import { dark, set, settings } from "./settings.js";
import { LOGO, listenSwitches, switches } from "./shell.js";
import { w } from "./words.js";

/**
 * @typedef {{value: any, name: string, words?: string, art?: string, kind?: string, mood?: [number, number]}} Pick
 * @typedef {{name: string, label: string, kind: string, default: any, choices: any[], words?: string, again?: boolean,
 * unless?: any[]}} Option
 * @typedef {{id: string, name: string, options: Option[], players: {least: number, most: number}, bots: {id: string,
 * name: string}[], mood: [number, number]}} Form
 */

/** Far and near hills: their height, their tone, how much they rise and fall. */
const HILLS = /** @type {[number, string, number][]} */ ([
  [62, "far", 14],
  [78, "mid", 18],
  [96, "near", 16],
]);

/** @param {() => number} next @param {[number, string, number]} hill */
function hillSvg(next, [base, tone, amp]) {
  let d = `M-4 140V${base}`;
  for (let x = 0; x <= 250; x += 36) {
    const [a, b] = [base - amp + next() * amp, base - amp / 2 + next() * amp];
    d += `Q${x + 10} ${a.toFixed(1)} ${x + 30} ${b.toFixed(1)}`;
  }
  return `<path d="${d}V140Z" fill="var(--art-${tone})"/>`;
}

/** Something large in front of them. @param {() => number} next */
function backSvg(next) {
  let d = "M-6 140C10 118";
  for (let x = 20; x < 210; x += 62 + next() * 20) {
    const [at, top] = [Math.round(x), Math.round(46 + next() * 44)];
    d += ` ${at} ${top} ${at + 26} ${top}S${at + 40} ${top + 18} ${at + 52} ${top + 22}`;
  }
  const ink = 'stroke="var(--art-line)" stroke-width="2.4" stroke-linejoin="round"';
  return `<path d="${d}S236 116 250 140Z" fill="var(--art-body)" ${ink}/>`;
}

/** A picture for something that has none: ridges in its own mood. @param {Pick} pick @param {string} kind */
function scenery(pick, kind) {
  const id = artId([kind], pick.art);
  if (id) return use(id);
  const next = stream(`${pick.value}${pick.name}`);
  const sun = `cx="${40 + next() * 160}" cy="${24 + next() * 20}" r="${16 + next() * 10}"`;
  const sky = `<rect width="240" height="130" fill="var(--art-sky)"/><circle ${sun} fill="var(--art-disc)"/>`;
  const hills = HILLS.map((hill) => hillSvg(next, hill)).join("");
  const box = 'viewBox="0 0 240 130" preserveAspectRatio="xMidYMid slice" aria-hidden="true"';
  return raw(`<svg ${box}>${sky}${hills}${backSvg(next)}</svg>`);
}

// ---------------------------------------------------------------------------------------------- fields

/** @param {string} kind @param {string} name @param {unknown} value @param {boolean} on */
const input = (kind, name, value, on) =>
  html`<input type="${kind}" name="${name}" value="${JSON.stringify(value)}" ${flag("checked", on)}>`;

/** One of several that can be ticked. @param {Option} option @param {Pick} c @param {any[]} now */
function tickHtml({ name }, c, now) {
  const words = c.words && html`<small>${c.words}</small>`;
  const box = input("checkbox", name, c.value, now.includes(c.value));
  return html`<label class="flag">${box}<span><b>${c.name}</b>${words}</span></label>`;
}

/** Something large to choose, with its picture. @param {Option} option @param {Pick} c @param {boolean} on */
function beastHtml({ name }, c, on) {
  const hue = c.mood?.[0] ?? seed(String(c.value)) % 360;
  const picture = html`<span class="pic" data-keep aria-hidden="true">${scenery(c, name)}</span>`;
  return html`<label class="beast plate" data-kind="${name}" data-art="${c.art}" data-key="${name}.${c.value}"
 data-hue="${hue}">${input("radio", name, c.value, on)}${picture}<span class="tx"><b>${c.name}</b><small>${
   c.words
 }</small></span></label>`;
}

/** @param {string} name @param {string} label @param {Pick[]} list @param {unknown} now */
function selectHtml(name, label, list, now) {
  const one = (/** @type {Pick} */ c) =>
    html`<option value="${c.value}" ${flag("selected", c.value === now)}>${c.name}</option>`;
  return html`<select name="${name}" aria-label="${label}">${list.map(one)}</select>`;
}

const START = () => html`<button class="btn primary start" type="submit">${icon("play")}${w("start")}</button>`;

/** Whether an option names the figures of a team, each chosen in two parts. @param {Option} option */
const isTeam = (option) =>
  !["choice", "several", "flag", "number"].includes(option.kind) && option.choices.some((c) => c.group);

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
    return !option.unless?.length || this.chosen[option.unless[0]] !== option.unless[1];
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
    if (option.kind === "flag") {
      const box = html`<input type="checkbox" name="${name}" ${flag("checked", now)}>`;
      return html`<label class="flag">${box} ${label}</label>`;
    }
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
    return html`<fieldset class="pick"><legend>${label}</legend><div class="seg">${all}</div></fieldset>`;
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
      const fields = html`${this.whoField(i)}${this.dropField(i, n)}`;
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
        (o.kind === "flag" || (["choice", "several"].includes(o.kind) && o.choices?.length)),
    );
    const main = shown.filter((o) => o.kind === "choice" && o.choices.some((c) => c.words));
    const rest = shown.filter((o) => !main.includes(o));
    patch(
      this.el,
      html`<div class="sh"><h1>${form.name}</h1>${START()}</div>
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

  /** @param {Event} e */
  change(e) {
    const input = /** @type {HTMLInputElement} */ (e.target);
    const name = input.name;
    const pair = /^([ab])(\d)$/.exec(name);
    const bot = /^bot(\d)$/.exec(name);
    if (name === "@name") set({ name: input.value.trim() });
    else if (name === "@seed") this.seedText = input.value.trim();
    else if (name === "@sheet") this.sheet = input.value.trim();
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
      const [first, second] = this.parts(this.people);
      const free = (/** @type {Pick[]} */ list, /** @type {number} */ side) =>
        list.find((c) => !this.pairs?.some((p) => p[side] === c.value))?.value;
      this.pairs.push([free(first, 0), this.people.again ? second[0].value : free(second, 1)]);
      this.level();
    } else if (at.closest("[data-add]")) this.seats.push({ who: this._bot(), name: "" });
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
    this.starting = true;
    const setup = { ...this.chosen };
    if (this.people && this.pairs) setup[this.people.name] = this.pairs;
    if (this.count) setup[this.count.name] = this.seats.length;
    for (const option of this.form?.options || []) {
      const sent = ["choice", "several", "flag"].includes(option.kind) || option === this.people;
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
    const seats = this.seats.map((s) => ({ who: s.who, name: s.who === "me" ? settings.name : "" }));
    /** @type {Record<string, any>} */
    const body = { game: this.game, setup: recorded || setup, seats };
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
