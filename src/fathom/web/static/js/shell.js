// What every page shares: the mark, settings, the rulebook, files.
import { draw, own } from "./art.js";
import { all, flag, html, icon, one, patch, raw } from "./html.js";
import { api } from "./net.js";
import { dialog, notice } from "./pop.js";
import { set, settings } from "./settings.js";
import { w } from "./words.js";

const PLUMB =
  '<path d="M11 1v13" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>' +
  '<path d="M11 12.5l4 7.2a4.5 4.5 0 1 1-8 0z" fill="currentColor"/>' +
  '<path d="M1.5 9.5c2-1.8 3.6-1.8 5.3 0M15.2 9.5c2-1.8 3.6-1.8 5.3 0" fill="none" stroke="currentColor" ' +
  'stroke-width="1.9" stroke-linecap="round"/>';
export const LOGO = raw(`<svg viewBox="0 0 22 26" aria-hidden="true">${PLUMB}</svg>`);

/**
 * A page with nothing but a few words and the way home.
 * @param {HTMLElement} root
 * @param {string} title
 * @param {string} words
 */
export function showAlone(root, title, words) {
  document.body.className = "at-home";
  root.innerHTML = String(
    html`<div class="sea" aria-hidden="true"></div><main class="alone panel"><h1>${title}</h1><p>${words}</p><p
  class="acts"><a class="btn primary" href="/" data-go>${icon("chevron")}${w("to-home")}</a></p></main>`,
  );
  draw(one(".sea", root), [own("sea")]);
}

/** @param {string} name @param {string} label @param {[string, string][]} values @param {string} now */
function radios(name, label, values, now) {
  const one = (/** @type {[string, string]} */ [value, words]) =>
    html`<label><input type="radio" name="${name}" value="${value}" ${flag("checked", value === now)}><span>${
      words
    }</span></label>`;
  return html`<fieldset class="pick"><legend>${label}</legend><div class="seg">${values.map(one)}</div></fieldset>`;
}

/** The settings that are no words. @type {Record<string, (value: string) => unknown>} */
const READ = { sound: (value) => value === "on", guard: Number };

/** Settings, as a drawer. @param {import("./html.js").Html} [more] */
export function openSettings(more) {
  const body = () => html`${more || ""}
${radios(
  "theme",
  w("theme"),
  [
    ["system", w("system")],
    ["light", w("light")],
    ["dark", w("dark")],
  ],
  settings.theme,
)}
${radios(
  "lang",
  w("language"),
  [
    ["en", "English"],
    ["de", "Deutsch"],
  ],
  settings.lang,
)}
${radios(
  "ask",
  w("ask"),
  [
    ["always", w("ask-always")],
    ["matter", w("ask-matter")],
    ["concern", w("ask-concern")],
    ["never", w("ask-never")],
  ],
  settings.ask,
)}
${radios(
  "confirm",
  w("confirm"),
  [
    ["always", w("confirm-always")],
    ["never", w("confirm-never")],
  ],
  settings.confirm,
)}
${radios(
  "coach",
  w("coach"),
  [
    ["on", w("coach-on")],
    ["off", w("coach-off")],
  ],
  settings.coach,
)}
${radios(
  "guard",
  w("guard"),
  [
    ["0", w("guard-off")],
    ["350", w("guard-on")],
    ["1000", w("guard-long")],
  ],
  String(settings.guard),
)}
${radios(
  "speed",
  w("speed"),
  [
    ["slow", w("slow")],
    ["normal", w("normal")],
    ["fast", w("fast")],
  ],
  settings.speed,
)}
${radios(
  "pace",
  w("pace"),
  [
    ["calm", w("pace-calm")],
    ["quick", w("pace-quick")],
    ["off", w("pace-off")],
  ],
  settings.pace,
)}
${radios(
  "motion",
  w("motion"),
  [
    ["system", w("motion-on")],
    ["off", w("motion-off")],
  ],
  settings.motion,
)}
${radios(
  "sound",
  w("sound"),
  [
    ["on", w("on")],
    ["off", w("off")],
  ],
  settings.sound ? "on" : "off",
)}`;
  const el = dialog(w("settings"), body(), { cls: "drawer" });
  el.addEventListener("change", (e) => {
    const input = /** @type {HTMLInputElement} */ (e.target);
    if (!input.name) return;
    const read = READ[input.name] || String;
    set(/** @type {any} */ ({ [input.name]: read(input.value) }));
    if (input.name === "lang") el.close();
  });
  return el;
}

// ---------------------------------------------------------------------------------------------- rulebook

/** @typedef {import("./types.js").RuleWords} RuleWords */

/** @type {Map<string, Promise<RuleWords[]>>} */
const rulebooks = new Map();

/** All rules of a game, in the present language. @param {string} game */
export function rulesOf(game) {
  const key = `${game}.${settings.lang}`;
  let rules = rulebooks.get(key);
  if (!rules) {
    rules = api(`/games/${game}/rules`);
    rulebooks.set(key, rules);
    rules.catch(() => rulebooks.delete(key));
  }
  return rules;
}

/** Under which heading a rule stands: rulings and editions have their own. @param {RuleWords} rule */
export function chapterOf({ kind, chapter }) {
  if (kind === "ruling") return w("rule-ruling");
  return kind === "edition" ? w("rule-edition") : chapter;
}

/** The rulebook as a drawer, searchable. @param {string} game @param {string} [find] */
export async function openRules(game, find = "") {
  const el = dialog(
    w("rulebook"),
    html`<label class="searchbox">${icon("search")}<input type="text" role="searchbox"
 placeholder="${w("search-rules")}" aria-label="${w("search-rules")}" value="${find}" autofocus></label><div
 class="found" aria-live="polite">${w("loading")}</div>`,
    { cls: "drawer rulebook" },
  );
  const input = /** @type {HTMLInputElement} */ (one("input", el));
  const box = /** @type {HTMLElement} */ (one(".found", el));
  /** @type {RuleWords[]} */
  let rules = [];
  try {
    rules = await rulesOf(game);
  } catch (error) {
    box.textContent = w("failed", { reason: /** @type {Error} */ (error).message });
    return;
  }
  const show = () => {
    const parts = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    const hits = rules.filter((r) =>
      parts.every((p) => `${r.id} ${r.title || ""} ${r.words} ${chapterOf(r)}`.toLowerCase().includes(p)),
    );
    let chapter = "";
    patch(
      box,
      hits.length
        ? html`${hits.slice(0, 400).map((r) => {
            const name = chapterOf(r);
            const head = name !== chapter ? html`<h3>${name}</h3>` : "";
            chapter = name;
            const title = r.title && html`<b>${r.title}</b> `;
            return html`${head}<article class="clausea"><code>${r.id}</code><p>${title}${r.words}</p></article>`;
          })}`
        : html`<p class="muted">${w("no-rules")}</p>`,
    );
  };
  input.addEventListener("input", show);
  show();
}

// ---------------------------------------------------------------------------------------------- files

/**
 * Fetch a file and let the browser keep it.
 * @param {string} path
 * @param {string} name
 * @param {object} [body]
 * @returns {Promise<boolean>} whether it came
 */
export async function downloadFrom(path, name, body) {
  try {
    const answer = await api(path, { raw: true, body });
    const blob = answer instanceof Response ? await answer.blob() : new Blob([JSON.stringify(answer)]);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 5000);
    return true;
  } catch (error) {
    notice(w("failed", { reason: /** @type {Error} */ (error).message }), { kind: "bad" });
    return false;
  }
}

/** Let a person choose a file and read it. @returns {Promise<string>} */
export function chooseFile() {
  return new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = ".json,application/json";
    input.addEventListener("change", async () => resolve((await input.files?.[0]?.text()) || ""));
    input.click();
  });
}

/** Language and theme, as buttons in a header. */
export function switches() {
  const lang = w("other-lang");
  const tool = (/** @type {string} */ what, /** @type {string} */ words, /** @type {string} */ sign) =>
    html`<button class="tool" data-switch="${what}" aria-label="${words}">${icon(sign)}</button>`;
  const other = html`<button class="tool txt" data-switch="lang" aria-label="${w("language")}: ${lang}">${icon(
    "globe",
  )}<span>${lang}</span></button>`;
  const theme = tool("theme", `${w("to-dark")} / ${w("to-light")}`, "moon");
  return html`${other}${theme}${tool("settings", w("settings"), "gear")}`;
}

/** @param {HTMLElement} root @param {() => boolean} dark */
export function listenSwitches(root, dark) {
  for (const button of all("[data-switch]", root)) {
    button.addEventListener("click", () => {
      const what = button.dataset.switch;
      if (what === "lang") set({ lang: settings.lang === "de" ? "en" : "de" });
      if (what === "theme") set({ theme: dark() ? "light" : "dark" });
      if (what === "settings") openSettings();
    });
  }
}
