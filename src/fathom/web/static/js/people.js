// Who sits at the table: links, handing over a seat, freeing it, giving it to a bot.
import { flag, html, icon, one, patch, raw } from "./html.js";
import { ask, dialog, notice } from "./pop.js";
import { panelOf } from "./scene.js";
import { set, settings } from "./settings.js";
import { w } from "./words.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Player} Player
 * @typedef {import("./table.js").Desk} Desk
 */

const PEOPLE = ["me", "person", "link"];

/** The name of who sits there, or of what sits there. @param {Table} table @param {number} seat */
export function named(table, seat) {
  const player = table.players?.find((p) => p.seat === seat);
  return player?.name || panelOf(table.scene, seat)?.title || w("seat", { n: seat + 1 });
}

/** The person in a seat, in words; nothing if there is nothing to add. @param {Table} table @param {number} seat */
export function whoIs(table, seat) {
  const player = table.players?.find((p) => p.seat === seat);
  if (!player) return "";
  const mine = table.you?.seats || [];
  if (player.who === "link") return w("link-waits");
  if (player.who === "me" || player.who === "person") {
    const name = player.name || (mine.includes(seat) && mine.length === 1 ? w("you-are") : "");
    return player.who === "person" && !player.here ? [name, w("away")].filter(Boolean).join(", ") : name;
  }
  return player.name && player.name !== player.who ? player.name : w("bot");
}

/** To whom a seat can be given. @param {number} seat @param {string} name @param {[string, string, boolean][]} ways */
function giveHtml(seat, name, ways) {
  const open = ways.filter(([, , on]) => on).map(([who, words]) => html`<option value="${who}">${words}</option>`);
  return html`<select data-seat="${seat}" aria-label="${w("give-to")}: ${name}"><option
    value="">${w("give-to")} …</option>${open}</select>`;
}

/** @param {Table} table @param {Player} p */
function seatHtml(table, p) {
  const mayGive = table.you?.role === "host" || table.you?.seats?.includes(p.seat);
  const bot = !PEOPLE.includes(p.who);
  const state = bot
    ? w("bot")
    : p.who === "link"
      ? w("link-waits")
      : p.who === "me"
        ? w("you-are")
        : w(p.here ? "here" : "away");
  const ways = /** @type {[string, string, boolean][]} */ ([
    ["me", w("take-seat"), p.who !== "me"],
    ["steady", w("give-bot"), !bot],
    ["link", w(p.who === "link" ? "fresh-link" : "free-seat"), true],
  ]);
  const n = (p.seat % 5) + 1;
  const title = panelOf(table.scene, p.seat)?.title || w("seat", { n: p.seat + 1 });
  const under = [...new Set([bot ? "" : p.name, state])].filter(Boolean).join(" · ");
  const name = html`<span><b>${title}</b><small>${under}</small></span>`;
  const own =
    p.who === "me" &&
    html`<input name="called" data-called="${p.seat}" maxlength="40" value="${p.name}" autocomplete="nickname"
 placeholder="${w("your-name")}" aria-label="${w("your-name")}: ${title}">`;
  return html`<li class="c${n}" data-key="p${p.seat}">${icon(`seat-${n}`)}${name}${own}${
    mayGive && giveHtml(p.seat, named(table, p.seat), ways)
  }</li>`;
}

/**
 * Cards that only one of us may see come next: the screen goes to them first.
 * @param {string} who
 * @param {() => void} then
 */
export function handOver(who, then) {
  const button = html`<button class="btn primary" autofocus>${w("i-am", { who })}</button>`;
  const el = dialog(w("hand-to", { who }), html`<p>${w("hand-to-why")}</p><p class="acts">${button}</p>`, {
    cls: "cover",
    closable: false,
  });
  one(".btn", el)?.addEventListener("click", () => {
    el.close();
    then();
  });
}

/** Somebody came with the link of a seat that is ours: is it ourselves on another device? */
export class Claims {
  /** @param {Desk["call"]} call */
  constructor(call) {
    this.call = call;
    this.key = "";
    /** @type {HTMLDialogElement | null} */
    this.shown = null;
  }

  /** @param {Table} table */
  show(table) {
    const claim = table.claims?.[0];
    if ((claim?.claim || "") === this.key) return;
    this.key = claim?.claim || "";
    this.shown?.close();
    this.shown = claim ? this._ask(table, claim) : null;
  }

  /** @param {Table} table @param {Table["claims"][number]} claim */
  _ask(table, claim) {
    const facts = { who: claim.name || w("somebody"), seat: named(table, claim.seat) };
    return ask(
      w("claim-title"),
      html`<p>${w("claim-asks", facts)}</p><p class="muted">${w("claim-why")}</p>`,
      [w("claim-no"), w("claim-yes")],
      (yes) => this.call("claims", { claim: claim.claim, yes }),
      { cls: "claim", primary: "no", focus: "no" },
    );
  }
}

/** A link, and a QR code, by which a second device of ours gets all that this one has here. @param {Desk} desk */
async function openDevice(desk) {
  const base = `${location.origin}/m/${desk.match}`;
  const device = await desk.call("device", { page: base });
  if (!device?.key) return;
  const el = dialog(
    w("device"),
    html`<p>${w("device-why")}</p><p class="qr">${raw(device.qr)}</p><div class="links">${linkHtml(
      w("device"),
      `${base}#k=${device.key}`,
    )}</div>`,
    { cls: "small device" },
  );
  one(".qr svg", el)?.setAttribute("aria-label", w("device-qr"));
  listenCopies(el);
}

/** @param {string} name @param {string} address */
export const linkHtml = (name, address) =>
  html`<p class="linkrow" data-key="l.${name}"><span>${name}</span><input readonly value="${address}"
 aria-label="${name}"><button class="btn" data-copy>${icon("link")}<span>${w("copy")}</span></button></p>`;

/** Whether the others are asked first; who plays together may agree not to. @param {Table} table */
const undoHtml = (table) =>
  table.undo_is === "always"
    ? ""
    : html`<p class="line" data-key="undo"><label><input type="checkbox" name="undo"
 ${flag("checked", table.undo_is === "ask")} ${flag("disabled", table.you.role !== "host")}> ${w(
   "undo-asks",
 )}</label></p>`;

/** @param {Desk} desk */
export function openPeople(desk) {
  /** @type {{seats?: string[], spectator?: string} | null} */
  const keys = JSON.parse(sessionStorage.getItem(`fathom.keys.${desk.match}`) || "null");
  /** @type {Map<number, string>} */
  const links = new Map();
  const address = (/** @type {string} */ key) => `${location.origin}/m/${desk.match}#k=${key}`;
  for (const p of desk.view()?.table.players || [])
    if (p.who === "link" && keys?.seats?.[p.seat]) links.set(p.seat, keys.seats[p.seat]);
  const body = () => {
    const { table } = /** @type {import("./view.js").View} */ (desk.view());
    const open = [...links].filter(([seat]) => table.players.find((p) => p.seat === seat)?.who === "link");
    const mine = table.you.seats.length || table.you.role === "host";
    const rows = open.map(([seat, key]) => linkHtml(named(table, seat), address(key)));
    const watch = keys?.spectator && linkHtml(w("watch-link"), address(keys.spectator));
    const device = html`<p class="acts" data-key="device"><button class="btn" data-device>${icon(
      "person",
    )}<span>${w("device")}</span></button></p>`;
    const folk = (table.players || []).map((p) => seatHtml(table, p));
    return html`<p data-key="intro">${w("people-why")}</p><ul class="folk">${folk}</ul>${
      open.length ? html`<p class="muted" data-key="why">${w("share-why")}</p>` : ""
    }<div class="links">${rows}${watch}</div>${undoHtml(table)}${mine ? device : ""}`;
  };
  const el = dialog(w("people"), body(), { cls: "people", done: () => desk.watchers.delete(fresh) });
  const inner = /** @type {HTMLElement} */ (one(".body", el));
  const fresh = () => patch(inner, body());
  desk.watchers.add(fresh);
  el.addEventListener("click", (e) => {
    if (/** @type {HTMLElement} */ (e.target).closest("[data-device]")) openDevice(desk);
  });
  el.addEventListener("change", async (e) => {
    const select = /** @type {HTMLSelectElement} */ (e.target);
    if (select.name === "called") {
      const name = select.value.trim();
      if (name) set({ name });
      await desk.call("settings", { name, seat: Number(select.dataset.called) });
      return;
    }
    if (select.name === "undo") {
      await desk.call("settings", { undo: /** @type {HTMLInputElement} */ (e.target).checked ? "ask" : "free" });
      return;
    }
    if (!select.dataset.seat || !select.value) return;
    const seat = Number(select.dataset.seat);
    const who = select.value;
    select.value = "";
    const answer = await desk.call("seats", { seat, who, name: who === "me" ? settings.name : "" });
    if (answer?.key) links.set(seat, answer.key);
    fresh();
  });
  listenCopies(el);
}

/** Let the buttons beside links copy them. @param {HTMLElement} el */
export function listenCopies(el) {
  el.addEventListener("click", (e) => {
    const button = /** @type {HTMLElement} */ (e.target).closest("[data-copy]");
    if (button) copy(/** @type {HTMLInputElement} */ (button.previousElementSibling));
  });
}

/** @param {HTMLInputElement} input */
async function copy(input) {
  input.select();
  try {
    await navigator.clipboard.writeText(input.value);
  } catch {
    document.execCommand("copy");
  }
  notice(w("copied"));
}
