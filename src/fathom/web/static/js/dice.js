// Dice and coins as small drawings.
import { escaped, html, raw } from "./html.js";

/** @typedef {import("./types.js").Die} Die */

/** How a value is written. @param {Die} die @param {number} value */
export const faceOf = ({ faces }, value) => faces?.[value] ?? `${value}`;

/** The outlines of dice, by how many sides they have: a coin, a cube, one with eight and more. @param {number} sides */
const outlineOf = (sides) =>
  sides === 2
    ? '<circle r="21"/>'
    : sides <= 6
      ? '<rect x="-20" y="-20" width="40" height="40" rx="8"/>'
      : '<path d="M0-23 20-11v23L0 23-20 12v-23z"/>';

/** @param {Die} die */
export function dieHtml(die) {
  const words = faceOf(die, die.value);
  const size = words.length > 2 ? 10 : 21;
  const again = die.again ? '<path d="M13-17a20 20 0 0 1 6 9M19-8l1-7m-1 7-7-1" class="again"/>' : "";
  return html`<svg viewBox="-26 -26 52 52" width="52" height="52">${raw(outlineOf(die.sides))}${raw(
    `<text y="${size / 2.8}" font-size="${size}">${escaped(words)}</text>`,
  )}${raw(again)}</svg>`;
}
