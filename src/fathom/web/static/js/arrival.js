// What comes over the line: breaks of it, news, words of others, and choices that wait for the one before them.
import { html, one } from "./html.js";
import { api } from "./net.js";
import { named } from "./people.js";
import { dialog, notice, say } from "./pop.js";
import { showAlone } from "./shell.js";
import { sound } from "./sound.js";
import { w } from "./words.js";
/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Line} Line
 * @typedef {import("./table.js").TablePage} Page
 */

/**
 * A short break is not worth a word; a longer one is told calmly until it is over.
 * @param {Page} page
 * @param {boolean} up
 */
export function line(page, up) {
  clearTimeout(page.lineTimer);
  page.main.classList.toggle("away", !up);
  if (!up) {
    page.idle();
    if (!page.downNote)
      page.lineTimer = setTimeout(() => (page.downNote = notice(w("lost-link"), { kind: "calm", stay: true })), 900);
  } else if (page.downNote) {
    page.downNote.remove();
    page.downNote = null;
    notice(w("back-again"));
  }
}

/** @param {Page} page @param {string} reason */
export function bye(page, reason) {
  page.downNote?.remove();
  clearTimeout(page.lineTimer);
  if (!page.table) showAlone(page.root, w("no-table"), page.refused || reason);
  else
    dialog(
      w("ended"),
      html`<p>${reason}</p><p class="acts"><a class="btn primary" href="/" data-go>${w("to-home")}</a></p>`,
      { cls: "small" },
    );
}

/**
 * Ask for far places that several choices in a row lead to, if the server can tell.
 * @param {Page} page
 * @param {Table} table
 */
export async function reach(page, table) {
  if (page.still || !table.reach || table.routes || page.queue.length) return;
  try {
    const answer = await api(`/matches/${page.match}/reach`, { query: { seat: page.seat } });
    if (page.table !== table || answer.ply !== table.ply || !answer.routes?.length) return;
    table.routes = answer.routes;
    page.render();
    if (page.looked) page.lookAt(page.looked.cell, page.looked.how); // its badge may be another now
  } catch {
    // Single steps are enough.
  }
}

/** @param {Page} page @param {Line[]} news @param {Table} table */
export function tell(page, news, table) {
  if (news.length) {
    say(news.map((l) => l.words).join(" "));
    sound(news.map((l) => l.sound || ""));
  }
  const question = table.scene.prompt?.question || "";
  if ((table.scene.choices || []).length && question !== page.prompted) {
    page.prompted = question;
    setTimeout(() => say(question, true), 120);
  }
}

/**
 * Go on along a path of several choices, while they are still choices of that kind.
 * @param {Page} page
 * @param {Table} table
 */
export function next(page, table) {
  const index = page.queue.shift();
  if (index === undefined) return;
  const choice = (table.scene.choices || []).find((c) => c.index === index && c.key === page.way);
  if (choice && !table.over) setTimeout(() => page.send(choice), 60);
  else page.queue = [];
}

/** @param {Page} page @param {Table} table */
export function chatted(page, table) {
  const heard = page.chat.length;
  page.chat = [...page.chat.slice(0, Math.min(table.chat_at ?? 0, heard)), ...(table.chat || [])];
  if (!page.table) return;
  for (const c of page.chat.slice(heard)) {
    say(`${c.name || ""}: ${c.words}`);
    const seen = one(".logp", page.main)?.checkVisibility();
    if (!seen) notice(`${c.name || named(page.table, c.seat ?? -1)}: ${c.words}`);
  }
}
