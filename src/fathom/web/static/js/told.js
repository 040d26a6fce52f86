// What was told: the lines of the log, and what people said among them.
import { say } from "./pop.js";
import { sound } from "./sound.js";

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
   * @returns {{news: Line[], heard: any[]}} what was not known before
   */
  take(table) {
    const [lines, chat] = [this.lines.length, this.chat.length];
    const from = Math.min(table.log_at ?? 0, lines);
    this.lines = [...this.lines.slice(0, from), ...(table.log || [])];
    this.chat = [...this.chat.slice(0, Math.min(table.chat_at ?? 0, chat)), ...(table.chat || [])];
    return { news: this.lines.slice(Math.max(lines, from)), heard: this.chat.slice(chat) };
  }

  /** Read out what happened and what is asked now. @param {Line[]} news @param {Table} table */
  tell(news, { scene }) {
    if (news.length) {
      say(news.map((l) => l.words).join(" "));
      sound(news.map((l) => l.sound || ""));
    }
    const question = scene.prompt?.question || "";
    if (!scene.choices?.length || question === this.question) return;
    this.question = question;
    setTimeout(() => say(question, true), 120);
  }
}
