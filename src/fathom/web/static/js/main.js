// Where a page begins: icons and words, then the page that the address names.
import { loadIcons, one } from "./html.js";
import { joinByKey } from "./invited.js";
import { apply, onSetting, settings } from "./settings.js";
import { showAlone } from "./shell.js";
import { loadWords, w } from "./words.js";

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
  const [, kind, id, more] = location.pathname.split("/");
  document.body.className = kind === "m" || kind === "r" ? "at-table" : "at-home";
  document.title = "fathom";
  scrollTo(0, 0);
  try {
    if (!kind) {
      const { HomePage } = await import("./home.js");
      if (turn === shown) page = new HomePage(app, go);
    } else if (kind === "c") {
      const { ChroniclePage } = await import("./chronicle.js");
      if (turn === shown) page = new ChroniclePage(app, go);
    } else if (kind === "g" && id) {
      const { SetupPage } = await import("./setup.js");
      if (turn === shown) page = new SetupPage(app, decodeURIComponent(id), go);
    } else if (kind === "m" && id) {
      const [refused, { TablePage }] = await Promise.all([
        joinByKey(app, id, () => turn === shown),
        import("./table.js"),
      ]);
      if (turn !== shown) return;
      document.body.className = "at-table"; // the pages of who comes by a link are not
      page = new TablePage(app, id, { refused });
    } else if (kind === "l" && id) {
      const { LearnPage } = await import("./learn.js");
      if (turn === shown) page = new LearnPage(app, decodeURIComponent(id), decodeURIComponent(more || ""), go);
    } else if (kind === "h" && id) {
      const { HowToPage } = await import("./howto.js");
      if (turn === shown) page = new HowToPage(app, decodeURIComponent(id));
    } else if (kind === "r" && id) {
      const { ReplayPage } = await import("./replay.js");
      if (turn === shown) page = new ReplayPage(app, id, go);
    } else {
      showAlone(app, w("not-found"), w("not-found-why"));
    }
  } catch (error) {
    showAlone(app, w("broken"), /** @type {Error} */ (error).message);
  }
}

addEventListener("popstate", show);
document.addEventListener("click", (e) => {
  const link = /** @type {HTMLElement} */ (e.target).closest?.("a[data-go]");
  if (!link || e.defaultPrevented || e.button || e.ctrlKey || e.metaKey || e.shiftKey) return;
  e.preventDefault();
  const { pathname, search } = /** @type {HTMLAnchorElement} */ (link);
  go(pathname + search);
});
onSetting((what) => {
  if (what === "lang" && (document.body.className === "at-home" || !one(".table"))) show();
});

apply();
await Promise.all([loadIcons(), loadWords(settings.lang)]);
await show();
