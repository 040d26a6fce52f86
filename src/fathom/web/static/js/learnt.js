// What was learnt on this device, and what the coach has said: kept in this browser only.

const KEY = "fathom.learnt";
/** After so many real games the coach falls silent by itself. */
const GAMES = 4;

/** @typedef {Record<string, string[]>} ByGame */
/** @typedef {{lessons: ByGame, told: ByGame, games: ByGame}} Kept */

/** @returns {Kept} */
function kept() {
  const empty = { lessons: {}, told: {}, games: {} };
  try {
    return { ...empty, ...JSON.parse(localStorage.getItem(KEY) || "{}") };
  } catch {
    return empty;
  }
}

/** @param {"lessons" | "told" | "games"} what @param {string} game @param {string} one */
function note(what, game, one) {
  const all = kept();
  if (all[what][game]?.includes(one)) return;
  all[what][game] = [...(all[what][game] || []), one];
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Nothing is kept then: it is told again on the next visit.
  }
}

/** The lessons that were learnt here. @param {string} game @returns {string[]} */
export const learnt = (game) => kept().lessons[game] || [];

/** @param {string} game @param {string} lesson */
export const learn = (game, lesson) => note("lessons", game, lesson);

/** What the coach has said already. @param {string} game @returns {string[]} */
export const told = (game) => kept().told[game] || [];

/** @param {string} game @param {string} key */
export const tell = (game, key) => note("told", game, key);

/** Whether this match is one of the first few, in which the coach speaks. @param {string} game @param {string} match */
export function isEarly(game, match) {
  const played = kept().games[game] || [];
  if (played.includes(match)) return true;
  if (played.length >= GAMES) return false;
  note("games", game, match);
  return true;
}

/** Whether nothing was learnt and nothing played here yet. @param {string} game */
export const isNew = (game) => !learnt(game).length && !(kept().games[game] || []).length;
