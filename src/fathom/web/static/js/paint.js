// A scene on the page: the bar, boards, seats at the left, trays in the centre, what threatens at the right.
import { draw } from "./art.js";
import { BoardView, miniature } from "./board.js";
import { has, html, icon, patch, raw } from "./html.js";
import { foePanel, goalPanel, isGoal, panelIcon, seatPanel, seatStrip } from "./panels.js";
import { LOW, NARROW, showWindow } from "./phone.js";
import { recordOf } from "./record.js";
import { cardsOf, isSeat } from "./scene.js";
import { LOGO } from "./shell.js";
import { hang, storyHtml } from "./story.js";
import { slipHtml, trayHtml } from "./trays.js";
import { w } from "./words.js";
/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Row} Row
 * @typedef {import("./types.js").Cell} Cell
 * @typedef {import("./types.js").Choice} Choice
 * @typedef {import("./table.js").TablePage} Page
 */

/** The words that no scene brings. @param {Page} page */
export function label(page) {
  const label = (/** @type {string} */ selector, /** @type {string} */ words) =>
    page.el(selector).setAttribute("aria-label", words);
  label(".left", w("players"));
  label(".right", w("beside"));
  label(".board", w("map"));
  label(".centre", w("centre"));
  label(".dock", w("your-choices"));
  label(".tabs", w("menu"));
  label(".logp", w("log"));
  label(".log", w("log"));
  label(".say input", w("message"));
  label(".say button", w("send"));
  page.el(".say input").setAttribute("placeholder", w("message"));
  patch(page.el(".logp header"), html`<h2>${w("log")}</h2><span class="cap">${w("newest-first")}</span>`);
}

/** @param {Page} page @param {Table} table */
export function paint(page, table) {
  bar(page, table);
  boards(page, table.scene);
  panels(page, table.scene);
  tabs(page, table.scene);
}

/** @param {Page} page @param {Table} table */
function bar(page, table) {
  const { head } = table.scene;
  const steps = head.steps || [];
  const at = head.at ?? -1;
  const back = table.undo?.length || table.redo;
  patch(
    page.el(".bar"),
    html`<a class="brand" href="/" data-go aria-label="${w("home")}">${LOGO}<span>fathom</span></a>
<div class="where"><h1>${head.title}</h1><span>${head.subtitle}</span></div>
${steps.length ? html`<ol class="steps">${steps.map((step, i) => html`<li class="${i < at ? "done" : i === at ? "now" : ""}" ${i === at ? html`aria-current="step"` : ""}><span class="n">${i + 1}</span>${step}</li>`)}</ol>` : html`<span class="steps"></span>`}
<div class="tools">${table.you?.role === "spectator" && !page.still ? html`<span class="chip">${icon("eye")}${w("spectating")}</span>` : ""}${page.still ? "" : html`<button class="tool" data-do="undo" aria-label="${w("undo")}" title="${w("undo")}" aria-haspopup="menu" ${back ? "" : html`aria-disabled="true"`}>${icon("undo")}</button>`}<button class="tool" data-do="rules" aria-label="${w("rulebook")}" title="${w("rulebook")}">${icon("book")}</button>${recordOf(
      table.scene,
    )
      .slice(0, 1)
      .map(
        (p) =>
          html`<button class="tool txt rc" data-do="record" aria-label="${p.title}" title="${p.title}">${icon("flag")}<span>${p.title}</span></button>`,
      )}${page.still ? "" : html`<button class="tool wide" data-do="people" aria-label="${w("people")}" title="${w("people")}">${icon("person")}</button>`}<button class="tool" data-do="menu" aria-label="${w("settings")}" title="${w("settings")}">${icon("gear")}</button></div>`,
  );
}

/** @param {Page} page @param {Scene} scene */
function boards(page, scene) {
  const [main, ...others] = scene.boards || [];
  page.main.classList.toggle("boardless", !main);
  if (scene.backdrop && !main)
    draw(page.el(".backdrop"), [
      `/api/games/${encodeURIComponent(scene.game)}/art/backdrop/${encodeURIComponent(scene.backdrop)}`,
    ]);
  // They lie in the same plane as the board, and move with it.
  const beside = page.el(".sides");
  if (others.length && beside.parentElement !== page.board.host) page.board.host.append(beside);
  page.board.beside = others.reduce((most, board) => Math.max(most, board.width + 1), 0);
  while (page.sides.length < others.length) {
    const box = document.createElement("div");
    box.className = "side panel";
    beside.append(box);
    page.sides.push(new BoardView(box, page.board.on));
  }
  while (page.sides.length > others.length) page.sides.pop()?.host.remove();
  if (!main) return;
  page.main.classList.toggle("grown", main.grows === true);
  page.board.faces = new Map(
    cardsOf(scene)
      .filter((c) => c.drawing)
      .map((c) => [c.id, c.drawing || ""]),
  );
  const lit = page.offer.lit(page.group);
  const said = (/** @type {Cell} */ cell, /** @type {Choice[]} */ choices) =>
    choices.length
      ? `${cell.name}. ${choices.map((c) => [c.words, c.cost, c.consequence].filter(Boolean).join(", ")).join(". ")}`
      : cell.name;
  page.board.render(main, lit, said);
  others.forEach((board, i) => {
    page.sides[i].host.dataset.name = board.name;
    page.sides[i].render(board, lit, said);
  });
  patch(page.el(".minimap"), raw(miniature(main)));
  showWindow(page);
}

/** Seats at the left, trays in the centre, what threatens at the right. @param {Page} page @param {Scene} scene */
function panels(page, scene) {
  const { look } = page;
  const panels = scene.panels || [];
  const me = page.mePanel();
  const seats = panels.filter((p) => isSeat(p) && !p.place);
  const free = panels.filter((p) => !isSeat(p) && !p.place);
  const goals = free.filter(isGoal);
  const rows = (scene.rows || []).filter((r) => (r.seat ?? -1) < 0 && r.kind !== "hand" && r.kind !== "play");
  const partner = (/** @type {Row} */ row) => free.find((p) => row.kind === `${p.kind}s` || row.id === p.id);
  const used = new Set([...goals, ...rows.map(partner)]);
  const rest = free.filter((p) => !used.has(p));
  const side = panels.filter((p) => p.place === "side");
  const centred = [
    ...panels.filter((p) => p.place === "centre"),
    ...(NARROW.matches && !scene.boards?.length ? side : []),
  ];
  patch(
    page.el(".seats"),
    html`${seats.filter((p) => p !== me || NARROW.matches).map((p) => seatPanel(p, scene, look))}${goals.length || rest.length ? html`<div class="panel below" data-key="below">${goals.map((p) => goalPanel(p, look))}${rest.length ? html`<nav class="rest" aria-label="${w("more")}">${rest.map((p) => html`<button class="tool txt k-${p.kind}" data-panel="${p.id}" title="${p.title}">${icon(panelIcon(p))}<span>${p.kind === "story" ? scene.head.title : p.title}</span></button>`)}</nav>` : ""}</div>` : ""}`,
  );
  patch(page.el(".strip"), html`${seats.filter((p) => p !== me).map((p) => seatStrip(p, scene, look))}`);
  patch(page.el(".foes"), html`${rows.map((r) => foePanel(r, partner(r), look))}${side.map((p) => slipHtml(p, look))}`);
  patch(
    page.el(".centre"),
    scene.story ? storyHtml(page, scene, centred) : html`${centred.map((p) => trayHtml(p, look))}`,
  );
  page.el(".centre").hidden = !centred.length && !scene.story;
  hang(page.el(".centre"), scene.game);
  page.main.classList.toggle("reading", scene.story !== undefined);
  requestAnimationFrame(() => showActing(page.el(".left")));
  page.main.classList.toggle("many", seats.length > (LOW.matches ? 1 : 2));
  page.main.classList.toggle("sided", side.length > 0 && !rows.length);
  // Without a board, what lies at the side needs its height: the log goes below the seats.
  const home = page.el(scene.story || (side.length && !rows.length && !scene.boards?.length) ? ".left" : ".right");
  const log = page.el(".logp");
  if (log.parentElement !== home) home.append(log);
  threatLine(page, rows);
}

/**
 * When somebody else begins to act, bring that board into sight, above what is pinned below it.
 * @param {HTMLElement} left
 */
function showActing(left) {
  const acting = /** @type {HTMLElement | null} */ (left.querySelector(".climb.act"));
  if (!acting || left.dataset.acting === acting.dataset.id) return;
  left.dataset.acting = acting.dataset.id;
  const [box, frame] = [acting.getBoundingClientRect(), left.getBoundingClientRect()];
  const bottom = left.querySelector(".below")?.getBoundingClientRect().top ?? frame.bottom;
  if (box.bottom > bottom - 6) left.scrollTop += Math.min(box.bottom - bottom + 6, box.top - frame.top - 4);
  else if (box.top < frame.top) left.scrollTop += box.top - frame.top - 4;
}

/** On a phone: what threatens now, in one line. @param {Page} page @param {Row[]} rows */
function threatLine(page, rows) {
  const row = rows[0];
  const n = row ? row.cards.findIndex((c) => c.flags?.includes("now")) : -1;
  const card = row?.cards[n];
  patch(
    page.el(".mthreat"),
    card
      ? html`<button data-id="${card.id}">${icon(card.icons?.[0] && has(card.icons[0]) ? card.icons[0] : "attack")}<b>${card.name}</b><span>${(card.lines || []).join(" ")}</span><em>${n + 1}/${row.cards.length}</em></button>`
      : html``,
  );
  page.el(".mthreat").classList.toggle("none", !card);
}

/** On a phone: everything else is one tab away. @param {Page} page @param {Scene} scene */
function tabs(page, scene) {
  const foes = (scene.rows || []).find((r) => (r.seat ?? -1) < 0)?.name;
  const side = scene.boards?.length ? (scene.panels || []).find((p) => p.place === "side")?.title : "";
  const tabs = [
    ["play", "hand", w("play")],
    ["team", "person", w("players")],
    ...(foes || side ? [["threat", "attack", foes ? w("threat") : side || ""]] : []),
    ["log", "book", w("log")],
  ];
  patch(
    page.el(".tabs"),
    html`${tabs.map(([name, sign, words]) => html`<button data-tab="${name}" class="${page.tab === name ? "on" : ""}" aria-pressed="${page.tab === name}">${icon(sign)}${words}</button>`)}`,
  );
}
