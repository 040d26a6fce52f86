// All boards of a table: the first one, those beside it, the window that they are seen through, and a small map.
import { draw } from "./art.js";
import { BoardView, miniature } from "./board.js";
import { one, patch, raw } from "./html.js";
import { C } from "./pieces.js";
import { cardsOf, piecesOf } from "./scene.js";
import { Zoom } from "./zoom.js";

/**
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Cell} Cell
 * @typedef {import("./types.js").Choice} Choice
 * @typedef {import("./view.js").View} View
 */

export const NARROW = matchMedia("(max-width: 760px), (max-height: 559px)");
/** Too low for two seats in full. */
export const LOW = matchMedia(
  "(min-width: 761px) and (min-height: 560px) and (max-width: 1359px) and (max-height: 860px)",
);

/** Where somebody acts. @param {Scene} scene */
const active = (scene) => piecesOf(scene).find((p) => p.flags?.includes("active"));

/** What a cell says to who cannot see it. @param {Cell} cell @param {Choice[]} choices */
function spokenCell(cell, choices) {
  const said = choices.map((c) => [c.words, c.cost, c.consequence].filter(Boolean).join(", "));
  return said.length ? `${cell.name}. ${said.join(". ")}` : cell.name;
}

export class Boards {
  /** @param {HTMLElement} main the table @param {BoardView["on"]} on what is done with their cells */
  constructor(main, on) {
    this.main = main;
    this.first = new BoardView(this._el(".board .main"), on);
    /** @type {BoardView[]} */
    this.sides = [];
    this.zoom = new Zoom(this._el(".pan"), this._el(".board .main"), () => this.showWindow());
    this._el(".pan").addEventListener("scroll", () => this.showWindow(), { passive: true });
  }

  /** @param {string} selector */
  _el(selector) {
    return /** @type {HTMLElement} */ (one(selector, this.main));
  }

  get all() {
    return [this.first, ...this.sides];
  }

  /** The board in which a cell lies. @param {string} cell */
  of(cell) {
    return this.all.find((board) => board.cells.has(cell)) || this.first;
  }

  // -------------------------------------------------------------------------------------------- drawing

  /** @param {View} view */
  render({ scene, offer, group }) {
    const [main, ...others] = scene.boards || [];
    this.main.classList.toggle("boardless", !main);
    if (scene.backdrop && !main) this._backdrop(scene.game, scene.backdrop);
    this._beside(others.length);
    this.first.beside = others.reduce((most, board) => Math.max(most, board.width + 1), 0);
    if (!main) return;
    this.main.classList.toggle("grown", main.grows === true);
    const drawn = cardsOf(scene).filter((c) => c.drawing);
    this.first.faces = new Map(drawn.map((c) => [c.id, c.drawing || ""]));
    const lit = offer.lit(group);
    const looms = scene.looms || [];
    const coming = new Map(looms.map((one) => [piecesOf(scene).find((p) => p.id === one.who)?.at, one.words]));
    const said = (/** @type {Cell} */ cell, /** @type {Choice[]} */ choices) =>
      [spokenCell(cell, choices), coming.get(cell.id)].filter(Boolean).join(". ");
    this.first.render(main, lit, said);
    this.first.loom(looms);
    others.forEach((board, i) => {
      this.sides[i].host.dataset.name = board.name;
      this.sides[i].render(board, lit, said);
      this.sides[i].loom(looms);
    });
    patch(this._el(".minimap"), raw(miniature(main)));
    requestAnimationFrame(() => this.showWindow());
  }

  /** Only what stands on the boards has changed. @param {Scene} scene @returns {boolean} whether that was all */
  renderPieces({ boards = [] }) {
    const known = boards.every((board, i) => this.all[i]?.board?.cells === board.cells);
    if (known) for (const [i, board] of boards.entries()) this.all[i].renderPieces(board);
    return known;
  }

  /** The picture behind a table without a board. @param {string} game @param {string} name */
  _backdrop(game, name) {
    const address = `/api/games/${encodeURIComponent(game)}/art/backdrop/${encodeURIComponent(name)}`;
    draw(this._el(".backdrop"), [address]);
  }

  /** Boards beside the first one lie in the same plane, and move with it. @param {number} many */
  _beside(many) {
    const box = this._el(".sides");
    if (many && box.parentElement !== this.first.host) this.first.host.append(box);
    while (this.sides.length < many) {
      const host = document.createElement("div");
      host.className = "side panel";
      box.append(host);
      this.sides.push(new BoardView(host, this.first.on));
    }
    while (this.sides.length > many) this.sides.pop()?.host.remove();
  }

  /** Show nothing that was only looked at. */
  clear() {
    for (const board of this.all) {
      board.preview(null);
      board.reveal("");
    }
  }

  // -------------------------------------------------------------------------------------------- a small window

  /**
   * Bring a place into the middle of the window: this one, or where somebody acts.
   * @param {View} view
   * @param {string} [cell]
   */
  centre({ scene, offer }, cell) {
    const pan = this._el(".pan");
    if (pan.scrollWidth <= pan.clientWidth + 2 && pan.scrollHeight <= pan.clientHeight + 2) return;
    const [first] = offer.choices;
    const at = cell || active(scene)?.at || (first ? offer.cellsOf(first)[0] : "") || "";
    const box = at ? this.of(at).rect(at) : this.first.svg.getBoundingClientRect();
    const frame = pan.getBoundingClientRect();
    pan.scrollBy({
      left: box.left + box.width / 2 - frame.left - frame.width / 2,
      top: box.top + box.height / 2 - frame.top - frame.height / 2,
      behavior: cell ? "smooth" : "instant",
    });
    this.showWindow();
  }

  /** Bring a cell above what covers the foot of a small screen. @param {string} cell @param {number} foot */
  lift(cell, foot) {
    const under = this.of(cell).rect(cell).bottom + 14 - foot;
    if (NARROW.matches && under > 0) this.zoom.move(0, under);
  }

  /** Keep the active piece in sight when it moves or changes. @param {View} view @param {Scene} before */
  follow(view, before) {
    const [now, was] = [active(view.scene), active(before)];
    if (!now || !NARROW.matches || (was?.id === now.id && was.at === now.at)) return;
    const box = this.of(now.at).rect(now.at);
    const frame = this._el(".pan").getBoundingClientRect();
    const inside =
      box.left >= frame.left + 40 &&
      box.right <= frame.right - 40 &&
      box.top >= frame.top + 40 &&
      box.bottom <= frame.bottom - 40;
    if (!inside) this.centre(view, now.at);
  }

  /** Show on the small map which part is seen. */
  showWindow() {
    const rect = one(".minimap .mw", this.main);
    const { svg, view, board } = this.first;
    const box = svg.getBoundingClientRect();
    if (!rect || !board || !view || !box.width) return;
    const frame = this._el(".pan").getBoundingClientRect();
    const whole = box.width <= frame.width + 2 && box.height <= frame.height + 2;
    this._el(".minimap").classList.toggle("none", whole);
    const scale = view[2] / box.width;
    const cells = {
      x: (frame.left - box.left) * scale + view[0],
      y: (frame.top - box.top) * scale + view[1],
      width: frame.width * scale,
      height: frame.height * scale,
    };
    for (const [name, value] of Object.entries(cells)) rect.setAttribute(name, String((value * 8) / C));
  }
}
