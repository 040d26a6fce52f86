// The frame of the table as markup: the bar, seats at the left, trays in the centre, what threatens at the right, tabs.
import { foePanel } from "./foes.js";
import { has, html, icon } from "./html.js";
import { goalPanel, panelIcon, seatPanel, seatStrip } from "./panels.js";
import { recordOf } from "./record.js";
import { isSeat } from "./scene.js";
import { settings } from "./settings.js";
import { LOGO } from "./shell.js";
import { slipHtml, trayHtml } from "./trays.js";
import { w } from "./words.js";

/**
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Row} Row
 * @typedef {import("./types.js").Panel} Panel
 * @typedef {import("./view.js").View} View
 */

export const SKELETON = html`<main class="table" id="table"><div class="backdrop plate" aria-hidden="true"></div>
<header class="bar"></header>
<div class="strip m-only"></div><div class="mthreat m-only"></div>
<aside class="left"><div class="seats"></div><div class="lower"></div></aside>
<section class="board"><div class="pan"><div class="main"></div></div><div class="sides"></div><div
  class="minimap m-only" aria-hidden="true"></div></section>
<section class="centre"></section>
<aside class="right"><div class="foes"></div><section class="panel logp"><header></header><ol class="log"
  tabindex="0"></ol><form class="say"><input maxlength="400" autocomplete="off"><button
  class="tool">${icon("chat")}</button></form></section></aside>
<section class="panel dock"></section>
<nav class="tabs m-only"></nav>
</main>`;

// ---------------------------------------------------------------------------------------------- the bar

/** @param {Scene} scene */
function stepsHtml({ head }) {
  const at = head.at ?? -1;
  const step = (/** @type {string} */ words, /** @type {number} */ i) =>
    html`<li class="${i < at ? "done" : i === at ? "now" : ""}" ${i === at && html`aria-current="step"`}><span
      class="n">${i + 1}</span>${words}</li>`;
  return head.steps?.length ? html`<ol class="steps">${head.steps.map(step)}</ol>` : html`<span class="steps"></span>`;
}

/** @param {string} what @param {string} sign @param {string} words @param {string} [more] */
const tool = (what, sign, words, more = "") =>
  html`<button class="tool ${more}" data-do="${what}" aria-label="${words}" title="${words}">${icon(sign)}</button>`;

/** @param {View} view */
function toolsHtml({ table, scene, still }) {
  const back = table.undo?.length || table.redo;
  const undo = html`<button class="tool" data-do="undo" aria-label="${w("undo")}" title="${w("undo")}"
 aria-haspopup="menu" ${!back && html`aria-disabled="true"`}>${icon("undo")}</button>`;
  const watching = table.you?.role === "spectator" && html`<span class="chip">${icon("eye")}${w("spectating")}</span>`;
  const [record] = recordOf(scene);
  const story =
    record &&
    html`<button class="tool txt rc" data-do="record" aria-label="${record.title}" title="${record.title}">${icon(
      "flag",
    )}<span>${record.title}</span></button>`;
  return html`${!still && watching}${!still && undo}${tool("rules", "book", w("rulebook"))}${story}${
    !still && tool("people", "person", w("people"), "wide")
  }${tool("sound", settings.sound ? "sound" : "mute", w(settings.sound ? "to-mute" : "to-sound"), "wide")}${tool(
    "menu",
    "gear",
    w("settings"),
  )}`;
}

/** @param {View} view */
export function barHtml(view) {
  const { head } = view.scene;
  return html`<a class="brand" href="/" data-go aria-label="${w("home")}">${LOGO}<span>fathom</span></a>
<div class="where"><h1>${head.title}</h1><span>${head.subtitle}</span></div>
${stepsHtml(view.scene)}
<div class="tools">${toolsHtml(view)}</div>`;
}

// ---------------------------------------------------------------------------------------------- panels

/**
 * Which panel and which row lies where.
 * @param {Scene} scene
 */
export function places(scene) {
  const panels = scene.panels || [];
  const at = (/** @type {Panel["place"]} */ place) => panels.filter((p) => (p.place || "") === place);
  const foes = (scene.rows || []).filter((r) => r.kind === "foe");
  const heads = new Set(foes.map((r) => r.head));
  return {
    seats: at("").filter(isSeat),
    goals: at("goal"),
    rest: at("").filter((p) => !isSeat(p) && !heads.has(p.id)),
    side: at("side"),
    asked: at("dock").filter((p) => !isSeat(p)),
    centre: at("centre"),
    foes,
    headOf: (/** @type {Row} */ row) => panels.find((p) => p.id === row.head),
  };
}

/** A button that opens a panel. @param {Panel} p */
const restHtml = (p) =>
  html`<button class="tool txt k-${p.kind}" data-panel="${p.id}" title="${p.title}">${icon(panelIcon(p))}<span>${
    p.short || p.title
  }</span></button>`;

/** The seats. @param {View} view @param {boolean} narrow */
export const seatsHtml = ({ scene, look, me }, narrow) =>
  html`${places(scene)
    .seats.filter((p) => p !== me || narrow)
    .map((p) => seatPanel(p, scene, look))}`;

/** Below the seats: what is to be counted down, and what can be opened. @param {View} view */
export function lowerHtml({ scene, look }) {
  const { goals, rest } = places(scene);
  if (!goals.length && !rest.length) return html``;
  const opens = rest.length ? html`<nav class="rest" aria-label="${w("more")}">${rest.map(restHtml)}</nav>` : "";
  return html`<div class="panel below" data-key="below">${goals.map((p) => goalPanel(p, look))}${opens}</div>`;
}

/** The seats on a phone. @param {View} view */
export const stripHtml = ({ scene, look, me }) =>
  html`${places(scene)
    .seats.filter((p) => p !== me)
    .map((p) => seatStrip(p, scene, look))}`;

/**
 * What threatens; first of all what belongs to the question, unless that lies in the dock.
 * @param {View} view
 * @param {boolean} narrow
 */
export function foesHtml({ scene, look }, narrow) {
  const { foes, side, asked, headOf } = places(scene);
  const slips = [...(narrow ? [] : asked), ...side];
  return html`${foes.map((r) => foePanel(r, headOf(r), look))}${slips.map((p) => slipHtml(p, look))}`;
}

/**
 * The panels of the centre; a phone without a board has those of the side there too.
 * @param {Scene} scene
 * @param {boolean} narrow
 */
export function centred(scene, narrow) {
  const { centre, side } = places(scene);
  return [...centre, ...(narrow && !scene.boards?.length ? side : [])];
}

/** How much height a tray wants beside others: pictures with words most, others less. @param {Panel} panel */
function weightOf({ rows = [] }) {
  const shapes = rows.flatMap((row) => row.cards.map((c) => c.shape || ""));
  return shapes.some((shape) => shape === "" || shape === "poster") ? 1.7 : 1;
}

/**
 * The lines of the centre as rows of a grid, which share its height: trays whose spans fit share a line.
 * @param {Panel[]} trays
 */
export function linesOf(trays) {
  /** @type {number[]} */
  const lines = [];
  let room = 0;
  for (const tray of trays) {
    const span = Math.max(2, Math.min(12, tray.span ?? 12));
    if (span > room) {
      lines.push(0);
      room = 12;
    }
    room -= span;
    lines[lines.length - 1] = Math.max(lines[lines.length - 1], weightOf(tray));
  }
  return lines.map((weight) => `minmax(${Math.round(84 * weight)}px, ${weight}fr)`).join(" ");
}

/** @param {View} view @param {Panel[]} trays */
export const centreHtml = ({ look }, trays) => html`${trays.map((p) => trayHtml(p, look))}`;

/** On a phone: what threatens now, in one line. @param {Scene} scene */
export function threatHtml(scene) {
  const [row] = places(scene).foes;
  const n = row ? row.cards.findIndex((c) => c.flags?.includes("now")) : -1;
  const card = row?.cards[n];
  if (!card) return html``;
  const sign = card.icons?.[0] && has(card.icons[0]) ? card.icons[0] : "attack";
  const words = (card.lines || []).join(" ");
  return html`<button data-id="${card.id}">${icon(sign)}<b>${card.name}</b><span>${words}</span><em>${n + 1}/${
    row.cards.length
  }</em></button>`;
}

/** On a phone: everything else is one tab away. @param {View} view */
export function tabsHtml({ scene, tab }) {
  const { foes, side } = places(scene);
  const title = scene.boards?.length ? side[0]?.title || "" : "";
  const beside = title.length > 12 ? w("more") : title;
  const tabs = [
    ["play", "hand", w("play")],
    ["team", "person", w("players")],
    ...(foes.length || beside ? [["threat", "attack", foes.length ? w("threat") : beside]] : []),
    ["log", "book", w("log")],
  ];
  return html`${tabs.map(([name, sign, words]) => {
    const on = tab === name;
    const state = html`class="${on && "on"}" aria-pressed="${on ? "true" : "false"}"`;
    return html`<button data-tab="${name}" ${state}>${icon(sign)}${words}</button>`;
  })}`;
}
