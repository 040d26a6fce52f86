// How it ended: a page with what one sees, what decided it, the game in lines, and a way to play again.
import { artId, draw } from "./art.js";
import { all, cls, html, icon, one, setMood } from "./html.js";
import { api } from "./net.js";
import { finished } from "./past.js";
import { linesHtml } from "./plot.js";
import { dialog, notice, say } from "./pop.js";
import { isSeat, tintOf } from "./scene.js";
import { moves, settings } from "./settings.js";
import { w } from "./words.js";
/**
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Ending} Ending
 */

/** @param {Scene} scene */
export const verdict = (scene) => (scene.won === true ? w("won") : scene.won === false ? w("lost") : w("ended"));

/** How a seat stands at the end. @param {import("./types.js").Panel} p */
function seatHtml(p) {
  const n = (tintOf(p) % 5) + 1;
  const words = p.words && p.words.length < 40 && !/:/.test(p.words) ? p.words : p.subtitle;
  const names = cls(`c${n}`, p.flags?.includes("out") && "out");
  return html`<li class="${names}">${icon(`seat-${n}`)}<b>${p.title}</b><span>${words}</span></li>`;
}

/** Somebody in the picture. @param {import("./types.js").Figure} f */
function figureHtml({ art, x, y, width, tilt = 0, tint = -1 }) {
  const id = artId([art.split("/")[0]], art.split("/")[1]);
  const turn = tilt ? `rotate(${tilt} ${x + width / 2} ${y + width})` : "";
  return (
    id &&
    html`<g class="${tint < 0 ? "" : `c${(tint % 5) + 1}`}" transform="${turn}"><use href="#${id}" x="${x}"
 y="${y}" width="${width}" height="${width}"/></g>`
  );
}

/** What one sees first: how it ended, and how everybody stands. @param {Scene} scene */
function headHtml(scene) {
  const seats = (scene.panels || []).filter(isSeat).map(seatHtml);
  return html`<div class="scenery plate" aria-hidden="true"></div><div class="told"><p class="big"></p><p
 class="end">${scene.ending}</p><ul class="ends">${seats}</ul></div>`;
}

/** @param {Scene} scene @param {string} match */
const againHtml = (scene, match) => html`<section class="last again"><h3>${w("again")}</h3><button class="btn primary"
 data-end="again" autofocus>${icon("die")}${w("new-seed")}</button><button class="btn" data-end="same">${icon(
   "redo",
 )}${w("same-seed")}</button><div class="acts"><a class="btn" href="/r/${match}" data-go>${icon("play")}${w(
   "replay",
 )}</a><button class="btn" data-end="look">${icon("eye")}${w("look-again")}</button></div><a class="other"
 href="/g/${scene.game}" data-go>${w("play-again")}</a></section>`;

/** @param {import("./types.js").Count} c */
const countHtml = (c) =>
  html`<li>${icon(c.icon)}<span>${c.words}${
    c.most && html`<small>${w("most-by", { name: c.most })}</small>`
  }</span><b>${c.value}</b></li>`;

/** @param {Ending} e */
const decidedHtml = (e) =>
  html`<section class="last decided"><h3>${w("decided")}</h3>${
    e.decided && html`<p>${e.decided}</p>`
  }<ul>${(e.counts || []).map(countHtml)}</ul></section>`;

/** How the chance to win changed. @param {number} swing */
const swingOf = (swing) => `${swing > 0 ? "+" : "−"}${Math.round(Math.abs(swing) * 100)} %`;

/** @param {import("./types.js").Turning} t @param {string} match */
function turningHtml(t, match) {
  const kind = t.kind === "best" ? w("best") : w("worst");
  const sign = icon(t.kind === "best" ? "levelstair" : "fall");
  const where = html`<small>${t.where}${t.luck && ` · ${w("luck")}`}</small>`;
  const swing = t.swing && html`<em>${swingOf(t.swing)}</em>`;
  const told = html`<span><small>${kind}</small><b>${t.words}</b>${where}</span>`;
  const parts = html`${sign}${told}${swing}${icon("play")}`;
  return html`<a class="turning ${t.kind}" href="/r/${match}?at=${t.at}" data-go>${parts}</a>`;
}

/** @param {Ending} e @param {string} match */
const courseHtml = (e, match) =>
  html`<section class="last course">${(e.plots || []).map(
    (plot) => html`<h3>${plot.name}</h3>${linesHtml(plot, e.bands || [], e.turnings || [])}`,
  )}<div class="turnings">${(e.turnings || []).map((t) => turningHtml(t, match))}</div></section>`;

/** What the scores are made of: a bar for each seat, and the lines. @param {Ending} e @param {Scene} scene */
function accountHtml(e, scene) {
  const rows = e.account || [];
  if (!rows.length) return "";
  const seats = (scene.panels || []).filter(isSeat);
  const sum = (/** @type {number} */ i) => rows.reduce((n, row) => n + row.values[i], 0);
  const most = Math.max(1, ...seats.map((_, i) => sum(i)));
  const head = seats.map((p) => html`<th scope="col" class="c${(tintOf(p) % 5) + 1}">${p.title}</th>`);
  const bars = seats.map((p, i) => {
    const parts = rows.map(
      (row, k) => row.values[i] > 0 && html`<i class="p${k % 6}" style="flex:${row.values[i]}"></i>`,
    );
    return html`<li><b class="c${(tintOf(p) % 5) + 1}">${p.title}</b><span class="stack"
 style="width:${(60 * sum(i)) / most}%">${parts}</span><em>${sum(i)}</em></li>`;
  });
  const line = (/** @type {import("./types.js").AccountLine} */ row, /** @type {number} */ k) =>
    html`<tr><th scope="row"><i class="p${k % 6}"></i>${icon(row.icon)}${row.name}</th>${row.values.map(
      (n) => html`<td>${n || "–"}</td>`,
    )}</tr>`;
  const sums = seats.map((_, i) => html`<td>${sum(i)}</td>`);
  const total = html`<tr class="sum"><th scope="row">${w("total")}</th>${sums}</tr>`;
  const table = html`<table><thead><tr><td></td>${head}</tr></thead><tbody>${rows.map(line)}${total}</tbody></table>`;
  const stacks = html`<ul aria-hidden="true">${bars}</ul>`;
  return html`<section class="last account"><h3>${w("account")}</h3>${stacks}${table}</section>`;
}

/** Play the same game once more. @param {string} match @param {string} how @param {HTMLElement} el */
async function again(match, how, el) {
  const call = how === "same" ? "fork" : "again";
  try {
    const made = await api(`/matches/${match}/${call}`, { body: how === "same" ? { at: 0 } : {} });
    const link = document.createElement("a");
    link.href = `/m/${made.match}`;
    link.dataset.go = "";
    el.append(link);
    link.click();
  } catch (error) {
    notice(w("failed", { reason: /** @type {Error} */ (error).message }), { kind: "bad" });
  }
}

/** Fill in what the server works out. @param {HTMLElement} el @param {Scene} scene @param {string} match */
async function fill(el, scene, match) {
  /** @type {Ending} */
  const e = await api(`/matches/${match}/ending`, { query: { seat: scene.seat, lang: settings.lang } });
  el.classList.toggle("night", e.night === true);
  const { title, subtitle: where = "" } = scene.head;
  const { game, won = null } = scene;
  if (scene.seat >= 0) finished({ match, game, title, where, won, at: Date.now(), turns: e.turns || 0 });
  const big = /** @type {HTMLElement} */ (one(".big", el));
  big.textContent = e.title;
  const made = document.createElement("div");
  made.innerHTML = String(html`${accountHtml(e, scene)}${decidedHtml(e)}${courseHtml(e, match)}`);
  one(".leaves", el)?.prepend(...made.children);
  const base = `/api/games/${scene.game}/art`;
  const scenery = one(".scenery", el);
  await draw(scenery, [`${base}/${e.picture}`, `${base}/home/cover`]);
  one("svg", scenery || el)?.insertAdjacentHTML("beforeend", String(html`${(e.figures || []).map(figureHtml)}`));
}

/** Show the end, once what led to it has been seen. @param {Scene} scene @param {string} match */
export function showEnding(scene, match) {
  const title = verdict(scene);
  const show = () => {
    const body = html`${headHtml(scene)}<div class="leaves">${againHtml(scene, match)}</div>`;
    const el = dialog(title, body, { cls: `cover ending ${scene.won === false ? "lost" : "won"}` });
    setMood(el, scene.mood);
    for (const button of all("[data-end]", el)) {
      const how = button.dataset.end || "";
      button.addEventListener("click", () => (how === "look" ? el.close() : void again(match, how, el)));
    }
    say(`${title}. ${scene.ending || ""}`, true);
    fill(el, scene, match).catch(() => {});
  };
  return setTimeout(show, moves() ? 1200 : 250);
}
