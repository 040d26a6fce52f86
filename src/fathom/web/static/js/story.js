// A page to be read: a picture, who is there, paragraphs, and below them what can be done.
import { draw } from "./art.js";
import { backHtml, promptHtml } from "./dock.js";
import { all, html, icon, one } from "./html.js";
import { say } from "./pop.js";
import { cardsOf } from "./scene.js";
import { trayHtml } from "./trays.js";

/**
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Story} Story
 * @typedef {import("./types.js").Panel} Panel
 * @typedef {import("./offer.js").Offer} Offer
 * @typedef {import("./offer.js").Button} Button
 * @typedef {import("./table.js").TablePage} Page
 */

/** Words in which *this* is emphasis. @param {string} words */
const emphatic = (words) => html`${words.split("*").map((part, i) => (i % 2 ? html`<em>${part}</em>` : part))}`;

/** A place for a picture that is fetched on its own. @param {string} art @param {string} [cls] */
export const frame = (art, cls = "") =>
  html`<span class="hung plate ${cls}" data-art="${art}" data-key="art.${art}" data-keep aria-hidden="true"></span>`;

/** Fetch the pictures that the page has places for. @param {ParentNode} root @param {string} game */
export function hang(root, game) {
  for (const el of all("[data-art]", root)) {
    const [kind, name] = (el.dataset.art || "").split("/");
    draw(el, [`/api/games/${encodeURIComponent(game)}/art/${encodeURIComponent(kind)}/${encodeURIComponent(name)}`]);
  }
}

/**
 * The answers that no card on the page stands for, one button each; what is out of reach among them.
 * @param {Offer} offer
 * @returns {Button[]}
 */
export function deeds(offer) {
  const { scene } = offer;
  const cards = new Set(cardsOf(scene).map((c) => c.id));
  const groups = new Map((scene.groups || []).map((g) => [g.id, g]));
  const open = offer.choices.filter((c) => c.moves_on || !c.targets?.some((t) => cards.has(t)));
  const shut = (scene.refusals || []).filter((r) => !r.targets?.length);
  return [
    ...open.filter((c) => !c.moves_on).map((c) => deed(c)),
    ...open.filter((c) => c.moves_on).map((c) => deed(c)),
    ...shut.map((no, i) => ({ key: `no${i}`, choices: [], group: { id: "", name: no.words, caption: no.reason }, no })),
  ];

  /** @param {import("./types.js").Choice} c @returns {Button} */
  function deed(c) {
    const group = groups.get(c.group || "");
    return {
      key: `c${c.index}`,
      choices: [c],
      group: {
        id: c.group || "",
        name: c.words,
        icon: group?.icon,
        caption: c.consequence,
        moves_on: c.moves_on,
        cost: c.cost,
      },
      no: null,
    };
  }
}

/** @param {Button} b @param {number} i */
function deedHtml(b, i) {
  const hours = b.choices[0]?.price ?? 0;
  const pips =
    hours > 0
      ? html`<span class="hrs" role="img" aria-label="${b.group.cost}" title="${b.group.cost}">${Array.from({ length: hours }, () => icon("clock"))}</span>`
      : "";
  return html`<li><button class="opt deed${b.no ? " off" : ""}${b.group.moves_on ? " plain" : ""}" data-opt="${i}" data-key="o.${b.key}" data-group="${b.group.id}" ${b.no ? html`aria-disabled="true"` : ""} ${i < 9 ? html`aria-keyshortcuts="${i + 1}"` : ""}><kbd aria-hidden="true">${i < 9 ? i + 1 : ""}</kbd><b>${b.group.name}</b>${pips}${b.group.caption && html`<small>${b.group.caption}</small>`}</button></li>`;
}

/** Where something lies open to choose from, what is read is short. @param {Story} story @param {boolean} brief */
function pageHtml(story, brief) {
  const people = story.people || [];
  return html`<article class="tale panel${brief ? " brief" : ""}" data-key="tale.${story.id}" aria-labelledby="tale">${story.art ? frame(story.art, "scenery") : ""}<div class="leaf"><header><p class="cap">${story.place}</p><h2 id="tale" tabindex="-1">${story.title}</h2>
${people.length ? html`<ul class="there">${people.map((c) => html`<li data-key="${c.id}">${c.sign ? frame(`${c.kind}/${c.sign}`, "bust") : html`<span class="hung bust">${icon("why")}</span>`}<span>${c.name}</span></li>`)}</ul>` : ""}</header>
${(story.passages || []).map((p) => html`<p class="${p.kind === "told" ? "told" : ""}">${emphatic(p.words)}</p>`)}</div></article>`;
}

/**
 * The whole page: what is read, what is asked, what lies open, what else can be done.
 * @param {Page} page
 * @param {Scene} scene
 * @param {Panel[]} trays
 */
export function storyHtml(page, scene, trays) {
  const story = /** @type {Story} */ (scene.story);
  const table = page.table;
  return html`<div class="reader" data-key="reader">${pageHtml(story, trays.length > 0)}<section class="deeds panel" data-key="deeds" aria-labelledby="prompt">${table ? promptHtml(page, table) : ""}${trays.map((p) => trayHtml(p, page.look))}<ol class="does">${page.shown.map(deedHtml)}</ol>${table ? backHtml(page, table) : ""}</section></div>`;
}

/**
 * A page was turned: it is seen from its top, and told to whoever listens.
 * @param {Page} page
 * @param {Scene | null} before
 * @param {Scene} now
 */
export function turned(page, before, now) {
  const { story } = now;
  if (!story) return;
  const centre = page.el(".centre");
  if (!before || before.story?.id !== story.id) {
    centre.scrollTo({ top: 0 });
    if (!before) return;
    one("#tale", centre)?.focus({ preventScroll: true });
    say([story.title, ...(story.passages || []).map((p) => p.words.replaceAll("*", ""))].join(". "));
  } else if (document.activeElement === document.body) one("#tale", centre)?.focus({ preventScroll: true });
}
