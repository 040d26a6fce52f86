// The replay of a match: a scrubber, its turns, and a way to play on from any step.
import { Analysis } from "./analysis.js";
import { loadArt } from "./art.js";
import { flag, html, icon, one, patch } from "./html.js";
import { api } from "./net.js";
import { notice } from "./pop.js";
import { onSetting, settings } from "./settings.js";
import { TablePage } from "./table.js";
import { w } from "./words.js";

/** Where a turn begins. @param {any} turn */
const startOf = (turn) => (typeof turn === "object" ? turn.at : turn);

/** @param {string} what @param {string} words @param {import("./html.js").Html} sign @param {string} [name] */
const tool = (what, words, sign, name = "tool") =>
  html`<button class="${name}" data-play="${what}" aria-label="${words}">${sign}</button>`;

/** The turns, to go to. @param {any[]} turns @param {number} at */
function turnsHtml(turns, at) {
  const now = turns.map(startOf).findLast((start) => start <= at);
  const one = (/** @type {any} */ turn, /** @type {number} */ i) => {
    const words = (typeof turn === "object" && (turn.words || turn.name)) || i + 1;
    return html`<option value="${startOf(turn)}" ${flag("selected", startOf(turn) === now)}>${words}</option>`;
  };
  return turns.length ? html`<select aria-label="${w("jump-turn")}">${turns.map(one)}</select>` : "";
}

/** @param {number} at @param {number} of @param {any[]} turns @param {boolean} runs @param {boolean} over */
function barHtml(at, of, turns, runs, over) {
  const step = w("step", { at, of });
  const toggle = runs
    ? tool("toggle", w("pause"), html`<span class="pause" aria-hidden="true"></span>`, "tool big")
    : tool("toggle", w("play"), icon("play"), "tool big");
  const back = html`<span class="flip">${icon("chevron")}</span>`;
  return html`${tool("first", w("first"), icon("undo"))}${tool("prev", w("prev"), back)}${toggle}${tool(
    "next",
    w("next-step"),
    icon("chevron"),
  )}
<input type="range" min="0" max="${of}" value="${at}" aria-label="${w("replay-of")}" aria-valuetext="${step}"><span
  class="pos">${step}</span>${turnsHtml(turns, at)}${
    over && html`<button class="btn" data-play="analyse">${w("analyse")}</button>`
  }<button class="btn" data-play="fork">${w("play-on")}</button>`;
}

export class ReplayPage {
  /** @param {HTMLElement} root @param {string} match @param {(path: string) => void} go */
  constructor(root, match, go) {
    this.match = match;
    this.go = go;
    this.at = 0;
    this.of = 0;
    /** @type {any[]} */
    this.turns = [];
    this.page = new TablePage(root, match, { still: true });
    this.page.main.classList.add("replay");
    const dock = /** @type {HTMLElement} */ (one(".dock", root));
    this.bar = document.createElement("section");
    this.bar.className = "panel scrub";
    this.bar.setAttribute("aria-label", w("replay-of"));
    const low = document.createElement("div");
    low.className = "replaying";
    dock.before(low);
    low.append(this.bar);
    this.over = false;
    this.analysis = new Analysis(match, (at) => this.show(at));
    this.bar.before(this.analysis.box);
    this.bar.addEventListener("click", (e) => {
      const what = /** @type {HTMLElement} */ (e.target).closest("[data-play]")?.getAttribute("data-play");
      if (what) this.act(what);
    });
    this.bar.addEventListener("input", (e) => {
      const input = /** @type {HTMLInputElement} */ (e.target);
      if (input.type === "range") this.wish(Number(input.value));
    });
    this.bar.addEventListener("change", (e) => {
      const input = /** @type {HTMLSelectElement} */ (e.target);
      if (input.tagName === "SELECT" && input.value) this.show(Number(input.value));
    });
    this.keys = (/** @type {KeyboardEvent} */ e) => {
      if (/** @type {HTMLElement} */ (e.target).matches?.("input, select, textarea, .hit")) return;
      if (e.key === "ArrowRight") this.act("next");
      else if (e.key === "ArrowLeft") this.act("prev");
      else if (e.key === " ") this.act("toggle");
      else if (e.key === "ArrowDown") this.analysis.swingFrom(1);
      else if (e.key === "ArrowUp") this.analysis.swingFrom(-1);
      else return;
      e.preventDefault();
    };
    document.addEventListener("keydown", this.keys);
    this.off = onSetting((what) => {
      if (what === "lang") this.show(this.at);
    });
    this.show(Number(new URLSearchParams(location.search).get("at")) || 0);
  }

  close() {
    clearInterval(this.timer);
    document.removeEventListener("keydown", this.keys);
    this.off();
    this.analysis.close();
    this.page.close();
  }

  /** Ask for a step, but not for every one that the slider passes. @param {number} at */
  wish(at) {
    clearTimeout(this.wait);
    this.wait = setTimeout(() => this.show(at), 60);
  }

  /** @param {number} at */
  async show(at) {
    try {
      const r = await api(`/matches/${this.match}/replay`, { query: { at } });
      await loadArt(r.scene.game, "look");
      const onward = r.at === this.at + 1;
      this.at = r.at;
      this.of = r.of;
      this.turns = r.turns || [];
      this.over = r.over;
      this.page.arrive(
        /** @type {any} */ ({
          whole: true,
          ply: r.at,
          scene: r.scene,
          log: r.log || [],
          beats: onward ? r.beats || [] : [],
          you: { role: "spectator", seats: [], seat: -1 },
          players: [],
          undo: [],
          redo: false,
          vote: null,
          chat: [],
          over: false,
        }),
      );
      this.render();
      this.analysis.stand(this.at);
    } catch (error) {
      this.stop();
      notice(w("failed", { reason: /** @type {Error} */ (error).message }), { kind: "bad" });
    }
  }

  stop() {
    clearInterval(this.timer);
    this.timer = undefined;
    this.render();
  }

  /** @param {string} what */
  async act(what) {
    if (what === "first") this.show(0);
    if (what === "prev") this.show(Math.max(0, this.at - 1));
    if (what === "next") this.show(Math.min(this.of, this.at + 1));
    if (what === "toggle") {
      if (this.timer) this.stop();
      else {
        const pace = { slow: 1500, normal: 800, fast: 350 }[settings.speed];
        this.timer = setInterval(() => (this.at >= this.of ? this.stop() : this.show(this.at + 1)), pace);
        this.render();
      }
    }
    if (what === "analyse") this.analysis.run();
    if (what === "fork") {
      try {
        const made = await api(`/matches/${this.match}/fork`, { body: { at: this.at } });
        this.go(`/m/${made.match}`);
      } catch (error) {
        notice(w("failed", { reason: /** @type {Error} */ (error).message }), { kind: "bad" });
      }
    }
  }

  render() {
    patch(this.bar, barHtml(this.at, this.of, this.turns, this.timer !== undefined, this.over));
    const range = /** @type {HTMLInputElement | null} */ (one("input", this.bar));
    if (range && document.activeElement !== range) range.value = String(this.at);
  }
}
