// Small helpers to write HTML: everything is escaped unless it was made here.

/** A piece of HTML that is safe to show. */
export class Html {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }
  toString() {
    return this.text;
  }
}

const MARKS = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** @param {unknown} value @returns {string} */
export function escaped(value) {
  return String(value).replace(/[&<>"']/g, (c) => MARKS[/** @type {keyof typeof MARKS} */ (c)]);
}

/** @param {unknown} value @returns {string} */
function shown(value) {
  if (value === null || value === undefined || value === false || value === true) return "";
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(shown).join("");
  return escaped(value);
}

/**
 * HTML from a template; what is put in is escaped, unless it is HTML itself.
 * @param {TemplateStringsArray} strings @param {unknown[]} values @returns {Html}
 */
export function html(strings, ...values) {
  let text = strings[0];
  values.forEach((value, i) => {
    text += shown(value) + strings[i + 1];
  });
  return new Html(text);
}

/** The names of classes, those that hold. @param {(string | false | null | undefined)[]} names */
export const cls = (...names) => names.filter(Boolean).join(" ");

/** An attribute that is there or not. @param {string} name @param {unknown} is */
export const flag = (name, is) => (is ? new Html(name) : "");

/** HTML that the server drew (pictures). @param {string} text */
export function raw(text) {
  return new Html(text);
}

/** @param {string} name @param {string} [cls] */
export function icon(name, cls = "") {
  const id = has(name) ? name : "why";
  return new Html(`<svg class="i ${cls}" aria-hidden="true"><use href="#i-${escaped(id)}"/></svg>`);
}

/** @type {Set<string>} the icons of all games, and those that came with the pictures of one */
const names = new Set();

/** Whether there is an icon of this name. @param {string} name */
export function has(name) {
  return names.has(name);
}

/** Load the icons into the page, once. */
export async function loadIcons() {
  const text = await (await fetch(new URL("../icons.svg", import.meta.url))).text();
  const box = /** @type {HTMLElement} */ (document.getElementById("sprite"));
  box.innerHTML = text;
  learnIcons();
}

/** Know the icons that are in the page now. */
export function learnIcons() {
  names.clear();
  for (const symbol of document.querySelectorAll('symbol[id^="i-"]')) names.add(symbol.id.slice(2));
}

/** @param {string} selector @param {ParentNode} [root] @returns {HTMLElement | null} */
export function one(selector, root = document) {
  return root.querySelector(selector);
}

/** @param {string} selector @param {ParentNode} [root] @returns {HTMLElement[]} */
export function all(selector, root = document) {
  return [...root.querySelectorAll(selector)].map((e) => /** @type {HTMLElement} */ (e));
}

/** Give an element the hues of a game. @param {HTMLElement} el @param {[number, number] | undefined} mood */
export function setMood(el, mood) {
  for (const [name, hue] of [
    ["--h", mood?.[0]],
    ["--h2", mood?.[1]],
  ]) {
    if (hue === undefined) el.style.removeProperty(String(name));
    else el.style.setProperty(String(name), String(hue));
  }
}

// ---------------------------------------------------------------------------------------------- morph

/** @param {Element} node */
function key(node) {
  return node.getAttribute("data-key") || node.getAttribute("data-id") || node.id || "";
}

/**
 * Change an element's children into the given HTML, keeping the nodes that stay: focus, scroll and animations live on.
 * @param {Element} target @param {Html | string} wanted
 */
export function patch(target, wanted) {
  const text = String(wanted);
  const held = /** @type {any} */ (target);
  if (held.fathomHtml === text) return;
  held.fathomHtml = text;
  const inSvg = target.namespaceURI === "http://www.w3.org/2000/svg";
  const box = document.createElement("template");
  box.innerHTML = inSvg ? `<svg>${text}</svg>` : text;
  const source = inSvg ? /** @type {Element} */ (box.content.firstChild) : box.content;
  morph(target, source);
}

/** @param {Node} target @param {Node} source */
function morph(target, source) {
  /** @type {Map<string, Element>} */
  const keyed = new Map();
  for (const child of /** @type {Element} */ (target).children) {
    const k = key(child);
    if (k) keyed.set(k, child);
  }
  let at = target.firstChild;
  for (const want of [...source.childNodes]) {
    const k = want instanceof Element ? key(want) : "";
    let have = k ? keyed.get(k) : at;
    keyed.delete(k);
    if (!k && have instanceof Element && key(have)) have = null;
    if (have && have.nodeType === want.nodeType && have.nodeName === want.nodeName) {
      if (have !== at) target.insertBefore(have, at);
      else at = at?.nextSibling || null;
      if (want instanceof Element) {
        attributes(/** @type {Element} */ (have), want);
        if (!(/** @type {Element} */ (have).hasAttribute("data-keep"))) morph(have, want);
      } else if (have.nodeValue !== want.nodeValue) have.nodeValue = want.nodeValue;
    } else {
      target.insertBefore(want, at);
    }
  }
  while (at) {
    const next = at.nextSibling;
    target.removeChild(at);
    at = next;
  }
}

/** @param {Element} have @param {Element} want */
function attributes(have, want) {
  for (const { name, value } of [...want.attributes]) {
    if (have.getAttribute(name) !== value) have.setAttribute(name, value);
  }
  for (const { name } of [...have.attributes]) {
    if (!want.hasAttribute(name) && name !== "style" && name !== "data-live") have.removeAttribute(name);
  }
}
