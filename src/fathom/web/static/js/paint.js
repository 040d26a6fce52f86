// A view on the page: each part of the frame takes its markup.
import { LOW, NARROW } from "./boards.js";
import { dockHtml } from "./dock.js";
import {
  barHtml,
  centred,
  centreHtml,
  foesHtml,
  linesOf,
  lowerHtml,
  places,
  seatsHtml,
  stripHtml,
  tabsHtml,
  threatHtml,
} from "./frame.js";
import { html, one, patch } from "./html.js";
import { light } from "./lesson.js";
import { logHtml } from "./log.js";
import { hang, storyHtml } from "./story.js";
import { w } from "./words.js";

/** @typedef {import("./view.js").View} View */

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

/** The words that no scene brings. @param {HTMLElement} main */
export function label(main) {
  for (const [selector, word] of LABELS) one(selector, main)?.setAttribute("aria-label", w(word));
  one(".say input", main)?.setAttribute("placeholder", w("message"));
  const head = /** @type {HTMLElement} */ (one(".logp header", main));
  patch(head, html`<h2>${w("log")}</h2><span class="cap">${w("newest-first")}</span>`);
}

/**
 * @param {HTMLElement} main @param {View} view @param {import("./told.js").Told} told
 * @param {boolean} [whole] with what is asked, and what was told; else only what lies on the table
 */
export function paint(main, view, { lines, chat }, whole = true) {
  const { scene, table } = view;
  const part = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (one(selector, main));
  panels(main, part, view);
  if (!whole) return;
  patch(part(".bar"), barHtml(view));
  patch(part(".tabs"), tabsHtml(view));
  patch(part(".log"), logHtml(scene, lines, chat, view.named));
  patch(part(".dock"), scene.story ? html`` : dockHtml(view, NARROW.matches));
  light(main, scene);
  main.dataset.tab = view.tab;
  main.dataset.ply = String(table.ply);
}

/**
 * Seats at the left, trays in the centre, what threatens at the right.
 * @param {HTMLElement} main
 * @param {(selector: string) => HTMLElement} part
 * @param {View} view
 */
function panels(main, part, view) {
  const { scene } = view;
  const { seats, side, foes } = places(scene);
  const trays = centred(scene, NARROW.matches);
  const [centre, threat] = [part(".centre"), part(".mthreat")];
  patch(part(".seats"), seatsHtml(view, NARROW.matches));
  patch(part(".lower"), lowerHtml(view));
  patch(part(".strip"), stripHtml(view));
  patch(part(".foes"), foesHtml(view, NARROW.matches));
  patch(centre, scene.story ? storyHtml(view, scene.story, trays) : centreHtml(view, trays));
  centre.hidden = !trays.length && !scene.story;
  centre.style.setProperty("--lines", linesOf(trays));
  hang(centre, scene.game);
  patch(threat, threatHtml(scene));
  threat.classList.toggle("none", !foes.length);
  requestAnimationFrame(() => showActing(part(".seats")));
  main.classList.toggle("reading", scene.story !== undefined);
  main.classList.toggle("many", seats.length > (LOW.matches ? 1 : 2));
  main.classList.toggle("sided", side.length > 0 && !foes.length);
  // Without a board, what lies at the side needs its height: the log goes below the seats.
  const home = part(scene.story || (side.length && !foes.length && !scene.boards?.length) ? ".left" : ".right");
  const log = part(".logp");
  if (log.parentElement !== home) home.append(log);
}

/** When somebody else begins to act, bring that board into sight. @param {HTMLElement} seats */
function showActing(seats) {
  const acting = /** @type {HTMLElement | null} */ (seats.querySelector(".seatb.act"));
  if (!acting || seats.dataset.acting === acting.dataset.id) return;
  seats.dataset.acting = acting.dataset.id;
  const [box, frame] = [acting.getBoundingClientRect(), seats.getBoundingClientRect()];
  if (box.bottom > frame.bottom - 6)
    seats.scrollTop += Math.min(box.bottom - frame.bottom + 6, box.top - frame.top - 4);
  else if (box.top < frame.top) seats.scrollTop += box.top - frame.top - 4;
}
