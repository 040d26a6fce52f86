// Whoever was away is told what happened meanwhile, in short.
import { html, one } from "./html.js";
import { say } from "./pop.js";
import { w } from "./words.js";

/** How many sentences are told at most: the weighty ones, and the last. */
const MOST = 8;

/** @param {import("./types.js").Table} table */
export function showAway({ beats }) {
  const told = (beats || []).filter((beat) => beat.words);
  if (!told.length) return;
  const late = told.slice(-MOST / 2);
  const grave = told.slice(0, -MOST / 2).filter((beat) => beat.weight === "heavy" || beat.type === "level");
  const shown = [...grave.slice(-MOST / 2), ...late];
  const layer = /** @type {HTMLElement} */ (document.getElementById("layer"));
  one(".meanwhile", layer)?.remove();
  const el = document.createElement("div");
  el.className = "meanwhile panel";
  el.innerHTML = String(
    html`<h2>${w("while-away")}</h2><ol>${shown.map((b) => html`<li class="${b.weight || ""}">${b.words}</li>`)}</ol>`,
  );
  layer.append(el);
  say([w("while-away"), ...shown.map((beat) => beat.words)].join(" "));
  const gone = () => {
    el.remove();
    document.removeEventListener("keydown", gone);
    document.removeEventListener("pointerdown", gone);
  };
  setTimeout(() => {
    document.addEventListener("keydown", gone, { once: true });
    document.addEventListener("pointerdown", gone, { once: true });
  }, 400);
}
