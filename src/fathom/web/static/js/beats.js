// The stage: what happened is played on the table as it was, then the table is as it is now.
import { fold } from "./fold.js";
import { html, patch } from "./html.js";
import { length, Motion } from "./motion.js";
import { finish, pace, plays } from "./pace.js";
import { heard } from "./sound.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Beat} Beat
 * @typedef {{table: Table, done: () => void}} Act
 */

/** No play is longer than this, in ms at calm pace; a longer one is quicker. */
const LONGEST = 6000;
/** A play that is this short hides nothing: what is asked next stands there already. */
const SHORT = 450;
/** More tables than this that wait are not played one by one. */
const MANY = 4;

/** When each beat begins, and when all is over, in ms. @param {Beat[]} beats */
export function score(beats) {
  const at = [0];
  for (const [i, beat] of beats.entries()) {
    const next = beats[i + 1];
    const own = length(beat);
    at.push(at[i] + (next?.along ? Math.min(70, own) : own));
  }
  const whole = at[at.length - 1];
  const by = pace() * (whole > LONGEST ? Math.max(0.4, LONGEST / whole) : 1);
  return at.map((ms) => ms * by);
}

export class Stage {
  /**
   * @param {HTMLElement} main
   * @param {import("./boards.js").Boards} boards
   * @param {{scene: () => Scene | null, draw: (scene: Scene, table: Table, open: boolean) => void}} on what is drawn
   *   now, and how it is drawn while a play lasts; "open" with what is asked next
   */
  constructor(main, boards, on) {
    this.on = on;
    this.main = main;
    this.motion = new Motion(main, boards);
    /** @type {Act[]} */
    this.acts = [];
    this.playing = false;
    this.cutting = false;
    /** Whether a play runs that hides what is asked next. */
    this.shut = false;
    /** Ends the present pause. */
    this.wake = () => {};
    this.teller = document.createElement("p");
    this.teller.className = "teller";
    this.teller.setAttribute("aria-hidden", "true");
    this.teller.hidden = true;
    main.append(this.teller);
    this._down = (/** @type {Event} */ e) => this._tapped(e);
    this._key = (/** @type {KeyboardEvent} */ e) => this._pressed(e);
    document.addEventListener("pointerdown", this._down, { capture: true });
    document.addEventListener("keydown", this._key, { capture: true });
  }

  close() {
    this.acts = [];
    this.cut();
    document.removeEventListener("pointerdown", this._down, { capture: true });
    document.removeEventListener("keydown", this._key, { capture: true });
  }

  /** Any tap goes on: what is playing is over. @param {Event} _e */
  _tapped(_e) {
    if (this.playing) this.cut();
    finish();
  }

  /** Any key goes on, and does nothing else while there is nothing to answer. @param {KeyboardEvent} e */
  _pressed(e) {
    if (["Shift", "Control", "Alt", "Meta"].includes(e.key)) return;
    const swallowed = this.shut && e.key !== "Tab" && !(/** @type {Element} */ (e.target).matches("input, textarea"));
    this._tapped(e);
    if (!swallowed) return;
    e.preventDefault();
    e.stopImmediatePropagation();
  }

  /** Whether a table is played before it is shown. @param {Table} table */
  takes(table) {
    return plays() && !table.away && Boolean(table.beats?.length) && document.visibilityState === "visible";
  }

  /** Play what led to a table, after all that waits. @param {Table} table @param {() => void} done show the table */
  add(table, done) {
    this.acts.push({ table, done });
    if (this.acts.length > MANY) this.cut();
    if (!this.playing) void this._run();
  }

  /** Be over with all that plays and waits. */
  cut() {
    if (!this.playing) return;
    this.cutting = true;
    finish();
    this.wake();
  }

  async _run() {
    this.playing = true;
    for (let act = this.acts.shift(); act; act = this.acts.shift()) {
      if (!this.cutting) await this._play(act.table);
      this._end();
      act.done();
      if (!this.acts.length) this.cutting = false;
    }
    this.playing = false;
  }

  _end() {
    this.shut = false;
    this.main.classList.remove("playing");
    this.teller.hidden = true;
  }

  /** @param {Table} table */
  async _play(table) {
    const beats = table.beats || [];
    let scene = this.on.scene();
    if (!scene) return;
    const at = score(beats);
    const open = at[at.length - 1] <= SHORT * pace();
    this.shut = !open;
    if (this.shut) this._place();
    this.main.classList.toggle("playing", this.shut);
    for (const [i, beat] of beats.entries()) {
      const was = this.motion.before(beat, scene);
      const now = fold(scene, beat, table.scene);
      if (now !== scene || (open && !i)) this.on.draw(now, table, open);
      scene = now;
      this._tell(beat);
      heard(beat);
      this.motion.show(beat, scene, was, at[i + 1] - at[i]);
      await this._pause(at[i + 1] - at[i]);
      if (this.cutting) return;
    }
  }

  /** What is told while a beat plays. @param {Beat} beat */
  _tell(beat) {
    if (!beat.words || !this.shut) return;
    const tone = beat.type === "stage" && beat.foe ? "foe" : beat.weight || "";
    patch(this.teller, html`<span class="${tone}" data-key="${beat.words}">${beat.words}</span>`);
    this.teller.hidden = false;
  }

  /** What is told stands above the dock. */
  _place() {
    const dock = this.main.querySelector(".dock")?.getBoundingClientRect();
    const low = dock?.height && dock.top > innerHeight / 3 ? innerHeight - dock.top + 10 : 14;
    this.teller.style.bottom = `${Math.round(low)}px`;
  }

  /** @param {number} ms */
  _pause(ms) {
    if (ms < 8 || this.cutting) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.wake(), ms);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = () => {};
        resolve(undefined);
      };
    });
  }
}
