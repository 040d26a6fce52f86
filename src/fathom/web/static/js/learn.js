// What one can learn of a game: its lessons in order, and how it is played.
import { all, cls, html, icon, one, raw, setMood } from "./html.js";
import { learnt } from "./learnt.js";
import { begin } from "./lesson.js";
import { api } from "./net.js";
import { notice } from "./pop.js";
import { dark } from "./settings.js";
import { LOGO, listenSwitches, openRules, switches } from "./shell.js";
import { w } from "./words.js";

/** @typedef {import("./types.js").LessonCard} LessonCard */

/** @param {LessonCard} l @param {number} i @param {string[]} done @param {string} next */
function cardHtml(l, i, done, next) {
  const is = done.includes(l.id);
  const sign = is ? icon("check") : html`<b>${i + 1}</b>`;
  const time = html`<span class="mins">${icon("clock")}${w("minutes", { n: l.minutes })}</span>`;
  const said = is ? html`<span class="vh">${w("lesson-done")}</span>` : "";
  const names = cls(is && "done", l.id === next && "next");
  return html`<li class="${names}"><button data-learn="${l.id}"><span class="num" aria-hidden="true">${sign}</span><span
 class="what"><b>${l.name}</b><small>${l.words}</small></span>${said}${time}${icon("play")}</button></li>`;
}

export class LearnPage {
  /**
   * @param {HTMLElement} root
   * @param {string} game
   * @param {string} lesson begun at once
   * @param {(path: string) => void} go
   */
  constructor(root, game, lesson, go) {
    this.root = root;
    this.game = game;
    this.go = go;
    root.innerHTML = String(html`<main class="learn plate"><header class="hb"><a class="brand" href="/" data-go
 aria-label="${w("home")}">${LOGO}<span>fathom</span></a><nav>${switches()}</nav></header><div class="page"><p
 class="muted">${w("loading")}</p></div></main>`);
    listenSwitches(root, dark);
    if (lesson) begin(game, lesson, (path) => go(path));
    else this.load();
  }

  close() {
    setMood(document.documentElement, undefined);
  }

  /** @param {{name: string, drawing: string}} card @param {LessonCard[]} lessons */
  pageHtml(card, lessons) {
    const done = learnt(this.game);
    const next = lessons.find((l) => !done.includes(l.id))?.id || "";
    const cover = card.drawing?.startsWith("<") ? raw(card.drawing) : "";
    const all = lessons.map((l, i) => cardHtml(l, i, done, next));
    return html`<div class="cov" aria-hidden="true">${cover}</div><h1>${w("learn-game", { game: card.name })}</h1><p
 class="intro">${w("learn-why")}</p><ol class="lessons">${all}</ol><p class="acts"><a class="btn" href="/h/${this.game}"
 data-go>${icon("book")}${w("how-to-play")}</a><button class="btn" data-book>${icon("search")}${w(
   "rulebook",
 )}</button><a
 class="btn" href="/g/${this.game}" data-go>${icon("play")}${w("learn-play")}</a></p>`;
  }

  async load() {
    const page = /** @type {HTMLElement} */ (one(".page", this.root));
    try {
      const [games, lessons] = await Promise.all([api("/games"), api(`/games/${this.game}/lessons`)]);
      const card = games.find((/** @type {{id: string}} */ g) => g.id === this.game);
      if (!card) throw new Error(w("not-found"));
      setMood(/** @type {HTMLElement} */ (one(".learn", this.root)), card.mood);
      document.title = `${w("learn")}: ${card.name} · fathom`;
      page.innerHTML = String(this.pageHtml(card, lessons));
      for (const button of all("[data-learn]", page))
        button.addEventListener("click", () => begin(this.game, button.dataset.learn || "", this.go));
      one("[data-book]", page)?.addEventListener("click", () => openRules(this.game));
    } catch (error) {
      notice(w("failed", { reason: /** @type {Error} */ (error).message }), { kind: "bad" });
    }
  }
}
