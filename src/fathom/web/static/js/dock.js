// The dock: the one question, what can be done and what cannot, and the hand.
import { cardHtml, longest, rich, spoken } from "./cards.js";
import { cls, has, html, icon } from "./html.js";
import { lessonHtml } from "./lesson.js";
import { isVain } from "./offer.js";
import { isSeat, panelOf, tail } from "./scene.js";
import { meHtml, slipHtml } from "./trays.js";
import { w } from "./words.js";

/**
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Row} Row
 * @typedef {import("./types.js").Card} Card
 * @typedef {import("./types.js").Group} Group
 * @typedef {import("./offer.js").Button} Button
 * @typedef {import("./view.js").View} View
 */

// ---------------------------------------------------------------------------------------------- the question

/** What is left to spend, one icon for each. @param {Scene} scene */
function leftHtml(scene) {
  const left = scene.prompt?.left?.[0];
  const most = Math.max(left?.most ?? 0, left?.value ?? 0);
  if (!left || !most) return "";
  const words = left.words || left.value;
  const sign = has(left.kind) ? left.kind : "lamp";
  const signs = Array.from({ length: Math.min(8, most) }, (_, i) => icon(sign, i < left.value ? "on" : "no"));
  return html`<span class="apl" role="img" aria-label="${left.name}: ${words}">${signs}<span>${words}</span></span>`;
}

/** Whose seat is shown, if a person has several. @param {View} view */
function switcher(view) {
  const { table, scene } = view;
  const mine = table.you?.seats || [];
  if (mine.length < 2 || table.over) return "";
  const asked = scene.prompt?.seats || [];
  const can = html`<i class="can" role="img" aria-label="${w("can-be-chosen")}"></i>`;
  const one = (/** @type {number} */ seat) => {
    const on = seat === view.seat;
    const n = (seat % 5) + 1;
    const name = panelOf(scene, seat)?.title || view.named(seat);
    const names = cls("sit", `c${n}`, on && "on");
    const more = !on && asked.includes(seat) && can;
    return html`<button class="${names}" data-sit="${seat}" aria-pressed="${on ? "true" : "false"}">${icon(
      `seat-${n}`,
    )}${name}${more}</button>`;
  };
  return html`<div class="sits" role="group" aria-label="${w("show-seat")}">${mine.map(one)}</div>`;
}

/** Who must act, while one waits. @param {View} view */
function waitingFor({ table, scene, still, named }) {
  if (still || table.over || scene.choices?.length) return "";
  const bot = (table.thinking ?? -1) >= 0;
  const seat = bot ? (table.thinking ?? -1) : (scene.prompt?.lead ?? -1);
  // The game's own hint may say so already.
  if (seat < 0 || (scene.prompt?.hint || "").includes(named(seat))) return "";
  const words = w(bot ? "bot-thinks" : "waiting-for", { who: named(seat) });
  return html`<span class="wait">${icon(bot ? "bot" : "clock")}${words}</span>`;
}

/** The own seat that is asked, while one looks from another; else -1. @param {View} view */
function askedElsewhere({ table, scene, still }) {
  const lead = scene.prompt?.lead ?? -1;
  if (scene.lesson) return -1;
  return !still && !table.over && !scene.choices?.length && table.you?.seats?.includes(lead) ? lead : -1;
}

/** The way back to that seat. @param {View} view */
export function backHtml(view) {
  const lead = askedElsewhere(view);
  if (lead < 0) return "";
  const who = panelOf(view.scene, lead)?.title || view.named(lead);
  return html`<button class="opt plain" data-sit="${lead}" data-key="back" aria-keyshortcuts="n">${icon(
    `seat-${(lead % 5) + 1}`,
  )}<b>${w("go-on-as", { who })}</b></button>`;
}

/** The question, who is waited for, and whose seat is shown. @param {View} view */
export function promptHtml(view) {
  const { scene, still } = view;
  if (scene.lesson && !still) return lessonHtml(scene);
  const { prompt } = scene;
  const question = prompt?.question || (scene.ending ? w("ended") : scene.head.title);
  const asked = !still && scene.choices?.length;
  const hint = html`<button class="hint" data-do="suggest" aria-label="${w("hint")}: ${w("suggest")}"
 title="${w("suggest")}">${icon("eye")}${w("hint")}</button>`;
  const sheet = html`<button class="hint" data-do="sheet">${icon("book")}${w("sheet")}</button>`;
  const passed =
    view.table.passed &&
    !still &&
    html`<button class="hint" data-do="unpass">${icon("undo")}${w("passed", {
      what: view.table.passed,
    })} · ${w("passed-open")}</button>`;
  const under = askedElsewhere(view) < 0 ? html`${prompt?.hint} ${waitingFor(view)} ${passed}` : "";
  return html`<div class="prompt"><h2 id="prompt">${icon("lamp")}<span class="q">${question}</span>${asked && hint}${
    scene.sheet && !still && sheet
  }${leftHtml(scene)}</h2><div class="under2"><p>${under}</p>${switcher(view)}</div></div>`;
}

// ---------------------------------------------------------------------------------------------- options

/** @param {Group} group */
const signOf = (group) => [group.icon || "", group.id].find(has) || (group.moves_on ? "check" : "chevron");

/** @param {Button} b @param {number} i @param {boolean} on */
function buttonHtml(b, i, on) {
  const { group, choices, no } = b;
  const vain = isVain(b);
  // What is paid in words stands with the words.
  const isShort = (group.cost || "").replace(/:[\w-]+:/g, "").length < 9;
  const paid = isShort ? "" : `${group.cost}.`;
  const words = no ? no.reason : [paid, group.caption].filter(Boolean).join(" ");
  const label = choices.length === 1 && choices[0].label;
  const name = label
    ? html`<span aria-hidden="true">${rich(label)}</span><span class="vh">${group.name}</span>`
    : group.name;
  const cost = group.cost && isShort && html`<span class="cost">${rich(group.cost)}</span>`;
  const names = cls("opt", !cost && "nc", no ? "off" : group.moves_on && "plain", vain && "vain", on && "chosen");
  const keys = [i < 9 && !vain ? i + 1 : "", group.hotkey].filter(Boolean).join(" ");
  const state = no ? html`aria-disabled="true"` : choices.length > 1 && html`aria-pressed="${on ? "true" : "false"}"`;
  const small = words && html`<small>${rich(words)}</small>`;
  return html`<button class="${names}" data-opt="${i}" data-key="o.${b.key}" data-group="${group.id}" ${state}
 aria-keyshortcuts="${keys}">${icon(signOf(group))}<b>${name}</b>${cost}${small}</button>`;
}

/** The longest word, in em, that a narrow button has room for. */
const WORDY = 6.4;

/** All buttons, closer together the more there are. @param {View} view */
function optionsHtml(view) {
  const { buttons, offer, group, scene } = view;
  if (scene.lesson?.waits === "read") return "";
  const n = buttons.length;
  const isOn = (/** @type {Button} */ b) =>
    b.choices.length > 1 && group === b.group.id && b.choices.some((c) => offer.cellsOf(c).length > 0);
  const isWordy = buttons.some((b) => longest(b.group.name) > WORDY);
  const names = cls("opts", n > 10 ? "dense" : n > 8 ? "tight" : n < 7 && "few", isWordy && "wordy");
  return html`<div class="${names}" role="group" aria-labelledby="prompt">${buttons.map((b, i) =>
    buttonHtml(b, i, isOn(b)),
  )}${backHtml(view)}</div>`;
}

// ---------------------------------------------------------------------------------------------- the hand

/** The hand to show: one's own, else that of who is asked. @param {Scene} scene @param {number} seat */
function handOf(scene, seat) {
  const hands = (scene.rows || []).filter((r) => r.kind === "hand");
  return hands.find((r) => r.seat === seat) || hands.find((r) => r.seat === scene.prompt?.lead) || hands[0];
}

/** @param {View} view @param {Card} card */
function handCard({ offer, group }, card) {
  const choices = offer.on(card.id, group);
  const off = offer.refused.get(card.id)?.reason || "";
  const words = choices.length ? choices.map((c) => c.words).join(", ") : off && w("not-possible", { reason: off });
  const chosen = group !== "" && choices.some((c) => c.group === group);
  const label = words ? `${spoken(card)}. ${words}` : "";
  return cardHtml(card, { lit: offer.ids.has(card.id), off, label, chosen });
}

/** @param {View} view @param {Row} hand */
function handHtml(view, hand) {
  const n = hand.cards.length;
  const words = hand.words && html`<span>${hand.words}</span>`;
  const shape = hand.cards[0]?.shape || "card";
  const head = html`<span class="cap"><span>${hand.name} · ${n}</span>${words}</span>`;
  const cards = hand.cards.map((c) => handCard(view, c));
  return html`<div class="handw" data-key="hand"><div class="slotl h">${head}<div class="hand sh-${shape}"
  style="--k:${Math.max(0, n - 1)}">${cards}</div></div></div>`;
}

/** The cards that were played beside a hand. @param {View} view @param {Row | undefined} play */
function playHtml({ offer }, play) {
  if (!play?.cards.length) return "";
  const cards = play.cards.slice(0, 3).map((c) => cardHtml(c, { used: true, lit: offer.ids.has(c.id) }));
  return html`<div class="inplay" data-key="inplay"><div class="slotl"><span class="cap">${w("in-play")}</span><div
    class="stack">${cards}</div></div></div>`;
}

/** @param {View} view @param {boolean} narrow whether what belongs to the question lies here too */
export function dockHtml(view, narrow) {
  const { scene, look, me } = view;
  const hand = handOf(scene, view.seat);
  const play = hand && (scene.rows || []).find((r) => r.kind === "play" && tail(r.id) === tail(hand.id));
  const asked = narrow ? (scene.panels || []).filter((p) => p.place === "dock" && !isSeat(p)) : [];
  const slips = asked.map((p) => slipHtml(p, look));
  return html`${me && html`<div class="mew" data-key="me">${meHtml(me, look)}</div>`}${playHtml(view, play)}
<div class="do" data-key="do">${promptHtml(view)}
${optionsHtml(view)}</div>
${slips.length ? html`<div class="slips" data-key="slips">${slips}</div>` : ""}${hand && handHtml(view, hand)}`;
}
