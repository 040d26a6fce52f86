// The words of the pages: Fluent messages (web/text/client), which the server has taken apart.
// Everything about a game comes from the game.

/**
 * @typedef {import("./types.js").Word} Word
 * @typedef {{fact: string, cases?: Record<string, Part[]>}} Gap
 * @typedef {string | Gap} Part
 * @typedef {Record<string, string | number>} Facts
 */

/** @type {Record<string, string | Part[]>} */
let held = {};
let numbers = new Intl.PluralRules("en");
let wished = "";

/** Fetch the words of a language, before anything is said in it. @param {string} lang */
export async function loadWords(lang) {
  wished = lang;
  const answer = await fetch(`/api/words/${lang}`);
  const words = answer.ok ? await answer.json() : held;
  if (wished !== lang) return; // another language was chosen meanwhile
  held = words;
  numbers = new Intl.PluralRules(lang);
}

/** @param {Word} key @param {Facts} [facts] @returns {string} */
export function w(key, facts = {}) {
  const said = held[key];
  return typeof said === "string" ? said : (said || [`⟨${key}⟩`]).map((part) => filled(part, facts)).join("");
}

/** @param {Part} part @param {Facts} facts @returns {string} */
function filled(part, facts) {
  if (typeof part === "string") return part;
  const fact = facts[part.fact] ?? "";
  if (!part.cases) return String(fact);
  const chosen = part.cases[typeof fact === "number" ? numbers.select(fact) : fact] || part.cases["*"];
  return chosen.map((inner) => filled(inner, facts)).join("");
}
