// Home: the games, the matches that wait, joining and importing.
import { draw, own } from "./art.js";
import { all, html, icon, one, patch, raw } from "./html.js";
import { isNew } from "./learnt.js";
import { api } from "./net.js";
import { dialog, menu, notice } from "./pop.js";
import { dark } from "./settings.js";
import { chooseFile, LOGO, listenSwitches, openRules, switches } from "./shell.js";
import { w } from "./words.js";

/**
 * @typedef {{id: string, name: string, words: string, drawing: string, players?: {least: number, most: number},
 *   minutes?: string, mood: [number, number], welcome: boolean, learn: number}} Game
 * @typedef {{match: string, game: string, title: string, turn: any, mine: any, over: boolean}} Match
 */

/** The hues of a game, for what shows it. @param {Game | undefined} game */
const mooded = (game) => game && html`style="--h:${game.mood[0]};--h2:${game.mood[1]}"`;

/** How many play, and how long. @param {Game} g */
function facts({ players, minutes }) {
  const many = players && (players.least === players.most ? players.most : `${players.least}–${players.most}`);
  return html`${many && html`<span>${icon("person")}${many}</span>`}${
    minutes && html`<span>${icon("clock")}${w("minutes", { n: minutes })}</span>`
  }`;
}

/** @param {Game} g */
function gameHtml(g) {
  const cover = g.drawing?.startsWith("<") ? raw(g.drawing) : "";
  const go = html`<span class="go">${icon("play")}</span>`;
  const welcome = g.welcome && html`<span class="wel">${icon("check")}${w("to-begin-with")}</span>`;
  const first = g.welcome && isNew(g.id);
  const learn =
    g.learn > 0 &&
    html`<a class="learnl${first ? " new" : ""}" href="/l/${g.id}${isNew(g.id) ? "/first" : ""}"
 data-go>${icon("book")}${w("learn")} <small>${w("learn-minutes", { n: g.learn })}</small><span
 class="vh">${g.name}</span></a>`;
  return html`<div class="gamew"><a class="game plate" ${mooded(g)} data-game="${g.id}" href="/g/${g.id}"
 data-go><div class="cov" data-keep aria-hidden="true">${cover}</div><div class="bd">${welcome}<h2>${
   g.name
 }</h2><p>${g.words}</p><div
 class="mt">${facts(g)}${go}</div></div></a>${learn}</div>`;
}

/** A match that waits. @param {Match} m @param {Game | undefined} game */
function matchHtml(m, game) {
  const where = typeof m.turn === "number" ? "" : m.turn;
  const mine = m.mine === true && !m.over && html`<span class="yt">${w("your-turn")}</span>`;
  return html`<a class="plate" ${mooded(game)} href="/m/${m.match}" data-go><span class="em">${icon("play")}</span><b>${
    m.title
  }</b><small>${where}${m.over ? ` · ${w("over")}` : ""}</small>${mine}</a>`;
}

/** @param {string} what @param {string} sign @param {string} words */
const act = (what, sign, words) => html`<button class="btn" ${raw(`data-${what}`)}>${icon(sign)}${words}</button>`;

/** The page before its games have come. */
function pageHtml() {
  const books = html`<button class="tool txt" data-rules aria-label="${w("rulebooks")}">${icon("book")}<span>${w(
    "rulebooks",
  )}</span></button>`;
  const chronicle = html`<a class="tool txt" href="/c" data-go aria-label="${w("chronicle")}">${icon("flag")}<span>${w(
    "chronicle",
  )}</span></a>`;
  const acts = html`${act("join", "link", w("join-by-link"))}${act("import", "import", w("import"))}`;
  return html`<div class="sea" aria-hidden="true"></div><main class="home">
<header class="hb"><a class="brand" href="/" data-go
 aria-label="${w("home")}">${LOGO}<span>fathom</span></a><nav>${chronicle}${books}${switches()}</nav></header>
<section class="intro"><h1>${w("tagline")}</h1><p>${w("intro")}</p></section>
<section class="games" aria-label="${w("choose-game")}"></section>
<section class="low"><div class="panel recent" hidden></div><div class="acts">${acts}</div></section></main>`;
}

export class HomePage {
  /** @param {HTMLElement} root @param {(path: string) => void} go */
  constructor(root, go) {
    this.root = root;
    this.go = go;
    root.innerHTML = String(pageHtml());
    draw(one(".sea", root), [own("sea")]);
    listenSwitches(root, dark);
    one("[data-join]", root)?.addEventListener("click", () => this.join());
    one("[data-import]", root)?.addEventListener("click", () => this.import());
    this.load();
  }

  close() {}

  async load() {
    try {
      const [games, matches] = await Promise.all([api("/games"), api("/matches").catch(() => [])]);
      this.games(games);
      this.recent(matches, games);
      one("[data-rules]", this.root)?.addEventListener("click", (e) => {
        const entries = games.map((/** @type {{id: string, name: string}} */ g) => ({
          words: g.name,
          icon: "book",
          choose: () => void openRules(g.id),
        }));
        if (entries.length > 1)
          menu(entries, /** @type {HTMLElement} */ (e.currentTarget).getBoundingClientRect(), {
            title: w("rulebooks"),
          });
        else entries[0]?.choose();
      });
    } catch (error) {
      notice(w("failed", { reason: /** @type {Error} */ (error).message }), { kind: "bad" });
    }
  }

  /** @param {Game[]} games */
  games(games) {
    const el = /** @type {HTMLElement} */ (one(".games", this.root));
    el.classList.add(`n${Math.min(4, games.length)}`);
    const order = [...games].sort((a, b) => Number(b.welcome) - Number(a.welcome));
    patch(el, html`${order.map(gameHtml)}`);
    for (const a of all(".game", el)) draw(one(".cov", a), [`/api/games/${a.dataset.game}/art/home/cover`]);
  }

  /** @param {Match[]} matches @param {Game[]} games */
  recent(matches, games) {
    const box = /** @type {HTMLElement} */ (one(".recent", this.root));
    const shown = matches.slice(0, 3).map((m) =>
      matchHtml(
        m,
        games.find((g) => g.id === m.game),
      ),
    );
    box.hidden = !matches.length;
    patch(box, html`<h2>${w("go-on")}</h2>${shown}`);
  }

  join() {
    const el = dialog(
      w("join-by-link"),
      html`<form><p>${w("paste-link")}</p><input name="link" autofocus autocomplete="off"
 aria-label="${w("join-by-link")}"><p class="acts"><button class="btn primary">${w("join")}</button></p></form>`,
      { cls: "small" },
    );
    one("form", el)?.addEventListener("submit", (e) => {
      e.preventDefault();
      const text = /** @type {HTMLInputElement} */ (one("input", el)).value.trim();
      const found = /\/m\/([^/#?]+)(#k=.+)?$/.exec(text);
      if (!found) {
        notice(w("not-found"), { kind: "bad" });
        return;
      }
      el.close();
      this.go(`/m/${found[1]}${found[2] || ""}`);
    });
  }

  async import() {
    const text = await chooseFile();
    if (!text) return;
    try {
      const made = await api("/matches/import", { body: text });
      keep(made);
      this.go(`/m/${made.match}`);
    } catch (error) {
      notice(w("failed", { reason: /** @type {Error} */ (error).message }), { kind: "bad" });
    }
  }
}

/** Keep the keys of a match that was made here, to show its links. @param {{match: string, keys: object}} made */
export function keep(made) {
  try {
    sessionStorage.setItem(`fathom.keys.${made.match}`, JSON.stringify(made.keys));
  } catch {
    // The links can be made anew at the table.
  }
}
