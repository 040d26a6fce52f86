// The fields of a setup page as markup: ticks, words, large things to choose with their pictures.
import { artId, use } from "./art.js";
import { seed, stream } from "./chance.js";
import { flag, html, raw } from "./html.js";
import { w } from "./words.js";

/**
 * @typedef {{value: any, name: string, words?: string, art?: string, kind?: string, mood?: [number, number]}} Pick
 * @typedef {{name: string, label: string, kind: string, default: any, choices: any[], words?: string, again?: boolean,
 * unless?: any[], only?: any[], most?: number}} Option
 */

/** Far and near hills: their height, their tone, how much they rise and fall. */
const HILLS = /** @type {[number, string, number][]} */ ([
  [62, "far", 14],
  [78, "mid", 18],
  [96, "near", 16],
]);

/** @param {() => number} next @param {[number, string, number]} hill */
function hillSvg(next, [base, tone, amp]) {
  let d = `M-4 140V${base}`;
  for (let x = 0; x <= 250; x += 36) {
    const [a, b] = [base - amp + next() * amp, base - amp / 2 + next() * amp];
    d += `Q${x + 10} ${a.toFixed(1)} ${x + 30} ${b.toFixed(1)}`;
  }
  return `<path d="${d}V140Z" fill="var(--art-${tone})"/>`;
}

/** Something large in front of them. @param {() => number} next */
function backSvg(next) {
  let d = "M-6 140C10 118";
  for (let x = 20; x < 210; x += 62 + next() * 20) {
    const [at, top] = [Math.round(x), Math.round(46 + next() * 44)];
    d += ` ${at} ${top} ${at + 26} ${top}S${at + 40} ${top + 18} ${at + 52} ${top + 22}`;
  }
  const ink = 'stroke="var(--art-line)" stroke-width="2.4" stroke-linejoin="round"';
  return `<path d="${d}S236 116 250 140Z" fill="var(--art-body)" ${ink}/>`;
}

/** A picture for something that has none: ridges in its own mood. @param {Pick} pick @param {string} kind */
function scenery(pick, kind) {
  const id = artId([kind], pick.art);
  if (id) return use(id);
  const next = stream(`${pick.value}${pick.name}`);
  const sun = `cx="${40 + next() * 160}" cy="${24 + next() * 20}" r="${16 + next() * 10}"`;
  const sky = `<rect width="240" height="130" fill="var(--art-sky)"/><circle ${sun} fill="var(--art-disc)"/>`;
  const hills = HILLS.map((hill) => hillSvg(next, hill)).join("");
  const box = 'viewBox="0 0 240 130" preserveAspectRatio="xMidYMid slice" aria-hidden="true"';
  return raw(`<svg ${box}>${sky}${hills}${backSvg(next)}</svg>`);
}

// ---------------------------------------------------------------------------------------------- fields

/** @param {string} kind @param {string} name @param {unknown} value @param {boolean} on */
export const input = (kind, name, value, on) =>
  html`<input type="${kind}" name="${name}" value="${JSON.stringify(value)}" ${flag("checked", on)}>`;

/** One of several that can be ticked. @param {Option} option @param {Pick} c @param {any[]} now */
export function tickHtml({ name }, c, now) {
  const words = c.words && html`<small>${c.words}</small>`;
  const box = input("checkbox", name, c.value, now.includes(c.value));
  return html`<label class="flag">${box}<span><b>${c.name}</b>${words}</span></label>`;
}

/** Something large to choose, with its picture. @param {Option} option @param {Pick} c @param {boolean} on */
export function beastHtml({ name }, c, on) {
  const hue = c.mood?.[0] ?? seed(String(c.value)) % 360;
  const picture = html`<span class="pic" data-keep aria-hidden="true">${scenery(c, name)}</span>`;
  return html`<label class="beast plate" data-kind="${name}" data-art="${c.art}" data-key="${name}.${c.value}"
 data-hue="${hue}">${input("radio", name, c.value, on)}${picture}<span class="tx"><b>${c.name}</b><small>${
   c.words
 }</small></span></label>`;
}

/** @param {string} name @param {string} label @param {Pick[]} list @param {unknown} now */
export function selectHtml(name, label, list, now) {
  const one = (/** @type {Pick} */ c) =>
    html`<option value="${c.value}" ${flag("selected", c.value === now)}>${c.name}</option>`;
  return html`<select name="${name}" aria-label="${label}">${list.map(one)}</select>`;
}

/** What is known about an option, below its name. @param {Option} option */
export const hintHtml = ({ words }) => words && html`<small class="hint">${words}</small>`;

/** Something that is so or not. @param {Option} option @param {unknown} now */
export const flagHtml = (option, now) =>
  html`<label class="flag"><input type="checkbox" name="${option.name}" ${flag("checked", now)}><span><b>${
    option.label
  }</b>${hintHtml(option)}</span></label>`;

/** Signs that no server takes: those that cannot be seen, and spaces that look like others. */
const UNSEEN = /\p{C}|(?! )\p{Z}/u;

/** Why these words are not possible; nothing if they are. @param {Option} option @param {string} words */
export function wrong({ most = 0 }, words) {
  if (most && [...words].length > most) return w("too-long", { n: most });
  return UNSEEN.test(words) ? w("unseen-signs") : "";
}

/** Words to be written. @param {Option} option @param {string} now */
export function wordsHtml(option, now) {
  const why = wrong(option, now);
  const id = `why-${option.name}`;
  return html`<label class="line" data-key="${option.name}">${option.label}<input name="${option.name}" value="${now}"
 autocomplete="off" ${why ? html`aria-invalid="true" aria-describedby="${id}"` : ""}>${
   why ? html`<small class="wrong" id="${id}" role="alert">${why}</small>` : hintHtml(option)
 }</label>`;
}
