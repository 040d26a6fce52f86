// Where a page begins: icons, then the page that the address names.
import { html, loadIcons, one } from "./html.js";
import { api } from "./net.js";
import { notice } from "./pop.js";
import { apply, onSetting } from "./settings.js";
import { w } from "./words.js";

/** @typedef {{close: () => void}} Page */

const app = /** @type {HTMLElement} */ (document.getElementById("app"));
/** @type {Page | null} */
let page = null;
let shown = 0;

/** Go to another page without loading anew. @param {string} path */
export function go(path) {
  history.pushState(null, "", path);
  show();
}

async function show() {
  const turn = ++shown;
  page?.close();
  page = null;
  for (const open of document.querySelectorAll("dialog[open]")) /** @type {HTMLDialogElement} */ (open).close();
  const [, kind, id] = location.pathname.split("/");
  document.body.className = kind === "m" || kind === "r" ? "at-table" : "at-home";
  document.title = "fathom";
  scrollTo(0, 0);
  try {
    if (!kind) {
      const { HomePage } = await import("./home.js");
      if (turn === shown) page = new HomePage(app, go);
    } else if (kind === "g" && id) {
      const { SetupPage } = await import("./setup.js");
      if (turn === shown) page = new SetupPage(app, decodeURIComponent(id), go);
    } else if (kind === "m" && id) {
      await joinByKey(id);
      const { TablePage } = await import("./table.js");
      if (turn === shown) page = new TablePage(app, id);
    } else if (kind === "r" && id) {
      const { ReplayPage } = await import("./replay.js");
      if (turn === shown) page = new ReplayPage(app, id, go);
    } else {
      app.innerHTML = String(html`<main class="alone"><h1>${w("notFound")}</h1><p><a class="btn primary" href="/" data-go>${w("home")}</a></p></main>`);
    }
  } catch (error) {
    app.innerHTML = String(html`<main class="alone"><h1>${w("failed", { reason: /** @type {Error} */ (error).message })}</h1><p><a class="btn primary" href="/" data-go>${w("home")}</a></p></main>`);
  }
}

/** A secret key in the address: exchange it for a cookie and take it out of the address. @param {string} match */
async function joinByKey(match) {
  const key = /^#k=(.+)$/.exec(location.hash)?.[1];
  if (!key) return;
  history.replaceState(null, "", location.pathname);
  try {
    await api(`/matches/${match}/join`, { body: { key: decodeURIComponent(key), name: "" } });
  } catch (error) {
    notice(w("failed", { reason: /** @type {Error} */ (error).message }), { kind: "bad" });
  }
}

addEventListener("popstate", show);
document.addEventListener("click", (e) => {
  const link = /** @type {HTMLElement} */ (e.target).closest?.("a[data-go]");
  if (!link || e.defaultPrevented || e.button || e.ctrlKey || e.metaKey || e.shiftKey) return;
  e.preventDefault();
  go(/** @type {HTMLAnchorElement} */ (link).pathname);
});
onSetting((what) => {
  if (what === "lang" && (document.body.className === "at-home" || !one(".table"))) show();
});

apply();
await loadIcons();
await show();
