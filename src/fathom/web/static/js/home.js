// Home: the games, the matches that wait, joining and importing.
import { draw, own } from "./art.js";
import { all, html, icon, one, patch, raw } from "./html.js";
import { api } from "./net.js";
import { dialog, menu, notice } from "./pop.js";
import { dark } from "./settings.js";
import { chooseFile, LOGO, listenSwitches, openRules, switches } from "./shell.js";
import { w } from "./words.js";

const WATERS = { "leviathan-wilds": "wilds", abyss: "abyss", "forgotten-depths": "depths", "gone-to-gaia": "gaia" };

/** @param {string} game */
export const waterOf = (game) => WATERS[/** @type {keyof typeof WATERS} */ (game)] || "";

export class HomePage {
  /** @param {HTMLElement} root @param {(path: string) => void} go */
  constructor(root, go) {
    this.root = root;
    this.go = go;
    root.innerHTML = String(html`<div class="sea" aria-hidden="true"></div><main class="home">
<header class="hb"><a class="brand" href="/" data-go aria-label="${w("home")}">${LOGO}<span>fathom</span></a><nav><button class="tool txt" data-rules aria-label="${w("rulebooks")}">${icon("book")}<span>${w("rulebooks")}</span></button>${switches()}</nav></header>
<section class="intro"><h1>${w("tagline")}</h1><p>${w("intro")}</p></section>
<section class="games" aria-label="${w("choose-game")}"></section>
<section class="low"><div class="panel recent" hidden></div><div class="acts"><button class="btn" data-join>${icon("link")}${w("join-by-link")}</button><button class="btn" data-import>${icon("import")}${w("import")}</button></div></section></main>`);
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
      this.recent(matches);
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

  /**
   * @param {{id: string, name: string, words: string, drawing: string, players?: {least: number, most: number},
   * minutes?: number}[]} games
   */
  games(games) {
    const el = /** @type {HTMLElement} */ (one(".games", this.root));
    el.classList.add(`n${Math.min(4, games.length)}`);
    patch(
      el,
      html`${games.map(
        (g) =>
          html`<a class="game plate" data-water="${waterOf(g.id)}" data-game="${g.id}" href="/g/${g.id}" data-go><div class="cov" data-keep aria-hidden="true">${g.drawing?.startsWith("<") ? raw(g.drawing) : ""}</div><div class="bd"><h2>${g.name}</h2><p>${g.words}</p><div class="mt">${g.players && html`<span>${icon("person")}${g.players.least === g.players.most ? g.players.most : `${g.players.least}–${g.players.most}`}</span>`}${g.minutes && html`<span>${icon("clock")}${w("minutes", { n: g.minutes })}</span>`}<span class="go">${icon("play")}</span></div></div></a>`,
      )}`,
    );
    for (const a of all(".game", el)) {
      const game = a.dataset.game || "";
      draw(one(".cov", a), [`/api/games/${game}/art/home/cover`, own(`cover-${waterOf(game)}`)]);
    }
  }

  /** @param {{match: string, game: string, title: string, turn: any, mine: any, over: boolean}[]} matches */
  recent(matches) {
    const box = /** @type {HTMLElement} */ (one(".recent", this.root));
    box.hidden = !matches.length;
    patch(
      box,
      html`<h2>${w("go-on")}</h2>${matches
        .slice(0, 3)
        .map(
          (m) =>
            html`<a class="plate" data-water="${waterOf(m.game)}" href="/m/${m.match}" data-go><span class="em">${icon("play")}</span><b>${m.title}</b><small>${typeof m.turn === "number" ? "" : m.turn}${m.over ? ` · ${w("over")}` : ""}</small>${m.mine === true && !m.over ? html`<span class="yt">${w("your-turn")}</span>` : ""}</a>`,
        )}`,
    );
  }

  join() {
    const el = dialog(
      w("join-by-link"),
      html`<form><p>${w("paste-link")}</p><input name="link" autofocus autocomplete="off" aria-label="${w("join-by-link")}"><p class="acts"><button class="btn primary">${w("join")}</button></p></form>`,
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
