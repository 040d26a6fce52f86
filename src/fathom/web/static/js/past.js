// The games that were finished in this browser: kept here only, never sent.

const KEY = "fathom.past";
const MOST = 2000;

/**
 * @typedef {object} Past
 * @property {string} match
 * @property {string} game
 * @property {string} title what was played: a scenario, a chapter
 * @property {string} where how far it came
 * @property {boolean | null} won
 * @property {number} at when it ended, in milliseconds
 * @property {number} turns
 * @property {string} [weekly] the week whose game it was
 */

/** @typedef {{games: Past[], weeklies: Record<string, string>}} Book */

/** @returns {Book} */
export function book() {
  try {
    return { games: [], weeklies: {}, ...JSON.parse(localStorage.getItem(KEY) || "{}") };
  } catch {
    return { games: [], weeklies: {} };
  }
}

/** @param {Book} kept */
function keep(kept) {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Nothing is kept then.
  }
}

/** A game is over; it counts once, however often its end is looked at. @param {Past} one */
export function finished(one) {
  const kept = book();
  if (kept.games.some((other) => other.match === one.match)) return;
  const weekly = Object.entries(kept.weeklies).find(([, match]) => match === one.match)?.[0];
  kept.games = [{ ...one, ...(weekly && { weekly }) }, ...kept.games].slice(0, MOST);
  keep(kept);
}

/** The game of a week was begun here. @param {string} weekly @param {string} match */
export function beganWeekly(weekly, match) {
  const kept = book();
  kept.weeklies[weekly] = match;
  keep(kept);
}

/** Lay a chronicle from a file beside this one. @param {string} text @returns {boolean} whether it was one */
export function takeIn(text) {
  try {
    const other = /** @type {Book} */ (JSON.parse(text));
    if (!Array.isArray(other.games)) return false;
    const fit = other.games.filter((g) => typeof g.match === "string" && typeof g.game === "string" && g.at > 0);
    const kept = book();
    const known = new Set(kept.games.map((g) => g.match));
    const all = [...kept.games, ...fit.filter((g) => !known.has(g.match))];
    kept.games = all.sort((a, b) => b.at - a.at).slice(0, MOST);
    kept.weeklies = { ...other.weeklies, ...kept.weeklies };
    keep(kept);
    return true;
  } catch {
    return false;
  }
}

/** Wins in a row: now, and the most ever. @param {Past[]} games the newest first */
export function streaks(games) {
  let [best, run, now] = [0, 0, -1];
  for (const game of games) {
    if (game.won) run += 1;
    else {
      if (now < 0) now = run;
      run = 0;
    }
    best = Math.max(best, run);
  }
  return { now: now < 0 ? run : now, best };
}

// ---------------------------------------------------------------------------------------------- the game of the week

/**
 * The week of a day, as its year and number: weeks begin on Monday, the first one holds January 4.
 * @param {Date} day
 */
export function weekOf(day) {
  const middle = new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()));
  middle.setUTCDate(middle.getUTCDate() + 4 - (middle.getUTCDay() || 7));
  const year = middle.getUTCFullYear();
  const week = Math.ceil(((middle.getTime() - Date.UTC(year, 0, 1)) / 86_400_000 + 1) / 7);
  return `${year}-W${String(week).padStart(2, "0")}`;
}

/** The seed that everybody has in a week. @param {string} weekly */
export function seedOf(weekly) {
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (const letter of weekly) {
    a = Math.imul(a ^ letter.charCodeAt(0), 0x01000193) >>> 0;
    b = Math.imul(b ^ letter.charCodeAt(0), 0x85ebca6b) >>> 0;
  }
  return (b & 0xffff) * 2 ** 32 + a;
}
