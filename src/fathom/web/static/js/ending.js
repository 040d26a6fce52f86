// How it ended.
import { cls, html, icon, one } from "./html.js";
import { dialog, say } from "./pop.js";
import { isSeat, tintOf } from "./scene.js";
import { moves } from "./settings.js";
import { w } from "./words.js";
/** @typedef {import("./types.js").Scene} Scene */

/** @param {Scene} scene */
export const verdict = (scene) => (scene.won === true ? w("won") : scene.won === false ? w("lost") : w("ended"));

/** How a seat stands at the end. @param {import("./types.js").Panel} p */
function seatHtml(p) {
  const n = (tintOf(p) % 5) + 1;
  const words = p.words && !/:/.test(p.words) ? p.words : p.subtitle;
  const names = cls(`c${n}`, p.flags?.includes("out") && "out");
  return html`<li class="${names}">${icon(`seat-${n}`)}<b>${p.title}</b><span>${words}</span></li>`;
}

/** What one sees at the end. @param {Scene} scene @param {string} match */
function endHtml(scene, match) {
  const sign = scene.won ? "sun" : scene.won === false ? "moon" : "flag";
  const seats = (scene.panels || []).filter(isSeat).map(seatHtml);
  return html`<p class="medal" aria-hidden="true">${icon(sign)}</p><p class="end">${scene.ending}</p>
<ul class="ends">${seats}</ul>
<p class="acts"><button class="btn" data-end="look">${w("look-again")}</button><a class="btn" href="/r/${match}"
  data-go>${icon("play")}${w("replay")}</a><a class="btn primary" href="/g/${scene.game}" data-go
  autofocus>${w("play-again")}</a></p>`;
}

/** Show the end, once what led to it has been seen. @param {Scene} scene @param {string} match */
export function showEnding(scene, match) {
  const title = verdict(scene);
  const show = () => {
    const el = dialog(title, endHtml(scene, match), { cls: `ending ${scene.won ? "won" : "lost"}` });
    one("[data-end]", el)?.addEventListener("click", () => el.close());
    say(`${title}. ${scene.ending || ""}`, true);
  };
  return setTimeout(show, moves() ? 1200 : 250);
}
