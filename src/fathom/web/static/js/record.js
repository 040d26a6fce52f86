// A record that is kept during a long game: opened when wanted, and printed.
import { artId, use } from "./art.js";
import { bar, rich } from "./cards.js";
import { has, html, icon, one } from "./html.js";
import { dialog } from "./pop.js";
import { w } from "./words.js";
/**
 * @typedef {import("./types.js").Panel} Panel
 * @typedef {import("./types.js").Track} Track
 * @typedef {import("./types.js").Counter} Counter
 * @typedef {import("./types.js").Chip} Chip
 * @typedef {import("./table.js").TablePage} Page
 */

/** The sections of the record; none if the game keeps no record. @param {import("./types.js").Scene} scene */
export const recordOf = (scene) => (scene.panels || []).filter((p) => p.place === "sheet");

/** Tracks with the same named steps, as a table. @param {Track[]} tracks */
function scale(tracks) {
  const steps = tracks[0].slots;
  return html`<table class="scale"><thead><tr><td></td>${steps.map((s) => html`<th scope="col"><span>${s}</span></th>`)}</tr></thead><tbody>${tracks.map(
    (t) => {
      const at = t.marks[0]?.at ?? -1;
      return html`<tr><th scope="row">${t.name}</th>${steps.map((s, i) => html`<td class="${i === at ? "on" : ""}">${i === at ? html`<i aria-hidden="true"></i><span class="vh">${s}</span>` : ""}</td>`)}</tr>`;
    },
  )}</tbody></table>`;
}

/** Tracks of small boxes. @param {Track[]} tracks */
const boxes = (tracks) =>
  html`<ul class="ranks">${tracks.map((t) => html`<li><span>${t.name}</span><span class="bx" role="img" aria-label="${t.marks[0]?.at ?? 0}/${t.slots.length}">${t.slots.map((_, i) => html`<i class="${i < (t.marks[0]?.at ?? 0) ? "on" : ""}"></i>`)}</span></li>`)}</ul>`;

/** @param {Counter} c */
const count = (c) =>
  html`<div class="ct${c.value ? "" : " z"}"><dt>${has(c.kind) ? icon(c.kind) : ""}${c.name}</dt><dd>${c.value}</dd></div>`;

/** @param {Chip} c */
function entry(c) {
  const picture = artId([c.kind], c.sign);
  const mark = picture
    ? html`<span class="pic plate">${use(picture)}</span>`
    : c.sign && has(c.sign)
      ? icon(c.sign)
      : "";
  const flags = (c.flags || []).map((flag) => ` is-${flag}`).join("");
  return html`<li class="k-${c.kind}${flags}">${mark}<span><b>${c.name}</b>${c.words && html` <span>${rich(c.words)}</span>`}</span></li>`;
}

/** @param {Panel} panel */
function section(panel) {
  const tracks = panel.tracks || [];
  const chips = panel.chips || [];
  const [bars, counts] = [true, false].map((long) =>
    (panel.counters || []).filter((c) => (c.shape === "bar") === long),
  );
  if (!tracks.length && !chips.length && !panel.counters?.length && !panel.words) return "";
  return html`<section class="rec r-${panel.kind}"><h3>${panel.title}${panel.subtitle && html` <span>${panel.subtitle}</span>`}</h3>${bars.map(bar)}${counts.length ? html`<dl>${counts.map(count)}</dl>` : ""}${chips.length ? html`<ul>${chips.map(entry)}</ul>` : ""}${tracks.length ? (tracks[0].slots[0] ? scale(tracks) : boxes(tracks)) : ""}${panel.words && html`<p>${panel.words}</p>`}</section>`;
}

/** Open the record. @param {Page} page */
export function openRecord(page) {
  const panels = page.table ? recordOf(page.table.scene) : [];
  if (!panels.length) return;
  const [first] = panels;
  const el = dialog(
    first.title,
    html`<p class="acts"><button class="btn" data-print>${icon("import")}${w("print")}</button></p><div class="record">${panels.map((p) => section(p === first ? { ...p, title: w("record-story") } : p))}</div>`,
    { cls: "wide recorded" },
  );
  one("[data-print]", el)?.addEventListener("click", () => print());
}
