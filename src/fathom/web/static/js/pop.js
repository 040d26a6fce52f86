// Things that lie above the page: tips, small menus, pop-overs, dialogs, notices.
import { changing, isFresh } from "./guard.js";
import { all, cls, flag, html, icon, one } from "./html.js";
import { w } from "./words.js";

const layer = () => /** @type {HTMLElement} */ (document.getElementById("layer"));

/** @typedef {{left: number, top: number, right: number, bottom: number, width: number, height: number}} Box */

/**
 * Put an element beside a box, inside the window and never over the box.
 * @param {HTMLElement} el @param {Box} box @param {"right" | "below"} side
 */
function place(el, box, side) {
  const w = el.offsetWidth;
  const h = el.offsetHeight;
  const gap = 10;
  const W = innerWidth;
  const H = innerHeight;
  const clamp = (/** @type {number} */ n, /** @type {number} */ most) => Math.max(8, Math.min(n, most - 8));
  let x;
  let y;
  if (side === "right" && (box.right + gap + w <= W - 8 || box.left - gap - w >= 8)) {
    x = box.right + gap + w <= W - 8 ? box.right + gap : box.left - gap - w;
    // Above its row, so that the neighbours stay in sight.
    y = box.top - h - 6 >= 60 ? box.top - h - 6 : clamp(box.bottom + 6, H - h);
  } else {
    x = clamp(box.left + box.width / 2 - w / 2, W - w);
    y = box.bottom + gap + h <= H - 8 ? box.bottom + gap : Math.max(8, box.top - gap - h);
  }
  el.style.left = `${Math.round(x)}px`;
  el.style.top = `${Math.round(y)}px`;
}

// ---------------------------------------------------------------------------------------------- tip

/** @param {import("./html.js").Html} content @param {Box} box @param {"right" | "below"} [side] */
export function tip(content, box, side = "right") {
  let el = one(".tip", layer());
  if (!el) {
    el = document.createElement("div");
    el.className = "tip";
    el.setAttribute("role", "tooltip");
    layer().append(el);
  }
  if (el.innerHTML !== String(content)) el.innerHTML = String(content);
  el.hidden = false;
  place(el, box, side);
}

export function untip() {
  const el = one(".tip", layer());
  if (el) el.hidden = true;
}

// ---------------------------------------------------------------------------------------------- pop-over and menu

/**
 * @typedef {object} Open
 * @property {HTMLElement} el
 * @property {HTMLElement | SVGElement | null} back what had the focus before
 * @property {string} anchor the thing, cell or button that it belongs to: a click there does not close it
 * @property {boolean} passing whether it is about what can be chosen now, and void after the next choice
 * @property {() => void} done
 */

/** @type {Open | null} */
let open = null;

export function unpop(refocus = true) {
  if (!open) return false;
  const { el, back, done } = open;
  open = null;
  el.remove();
  done();
  if (refocus && back?.isConnected) back.focus();
  return true;
}

export const popped = () => open !== null;

/** Something was chosen: what was about the choices before it is void. */
export function unpopPassing() {
  if (open?.passing) unpop(false);
}

/**
 * @typedef {object} How
 * @property {string} [role]
 * @property {string} [label]
 * @property {string} [cls]
 * @property {"right" | "below"} [side]
 * @property {string} [anchor]
 * @property {boolean} [passing]
 * @property {() => void} [done]
 */

/** @param {import("./html.js").Html} content @param {Box} box @param {How} [how] */
export function pop(content, box, how = {}) {
  const { role = "dialog", label = "", cls = "", side = "right", anchor = "", passing = false, done = () => {} } = how;
  const back = /** @type {HTMLElement | null} */ (document.activeElement);
  unpop(false);
  untip();
  changing();
  const el = document.createElement("div");
  el.className = `pop ${cls}`;
  el.setAttribute("role", role);
  if (label) el.setAttribute("aria-label", label);
  el.tabIndex = -1;
  el.innerHTML = String(content);
  layer().append(el);
  place(el, box, side);
  open = { el, back, anchor, passing, done };
  const first = one("[autofocus]", el) || one("[role=menuitem], button, input, a", el);
  (first || el).focus({ preventScroll: true });
  return el;
}

/**
 * @typedef {{words: string, note?: string, icon?: string, off?: boolean, vain?: boolean, cost?: string,
 *   enter?: () => void, choose: () => void}} Entry
 */

/** @param {Entry} e @param {number} i */
function entryHtml(e, i) {
  const words = html`<span><b>${e.words}</b>${e.note && html`<small>${e.note}</small>`}</span>`;
  return html`<button role="menuitem" class="entry" data-n="${i}" ${e.off && html`aria-disabled="true"`}><kbd>${
    i < 9 && !e.vain ? i + 1 : ""
  }</kbd>${e.icon && icon(e.icon)}${words}${e.cost && html`<em>${e.cost}</em>`}</button>`;
}

/**
 * A small menu; keys 1–9, arrows, Enter.
 * @param {Entry[]} entries
 * @param {Box} box
 * @param {{title?: string, done?: () => void}} [how]
 */
export function menu(entries, box, { title = "", done } = {}) {
  const el = pop(html`${title && html`<h3>${title}</h3>`}${entries.map(entryHtml)}`, box, {
    role: "menu",
    label: title || w("choose-one"),
    cls: "menu",
    passing: true,
    done,
  });
  const buttons = all(".entry", el);
  const since = performance.now();
  buttons.forEach((button, i) => {
    const enter = () => entries[i].enter?.();
    button.addEventListener("focus", enter);
    button.addEventListener("pointerenter", enter);
    button.addEventListener("click", () => {
      if (entries[i].off) return;
      unpop();
      entries[i].choose();
    });
  });
  entries[0]?.enter?.();
  el.addEventListener("keydown", (e) => {
    const at = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (e.key === "ArrowDown" || e.key === "ArrowUp") {
      e.preventDefault();
      buttons[(at + (e.key === "ArrowDown" ? 1 : -1) + buttons.length) % buttons.length].focus();
    } else if (/^[1-9]$/.test(e.key) && buttons[Number(e.key) - 1]) {
      e.preventDefault();
      e.stopPropagation();
      if (!isFresh(since) && !entries[Number(e.key) - 1].vain) buttons[Number(e.key) - 1].click();
    } else if (e.key === "Tab") {
      e.preventDefault();
      unpop();
    }
  });
  return el;
}

document.addEventListener("pointerdown", (e) => {
  const at = /** @type {Element} */ (e.target);
  if (open && !open.el.contains(at) && !isAnchor(at, open.anchor)) unpop(false);
});

/** @param {Element} at @param {string} anchor */
function isAnchor(at, anchor) {
  const thing = /** @type {HTMLElement | null} */ (at.closest?.("[data-opt], [data-id]"));
  return anchor !== "" && (thing?.dataset.id === anchor || thing?.dataset.key === `o.${anchor}`);
}

document.addEventListener("keydown", (e) => {
  if (e.key === "Escape" && open && !one("dialog[open]")) {
    e.stopImmediatePropagation();
    unpop();
  }
});

// ---------------------------------------------------------------------------------------------- dialogs

/**
 * A dialog or a drawer at the side; Esc closes it.
 * @param {string} title @param {import("./html.js").Html} content
 * @param {{cls?: string, done?: () => void, closable?: boolean}} [how]
 * @returns {HTMLDialogElement}
 */
export function dialog(title, content, { cls = "", done, closable = true } = {}) {
  unpop(false);
  untip();
  changing();
  const shut = html`<button class="tool shut" aria-label="${w("close")}">${icon("close")}</button>`;
  const el = document.createElement("dialog");
  el.className = `sheet ${cls}`;
  el.setAttribute("aria-label", title);
  el.innerHTML = String(html`<header><h2>${title}</h2>${closable && shut}</header><div class="body">${content}</div>`);
  layer().append(el);
  el.addEventListener("close", () => {
    el.remove();
    done?.();
  });
  if (!closable) el.addEventListener("cancel", (e) => e.preventDefault());
  el.addEventListener("click", (e) => {
    const hit = /** @type {HTMLElement} */ (e.target);
    if (hit.closest(".shut") || (closable && hit === el)) el.close();
  });
  el.showModal();
  const first = one("[autofocus], .body button, .body input", el);
  first?.focus();
  return el;
}

/**
 * Ask something that has two answers; the one that changes nothing may be the one that is meant to be taken.
 * @param {string} title
 * @param {import("./html.js").Html} content
 * @param {[string, string]} answers no and yes
 * @param {(yes: boolean) => void} then
 * @param {{cls?: string, primary?: "no" | "yes", focus?: "no" | "yes"}} [how]
 */
export function ask(title, content, answers, then, { cls: name = "", primary = "yes", focus = "yes" } = {}) {
  const button = (/** @type {"no" | "yes"} */ which) =>
    html`<button class="${cls("btn", primary === which && "primary")}" data-yes="${which === "yes" ? 1 : 0}"
 ${flag("autofocus", focus === which)}>${answers[which === "yes" ? 1 : 0]}</button>`;
  const el = dialog(title, html`${content}<p class="acts">${button("no")}${button("yes")}</p>`, {
    cls: `small ${name}`,
  });
  for (const one of all("[data-yes]", el))
    one.addEventListener("click", () => {
      el.close();
      then(one.dataset.yes === "1");
    });
  return el;
}

// ---------------------------------------------------------------------------------------------- notices

/** @param {string} words @param {{kind?: string, stay?: boolean, time?: number}} [how] */
export function notice(words, { kind = "", stay = false, time = 4500 } = {}) {
  let box = one(".notices", layer());
  if (!box) {
    box = document.createElement("div");
    box.className = "notices";
    layer().append(box);
  }
  const el = document.createElement("p");
  el.className = `notice ${kind}`;
  el.textContent = words;
  for (const old of all(".notice", box)) if (old.textContent === words) old.remove();
  box.append(el);
  say(words, kind === "bad");
  if (!stay) setTimeout(() => el.remove(), time);
  return el;
}

/** Tell a screen reader. @param {string} words @param {boolean} [urgent] */
export function say(words, urgent = false) {
  const el = document.getElementById(urgent ? "alert" : "said");
  if (!el) return;
  el.textContent = "";
  requestAnimationFrame(() => {
    el.textContent = words;
  });
}
