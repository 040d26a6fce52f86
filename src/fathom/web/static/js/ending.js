// How it ended.
import { html, icon, one } from "./html.js";
import { dialog, say } from "./pop.js";
import { isSeat, tintOf } from "./scene.js";
import { moves } from "./settings.js";
import { w } from "./words.js";
/** @typedef {import("./types.js").Scene} Scene @typedef {import("./table.js").TablePage} Page */

/** @param {Scene} scene */
export const verdict = (scene) => (scene.won === true ? w("won") : scene.won === false ? w("lost") : w("ended"));

/** Show the end, once what led to it has been seen. @param {Page} page @param {Scene} scene */
export function showEnding(page, scene) {
  const title = verdict(scene);
  const seats = (scene.panels || []).filter(isSeat);
  page.endTimer = setTimeout(
    () => {
      const el = dialog(
        title,
        html`<p class="medal" aria-hidden="true">${icon(scene.won ? "sun" : scene.won === false ? "moon" : "flag")}</p><p class="end">${scene.ending}</p>
<ul class="ends">${seats.map((p) => html`<li class="c${(tintOf(p) % 5) + 1}${p.flags?.includes("out") ? " out" : ""}">${icon(`seat-${(tintOf(p) % 5) + 1}`)}<b>${p.title}</b><span>${p.words && !/:/.test(p.words) ? p.words : p.subtitle}</span></li>`)}</ul>
<p class="acts"><button class="btn" data-end="look">${w("look-again")}</button><a class="btn" href="/r/${page.match}" data-go>${icon("play")}${w("replay")}</a><a class="btn primary" href="/g/${scene.game}" data-go autofocus>${w("play-again")}</a></p>`,
        { cls: `ending ${scene.won ? "won" : "lost"}` },
      );
      one("[data-end]", el)?.addEventListener("click", () => el.close());
      say(`${title}. ${scene.ending || ""}`, true);
    },
    moves() ? 1200 : 250,
  );
}
