// What is chosen for somebody before a game: the next that are free, or anything at all.

/**
 * @typedef {import("./fields.js").Pick} Pick
 * @typedef {import("./fields.js").Option} Option
 */

/** @template T @param {T[]} list @returns {T} */
const any = (list) => list[Math.floor(Math.random() * list.length)];

/** @template T @param {T[]} list */
function shuffled(list) {
  const rest = [...list];
  return list.map(() => rest.splice(Math.floor(Math.random() * rest.length), 1)[0]);
}

/**
 * As much of a team as there are seats; who is missing is the next that is free.
 * @param {Option} option
 * @param {[Pick[], Pick[]]} parts
 * @param {any[][]} team
 * @param {number} seats
 */
export function freeTeam(option, [first, second], team, seats) {
  const pairs = team.slice(0, seats).map((pair) => [...pair]);
  const free = (/** @type {Pick[]} */ list, /** @type {number} */ side) =>
    list.find((c) => !pairs.some((p) => p[side] === c.value))?.value;
  while (pairs.length < seats) pairs.push([free(first, 0), option.again ? second[0].value : free(second, 1)]);
  return pairs;
}

/** A team by chance. @param {Option} option @param {[Pick[], Pick[]]} parts @param {number} seats */
export function luckyTeam(option, [first, second], seats) {
  const [who, what] = [shuffled(first), shuffled(second)];
  return who.slice(0, seats).map((one, i) => [one.value, (option.again ? any(second) : what[i]).value]);
}

/**
 * What has a picture, by chance; how a game is played stays as it is, unless there is nothing else to choose.
 * @param {Option[]} options
 * @param {boolean} flags
 */
export function luckyPick(options, flags) {
  const shown = options.filter((o) => o.kind === "choice" && o.choices.some((c) => c.words));
  const ticks = flags && !shown.length ? options.filter((o) => o.kind === "flag") : [];
  return Object.fromEntries([
    ...shown.map((o) => [o.name, any(o.choices).value]),
    ...ticks.map((o) => [o.name, any([true, false])]),
  ]);
}
