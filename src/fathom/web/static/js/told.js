// What was told: the lines of the log, and what people said among them.
import { say } from "./pop.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Line} Line
 */

export class Told {
  constructor() {
    /** @type {Line[]} */
    this.lines = [];
    /** @type {any[]} */
    this.chat = [];
    /** The question that was read out last. */
    this.question = "";
  }

  /**
   * Take what a table brings; lines and words from a number on replace whatever was known from there on.
   * @param {Table} table
   * @returns {any[]} what people said that was not known before
   */
  take(table) {
    const [lines, chat] = [this.lines.length, this.chat.length];
    const from = Math.min(table.log_at ?? 0, lines);
    this.lines = [...this.lines.slice(0, from), ...(table.log || [])];
    this.chat = [...this.chat.slice(0, Math.min(table.chat_at ?? 0, chat)), ...(table.chat || [])];
    return this.chat.slice(chat);
  }

  /** Read out what happened, in short. @param {Table} table */
  tell({ beats }) {
    const words = (beats || []).map((beat) => beat.words).filter(Boolean);
    if (words.length) say(words.join(" "));
  }

  /** Read out what is asked now. @param {Table} table */
  ask({ scene }) {
    const question = scene.prompt?.question || "";
    if (!scene.choices?.length || question === this.question) return;
    this.question = question;
    setTimeout(() => say(question, true), 120);
  }
}
