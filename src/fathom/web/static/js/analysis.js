// How a game went: the chance to win as a line, what was luck and what were choices, and what else could be chosen.
import { cls, html, icon, one, patch } from "./html.js";
import { api } from "./net.js";
import { notice } from "./pop.js";
import { w } from "./words.js";

/**
 * @typedef {import("./types.js").Analysed} Analysed
 * @typedef {import("./types.js").Weighed} Weighed
 * @typedef {import("./types.js").Way} Way
 */

const WIDE = 1000;
const HIGH = 150;
/** So much of a chance must be won or lost for a swing; so many of them are named. */
const LEAST = 0.05;
const MOST = 6;

/** @param {number} chance */
const points = (chance) => Math.round(100 * chance);
/** @param {number} by */
const signed = (by) => (points(by) < 0 ? `−${-points(by)}` : `+${points(by)}`);

/**
 * Options that were compared, the best first: letter, words, and a bar between what nine of ten estimates lie.
 * @param {Way[]} ways @param {(index: number) => string} words @param {number} chosen
 */
export function waysHtml(ways, words, chosen) {
  const row = (/** @type {Way} */ way, /** @type {number} */ i) => {
    const is = way.index === chosen;
    const [low, at, high] = [way.low, way.win, way.high].map((x) => 100 * Math.max(0, Math.min(1, x)));
    return html`<li class="${cls("way", is && "chosen")}"><b class="letter">${String.fromCharCode(65 + i)}</b><span
 class="what">${words(way.index)}</span><svg class="between" viewBox="0 0 100 12" aria-hidden="true"
 preserveAspectRatio="none"><path d="M${low} 6H${high}M${low} 2V10M${high} 2V10"/>${
   is ? html`<rect x="${at - 4}" y="2" width="8" height="8"/>` : html`<circle cx="${at}" cy="6" r="4"/>`
 }</svg><span class="n">${w("percent", { n: points(way.win) })}</span></li>`;
  };
  return html`<ol class="ways">${ways.map(row)}</ol>`;
}

/**
 * What changed the chance, in order: a choice, then luck up to the next one.
 * @param {Weighed[]} weighed @param {number} end
 */
export function strokes(weighed, end) {
  return weighed.flatMap((one, i) => [
    { kind: "choice", one, from: one.before, to: one.after, sure: Math.abs(one.after - one.before) > one.off },
    { kind: "luck", one, from: one.after, to: weighed[i + 1]?.before ?? end, sure: true },
  ]);
}

/** @typedef {ReturnType<typeof strokes>[number]} Stroke */

/** The largest of them. @param {Stroke[]} all */
export const swings = (all) =>
  all
    .filter((one) => one.sure && Math.abs(one.to - one.from) >= LEAST)
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
    .slice(0, MOST);

/** The line. @param {Stroke[]} all @param {number} of @param {number} at */
function curveHtml(all, of, at) {
  const x = (/** @type {number} */ step) => (WIDE * step) / Math.max(1, of);
  const y = (/** @type {number} */ chance) => HIGH * (1 - chance);
  const path = (/** @type {string} */ kind) =>
    all
      .map((one, i) => {
        if (one.kind !== kind) return "";
        const next = all[i + 2 - (i % 2)]?.one.at ?? of;
        const middle = one.one.at + 0.4 * (next - one.one.at);
        const [from, to] = kind === "choice" ? [one.one.at, middle] : [middle, next];
        return `M${x(from).toFixed(1)} ${y(one.from).toFixed(1)}L${x(to).toFixed(1)} ${y(one.to).toFixed(1)}`;
      })
      .join("");
  const mark = (/** @type {Stroke} */ one) => {
    const place = `left:${(100 * one.one.at) / Math.max(1, of)}%;top:${100 * (1 - one.to)}%`;
    const kind = one.to > one.from ? "up" : "down";
    return html`<button class="${cls("mark", one.kind, kind)}" style="${place}" data-at="${one.one.at}" aria-label="${w(
      one.kind === "luck" ? "swing-luck" : "swing-choice",
      { by: signed(one.to - one.from) },
    )}"></button>`;
  };
  return html`<div class="curve"><svg viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="none" aria-hidden="true"><path
 class="half" d="M0 ${HIGH / 2}H${WIDE}"/><path class="luck" d="${path("luck")}"/><path class="choice" d="${path(
   "choice",
 )}"/></svg><i class="now" style="left:${(100 * at) / Math.max(1, of)}%"></i>${swings(all).map(mark)}<span
 class="y high">100</span><span class="y half">50</span><span class="y none">0</span></div>`;
}

/** The sum: start, choices, luck, end. @param {Stroke[]} all @param {number} end */
function sumHtml(all, end) {
  const by = (/** @type {string} */ kind) =>
    all.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.to - one.from, 0);
  const part = (/** @type {string | number} */ n, /** @type {string} */ words) =>
    html`<span><b>${n}</b><small>${words}</small></span>`;
  return html`<p class="told-sum">${part(points(all[0]?.from ?? end), w("at-start"))}${part(
    signed(by("choice")),
    w("by-choices"),
  )}${part(signed(by("luck")), w("by-luck"))}${part(points(end), w("in-the-end"))}</p>`;
}

export class Analysis {
  /** @param {string} match @param {(at: number) => void} show */
  constructor(match, show) {
    this.match = match;
    this.show = show;
    this.at = 0;
    this.of = 0;
    this.next = 0;
    this.end = 0;
    this.seat = 0;
    this.running = false;
    /** @type {Weighed[]} */
    this.weighed = [];
    /** @type {Analysed["words"]} */
    this.words = {};
    this.box = document.createElement("section");
    this.box.className = "panel analysis";
    this.box.hidden = true;
    this.box.setAttribute("aria-label", w("analysis"));
    this.box.addEventListener("click", (e) => {
      const at = /** @type {HTMLElement} */ (e.target).closest("[data-at]")?.getAttribute("data-at");
      if (at) this.show(Number(at));
    });
  }

  /** Weigh choice after choice, and show what is known so far. */
  async run() {
    this.box.hidden = false;
    if (this.running || (this.of && this.next >= this.of)) return;
    this.running = true;
    try {
      do {
        const found = /** @type {Analysed} */ (
          await api(`/matches/${this.match}/analysis`, { query: { at: this.next } })
        );
        this.next = found.next;
        this.of = found.of;
        this.end = found.end;
        this.seat = found.seat;
        this.weighed.push(...found.weighed);
        Object.assign(this.words, found.words);
        this.render();
      } while (this.next < this.of && this.running);
    } catch (error) {
      this.box.hidden = !this.weighed.length;
      notice(w("failed", { reason: /** @type {Error} */ (error).message }), { kind: "bad" });
    }
    this.running = false;
    this.render();
  }

  close() {
    this.running = false;
  }

  /** The replay stands at another choice. @param {number} at */
  stand(at) {
    this.at = at;
    if (!this.box.hidden) this.render();
  }

  /** The next swing from here, or the one before. @param {number} way */
  swingFrom(way) {
    const places = [...new Set(swings(strokes(this.weighed, this.end)).map((one) => one.one.at))].sort((a, b) => a - b);
    const found = way > 0 ? places.find((at) => at > this.at) : places.findLast((at) => at < this.at);
    if (found !== undefined) this.show(found);
  }

  /** @param {Weighed | undefined} one */
  choiceHtml(one) {
    if (!one) return html`<p class="muted">${w("nothing-compared")}</p>`;
    const words = this.words[one.at] || {};
    const gain = one.after - one.before;
    const sure = Math.abs(gain) > one.off && Math.abs(gain) >= 0.01;
    const said = !sure
      ? w("too-close")
      : gain < 0
        ? w("gave-away", { n: -points(gain) })
        : w("gained", { n: points(gain) });
    const games = Math.max(...one.ways.map((way) => way.worlds));
    return html`${waysHtml(one.ways, (index) => words[index] || w("leave-to-others"), one.index)}<p class="${cls(
      "verdict",
      sure && (gain < 0 ? "down" : "up"),
    )}">${said}</p><p class="muted">${w("how-compared", { n: games })}</p>`;
  }

  render() {
    const end = this.next < this.of ? (this.weighed.at(-1)?.after ?? 0) : this.end;
    const all = strokes(this.weighed, end);
    const here = this.weighed.find((one) => one.at === this.at) || this.weighed.findLast((one) => one.at <= this.at);
    const row = (/** @type {Stroke} */ one) =>
      html`<li><button class="swing" data-at="${one.one.at}"><span>${
        this.words[one.one.at]?.[one.one.index] || ""
      }</span><small>${w(one.kind === "luck" ? "kind-luck" : "kind-choice")}</small><b>${signed(
        one.to - one.from,
      )}</b></button></li>`;
    const counting =
      this.next < this.of && html`<span class="pos">${w("weighing", { at: this.next, of: this.of })}</span>`;
    const guess = this.weighed.some((one) => !one.calibrated) && html`<p class="muted">${w("uncalibrated")}</p>`;
    const named = html`<ol class="swings">${swings(all).map(row)}</ol>`;
    patch(
      this.box,
      html`<div class="told-account"><h3>${icon("eye")}${w("luck-and-choices")}</h3>${sumHtml(
        all,
        end,
      )}${named}${guess}</div><div class="told-line"><h3>${w("chance-to-win")}<span class="key choice">${w(
        "what-you-chose",
      )}</span><span class="key luck">${w("what-turned-up")}</span>${counting}</h3>${curveHtml(
        all,
        this.of,
        this.at,
      )}</div><div class="told-choice"><h3>${w("the-choice")}</h3>${this.choiceHtml(here)}</div>`,
    );
    one(".now", this.box)?.classList.toggle("shown", this.of > 0);
  }
}
