// Movement on the board: pieces go where they went, falls tick space by space, losses float up. Off if a person likes
// it still.
import { Flights } from "./flights.js";
import { one } from "./html.js";
import { C, pill } from "./pieces.js";
import { pieceOf, piecesOf } from "./scene.js";
import { moves, settings } from "./settings.js";

/** @typedef {import("./types.js").Scene} Scene @typedef {{x: number, y: number}} Point */

const STEP = 240;
const MOST = 720;
const SVG = "http://www.w3.org/2000/svg";

/** @type {Set<Animation>} */
const running = new Set();

/**
 * Animate, so that any key or tap jumps to the end.
 * @param {Element} el
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} how
 */
export function animate(el, frames, how) {
  const animation = el.animate(frames, how);
  running.add(animation);
  animation.finished.catch(() => {}).finally(() => running.delete(animation));
  return animation;
}

function jump() {
  for (const animation of running) animation.finish();
}
document.addEventListener("pointerdown", jump, { capture: true });
document.addEventListener("keydown", jump, { capture: true });

/** How much slower or faster than usual. */
export const pace = () => ({ slow: 1.5, normal: 1, fast: 0.6 })[settings.speed] ?? 1;

/**
 * The moments of a fall: each space a little sooner than the one before.
 * @param {number} spaces
 * @returns {number[]} in ms, from 0
 */
export function ticks(spaces) {
  const at = [0];
  for (let i = 0; i < spaces; i++) at.push(at[i] + Math.max(55, 130 - 18 * i));
  return at;
}

/** How a number floats away. */
const RISE = [
  { transform: "translateY(6px)", opacity: 0 },
  { transform: "translateY(0)", opacity: 1, offset: 0.15 },
  { transform: "translateY(-8px)", opacity: 1, offset: 0.7 },
  { transform: "translateY(-24px)", opacity: 0 },
];

/**
 * A number that somebody cares for, and its icon.
 * @typedef {{id: string, kind: string, value: number, wants: import("./types.js").Change["wants"]}} Held
 * @typedef {import("./types.js").Change} Toll
 */

/**
 * The numbers of a figure: the markers of its track, its counters.
 * @param {import("./types.js").Panel} panel
 * @returns {Held[]}
 */
function heldBy(panel) {
  const [track] = panel.tracks || [];
  const marks = (track?.marks || []).map((m) => ({ ...m, value: Number(track.slots[m.at]), wants: m.wants }));
  return [...marks, ...(panel.counters || [])].filter((one) => one.wants).map((one) => ({ ...one, wants: one.wants }));
}

/** What a piece on the board is worth. @param {import("./types.js").Piece} p @returns {Held[]} */
const worthOf = (p) =>
  p.wants && p.value
    ? [{ id: p.id, kind: p.counters?.[0]?.kind || p.kind, value: Number(p.value), wants: p.wants }]
    : [];

/**
 * All numbers that somebody cares for, by the piece that they belong to.
 * @param {Scene} scene
 * @returns {Map<string, Held[]>}
 */
function heldIn(scene) {
  const found = new Map(piecesOf(scene).map((p) => [p.id, worthOf(p)]));
  for (const panel of scene.panels || []) {
    const piece = pieceOf(scene, panel);
    if (piece) found.set(piece.id, [...(found.get(piece.id) || []), ...heldBy(panel)]);
  }
  return found;
}

/**
 * What became of these numbers; what has gone has lost all.
 * @param {Scene} old
 * @param {Scene} scene
 * @returns {Map<string, Toll[]>} by piece
 */
export function tollsOf(old, scene) {
  const now = heldIn(scene);
  /** @type {Map<string, Toll[]>} */
  const found = new Map();
  for (const [id, held] of heldIn(old)) {
    const tolls = held.flatMap(({ id: of, kind, value, wants }) => {
      const after = now.has(id) ? now.get(id)?.find((one) => one.id === of)?.value : wants === "less" ? 0 : value;
      return after === undefined || after === value ? [] : [{ target: id, kind, before: value, after, wants }];
    });
    if (tolls.length) found.set(id, tolls);
  }
  return found;
}

export class Mover {
  /** @param {HTMLElement} main the table @param {import("./boards.js").Boards} boards */
  constructor(main, boards) {
    this.boards = boards;
    this.flights = new Flights(main);
    /** @type {import("./choosing.js").Way | null} */
    this.way = null;
    /** @type {Map<string, Point & {at: string, node: Element | null}>} */
    this.was = new Map();
    /** @type {Set<string>} */
    this.areas = new Set();
  }

  /** @param {string} id */
  _node(id) {
    return this.board.svg.querySelector(`.pieces [data-id="${CSS.escape(id)}"]`);
  }

  get board() {
    return this.boards.first;
  }

  /** Remember where everything stands. */
  before() {
    const { board } = this.board;
    this.was.clear();
    for (const p of board?.pieces || [])
      this.was.set(p.id, { ...this.board.middle(p.at), at: p.at, node: this._node(p.id) });
    this.areas = new Set((board?.areas || []).map((a) => `${a.id} ${a.cells.join()}`));
    this.flights.before();
  }

  /**
   * @param {Scene | null} old
   * @param {Scene} scene
   * @param {import("./choosing.js").Way | null} way of the choice that was made
   */
  after(old, scene, way) {
    if (!old) return;
    this.way = way;
    const late = this._pieces();
    for (const [id, tolls] of tollsOf(old, scene)) setTimeout(() => this._float(id, tolls), late.get(id) || 0);
    if (moves()) {
      this._appear();
      this._areas(scene);
    }
    this.flights.after(scene);
  }

  /** Move what has moved; return when each arrives, in ms. */
  _pieces() {
    /** @type {Map<string, number>} */
    const arrive = new Map();
    for (const p of this.board.board?.pieces || []) {
      const was = this.was.get(p.id);
      const node = this._node(p.id)?.querySelector(".in");
      if (!was || was.at === p.at || !node) continue;
      const now = this.board.middle(p.at);
      if (moves()) arrive.set(p.id, this._travel(node, was, now, this._path(p.id, was.at, p.at)));
      else this._trace(was, now);
    }
    return arrive;
  }

  /** The way a piece took, if the choice told. @param {string} piece @param {string} from @param {string} to */
  _path(piece, from, to) {
    const { way } = this;
    if (!way || (way.piece && way.piece !== piece)) return [];
    const start = way.path.indexOf(from);
    const end = way.path.lastIndexOf(to);
    return start >= 0 && end > start ? way.path.slice(start, end + 1).map((cell) => this.board.middle(cell)) : [];
  }

  /**
   * @param {Element} node
   * @param {Point} from
   * @param {Point} to
   * @param {Point[]} path
   * @returns {number} how long it takes
   */
  _travel(node, from, to, path) {
    const down = Math.abs(from.x - to.x) < 1 && to.y > from.y + C * 0.9;
    if (down) return this._fall(node, from, to);
    const points = path.length > 1 ? path : [from, to];
    const time = Math.min(MOST, STEP * (points.length - 1)) * pace();
    animate(
      node,
      points.map((p) => ({ transform: `translate(${p.x - to.x}px, ${p.y - to.y}px)` })),
      { duration: time, easing: "cubic-bezier(.45,0,.2,1)" },
    );
    return time;
  }

  /**
   * Straight down, one space after the other; each place passed answers.
   * @param {Element} node
   * @param {Point} from
   * @param {Point} to
   */
  _fall(node, from, to) {
    const spaces = Math.max(1, Math.round((to.y - from.y) / C));
    const at = ticks(spaces).map((ms) => ms * pace());
    const whole = at[spaces];
    const frames = at.map((ms, i) => ({
      transform: `translate(0, ${from.y + i * C - to.y}px)`,
      offset: ms / whole,
      easing: "cubic-bezier(.6,0,.9,.6)",
    }));
    animate(node, frames, { duration: whole });
    for (let i = 1; i <= spaces; i++) this._tick({ x: from.x, y: from.y + i * C }, at[i]);
    return whole;
  }

  /** A place that was passed; one that hurts answers in its colour. @param {Point} mid @param {number} delay */
  _tick(mid, delay) {
    const cell = [...this.board.cells.values()].find(
      (c) => Math.abs((c.x + 0.5) * C - mid.x) < 1 && Math.abs((c.y + 0.5) * C - mid.y) < 1,
    );
    const rect = document.createElementNS(SVG, "rect");
    const box = { x: mid.x - C / 2 + 4, y: mid.y - C / 2 + 4, width: C - 8, height: C - 8, rx: 9, class: "tick" };
    for (const [name, value] of Object.entries(box)) rect.setAttribute(name, String(value));
    if (cell?.suit) rect.style.setProperty("--c", `var(--${cell.suit})`);
    this.board.svg.querySelector(".areas")?.after(rect);
    const how = /** @type {KeyframeAnimationOptions} */ ({ duration: 420, delay, fill: "both" });
    animate(rect, [{ opacity: 0 }, { opacity: 0.9, offset: 0.3 }, { opacity: 0 }], how)
      .finished.catch(() => {})
      .finally(() => rect.remove());
  }

  /**
   * A dotted line from the old place to the new one, for those who like it still.
   * @param {Point} from
   * @param {Point} to
   */
  _trace(from, to) {
    const line = document.createElementNS(SVG, "path");
    line.setAttribute("d", `M${from.x} ${from.y}L${to.x} ${to.y}`);
    line.setAttribute("class", "trace");
    this.board.svg.querySelector(".areas")?.after(line);
    setTimeout(() => line.remove(), 2000);
  }

  /** What is new comes, what is gone fades. */
  _appear() {
    const here = new Set((this.board.board?.pieces || []).map((p) => p.id));
    for (const id of here) {
      if (this.was.has(id)) continue;
      const node = this._node(id)?.querySelector(".in");
      if (node)
        animate(
          node,
          [
            { transform: "scale(1.5)", opacity: 0 },
            { transform: "scale(1)", opacity: 1 },
          ],
          { duration: 260, easing: "cubic-bezier(.2,.8,.2,1)" },
        );
    }
    for (const [id, was] of this.was) {
      if (here.has(id) || !was.node) continue;
      const ghost = /** @type {Element} */ (was.node.cloneNode(true));
      ghost.removeAttribute("data-id");
      this.board.svg.querySelector(".snds")?.before(ghost);
      animate(ghost, [{ opacity: 1 }, { opacity: 0 }], { duration: 320 })
        .finished.catch(() => {})
        .finally(() => ghost.remove());
    }
  }

  /** A new area fills from where it starts outwards. @param {Scene} scene */
  _areas(scene) {
    const [board] = scene.boards || [];
    const origin = (board?.pieces || []).find((p) => p.shape === "mark")?.at;
    for (const area of board?.areas || []) {
      if (this.areas.has(`${area.id} ${area.cells.join()}`)) continue;
      const group = this.board.svg.querySelector(`.areas [data-id="${CSS.escape(area.id)}"]`);
      const from = this.board.middle(origin || area.cells[0]);
      [...(group?.querySelectorAll("rect") || [])].forEach((rect, i) => {
        const mid = this.board.middle(area.cells[i]);
        animate(rect, [{ opacity: 0 }, { opacity: 1 }], {
          duration: 220,
          delay: Math.min(400, (Math.hypot(mid.x - from.x, mid.y - from.y) / C) * 90),
          fill: "backwards",
        });
      });
    }
  }

  /** @param {string} id @param {Toll[]} tolls */
  _float(id, tolls) {
    const { board } = this;
    const at = (board.board?.pieces || []).find((p) => p.id === id)?.at || this.was.get(id)?.at;
    if (!at || !board.cells.has(at)) return;
    const mid = board.middle(at);
    if (moves() && tolls.some((toll) => toll.wants === "less" && toll.after < toll.before)) this._lean(mid);
    tolls.slice(0, 3).forEach((toll, i) => {
      const g = document.createElementNS(SVG, "g");
      g.setAttribute("class", "floats");
      g.setAttribute("transform", `translate(${mid.x} ${mid.y - 20 - i * 26})`);
      g.innerHTML = `<g class="fl-in">${pill(toll)}</g>`;
      board.svg.querySelector(".hits")?.before(g);
      const inner = one(".fl-in", g);
      if (moves() && inner) animate(inner, RISE, { duration: 1500, easing: "ease-out" });
      setTimeout(() => g.remove(), moves() ? 1480 : 2000);
    });
  }

  /** Who acts leans towards what it strikes. @param {Point} target */
  _lean(target) {
    const actor = (this.board.board?.pieces || []).find((p) => p.flags?.includes("active"));
    const node = actor && this._node(actor.id)?.querySelector(".in");
    if (!actor || !node) return;
    const at = this.board.middle(actor.at);
    const far = Math.hypot(target.x - at.x, target.y - at.y) || 1;
    const lean = far < 2 ? "0px, -6px" : `${((target.x - at.x) / far) * 6}px, ${((target.y - at.y) / far) * 6}px`;
    animate(node, [{ transform: "none" }, { transform: `translate(${lean})`, offset: 0.35 }, { transform: "none" }], {
      duration: 320,
      easing: "ease-out",
    });
  }
}
