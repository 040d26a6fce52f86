// Panels: a seat, a foe, a supply. Drawn from what they hold, whatever the game.
import { artId, use } from "./art.js";
import { bar, cardHtml, faceUp, mini, rich, seal, suited, unsigned } from "./cards.js";
import { has, html, icon } from "./html.js";
import { portrait } from "./pieces.js";
import { pieceOf, tail, tintOf } from "./scene.js";
import { w } from "./words.js";
/**
 * @typedef {import("./types.js").Panel} Panel
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Counter} Counter
 * @typedef {import("./types.js").Card} Card
 */

/**
 * @typedef {object} Look
 * @property {Set<string>} lit ids that can be chosen
 * @property {(seat: number) => string} who the person in a seat, in words
 * @property {(id: string) => string} [off] why a thing cannot be chosen
 */

/**
 * A track on which two markers come towards each other, or one goes along.
 * @param {import("./types.js").Track} track
 */
export function trackHtml(track) {
  const marks = track.marks;
  const health = marks.find((m) => m.kind === "health");
  const blight = marks.find((m) => m.kind === "blight");
  const label = `${track.name}: ${marks.map((m) => m.name).join(", ")}`;
  if (health && blight) {
    return html`<div role="img" aria-label="${label}"><ol class="track" aria-hidden="true">${track.slots.map(
      (slot, i) => {
        const zero = i === track.slots.length - 1;
        const tone = i < health.at ? "lost" : i >= blight.at && !(zero && blight.at === i) ? "bl" : "life";
        const mark = i === health.at ? "health" : i === blight.at ? "blight" : "";
        return html`<li class="${tone}${mark === "health" ? " mh" : mark === "blight" ? " mb" : ""}">${mark ? icon(mark) : html`<span>${slot}</span>`}</li>`;
      },
    )}</ol></div>`;
  }
  const at = marks[0]?.at ?? -1;
  if (track.slots.every((slot) => !slot)) {
    const mark = (/** @type {number} */ i) =>
      marks
        .filter((m) => m.at === i)
        .map((m) => ` m k-${m.kind}`)
        .join("");
    return html`<div role="img" aria-label="${label}"><ol class="boxes" aria-hidden="true">${track.slots.map((_, i) => html`<li class="${i < at ? "p" : ""}${mark(i)}"></li>`)}</ol></div>`;
  }
  return html`<div role="img" aria-label="${label}"><ol class="ttrack" aria-hidden="true">${track.slots.map(
    (slot, i) => html`<li class="${i < at ? "p" : i === at ? "m" : ""}">${slot}</li>`,
  )}</ol></div>`;
}

/** One icon for each, those that are lost paler. @param {Counter} c */
const icons = (c) =>
  html`<div class="hearts k-${c.kind}" data-id="${c.id}" role="img" aria-label="${c.name}: ${w("of-most", { n: c.value, most: c.most ?? 0 })}">${Array.from({ length: Math.min(12, c.most ?? 0) }, (_, i) => icon(has(c.kind) ? c.kind : "health", i < c.value ? "on" : "no"))}</div>`;

/** Counters that are drawn across the panel, before all others. @param {Panel} panel */
const gauges = (panel) =>
  html`${(panel.counters || []).map((c) => (c.shape === "bar" ? bar(c) : c.shape === "icons" ? icons(c) : ""))}`;

/** @param {Counter} c */
const isGauge = (c) => c.shape === "bar" || c.shape === "icons";

/** Counters as icon and number, in one line. @param {Panel} panel */
export function numbers(panel) {
  const shown = (panel.counters || []).filter((c) => !isGauge(c));
  return shown.length
    ? html`<div class="nums n${shown.length}">${shown.map((c) => html`<button class="nm k-${c.kind}${c.value ? "" : " z"}" data-id="${c.id}" aria-label="${c.name}: ${c.words || c.value}" title="${c.name}">${has(c.kind) ? icon(c.kind) : html`<small>${c.name}</small>`}${c.value}</button>`)}</div>`
    : "";
}

/** @param {Counter} c */
function counterHtml(c) {
  const sign = has(c.kind) ? icon(c.kind) : "";
  const flag = c.most === 1;
  const ticks = (c.most ?? -1) > 1;
  const value = flag
    ? html`<span>${c.words || (c.value ? "✓" : "–")}</span>`
    : html`<b>${c.value}</b>${ticks && html`<span class="ticks" aria-hidden="true">${Array.from({ length: Math.min(12, c.most ?? 0) }, (_, i) => html`<i class="${i < c.value ? "on" : ""}"></i>`)}</span>`}`;
  return html`<div class="ct k-${c.kind}${flag && !c.value ? " spent" : ""}" data-id="${c.id}"><dt>${sign}${c.name}</dt><dd>${value}</dd></div>`;
}

/** @param {import("./types.js").Chip} c @param {Look} look */
export function chipHtml(c, look) {
  if (c.shape === "seal") return seal(c, look.lit.has(c.id));
  const sign =
    [c.sign || "", c.kind, c.id.split(".")[0]].find(has) ||
    (c.kind === "token"
      ? "focus"
      : c.kind === "rule"
        ? "book"
        : c.kind === "shield" || c.kind === "protection"
          ? "block"
          : "");
  const picture = artId([c.kind], c.sign);
  const mark = picture ? use(picture, "meet") : sign ? icon(sign) : "";
  const spent = c.flags?.includes("exhausted") || c.flags?.includes("used");
  if (c.shape === "line") {
    return html`<button class="chip lined${look.lit.has(c.id) ? " lit" : ""}${spent ? " spent" : ""}${look.off?.(c.id) ? " off" : ""}" data-id="${c.id}" ${suited(c.suit)}>${mark}<span><b>${c.name}</b>${c.words && html` ${rich(c.words)}`}</span></button>`;
  }
  return html`<button class="chip${look.lit.has(c.id) ? " lit" : ""}${spent ? " spent" : ""}" data-id="${c.id}" ${suited(c.suit)}>${mark}${c.shape === "value" ? html`<span aria-hidden="true">${c.words}</span><span class="vh">${c.name}</span>` : html`<span>${c.name}</span>`}${(c.count ?? 1) > 1 && html`<b>×${c.count}</b>`}</button>`;
}

/** What a seat may be called, the most telling first. */
const STATES = /** @type {const} */ (["defeated", "falling", "active", "next"]);

/** Turn, state or nothing. @param {Panel} panel */
function badge(panel) {
  const flag = STATES.find((f) => panel.flags?.includes(f));
  return flag ? html`<span class="turn ${flag}">${w(flag)}</span>` : "";
}

/**
 * The board of a seat.
 * @param {Panel} panel @param {Scene} scene @param {Look} look
 */
export function seatPanel(panel, scene, look) {
  if (!panel.tracks?.length) return rivalPanel(panel, look);
  const seat = panel.seat ?? 0;
  const lit = look.lit.has(panel.id) || look.lit.has(pieceOf(scene, panel)?.id || "");
  const index = tail(panel.id);
  const covers = (scene.rows || [])
    .filter((row) => row.kind === "covers" && row.id.endsWith(`.${index}`))
    .flatMap((row) => row.cards);
  const counters = (panel.counters || []).filter((c) => c.kind !== "discard");
  const discard = panel.piles?.find((p) => p.id.startsWith("discard"));
  const who = look.who(seat);
  const marks = panel.tracks?.[0]?.marks || [];
  const value = (/** @type {string} */ kind) => {
    const track = panel.tracks?.[0];
    const mark = marks.find((m) => m.kind === kind);
    return track && mark ? track.slots[mark.at] : "";
  };
  return html`<article class="panel climb${panel.flags?.includes("active") ? " act" : ""}${lit ? " lit" : ""}${panel.flags?.includes("defeated") ? " out" : ""}" data-id="${panel.id}" aria-label="${[panel.title, panel.subtitle, panel.words].filter(Boolean).join(", ")}">
<div class="top"><button class="pbtn" data-id="${panel.id}" data-key="f.${panel.id}" aria-label="${panel.title}">${portrait(panel.art || "", tintOf(panel))}</button><div class="who"><h2>${panel.title}</h2><p>${[panel.subtitle, who].filter(Boolean).join(" · ")}</p></div>${badge(panel)}</div>
${(panel.tracks || []).map((t) => html`<div class="tr" data-id="${t.id}">${trackHtml(t)}</div>`)}
${marks.length ? html`<div class="legend">${marks.map((m) => html`<span class="k-${m.kind}" data-id="${m.id}">${has(m.kind) ? icon(m.kind) : ""} <span class="val">${value(m.kind)}</span></span>`)}<span class="gap">${panel.words}</span></div>` : panel.words ? html`<p class="words">${panel.words}</p>` : ""}
${counters.length ? html`<dl class="stats n${Math.min(4, counters.length)}">${counters.map(counterHtml)}</dl>` : ""}
<div class="own">${covers
    .filter((c) => c.kind === "cover")
    .map(
      (c) =>
        html`<button class="chip cover${look.lit.has(c.id) ? " lit" : ""}${c.flags?.includes("exhausted") ? " spent" : ""}" data-id="${c.id}">${icon("power")}<span>${c.name}</span></button>`,
    )}${discard?.count ? html`<button class="chip" data-id="${discard.id}" title="${discard.name}">${icon("discard")}<span class="vh">${w("discard")}</span><b>${discard.count}</b></button>` : ""}${(panel.chips || []).map((c) => chipHtml(c, look))}</div></article>`;
}

/**
 * The inside of a seat without tracks: its numbers, what it holds, its small cards.
 * @param {Panel} panel
 * @param {Look} look
 */
export function holdings(panel, look) {
  const chips = (panel.chips || []).filter((c) => !c.flags?.includes("badge"));
  const seals = chips.filter((c) => c.shape === "seal");
  const rest = chips.filter((c) => c.shape !== "seal");
  return html`${gauges(panel)}${numbers(panel)}${seals.length ? html`<div class="seals">${seals.map((c) => seal(c, look.lit.has(c.id)))}</div>` : ""}${(panel.rows || []).map((r) => html`<div class="mine" role="group" aria-label="${r.name}">${r.cards.map((c) => cardHtml({ ...c, shape: c.shape || "small" }, { lit: look.lit.has(c.id), off: look.off?.(c.id) }))}</div>`)}${
    rest.length ? html`<div class="own">${rest.map((c) => chipHtml(c, look))}</div>` : ""
  }${panel.words && html`<p class="sum">${rich(panel.words)}</p>`}`;
}

/** @param {Panel} panel @param {Look} look */
export function rivalTop(panel, look) {
  const seat = panel.seat ?? 0;
  const badges = (panel.chips || []).filter((c) => c.flags?.includes("badge"));
  return html`<div class="rt"><span class="st">${icon(`seat-${(tintOf(panel) % 5) + 1}`)}</span>${panel.art ? portrait(panel.art, tintOf(panel)) : ""}<h2>${panel.title}</h2><span class="muted">${[panel.subtitle, look.who(seat)].filter((x) => x && x !== panel.title).join(" · ")}</span>${badges.map((c) => html`<button class="sc" data-id="${c.id}">${icon(c.sign || c.kind)}${c.name}</button>`)}${badge(panel)}</div>`;
}

/** The board of a seat that is told in numbers: a rival. @param {Panel} panel @param {Look} look */
function rivalPanel(panel, look) {
  return html`<article class="panel rival c${(tintOf(panel) % 5) + 1}${panel.flags?.includes("active") ? " act" : ""}${look.lit.has(panel.id) ? " lit" : ""}" data-id="${panel.id}" aria-label="${unsigned([panel.title, panel.subtitle, panel.words].filter(Boolean).join(", "))}">${rivalTop(panel, look)}${holdings(panel, look)}</article>`;
}

/** A seat on a phone: face and three values. @param {Panel} panel @param {Scene} scene @param {Look} look */
export function seatStrip(panel, scene, look) {
  const track = panel.tracks?.[0];
  const values = (track?.marks || []).map((m) => ({ kind: m.kind, value: track?.slots[m.at], name: m.name }));
  const counters = track
    ? (panel.counters || []).filter((c) => (c.most ?? -1) > 1).slice(0, 1)
    : (panel.counters || []).slice(0, 3);
  for (const c of counters) values.push({ kind: c.kind, value: String(c.value), name: `${c.name} ${c.value}` });
  const lit = look.lit.has(panel.id) || look.lit.has(pieceOf(scene, panel)?.id || "");
  const n = (tintOf(panel) % 5) + 1;
  const face =
    track || panel.art
      ? portrait(panel.art || "", tintOf(panel))
      : html`<span class="st c${n}">${icon(`seat-${n}`)}</span>`;
  return html`<button class="ms${track || panel.art ? "" : " slim"}${panel.flags?.includes("active") ? " act" : ""}${lit ? " lit" : ""}" data-id="${panel.id}" aria-label="${panel.title}: ${values.map((v) => v.name).join(", ")}">${face}<b>${panel.title}</b><span class="v">${values.map(
    (v) => html`<span class="k-${v.kind}">${has(v.kind) ? icon(v.kind) : ""}${v.value}</span>`,
  )}</span></button>`;
}

/** Things to be counted down: gems and the like. @param {Panel} panel @param {Look} look */
export function goalPanel(panel, look) {
  const signs = { crystal: "crystal", blighted: "crystal-blighted", broken: "crystal", pool: "crystal" };
  return html`<section class="goal" data-id="${panel.id}"><h2>${panel.title} <span>${panel.subtitle}</span></h2><ul class="gems">${(
    panel.chips || []
  ).map((c) => {
    const blighted = c.kind === "blighted" || c.flags?.includes("blighted");
    const tone = c.kind === "broken" || !c.words ? "x" : blighted ? "b" : "p";
    const sign = blighted
      ? "crystal-blighted"
      : signs[/** @type {keyof typeof signs} */ (c.kind)] || (has(c.kind) ? c.kind : "why");
    return html`<li><button class="${tone}${look.lit.has(c.id) ? " lit" : ""}" data-id="${c.id}" aria-label="${c.name}">${icon(sign)}<span>${c.words || "–"}</span></button></li>`;
  })}</ul></section>`;
}

/** @param {Panel} panel */
export const isGoal = (panel) =>
  (panel.seat ?? -1) < 0 &&
  !panel.piles?.length &&
  (panel.chips?.length ?? 0) > 2 &&
  (panel.chips || []).every((c) => (c.words || "").length <= 14);

/**
 * A row of cards of the foe, with its panel: small cards, and the one that counts now in full.
 * @param {import("./types.js").Row} row @param {Panel | undefined} panel @param {Look} look
 */
export function foePanel(row, panel, look) {
  const current =
    row.cards.find((c) => c.flags?.includes("now")) || [...row.cards].reverse().find((c) => c.up !== false);
  return html`<section class="panel threat" data-id="${panel?.id || row.id}" aria-label="${panel?.title || row.name}"><header><h2>${panel?.title || row.name}</h2><span class="cap">${panel?.subtitle}</span></header>
<ol class="rowc">${row.cards.map((c) => mini(c, look.lit.has(c.id)))}</ol>${current ? faceUp(current) : ""}${(panel?.tracks || []).map(trackHtml)}</section>`;
}

/** Any other panel: its words, chips and piles as text. @param {Panel} panel */
export function plainPanel(panel) {
  return html`<div class="pane">${panel.subtitle && html`<p class="lead">${panel.subtitle}</p>`}${panel.words && html`<p>${panel.words}</p>`}
${(panel.counters || []).length ? html`<dl class="stats">${(panel.counters || []).map(counterHtml)}</dl>` : ""}
<ul class="rules">${(panel.chips || []).map((c) => html`<li><b>${c.name}${(c.count ?? 1) > 1 ? ` ×${c.count}` : ""}</b>${c.words && html`<span>${c.words}</span>`}</li>`)}${(panel.piles || []).map((p) => html`<li><b>${p.name}</b><span>${w("cards", { n: p.count })}</span></li>`)}</ul></div>`;
}

const PANEL_ICONS = { scenario: "book", supply: "chest", story: "flag" };
/** @param {Panel} panel */
export const panelIcon = (panel) =>
  PANEL_ICONS[/** @type {keyof typeof PANEL_ICONS} */ (panel.kind)] || (has(panel.kind) ? panel.kind : "more");
