// A lesson at the table: what is said stands where the question stands, and what it speaks of is lit.
import { all, html, icon, one } from "./html.js";
import { learn } from "./learnt.js";
import { api } from "./net.js";
import { notice, say } from "./pop.js";
import { w } from "./words.js";

/**
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Lesson} Lesson
 * @typedef {import("./table.js").Desk} Desk
 */

/** How far it has come. @param {Lesson} lesson */
function wayHtml({ at = 0, of = 1 }) {
  const words = w("lesson-step", { at, of });
  const share = Math.round((100 * at) / of);
  return html`<svg class="way" viewBox="0 0 100 4" preserveAspectRatio="none" role="img" aria-label="${words}"><rect
 width="${share}" height="4"/></svg>`;
}

/** What is pressed to go on. @param {Scene} scene @param {Lesson} lesson */
function goHtml({ game }, { waits = "choice", next }) {
  const again = html`<a class="btn" href="/l/${game}" data-go>${icon("book")}${w("lesson-all")}</a>`;
  if (waits === "read")
    return html`<button class="btn primary" data-lesson="read" data-key="lesson.read" aria-keyshortcuts="n">${w(
      "lesson-next",
    )}${icon("chevron")}</button>`;
  if (waits === "over")
    return html`${
      next &&
      html`<a class="btn primary" href="/l/${game}/${next}" data-go>${w("lesson-following")}${icon("chevron")}</a>`
    }<button class="btn" data-lesson="leave">${icon("play")}${w("lesson-play-on")}</button>${again}`;
  return waits === "lost" ? again : "";
}

/**
 * What the lesson says, in the place of the question; the question itself stands below it.
 * @param {Scene} scene
 */
export function lessonHtml(scene) {
  const lesson = /** @type {Lesson} */ (scene.lesson);
  const { title, words, waits = "choice", beat } = lesson;
  const left = scene.prompt?.left?.[0];
  const asked = waits === "choice" && scene.prompt?.question;
  const done = waits === "over" && html`<span class="medal" aria-hidden="true">${icon("check")}</span>`;
  return html`<div class="prompt teach ${waits}" data-key="teach.${beat || waits}"><p class="top">${wayHtml(lesson)}${
    waits !== "over" && html`<button class="skip" data-lesson="leave">${w("lesson-skip")}</button>`
  }</p><h2 id="prompt">${done}<span class="q">${title}</span></h2><p class="say2">${words}</p>${
    asked &&
    html`<p class="asked">${icon("lamp")}<b>${asked}</b>${left && html`<span>${left.words || left.value}</span>`}</p>`
  }<p class="acts">${goHtml(scene, lesson)}</p></div>`;
}

/** Where a thing is drawn: a piece and an area by their cells, a kind of choice by its button.
 * @param {HTMLElement} main @param {Scene} scene @param {string} id */
export function drawn(main, scene, id) {
  if (id.startsWith("group.")) return all(`.opt[data-group="${CSS.escape(id.slice(6))}"]`, main);
  for (const board of scene.boards || []) {
    const piece = board.pieces?.find((p) => p.id === id);
    const area = board.areas?.find((a) => a.id === id);
    const cells = piece ? [piece.at] : area?.cells || [];
    if (cells.length) return cells.flatMap((cell) => all(`.hit[data-id="${CSS.escape(cell)}"]`, main));
  }
  return all(`[data-id="${CSS.escape(id)}"]`, main).filter((el) => !el.closest(".log"));
}

/** What can step back while something else is spoken of. */
const PARTS = ".seats > *, .foes > *, .logp, .board, .dock .handw, .dock .inplay, .dock .slips > *, .centre > *";

/**
 * Light what the lesson speaks of, and let the rest step back. It is done after each drawing.
 * @param {HTMLElement} main
 * @param {Scene} scene
 */
export function light(main, scene) {
  const { lesson } = scene;
  for (const el of all(".spoken-of, .stepped-back", main)) el.classList.remove("spoken-of", "stepped-back");
  main.classList.toggle("taught", lesson !== undefined);
  if (!lesson?.lit?.length) return;
  const lit = lesson.lit.flatMap((id) => drawn(main, scene, id));
  for (const el of lit) el.classList.add("spoken-of");
  const can = all(".card.can, .hit.can, .opt:not(.off)", main);
  for (const part of all(PARTS, main)) {
    const holds = [...lit, ...(lesson.waits === "read" ? [] : can)].some((el) => part.contains(el));
    part.classList.toggle("stepped-back", !holds);
  }
}

/**
 * Tell what is new to who does not see it, and keep what was learnt.
 * @param {Scene | null} before
 * @param {Scene} now
 */
export function taught(before, now) {
  const { lesson } = now;
  if (!lesson) return;
  if (lesson.waits === "over") learn(now.game, lesson.id);
  if (before?.lesson?.beat !== lesson.beat || before?.lesson?.waits !== lesson.waits)
    say([lesson.title, lesson.words].filter(Boolean).join(" "));
}

/** A button of the lesson was pressed. @param {Desk} desk @param {string} what */
export async function goOn(desk, what) {
  const { table, scene } = desk.view() || {};
  if (!table || !scene?.lesson) return;
  const beat = what === "read" ? scene.lesson.beat : ".";
  await desk.call("read", { ply: table.ply, beat });
}

/** Begin a lesson; go to its table. @param {string} game @param {string} lesson @param {(path: string) => void} go */
export async function begin(game, lesson, go) {
  try {
    const made = await api("/lessons", { body: { game, lesson } });
    go(`/m/${made.match}`);
  } catch (error) {
    notice(w("failed", { reason: /** @type {Error} */ (error).message }), { kind: "bad" });
  }
}

/** @param {HTMLElement} main the key that goes on */
export const readButton = (main) => one('[data-lesson="read"]', main);
