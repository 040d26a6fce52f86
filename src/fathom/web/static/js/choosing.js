// Choosing: one choice at a time is on its way; a far place is reached by several in a row.
import { notice } from "./pop.js";
import { w } from "./words.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Choice} Choice
 */

export class Choosing {
  /** @param {HTMLElement} main the table @param {(message: object) => boolean} send */
  constructor(main, send) {
    this.main = main;
    this.send = send;
    this.busy = false;
    /** @type {number[]} */
    this.queue = [];
    /** The kind of choice that the queue is made of. */
    this.kind = "";
  }

  /** Until its table comes, what is offered is not what was asked. */
  wait() {
    this.busy = true;
    this.main.classList.add("busy");
  }

  idle() {
    this.busy = false;
    this.main.classList.remove("busy");
  }

  /** Nothing more comes of what was chosen. */
  drop() {
    this.queue = [];
    this.idle();
  }

  /** @param {Table} table @param {Choice} choice */
  choose(table, choice) {
    if (this.busy) return;
    const [first, ...rest] = choice.steps?.length ? choice.steps : [choice.index];
    this.queue = rest;
    this.kind = choice.key;
    this._send(table, { ...choice, index: first });
  }

  /** @param {Table} table @param {Choice} choice */
  _send(table, { index, seat }) {
    this.wait();
    if (this.send({ type: "choose", ply: table.ply, index, seat })) return;
    this.drop();
    notice(w("lost-link"), { kind: "calm" });
  }

  /** Go on along a path of several choices, while they are still choices of that kind. @param {Table} table */
  next(table) {
    const index = this.queue.shift();
    if (index === undefined) return;
    const choice = (table.scene.choices || []).find((c) => c.index === index && c.key === this.kind);
    if (choice && !table.over) setTimeout(() => this._send(table, choice), 60);
    else this.queue = [];
  }
}
