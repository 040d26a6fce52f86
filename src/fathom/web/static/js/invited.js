// A link was opened: before a seat is taken, whoever comes says what they are called.
import { draw, own } from "./art.js";
import { html, one } from "./html.js";
import { api } from "./net.js";
import { dark, set, settings } from "./settings.js";
import { LOGO, listenSwitches, showAlone, switches } from "./shell.js";
import { w } from "./words.js";

/** @typedef {{asks: boolean, game: string, name: string, seat: string}} Invitation */

/** @param {Invitation} to */
function pageHtml({ name, seat }) {
  const brand = html`<a class="brand" href="/" data-go aria-label="${w("home")}">${LOGO}<span>fathom</span></a>`;
  const input = html`<input name="name" maxlength="40" value="${settings.name}" placeholder="${seat}"
 autocomplete="nickname">`;
  return html`<div class="sea" aria-hidden="true"></div><main class="alone invited panel">
<header class="hb">${brand}<nav>${switches()}</nav></header><div class="banner plate" aria-hidden="true"></div>
<h1>${w("invited", { game: name })}</h1>${seat && html`<p>${w("invited-as", { seat })}</p>`}
<form><label class="line">${w("invited-name")}${input}</label><p class="muted">${w("invited-why")}</p><p
  class="acts"><button class="btn primary">${w("sit-down")}</button></p></form></main>`;
}

/**
 * Ask for a name; it is kept for the next time.
 * @param {HTMLElement} root
 * @param {Invitation} to
 * @returns {Promise<string>}
 */
function askName(root, to) {
  document.body.className = "at-home";
  root.innerHTML = String(pageHtml(to));
  draw(one(".sea", root), [own("sea")]);
  draw(one(".banner", root), [`/api/games/${to.game}/art/home/cover`]);
  listenSwitches(root, dark);
  const input = /** @type {HTMLInputElement} */ (one("input", root));
  input.focus();
  input.select();
  return new Promise((resolve) => {
    one("form", root)?.addEventListener("submit", (e) => {
      e.preventDefault();
      const name = input.value.trim();
      set({ name });
      resolve(name);
    });
  });
}

/**
 * A secret key in the address: exchange it for a cookie and take it out of the address. For a seat a name is asked
 * first; if somebody holds it, wait for their answer.
 * @param {HTMLElement} root
 * @param {string} match
 * @param {() => boolean} here whether the page is still the same
 * @returns {Promise<string>} why it was refused
 */
export async function joinByKey(root, match, here) {
  const found = /^#k=(.+)$/.exec(location.hash)?.[1];
  if (!found) return "";
  try {
    const key = decodeURIComponent(found);
    const to = /** @type {Invitation} */ (await api(`/matches/${match}/knock`, { body: { key } }));
    if (!here()) return "";
    const body = { key, name: to.asks ? await askName(root, to) : "" };
    while (here() && (await api(`/matches/${match}/join`, { body })).waits) {
      showAlone(root, w("seat-asked"), w("seat-asked-why"));
      await new Promise((done) => setTimeout(done, 3000));
    }
    return "";
  } catch (error) {
    return /** @type {Error} */ (error).message;
  } finally {
    if (here()) history.replaceState(null, "", location.pathname);
  }
}
