// The log: what happened, newest first, by turns; what people said among it.
import { has, html, icon } from "./html.js";
import { isSeat } from "./scene.js";
import { w } from "./words.js";

/** @typedef {import("./types.js").Scene} Scene @typedef {import("./types.js").Line} Line */

const TURNS = 12;
const SAID = 6;

/** @param {string} text */
const quoted = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Words with a link to the first thing that can be explained, and names in bold. @param {Scene} scene */
function linker(scene) {
  const names = (scene.panels || []).filter(isSeat).map((p) => p.title);
  const words = (scene.explain || [])
    .filter((e) => e.name.length > 3 && !names.includes(e.name))
    .sort((a, b) => b.name.length - a.name.length);
  const ids = new Map(words.map((e) => [e.name.toLowerCase(), e.id]));
  const test = words.length
    ? new RegExp(`(?<![\\p{L}])(${words.map((e) => quoted(e.name)).join("|")})(?![\\p{L}])`, "iu")
    : null;
  const who = names.length ? new RegExp(`(?<![\\p{L}])(${names.map(quoted).join("|")})(?![\\p{L}])`, "u") : null;
  const bold = (/** @type {string} */ part) => {
    const m = who?.exec(part);
    return m ? html`${part.slice(0, m.index)}<b>${m[0]}</b>${part.slice(m.index + m[0].length)}` : html`${part}`;
  };
  return (/** @type {string} */ text) => {
    const link = test?.exec(text);
    if (!link) return bold(text);
    // A line may not break between the link and the signs that hold on to it.
    const [before, signs] = [text.slice(0, link.index), text.slice(link.index + link[0].length)];
    const opens = /[(„“"]*$/u.exec(before)?.[0] || "";
    const closes = /^[.,;:!?)“”"]*/u.exec(signs)?.[0] || "";
    const id = ids.get(link[0].toLowerCase());
    const held = html`${opens}<button class="u" data-id="${id}">${link[0]}</button>${closes}`;
    const [head, rest] = [before.slice(0, before.length - opens.length), signs.slice(closes.length)];
    return html`${bold(head)}<span class="nw">${held}</span>${bold(rest)}`;
  };
}

/** @param {Line} line @param {(text: string) => import("./html.js").Html} linked */
function lineHtml(line, linked) {
  const label = w("rule", { clause: line.clause || "" });
  const clause =
    line.clause && html`<button class="cl" data-clause="${line.clause}" aria-label="${label}">${icon("why")}</button>`;
  const sign = icon(line.kind && has(line.kind) ? line.kind : "chevron");
  return html`<li>${sign}<span>${linked(line.words)}${clause}</span></li>`;
}

/** What somebody said. @param {any} c @param {(seat: number) => string} named */
function saidHtml(c, named) {
  const who = (c.seat ?? -1) >= 0 ? named(c.seat) : c.name || w("spectator");
  return html`<li class="chatl" data-key="chat${c.number}">${icon("chat")}<span><b>${who}</b> ${c.words}</span></li>`;
}

/** Lines by the heading that they stand under. @param {Line[]} lines */
function turnsOf(lines) {
  /** @type {{group: string, lines: Line[]}[]} */
  const turns = [];
  for (const line of lines) {
    const last = turns[turns.length - 1];
    if (last && last.group === (line.group || "")) last.lines.push(line);
    else turns.push({ group: line.group || "", lines: [line] });
  }
  return turns;
}

/**
 * @param {Scene} scene
 * @param {Line[]} lines
 * @param {any[]} chat
 * @param {(seat: number) => string} named
 */
export function logHtml(scene, lines, chat, named) {
  const linked = linker(scene);
  const said = chat.slice(-SAID).reverse();
  const turns = turnsOf(lines).slice(-TURNS).reverse();
  const turn = (/** @type {{group: string, lines: Line[]}} */ one) => {
    const head = one.group && html`<li class="turn"><span class="cap">${one.group}</span></li>`;
    return html`${head}${one.lines.reverse().map((line) => lineHtml(line, linked))}`;
  };
  const none = html`<li class="none"><span></span><span>${w("nothing-yet")}</span></li>`;
  return html`${said.map((c) => saidHtml(c, named))}${turns.length ? turns.map(turn) : none}`;
}
