// Pictures: our own and those of a game, fetched once and put into the page, so that they take on its colours.
import { all, escaped, learnIcons, raw } from "./html.js";

/** @type {Map<string, Promise<string>>} */
const held = new Map();

/** @param {string | URL} address */
function fetched(address) {
  const key = String(address);
  let text = held.get(key);
  if (!text) {
    text = fetch(address)
      .then((answer) => (answer.ok ? answer.text() : ""))
      .catch(() => "");
    held.set(key, text);
  }
  return text;
}

/**
 * Draw into an empty element, from the first address that has something.
 * @param {Element | null} el
 * @param {(string | URL)[]} addresses
 */
export async function draw(el, addresses) {
  if (!el) return;
  for (const address of addresses) {
    const text = await fetched(address);
    if (!text) continue;
    if (el.isConnected && !el.firstElementChild) el.innerHTML = text;
    return;
  }
}

/**
 * Do something once an element is on the screen, or nearly: pictures far below are not loaded.
 * @param {Element} el
 * @param {() => void} then
 */
export function whenNear(el, then) {
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some((one) => one.isIntersecting)) return;
      watch.disconnect();
      then();
    },
    { rootMargin: "200px" },
  );
  watch.observe(el);
}

/** A drawing that comes with the client. @param {string} name */
export const own = (name) => new URL(`../art/${name}.svg`, import.meta.url);

/**
 * Take something of a game into the page, once: its "look" (colours, icons), its small pictures (""), or a sprite that
 * only some tables need. What came of another game goes.
 * @param {string} game
 * @param {string} [what]
 * @returns {Promise<boolean>} whether there is more now
 */
export async function loadArt(game, what = "") {
  const id = `art.${game}.${what}`;
  for (const other of all(".defs[data-game]")) if (other.dataset.game !== game) other.remove();
  if (document.getElementById(id)) return false;
  const of = !what || what === "look" ? what : `sprite/${encodeURIComponent(what)}`;
  const text = await fetched(`/api/games/${encodeURIComponent(game)}/art${of && `/${of}`}`);
  if (!text || document.getElementById(id)) return false;
  const box = document.createElement("div");
  box.id = id;
  box.className = "defs";
  box.dataset.game = game;
  box.setAttribute("aria-hidden", "true");
  box.innerHTML = text;
  document.body.append(box);
  learnIcons();
  return true;
}

/** The id of a picture, if it is in the page. @param {string[]} kinds @param {string | undefined} name */
export function artId(kinds, name) {
  if (!name) return "";
  return kinds.map((kind) => `art-${kind}-${name}`).find((id) => document.getElementById(id)) || "";
}

/** A picture as SVG that fills its place. @param {string} id @param {string} [fit] */
export function use(id, fit = "slice") {
  const box = document.getElementById(id)?.getAttribute("viewBox") || "0 0 124 66";
  return raw(
    `<svg viewBox="${escaped(box)}" preserveAspectRatio="xMidYMid ${fit}" aria-hidden="true">` +
      `<use href="#${escaped(id)}"/></svg>`,
  );
}
