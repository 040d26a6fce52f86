// The dock: the one question, what can be done and what cannot, and the hand.
import { cardHtml, rich, spoken } from "./cards.js";
import { has, html, icon } from "./html.js";
import { isVain } from "./offer.js";
import { isSeat, panelOf, tail } from "./scene.js";
import { meHtml, slipHtml } from "./trays.js";
import { w } from "./words.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Row} Row
 * @typedef {import("./offer.js").Button} Button
 * @typedef {import("./table.js").TablePage} Page
 */

/** The hand to show: one's own, else that of who is asked. @param {Scene} scene @param {number} seat */
function handOf(scene, seat) {
  const hands = (scene.rows || []).filter((r) => r.kind === "hand");
  return hands.find((r) => r.seat === seat) || hands.find((r) => r.seat === scene.prompt?.lead) || hands[0];
}

/** What is left to spend, one icon for each. @param {Scene} scene */
function leftHtml(scene) {
  const left = scene.prompt?.left?.[0];
  const most = Math.max(left?.most ?? 0, left?.value ?? 0);
  if (!left || !most) return "";
  return html`<span class="apl" role="img" aria-label="${left.name}: ${left.words || left.value}">${Array.from({ length: Math.min(8, most) }, (_, i) => icon(has(left.kind) ? left.kind : "ap", i < left.value ? "on" : "no"))}<span>${left.words || left.value}</span></span>`;
}

/** Whose seat is shown, if a person has several. @param {Page} page @param {Table} table */
function switcher(page, table) {
  const mine = table.you?.seats || [];
  if (mine.length < 2 || table.over) return "";
  const asked = table.scene.prompt?.seats || [];
  return html`<div class="sits" role="group" aria-label="${w("show-seat")}">${mine.map((s) => {
    const on = s === page.seat;
    return html`<button class="sit c${(s % 5) + 1}${on ? " on" : ""}" data-sit="${s}" aria-pressed="${on}">${icon(`seat-${(s % 5) + 1}`)}${panelOf(table.scene, s)?.title || page.named(s)}${!on && asked.includes(s) ? html`<i class="can" role="img" aria-label="${w("can-be-chosen")}"></i>` : ""}</button>`;
  })}</div>`;
}

/** @param {Button} b @param {number} i @param {boolean} on */
function buttonHtml(b, i, on) {
  const { group, choices, no } = b;
  const sign =
    group.icon && has(group.icon) ? group.icon : has(group.id) ? group.id : group.moves_on ? "check" : "chevron";
  const cost = (group.cost || "").replace(/\s*AP$/, "");
  const isShort = cost.length < 9; // what is paid in words stands with the words
  const price = cost && isShort ? html`<span class="cost">${cost}${cost !== group.cost ? icon("ap") : ""}</span>` : "";
  const words = no ? no.reason : [isShort ? "" : `${group.cost}.`, group.caption].filter(Boolean).join(" ");
  const label = choices.length === 1 ? choices[0].label : "";
  return html`<button class="opt${price ? "" : " nc"}${no ? " off" : group.moves_on ? " plain" : ""}${isVain(b) ? " vain" : ""}${on ? " chosen" : ""}" data-opt="${i}" data-key="o.${b.key}" data-group="${group.id}" ${no ? html`aria-disabled="true"` : ""} ${choices.length > 1 ? html`aria-pressed="${on}"` : ""} aria-keyshortcuts="${[i < 9 && !isVain(b) ? i + 1 : "", group.hotkey].filter(Boolean).join(" ")}">${icon(sign)}<b>${label ? html`<span aria-hidden="true">${rich(label)}</span><span class="vh">${group.name}</span>` : group.name}</b>${price}${words && html`<small>${words}</small>`}</button>`;
}

/** @param {Page} page @param {Row} hand */
function handHtml(page, hand) {
  const { offer } = page;
  const cards = hand.cards.map((c) => {
    const choices = offer.on(c.id, page.group);
    const off = offer.refused.get(c.id)?.reason || "";
    const said = choices.length
      ? `${spoken(c)}. ${choices.map((x) => x.words).join(", ")}`
      : off
        ? `${spoken(c)}. ${w("not-possible", { reason: off })}`
        : "";
    const chosen = page.group !== "" && choices.some((x) => x.group === page.group);
    return cardHtml(c, { lit: offer.ids.has(c.id), off, label: said, chosen });
  });
  const shape = hand.cards[0]?.shape || "card";
  return html`<div class="handw" data-key="hand"><div class="slotl h"><span class="cap"><span>${hand.name} · ${hand.cards.length}</span>${hand.words && html`<span>${hand.words}</span>`}</span><div class="hand sh-${shape}" style="--k:${Math.max(0, cards.length - 1)}">${cards}</div></div></div>`;
}

/** Who must act, while one waits. @param {Page} page @param {Table} table */
function waitingFor(page, table) {
  const { scene } = table;
  if (page.still || table.over || (scene.choices || []).length) return "";
  const lead = scene.prompt?.lead ?? -1;
  const bot = (table.thinking ?? -1) >= 0;
  const words = bot
    ? w("bot-thinks", { who: page.named(table.thinking ?? -1) })
    : lead >= 0
      ? w("waiting-for", { who: page.named(lead) })
      : "";
  // The game's own hint may say so already.
  const said = (scene.prompt?.hint || "").includes(page.named(bot ? (table.thinking ?? -1) : lead));
  return words && !said ? html`<span class="wait">${icon(bot ? "bot" : "clock")}${words}</span>` : "";
}

/** The own seat that is asked, while one looks from another; else -1. @param {Page} page @param {Table} table */
function askedElsewhere(page, table) {
  const { choices, prompt } = table.scene;
  const lead = prompt?.lead ?? -1;
  return !page.still && !table.over && !choices?.length && table.you?.seats?.includes(lead) ? lead : -1;
}

/** The way back to that seat. @param {Page} page @param {Table} table */
export function backHtml(page, table) {
  const lead = askedElsewhere(page, table);
  if (lead < 0) return "";
  return html`<button class="opt plain" data-sit="${lead}" data-key="back" aria-keyshortcuts="n">${icon(`seat-${(lead % 5) + 1}`)}<b>${w("go-on-as", { who: panelOf(table.scene, lead)?.title || page.named(lead) })}</b></button>`;
}

/** The question, who is waited for, and whose seat is shown. @param {Page} page @param {Table} table */
export function promptHtml(page, table) {
  const { scene } = table;
  const { prompt } = scene;
  const asked = !page.still && (scene.choices || []).length > 0;
  return html`<div class="prompt"><h2 id="prompt">${icon("lamp")}<span class="q">${prompt?.question || (scene.ending ? w("ended") : scene.head.title)}</span>${asked ? html`<button class="hint" data-do="suggest" aria-label="${w("hint")}: ${w("suggest")}" title="${w("suggest")}">${icon("eye")}${w("hint")}</button>` : ""}${scene.sheet && !page.still ? html`<button class="hint" data-do="sheet">${icon("book")}${w("sheet")}</button>` : ""}${leftHtml(scene)}</h2><div class="under2"><p>${askedElsewhere(page, table) < 0 ? html`${prompt?.hint} ${waitingFor(page, table)}` : ""}</p>${switcher(page, table)}</div></div>`;
}

/** @param {Page} page @param {Table} table @param {Button[]} buttons */
export function dockHtml(page, table, buttons) {
  const { scene } = table;
  const hand = handOf(scene, page.seat);
  const play = hand && (scene.rows || []).find((r) => r.kind === "play" && tail(r.id) === tail(hand.id));
  const me = page.mePanel();
  const slips = (scene.panels || []).filter((p) => p.place === "dock" && !isSeat(p));
  return html`${me ? html`<div class="mew" data-key="me">${meHtml(me, page.look)}</div>` : ""}${play?.cards.length ? html`<div class="inplay" data-key="inplay"><div class="slotl"><span class="cap">${w("in-play")}</span><div class="stack">${play.cards.slice(0, 3).map((c) => cardHtml(c, { used: true, lit: page.offer.ids.has(c.id) }))}</div></div></div>` : ""}
<div class="do" data-key="do">${promptHtml(page, table)}
<div class="opts${buttons.length > 10 ? " dense" : buttons.length > 8 ? " tight" : buttons.length < 7 ? " few" : ""}" role="group" aria-labelledby="prompt">${buttons.map((b, i) => buttonHtml(b, i, b.choices.length > 1 && page.group === b.group.id && b.choices.some((c) => page.offer.cellsOf(c).length > 0)))}${backHtml(page, table)}</div></div>
${slips.length ? html`<div class="slips" data-key="slips">${slips.map((p) => slipHtml(p, page.look))}</div>` : ""}${hand ? handHtml(page, hand) : ""}`;
}
