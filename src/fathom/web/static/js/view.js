// What is to be drawn: a table, and what the person before it looks at. Plain data, made anew for each drawing.
import { deeds } from "./deeds.js";
import { Offer } from "./offer.js";
import { named, whoIs } from "./people.js";
import { panelOf } from "./scene.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Panel} Panel
 */

/**
 * @typedef {object} View
 * @property {Table} table
 * @property {Scene} scene
 * @property {Offer} offer what can be chosen
 * @property {import("./offer.js").Button[]} buttons that stand for it
 * @property {string} group the kind of choice that the board shows
 * @property {string} tab which part a phone shows
 * @property {boolean} still whether it is only looked at, as in a replay
 * @property {number} seat from which one looks
 * @property {Panel | undefined} me the panel of that seat, where it lies in the dock
 * @property {import("./panels.js").Look} look what panels need to know
 * @property {(seat: number) => string} named the name of who sits there
 */

/**
 * @param {Table} table
 * @param {{group: string, tab: string, still: boolean}} how
 * @returns {View}
 */
export function viewOf(table, { group, tab, still }) {
  const { scene } = table;
  const offer = new Offer(scene, still ? [] : [...(scene.choices || []), ...(table.routes || [])]);
  const seat = table.you?.seat ?? -1;
  return {
    table,
    scene,
    offer,
    buttons: still ? [] : scene.story ? deeds(offer) : offer.buttons(),
    group,
    tab,
    still,
    seat,
    me: still ? undefined : meOf(scene, seat),
    look: {
      lit: offer.ids,
      who: (at) => whoIs(table, at),
      off: (id) => offer.refused.get(id)?.reason || "",
    },
    named: (at) => named(table, at),
  };
}

/**
 * The panel of one's own seat, which lies in the dock where there is no board.
 * @param {Scene} scene
 * @param {number} seat
 */
function meOf(scene, seat) {
  if (scene.boards?.length || scene.story) return undefined;
  const panel = panelOf(scene, seat);
  return panel && !panel.place && !panel.tracks?.length ? panel : undefined;
}
