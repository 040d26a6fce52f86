// A view on the page: each part of the frame takes its markup; boards draw themselves.
import { draw } from "./art.js";
import { BoardView, miniature } from "./board.js";
import { barHtml, centred, centreHtml, foesHtml, places, seatsHtml, stripHtml, tabsHtml, threatHtml } from "./frame.js";
import { html, patch, raw } from "./html.js";
import { LOW, NARROW, showWindow } from "./phone.js";
import { cardsOf } from "./scene.js";
import { hang, storyHtml } from "./story.js";
import { w } from "./words.js";

/**
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Cell} Cell
 * @typedef {import("./types.js").Choice} Choice
 * @typedef {import("./view.js").View} View
 * @typedef {import("./table.js").TablePage} Page
 */

/** What the parts of the frame are called. @type {[string, import("./types.js").Word][]} */
const LABELS = [
  [".left", "players"],
  [".right", "beside"],
  [".board", "map"],
  [".centre", "centre"],
  [".dock", "your-choices"],
  [".tabs", "menu"],
  [".logp", "log"],
  [".log", "log"],
  [".say input", "message"],
  [".say button", "send"],
];

/** The words that no scene brings. @param {Page} page */
export function label(page) {
  for (const [selector, word] of LABELS) page.el(selector).setAttribute("aria-label", w(word));
  page.el(".say input").setAttribute("placeholder", w("message"));
  patch(page.el(".logp header"), html`<h2>${w("log")}</h2><span class="cap">${w("newest-first")}</span>`);
}

/** @param {Page} page @param {View} view */
export function paint(page, view) {
  patch(page.el(".bar"), barHtml(view));
  boards(page, view);
  panels(page, view);
  patch(page.el(".tabs"), tabsHtml(view));
}

/** What a cell says to who cannot see it. @param {Cell} cell @param {Choice[]} choices */
function spokenCell(cell, choices) {
  const said = choices.map((c) => [c.words, c.cost, c.consequence].filter(Boolean).join(", "));
  return said.length ? `${cell.name}. ${said.join(". ")}` : cell.name;
}

/** @param {Page} page @param {View} view */
function boards(page, { scene, offer, group }) {
  const [main, ...others] = scene.boards || [];
  page.main.classList.toggle("boardless", !main);
  if (scene.backdrop && !main) backdrop(page.el(".backdrop"), scene);
  beside(page, others.length);
  page.board.beside = others.reduce((most, board) => Math.max(most, board.width + 1), 0);
  if (!main) return;
  page.main.classList.toggle("grown", main.grows === true);
  const drawn = cardsOf(scene).filter((c) => c.drawing);
  page.board.faces = new Map(drawn.map((c) => [c.id, c.drawing || ""]));
  const lit = offer.lit(group);
  page.board.render(main, lit, spokenCell);
  others.forEach((board, i) => {
    page.sides[i].host.dataset.name = board.name;
    page.sides[i].render(board, lit, spokenCell);
  });
  patch(page.el(".minimap"), raw(miniature(main)));
  showWindow(page);
}

/** The picture behind a table without a board. @param {HTMLElement} el @param {Scene} scene */
function backdrop(el, { game, backdrop = "" }) {
  draw(el, [`/api/games/${encodeURIComponent(game)}/art/backdrop/${encodeURIComponent(backdrop)}`]);
}

/** Boards beside the first one lie in the same plane, and move with it. @param {Page} page @param {number} many */
function beside(page, many) {
  const box = page.el(".sides");
  if (many && box.parentElement !== page.board.host) page.board.host.append(box);
  while (page.sides.length < many) {
    const host = document.createElement("div");
    host.className = "side panel";
    box.append(host);
    page.sides.push(new BoardView(host, page.board.on));
  }
  while (page.sides.length > many) page.sides.pop()?.host.remove();
}

/** Seats at the left, trays in the centre, what threatens at the right. @param {Page} page @param {View} view */
function panels(page, view) {
  const { scene } = view;
  const { seats, side, foes } = places(scene);
  const trays = centred(scene, NARROW.matches);
  const centre = page.el(".centre");
  patch(page.el(".seats"), seatsHtml(view, NARROW.matches));
  patch(page.el(".strip"), stripHtml(view));
  patch(page.el(".foes"), foesHtml(view));
  patch(centre, scene.story ? storyHtml(view, scene.story, trays) : centreHtml(view, trays));
  centre.hidden = !trays.length && !scene.story;
  hang(centre, scene.game);
  patch(page.el(".mthreat"), threatHtml(scene));
  page.el(".mthreat").classList.toggle("none", !page.el(".mthreat").firstElementChild);
  requestAnimationFrame(() => showActing(page.el(".left")));
  page.main.classList.toggle("reading", scene.story !== undefined);
  page.main.classList.toggle("many", seats.length > (LOW.matches ? 1 : 2));
  page.main.classList.toggle("sided", side.length > 0 && !foes.length);
  // Without a board, what lies at the side needs its height: the log goes below the seats.
  const home = page.el(scene.story || (side.length && !foes.length && !scene.boards?.length) ? ".left" : ".right");
  const log = page.el(".logp");
  if (log.parentElement !== home) home.append(log);
}

/**
 * When somebody else begins to act, bring that board into sight, above what is pinned below it.
 * @param {HTMLElement} left
 */
function showActing(left) {
  const acting = /** @type {HTMLElement | null} */ (left.querySelector(".seatb.act"));
  if (!acting || left.dataset.acting === acting.dataset.id) return;
  left.dataset.acting = acting.dataset.id;
  const [box, frame] = [acting.getBoundingClientRect(), left.getBoundingClientRect()];
  const bottom = left.querySelector(".below")?.getBoundingClientRect().top ?? frame.bottom;
  if (box.bottom > bottom - 6) left.scrollTop += Math.min(box.bottom - bottom + 6, box.top - frame.top - 4);
  else if (box.top < frame.top) left.scrollTop += box.top - frame.top - 4;
}
