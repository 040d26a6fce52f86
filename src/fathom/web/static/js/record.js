// A record that is kept during a long game: opened when wanted, and printed.
import { artId, use } from "./art.js";
import { bar, flagged, iconIf, rich } from "./cards.js";
import { cls, html, icon, one } from "./html.js";
import { dialog } from "./pop.js";
import { w } from "./words.js";
/**
 * @typedef {import("./types.js").Panel} Panel
 * @typedef {import("./types.js").Track} Track
 * @typedef {import("./types.js").Counter} Counter
 * @typedef {import("./types.js").Chip} Chip
 */

/** The sections of the record; none if the game keeps no record. @param {import("./types.js").Scene} scene */
export const recordOf = (scene) => (scene.panels || []).filter((p) => p.place === "sheet");

/** Tracks with the same named steps, as a table. @param {Track[]} tracks */
function scale(tracks) {
  const steps = tracks[0].slots;
  const head = steps.map((s) => html`<th scope="col"><span>${s}</span></th>`);
  const mark = (/** @type {string} */ words) => html`<i aria-hidden="true"></i><span class="vh">${words}</span>`;
  const row = (/** @type {Track} */ { name, marks }) => {
    const at = marks[0]?.at ?? -1;
    return html`<tr><th scope="row">${name}</th>${steps.map(
      (s, i) => html`<td class="${i === at && "on"}">${i === at && mark(s)}</td>`,
    )}</tr>`;
  };
  return html`<table class="scale"><thead><tr><td></td>${head}</tr></thead><tbody>${tracks.map(row)}</tbody></table>`;
}

/** A track of small boxes. @param {Track} track */
function boxes({ name, slots, marks }) {
  const at = marks[0]?.at ?? 0;
  const all = slots.map((_, i) => html`<i class="${i < at && "on"}"></i>`);
  const label = `${at}/${slots.length}`;
  return html`<li><span>${name}</span><span class="bx" role="img" aria-label="${label}">${all}</span></li>`;
}

/** @param {Counter} c */
const count = (c) =>
  html`<div class="${cls("ct", !c.value && "z")}"><dt>${iconIf(c.kind)}${c.name}</dt><dd>${c.value}</dd></div>`;

/** @param {Chip} c */
function entry(c) {
  const picture = artId([c.kind], c.sign);
  const mark = picture ? html`<span class="pic plate">${use(picture)}</span>` : iconIf(c.sign);
  const words = c.words && html` <span>${rich(c.words)}</span>`;
  return html`<li class="${cls(`k-${c.kind}`, flagged(c.flags))}">${mark}<span><b>${c.name}</b>${words}</span></li>`;
}

/** @param {Panel} panel */
function section(panel) {
  const { tracks = [], chips = [], counters = [], words } = panel;
  if (!tracks.length && !chips.length && !counters.length && !words) return "";
  const [bars, counts] = [true, false].map((long) => counters.filter((c) => (c.shape === "bar") === long));
  const steps = tracks.length && tracks[0].slots[0] ? scale(tracks) : html`<ul class="ranks">${tracks.map(boxes)}</ul>`;
  const head = html`<h3>${panel.title}${panel.subtitle && html` <span>${panel.subtitle}</span>`}</h3>`;
  return html`<section class="rec r-${panel.kind}">${head}${bars.map(bar)}${
    counts.length ? html`<dl>${counts.map(count)}</dl>` : ""
  }${chips.length ? html`<ul>${chips.map(entry)}</ul>` : ""}${tracks.length ? steps : ""}${
    words && html`<p>${words}</p>`
  }</section>`;
}

/** Open the record. @param {import("./types.js").Scene} scene */
export function openRecord(scene) {
  const panels = recordOf(scene);
  if (!panels.length) return;
  const [first] = panels;
  const el = dialog(
    first.title,
    html`<p class="acts"><button class="btn" data-print>${icon("import")}${w("print")}</button></p><div
  class="record">${panels.map((p) => section(p === first ? { ...p, title: w("record-story") } : p))}</div>`,
    { cls: "wide recorded" },
  );
  one("[data-print]", el)?.addEventListener("click", () => print());
}
