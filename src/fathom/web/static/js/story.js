// A page to be read: a picture, who is there, paragraphs, and below them what can be done.
import { draw } from "./art.js";
import { deedHtml } from "./deeds.js";
import { backHtml, promptHtml } from "./dock.js";
import { all, cls, html, icon, one } from "./html.js";
import { say } from "./pop.js";
import { trayHtml } from "./trays.js";

/**
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Story} Story
 * @typedef {import("./types.js").Chip} Chip
 * @typedef {import("./types.js").Panel} Panel
 * @typedef {import("./view.js").View} View
 */

/** Words in which *this* is emphasis. @param {string} words */
const emphatic = (words) => html`${words.split("*").map((part, i) => (i % 2 ? html`<em>${part}</em>` : part))}`;

/** A place for a picture that is fetched on its own. @param {string} art @param {string} [name] */
export const frame = (art, name = "") =>
  html`<span class="hung plate ${name}" data-art="${art}" data-key="art.${art}" data-keep aria-hidden="true"></span>`;

/** Fetch the pictures that the page has places for. @param {ParentNode} root @param {string} game */
export function hang(root, game) {
  for (const el of all("[data-art]", root)) {
    const [kind, name] = (el.dataset.art || "").split("/");
    draw(el, [`/api/games/${encodeURIComponent(game)}/art/${encodeURIComponent(kind)}/${encodeURIComponent(name)}`]);
  }
}

/** Somebody who is there. @param {Chip} c */
function personHtml(c) {
  const face = c.sign ? frame(`${c.kind}/${c.sign}`, "bust") : html`<span class="hung bust">${icon("why")}</span>`;
  return html`<li data-key="${c.id}">${face}<span>${c.name}</span></li>`;
}

/** Where something lies open to choose from, what is read is short. @param {Story} story @param {boolean} brief */
function pageHtml(story, brief) {
  const people = (story.people || []).map(personHtml);
  const passages = (story.passages || []).map((p) => html`<p class="${p.kind}">${emphatic(p.words)}</p>`);
  const names = cls("tale panel", brief && "brief");
  return html`<article class="${names}" data-key="tale.${story.id}" aria-labelledby="tale">${
    story.art && frame(story.art, "scenery")
  }<div class="leaf"><header><p class="cap">${story.place}</p><h2 id="tale" tabindex="-1">${story.title}</h2>
${people.length ? html`<ul class="there">${people}</ul>` : ""}</header>
${passages}</div></article>`;
}

/**
 * The whole page: what is read, what is asked, what lies open, what else can be done.
 * @param {View} view
 * @param {Story} story
 * @param {Panel[]} trays
 */
export function storyHtml(view, story, trays) {
  return html`<div class="reader" data-key="reader">${pageHtml(story, trays.length > 0)}<section class="deeds panel"
 data-key="deeds" aria-labelledby="prompt">${promptHtml(view)}${trays.map((p) => trayHtml(p, view.look))}<ol
    class="does">${view.buttons.map(deedHtml)}</ol>${backHtml(view)}</section></div>`;
}

/**
 * A page was turned: it is seen from its top, and told to whoever listens.
 * @param {HTMLElement} centre
 * @param {Scene | null} before
 * @param {Scene} now
 */
export function turned(centre, before, now) {
  const { story } = now;
  if (!story) return;
  if (!before || before.story?.id !== story.id) {
    centre.scrollTo({ top: 0 });
    if (!before) return;
    one("#tale", centre)?.focus({ preventScroll: true });
    say([story.title, ...(story.passages || []).map((p) => p.words.replaceAll("*", ""))].join(". "));
  } else if (document.activeElement === document.body) one("#tale", centre)?.focus({ preventScroll: true });
}
