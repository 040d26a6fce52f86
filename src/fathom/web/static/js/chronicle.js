// The chronicle: what was played in this browser, and the game of the week.
import { draw, own } from "./art.js";
import { all, html, icon, one, patch } from "./html.js";
import { api } from "./net.js";
import { beganWeekly, book, seedOf, streaks, takeIn, weekOf } from "./past.js";
import { notice } from "./pop.js";
import { dark, settings } from "./settings.js";
import { chooseFile, LOGO, listenSwitches, switches } from "./shell.js";
import { w } from "./words.js";

/**
 * @typedef {import("./past.js").Past} Past
 * @typedef {{id: string, name: string, mood: [number, number]}} Game
 */

const [WEEKS, PIPS, LAST] = [22, 24, 8];
const DAY = 86_400_000;

/** @param {Past} g */
const pipHtml = (g) => html`<i class="${g.won ? "won" : "lost"}"></i>`;

/** @param {Game} game */
const hues = (game) => html`style="--h:${game.mood[0]};--h2:${game.mood[1]}"`;

/** @param {number} at */
const dayOf = (at) => new Date(at).toLocaleDateString(settings.lang, { day: "numeric", month: "short" });

/** How often each game was won. @param {Game} game @param {Past[]} games */
function winsHtml(game, games) {
  const mine = games.filter((g) => g.game === game.id);
  const won = mine.filter((g) => g.won).length;
  return html`<li ${hues(game)} class="plate"><b>${game.name}</b><span class="pips" aria-hidden="true">${mine
    .slice(0, PIPS)
    .reverse()
    .map(pipHtml)}</span><em>${w("won-of", { n: won, of: mine.length })}</em></li>`;
}

/** What was met in a game, and what was beaten. @param {Game} game @param {Past[]} games */
function wallHtml(game, games) {
  /** @type {Map<string, Past[]>} */
  const met = new Map();
  for (const g of games.filter((one) => one.game === game.id)) met.set(g.title, [...(met.get(g.title) || []), g]);
  if (!met.size) return "";
  const stones = [...met].map(([title, tries]) => {
    const first = tries.findLast((g) => g.won);
    const words = first ? w("first-won", { day: dayOf(first.at) }) : w("tries", { n: tries.length });
    const sign = icon(first ? "check" : "clock");
    return html`<li class="${first ? "won" : "lost"}">${sign}<b>${title}</b><small>${words}</small></li>`;
  });
  return html`<section class="plate" ${hues(game)}><h3>${game.name}</h3><ul class="stones">${stones}</ul></section>`;
}

/** The days with a game; a ring is a win. @param {Past[]} games */
function daysHtml(games) {
  const today = new Date();
  const monday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - ((today.getDay() + 6) % 7));
  const days = Array.from({ length: WEEKS * 7 }, (_, i) => {
    const start = new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() - (WEEKS - 1) * 7 + i).getTime();
    const on = games.filter((g) => g.at >= start && g.at < start + DAY);
    const tone = on.length ? `n${Math.min(3, on.length)}` : start > Date.now() ? "later" : "";
    return html`<i class="${tone}${on.some((g) => g.won) ? " won" : ""}"></i>`;
  });
  const words = w("days-with", { n: new Set(games.map((g) => dayOf(g.at))).size });
  return html`<div class="days" role="img" aria-label="${words}">${days}</div>`;
}

/** @param {Past} g @param {Game[]} all */
function pastHtml(g, all) {
  const name = all.find((game) => game.id === g.game)?.name || g.game;
  const won = g.won === null ? w("ended") : g.won ? w("won") : w("lost");
  return html`<li><a href="/r/${g.match}" data-go><b>${g.title}</b><small>${name} · ${won} · ${dayOf(g.at)}${
    g.weekly && html` · ${w("weekly")}`
  }</small>${icon("play")}</a></li>`;
}

/** @param {Game} game @param {Past[]} games @param {string} week */
function weeklyHtml(game, games, week) {
  const played = games.find((g) => g.weekly === `${week} ${game.id}`);
  const words = played && html`${played.won ? w("won") : w("lost")} · ${w("in-turns", { n: played.turns })}`;
  return html`<li class="plate" ${hues(game)}><b>${game.name}</b><small>${words || w("weekly-open")}</small><button
 class="btn" data-weekly="${game.id}">${icon("play")}${played ? w("weekly-again") : w("play")}</button></li>`;
}

/** @param {Game[]} games */
function pageHtml(games) {
  const kept = book().games;
  const { now, best } = streaks(kept);
  const week = weekOf(new Date());
  const none = !kept.length && html`<p class="muted">${w("chronicle-none")}</p>`;
  const wins = games.map((g) => winsHtml(g, kept));
  const wall = games.map((g) => wallHtml(g, kept));
  const lately = kept.slice(0, LAST).map((g) => pastHtml(g, games));
  return html`<div class="col"><section class="panel wins"><h2>${w("wins-by-game")}</h2><ul>${wins}</ul>
<p class="streak">${w("streak", { now, best })}</p></section>
<section class="panel weekly"><h2>${w("game-of-week")}</h2><p class="muted">${w("weekly-why")}</p><ul>${games.map((g) =>
    weeklyHtml(g, kept, week),
  )}</ul></section></div>
<div class="col"><section class="panel wall"><h2>${w("wall")}</h2>${none}${wall}</section>
<section class="panel when"><h2>${w("days")}</h2>${daysHtml(kept)}</section></div>
<div class="col"><section class="panel lately"><h2>${w("lately")}</h2><ul>${lately}</ul></section>
<section class="panel keep"><h2>${w("keep-it")}</h2><p class="muted">${w("chronicle-here")}</p><div class="acts"><button
 class="btn" data-book="save">${icon("import")}${w("save-as-file")}</button><button class="btn" data-book="load">${icon(
   "book",
 )}${w("load-file")}</button></div></section></div>`;
}

export class ChroniclePage {
  /** @param {HTMLElement} root @param {(path: string) => void} go */
  constructor(root, go) {
    this.root = root;
    this.go = go;
    /** @type {Game[]} */
    this.games = [];
    root.innerHTML = String(html`<div class="sea" aria-hidden="true"></div><main class="home chronicle"><header
 class="hb"><a class="brand" href="/" data-go
 aria-label="${w("home")}">${LOGO}<span>fathom</span></a><nav>${switches()}</nav></header>
<h1>${w("chronicle")}</h1><div class="book"></div></main>`);
    draw(one(".sea", root), [own("sea")]);
    listenSwitches(root, dark);
    root.addEventListener("click", (e) => this.click(/** @type {HTMLElement} */ (e.target)));
    this.load();
  }

  close() {}

  async load() {
    try {
      this.games = await api("/games");
      this.render();
    } catch (error) {
      notice(w("failed", { reason: /** @type {Error} */ (error).message }), { kind: "bad" });
    }
  }

  render() {
    patch(/** @type {HTMLElement} */ (one(".book", this.root)), pageHtml(this.games));
  }

  /** @param {HTMLElement} hit */
  click(hit) {
    const weekly = hit.closest("[data-weekly]")?.getAttribute("data-weekly");
    const what = hit.closest("[data-book]")?.getAttribute("data-book");
    if (weekly) this.play(weekly);
    if (what === "save") this.save();
    if (what === "load") this.takeIn();
  }

  /** Begin the game of this week: the same seed and setup for everybody. @param {string} game */
  async play(game) {
    const weekly = `${weekOf(new Date())} ${game}`;
    for (const button of all("[data-weekly]", this.root)) button.setAttribute("disabled", "");
    try {
      const { first } = await api(`/games/${game}`);
      const body = { game, setup: first?.setup || {}, seed: seedOf(weekly), ask: settings.ask, speed: settings.speed };
      const made = await api("/matches", { body });
      beganWeekly(weekly, made.match);
      this.go(`/m/${made.match}`);
    } catch (error) {
      notice(w("failed", { reason: /** @type {Error} */ (error).message }), { kind: "bad" });
      this.render();
    }
  }

  save() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(book())], { type: "application/json" }));
    link.download = "fathom-chronicle.json";
    link.click();
    URL.revokeObjectURL(link.href);
  }

  async takeIn() {
    const text = await chooseFile();
    if (!text) return;
    if (takeIn(text)) this.render();
    else notice(w("no-chronicle"), { kind: "bad" });
  }
}
