// How beats look: pieces go their way, falls tick space by space, losses float up, dice roll, cards fly.
import { dieHtml, faceOf } from "./dice.js";
import { backs, boxOf, land, leave, Places } from "./flights.js";
import { animate, pace } from "./pace.js";
import { C, f, pill } from "./pieces.js";
import { pieceOf } from "./scene.js";
import { moves } from "./settings.js";

/**
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Beat} Beat
 * @typedef {{x: number, y: number}} Point
 */

const SVG = "http://www.w3.org/2000/svg";
const STEP = 190;
/** How long a number stays to be read, in ms at calm pace. */
const FLOATS = 1500;
/** How long a die stays to be read. */
const STAYS = 1500;

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
  { transform: "translateY(0)", opacity: 1, offset: 0.12 },
  { transform: "translateY(-8px)", opacity: 1, offset: 0.75 },
  { transform: "translateY(-24px)", opacity: 0 },
];
const SHAKE = [
  { transform: "none" },
  { transform: "translate(-3px, 4px) rotate(-.35deg)", offset: 0.25 },
  { transform: "translate(2px, -2px) rotate(.2deg)", offset: 0.6 },
  { transform: "none" },
];

/** How long a beat holds the stage, in ms at calm pace. @param {Beat} beat @returns {number} */
export function length(beat) {
  if (beat.weight === "light" && beat.type === "says") return 0;
  switch (beat.type) {
    case "stage":
      return beat.foe ? 800 : beat.words ? 420 : 0;
    case "says":
      return 700;
    case "level":
      return 1000;
    case "area":
      return 560;
    case "die":
      return 950;
    case "hit":
      return beat.weight === "heavy" ? 760 : beat.weight === "light" ? 120 : 480;
    case "gain":
      return beat.weight === "light" ? 120 : 360;
    case "card":
      return 220;
    case "turn":
      return 380;
    case "move":
      return beat.how === "leap" ? 300 : Math.min(720, STEP * (beat.path.length - 1));
    case "fall":
      return ticks(beat.path.length - 1).at(-1) || 0;
    case "comes":
      return 260;
    case "goes":
      return beat.how ? 460 : 240;
  }
}

export class Motion {
  /** @param {HTMLElement} main the table @param {import("./boards.js").Boards} boards */
  constructor(main, boards) {
    this.main = main;
    this.boards = boards;
    this.places = new Places(main);
    /** How many numbers float over a thing now. @type {Map<string, number>} */
    this.floating = new Map();
  }

  // -------------------------------------------------------------------------------------------- things

  /** The piece on a board, and the board. @param {string} id */
  _piece(id) {
    for (const board of this.boards.all) {
      const node = board.svg.querySelector(`.pieces [data-id="${CSS.escape(id)}"]`);
      if (node) return { board, node, in: node.querySelector(".in") || node };
    }
    return undefined;
  }

  /**
   * What stands for a thing where the eye is: its piece, or what is drawn of it.
   * @param {string} id
   * @param {Scene} scene
   */
  _shown(id, scene) {
    const panel = (scene.panels || []).find((p) => p.id === id);
    const piece = panel && pieceOf(scene, panel);
    return this._piece(piece?.id || id)?.node || this.places.el(id);
  }

  /** Where a thing is on the screen. @param {string} id @param {Scene} scene */
  boxOf(id, scene) {
    return boxOf(this._shown(id, scene));
  }

  // -------------------------------------------------------------------------------------------- playing

  /**
   * What must be known of the page before it changes.
   * @param {Beat} beat
   * @param {Scene} scene as it is
   */
  before(beat, scene) {
    if (beat.type === "card") {
      const el = beat.id ? this.places.el(beat.id) : null;
      return { el, from: boxOf(el) || this.places.box(beat.start || "", scene) };
    }
    if (beat.type === "goes") return { el: this._shown(beat.target, scene), from: this.boxOf(beat.target, scene) };
    return { el: null, from: null };
  }

  /**
   * Show a beat; the page is drawn with what it changed.
   * @param {Beat} beat
   * @param {Scene} scene
   * @param {{el: Element | null, from: import("./flights.js").Box | null}} was
   * @param {number} time how long it holds the stage, in ms
   */
  show(beat, scene, was, time) {
    this._spot(beat, scene, Math.max(700, time));
    if (beat.weight === "heavy") this._shake();
    switch (beat.type) {
      case "stage":
        return this._steps(beat, scene);
      case "area":
        return this._blow(beat, time);
      case "die":
        return this._roll(beat, scene);
      case "hit":
      case "gain":
        return this._number(beat, scene);
      case "card":
        return this._card(beat, scene, /** @type {any} */ (was));
      case "turn":
        return this._turn(beat, scene);
      case "move":
      case "fall":
        return this._travel(beat, time);
      case "comes":
        return this._come(beat, scene);
      case "goes":
        return this._go(beat, was);
    }
  }

  /** Light what a beat speaks of. @param {Beat} beat @param {Scene} scene @param {number} time */
  _spot(beat, scene, time) {
    const tone = beat.type === "stage" && beat.foe ? "foe" : "";
    for (const id of new Set(beat.lights || [])) {
      const piece = this._piece(id);
      if (piece) this._ring(piece, time);
      else if (this._cell(id)) this._ringCell(id, time);
      const el = piece ? null : this._shown(id, scene);
      if (el instanceof HTMLElement && !el.closest(".dock")) {
        el.classList.add("spot");
        if (tone) el.classList.add(tone);
        setTimeout(() => el.classList.remove("spot", "foe"), time);
      }
    }
  }

  /** @param {string} id */
  _cell(id) {
    return this.boards.all.find((board) => board.cells.has(id));
  }

  /** @param {{board: import("./board.js").BoardView, node: Element}} piece @param {number} time */
  _ring({ node }, time) {
    const ring = svg("circle", { r: 29, class: "spotring" });
    node.prepend(ring);
    setTimeout(() => ring.remove(), time);
  }

  /** @param {string} id @param {number} time */
  _ringCell(id, time) {
    const board = this._cell(id);
    const cell = board?.cells.get(id);
    if (!board || !cell) return;
    const box = { x: cell.x * C + 3, y: cell.y * C + 3, width: C - 6, height: C - 6, rx: 9, class: "spotcell" };
    const rect = svg("rect", box);
    board.svg.querySelector(".areas")?.after(rect);
    setTimeout(() => rect.remove(), time);
  }

  _shake() {
    for (const el of this.main.querySelectorAll(".board, .centre"))
      if (boxOf(el)) animate(el, SHAKE, { duration: 260 * pace(), easing: "ease-out" });
  }

  /** Who acts now steps forward. @param {import("./types.js").Stage} beat @param {Scene} scene */
  _steps(beat, scene) {
    const piece = this._piece(beat.who);
    const el = piece ? piece.in : this._shown(beat.who, scene);
    if (!el) return;
    const up = [
      { transform: "none" },
      { transform: "translateY(-6px) scale(1.03)", offset: 0.4 },
      { transform: "none" },
    ];
    animate(el, up, { duration: 420 * pace(), easing: "ease-out" });
    if (el instanceof HTMLElement && beat.foe) {
      el.classList.add("spot", "foe");
      setTimeout(() => el.classList.remove("spot", "foe"), 1200 * pace());
    }
  }

  // -------------------------------------------------------------------------------------------- ways

  /** @param {import("./types.js").Move | import("./types.js").Fall} beat @param {number} time */
  _travel(beat, time) {
    const piece = this._piece(beat.piece);
    if (!piece) return;
    const { board } = piece;
    const points = beat.path.filter((cell) => board.cells.has(cell)).map((cell) => board.middle(cell));
    const to = points.at(-1);
    if (!to || points.length < 2) return;
    if (!moves()) return void this._trace(board, points);
    const how = { duration: Math.max(120, time), easing: "cubic-bezier(.45,0,.2,1)" };
    if (beat.type === "fall") return this._fall(piece, points, time);
    const frames = points.map((p) => ({ transform: `translate(${f(p.x - to.x)}px, ${f(p.y - to.y)}px)` }));
    if (beat.type === "move" && beat.how === "leap") {
      const [a, b] = [points[0], to];
      const up = `translate(${f((a.x - b.x) / 2)}px, ${f((a.y - b.y) / 2 - 26)}px) scale(1.06)`;
      frames.splice(1, frames.length - 2, { transform: up });
    }
    animate(piece.in, frames, how);
  }

  /**
   * One space after the other; each place passed answers.
   * @param {{board: import("./board.js").BoardView, in: Element}} piece @param {Point[]} points @param {number} time
   */
  _fall(piece, points, time) {
    const at = ticks(points.length - 1);
    const whole = at.at(-1) || 1;
    const to = points[points.length - 1];
    const frames = points.map((p, i) => ({
      transform: `translate(${f(p.x - to.x)}px, ${f(p.y - to.y)}px)`,
      offset: at[i] / whole,
      easing: "cubic-bezier(.6,0,.9,.6)",
    }));
    animate(piece.in, frames, { duration: time });
    points.slice(1).forEach((p, i) => {
      this._tick(piece.board, p, (at[i + 1] / whole) * time);
    });
  }

  /**
   * A place that was passed; one that hurts answers in its colour.
   * @param {any} board
   * @param {Point} mid
   * @param {number} delay
   */
  _tick(board, mid, delay) {
    const cells = [.../** @type {import("./board.js").BoardView} */ (board).cells.values()];
    const cell = cells.find((c) => Math.abs((c.x + 0.5) * C - mid.x) < 1 && Math.abs((c.y + 0.5) * C - mid.y) < 1);
    const box = { x: mid.x - C / 2 + 4, y: mid.y - C / 2 + 4, width: C - 8, height: C - 8, rx: 9, class: "tick" };
    const rect = svg("rect", box);
    if (cell?.suit) rect.style.setProperty("--c", `var(--${cell.suit})`);
    board.svg.querySelector(".areas")?.after(rect);
    const how = /** @type {KeyframeAnimationOptions} */ ({ duration: 420, delay, fill: "both" });
    animate(rect, [{ opacity: 0 }, { opacity: 0.9, offset: 0.3 }, { opacity: 0 }], how, () => rect.remove());
  }

  /** A dotted line along the way, for those who like it still. @param {any} board @param {Point[]} points */
  _trace(board, points) {
    const line = svg("path", { d: `M${points.map((p) => `${f(p.x)} ${f(p.y)}`).join("L")}`, class: "trace" });
    board.svg.querySelector(".areas")?.after(line);
    setTimeout(() => line.remove(), 1600);
  }

  // -------------------------------------------------------------------------------------------- blows

  /**
   * The cells of a blow fill from where it starts outwards.
   * @param {import("./types.js").Blow} beat
   * @param {number} time
   */
  _blow(beat, time) {
    const board = this._cell(beat.cells[0]);
    if (!board) return;
    const from = board.middle(beat.origin && board.cells.has(beat.origin) ? beat.origin : beat.cells[0]);
    const group = svg("g", { class: "blow" });
    for (const id of beat.cells) {
      const cell = board.cells.get(id);
      if (!cell) continue;
      const box = { x: cell.x * C + 3, y: cell.y * C + 3, width: C - 6, height: C - 6, rx: 9 };
      const rect = svg("rect", { ...box, fill: "url(#p-hatch)" });
      group.append(rect);
      const mid = board.middle(id);
      const delay = Math.min(300, (Math.hypot(mid.x - from.x, mid.y - from.y) / C) * 70) * pace();
      const how = /** @type {KeyframeAnimationOptions} */ ({ duration: 200, delay, fill: "backwards" });
      animate(rect, [{ opacity: 0 }, { opacity: 1 }], how);
    }
    board.svg.querySelector(".areas")?.after(group);
    setTimeout(() => group.remove(), time + 700 * pace());
  }

  /**
   * A number changes: by how much floats over what it belongs to.
   * @param {import("./types.js").Hit | import("./types.js").Gain} beat
   * @param {Scene} scene
   */
  _number(beat, scene) {
    const { target, kind, before, after, wants = "" } = beat;
    const panel = (scene.panels || []).find((p) => p.id === target);
    const piece = this._piece((panel && pieceOf(scene, panel)?.id) || target);
    const change = { target, kind, before, after, wants };
    if (piece) this._float(piece, change);
    const el = this.places.el(target);
    if (el && !piece) this._over(el, change);
    else if (el) this._swell(el, kind);
    if (piece && beat.type === "hit" && moves()) this._struck(piece, beat, scene);
  }

  /**
   * @param {{board: import("./board.js").BoardView, node: Element}} piece
   * @param {import("./types.js").Change} change
   */
  _float({ board, node }, change) {
    const n = this._next(change.target);
    const place = node.getAttribute("transform") || "";
    const g = svg("g", { class: "floats", transform: place.replace(/ scale\(.*/, "") });
    g.innerHTML = `<g transform="translate(0 ${-20 - n * 26})"><g class="fl-in">${pill(change)}</g></g>`;
    board.svg.querySelector(".hits")?.before(g);
    const inner = g.querySelector(".fl-in");
    if (inner && moves()) animate(inner, RISE, { duration: FLOATS * pace(), easing: "ease-out", fill: "forwards" });
    setTimeout(() => this._gone(g, change.target), (moves() ? FLOATS - 20 : 2000) * pace());
  }

  /**
   * Over a panel or a card, where there is no figure.
   * @param {HTMLElement} el
   * @param {import("./types.js").Change} change
   */
  _over(el, change) {
    const box = boxOf(el);
    if (!box) return;
    const n = this._next(change.target);
    const div = document.createElement("div");
    div.className = "floats over";
    div.setAttribute("aria-hidden", "true");
    div.innerHTML = `<svg viewBox="-40 -16 80 32" width="80" height="32">${pill(change)}</svg>`;
    div.style.left = `${box.left + box.width / 2 - 40}px`;
    div.style.top = `${Math.max(4, box.top + Math.min(box.height / 2, 60) - 16 - n * 26)}px`;
    document.getElementById("layer")?.append(div);
    if (moves()) animate(div, RISE, { duration: FLOATS * pace(), easing: "ease-out", fill: "forwards" });
    setTimeout(() => this._gone(div, change.target), (moves() ? FLOATS - 20 : 2000) * pace());
  }

  /** @param {string} id */
  _next(id) {
    const n = this.floating.get(id) || 0;
    this.floating.set(id, n + 1);
    return Math.min(3, n);
  }

  /** @param {Element} el @param {string} id */
  _gone(el, id) {
    el.remove();
    this.floating.set(id, Math.max(0, (this.floating.get(id) || 1) - 1));
  }

  /** @param {HTMLElement} el @param {string} kind */
  _swell(el, kind) {
    const number = el.querySelector(`.k-${CSS.escape(kind)}, .legend`) || el;
    animate(number, [{ scale: 1.18 }, { scale: 1 }], { duration: 320, easing: "ease-out" });
  }

  /**
   * Who is struck tips back; who strikes leans towards it.
   * @param {any} piece
   * @param {import("./types.js").Hit} beat
   * @param {Scene} _scene
   */
  _struck(piece, beat, _scene) {
    const back = [
      { transform: "none" },
      { transform: "rotate(-7deg) translateY(2px)", offset: 0.3 },
      { transform: "none" },
    ];
    animate(piece.in, back, { duration: 280 * pace(), easing: "ease-out" });
    const actor = beat.by && this._piece(beat.by);
    if (!actor || actor.board !== piece.board) return;
    const [a, b] = [actor.node, piece.node].map((node) => /** @type {SVGGElement} */ (node).getBoundingClientRect());
    const [x, y] = [b.left - a.left, b.top - a.top];
    const far = Math.hypot(x, y) || 1;
    const lean = far < 4 ? "0px, -7px" : `${f((x / far) * 7)}px, ${f((y / far) * 7)}px`;
    const frames = [{ transform: "none" }, { transform: `translate(${lean})`, offset: 0.35 }, { transform: "none" }];
    animate(actor.in, frames, { duration: 300 * pace(), easing: "ease-out" });
  }

  /**
   * A die rolls beside whose it is, settles, and stays to be read.
   * @param {import("./types.js").Die} beat
   * @param {Scene} scene
   */
  _roll(beat, scene) {
    const near =
      (beat.who && this.boxOf(beat.who, scene)) || boxOf(this.main.querySelector(".board")) || boxOf(this.main);
    if (!near) return;
    const same = document.querySelectorAll("#layer .rolled").length;
    const div = document.createElement("div");
    div.className = `rolled d${beat.sides}`;
    div.setAttribute("aria-hidden", "true");
    div.innerHTML = String(dieHtml(beat));
    const left = near.left + near.width / 2 + 26 + same * 58;
    div.style.left = `${Math.max(8, Math.min(innerWidth - 64, left))}px`;
    div.style.top = `${Math.max(8, near.top + Math.min(near.height / 2, 160) - 24)}px`;
    document.getElementById("layer")?.append(div);
    const settle = 620 * pace();
    if (moves()) {
      const frames = [
        { transform: "translate(-90px, -46px) rotate(-560deg) scale(.8)" },
        { transform: "translate(-30px, 10px) rotate(-220deg)", offset: 0.45 },
        { transform: "translate(-8px, -14px) rotate(-60deg)", offset: 0.7 },
        { transform: "none" },
      ];
      animate(div, frames, { duration: settle, easing: "cubic-bezier(.2,.6,.3,1)" });
      const text = div.querySelector("text");
      const turning = setInterval(() => {
        if (text) text.textContent = faceOf(beat, Math.floor(Math.random() * beat.sides) + (beat.faces ? 0 : 1));
      }, 70);
      setTimeout(() => {
        clearInterval(turning);
        if (text) text.textContent = faceOf(beat, beat.value);
        div.classList.add("settled");
      }, settle);
    }
    setTimeout(() => div.remove(), settle + STAYS * pace());
  }

  // -------------------------------------------------------------------------------------------- cards and things

  /** @param {import("./types.js").Deal} beat @param {Scene} scene @param {{el: HTMLElement | null, from: any}} was */
  _card(beat, scene, was) {
    const el = beat.id ? this.places.el(beat.id) : null;
    const to = this.places.box(beat.to || "", scene);
    if (el) land(el, was.from, beat.up !== false && !was.el);
    else if (was.el && was.from) leave(was.el, was.from, to);
    else if (was.from && to) backs(was.from, to, beat.n ?? 1);
  }

  /** @param {import("./types.js").Turn} beat @param {Scene} scene */
  _turn(beat, scene) {
    const el = this._piece(beat.target)?.in || this._shown(beat.target, scene);
    if (!el) return;
    const frames = [{ transform: "perspective(600px) rotateY(88deg)" }, { transform: "none" }];
    animate(el, frames, { duration: 340 * pace(), easing: "ease-out" });
  }

  /** @param {import("./types.js").Comes} beat @param {Scene} scene */
  _come(beat, scene) {
    const piece = this._piece(beat.target);
    if (!piece && this._cell(beat.target)) return this._dropIn(beat.target);
    const el = piece?.in || this.places.el(beat.target);
    if (!el) return;
    const frames = [
      { transform: "translateY(-18px) scale(1.3)", opacity: 0 },
      { transform: "translateY(2px) scale(.97)", opacity: 1, offset: 0.75 },
      { transform: "none", opacity: 1 },
    ];
    animate(el, frames, { duration: 280 * pace(), easing: "cubic-bezier(.3,.7,.3,1)" });
    void scene;
  }

  /** A place that is new drops in from above. @param {string} id */
  _dropIn(id) {
    const board = this._cell(id);
    const cell = board?.cells.get(id);
    if (!board || !cell) return;
    const rect = svg("rect", { x: cell.x * C, y: cell.y * C, width: C, height: C, rx: 3, class: "dropin" });
    board.svg.querySelector(".areas")?.after(rect);
    const frames = [
      { transform: "translateY(-26px) scale(1.3)", opacity: 0 },
      { transform: "none", opacity: 1, offset: 0.45 },
      { transform: "none", opacity: 0 },
    ];
    animate(rect, frames, { duration: 620 * pace(), easing: "ease-in", fill: "both" }, () => rect.remove());
  }

  /** @param {import("./types.js").Goes} beat @param {{el: Element | null, from: any}} was */
  _go(beat, was) {
    const { el } = was;
    if (!el || !moves()) return;
    const svgRoot = /** @type {SVGElement} */ (el).ownerSVGElement;
    if (!svgRoot) return void (el instanceof HTMLElement && was.from && leave(el, was.from, null));
    const ghost = /** @type {Element} */ (el.cloneNode(true));
    ghost.removeAttribute("data-id");
    svgRoot.querySelector(".snds")?.before(ghost);
    const inner = ghost.querySelector(".in") || ghost;
    const end =
      beat.how === "dies"
        ? "rotate(78deg) translateY(10px)"
        : beat.how === "breaks"
          ? "scale(1.5)"
          : "translateY(-14px) scale(.8)";
    const frames = [
      { transform: "none", opacity: 1 },
      { opacity: 1, offset: 0.4 },
      { transform: end, opacity: 0 },
    ];
    animate(inner, frames, { duration: 440 * pace(), easing: "ease-in", fill: "forwards" }, () => ghost.remove());
    if (beat.how === "breaks") this._shards(ghost);
  }

  /** What breaks flies apart. @param {Element} ghost */
  _shards(ghost) {
    const suit = /** @type {SVGElement | null} */ (ghost.querySelector("[style]"))?.style.getPropertyValue("--c") || "";
    for (let i = 0; i < 7; i++) {
      const angle = (i / 7) * 2 * Math.PI + 0.3;
      const shard = svg("path", { d: "M0-7 4 3-3 5z", class: "shard" });
      if (suit) shard.style.setProperty("--c", suit);
      ghost.append(shard);
      const far = 30 + (i % 3) * 9;
      const end = `translate(${f(Math.cos(angle) * far)}px, ${f(Math.sin(angle) * far + 8)}px) rotate(${i * 50}deg)`;
      const frames = [
        { transform: "none", opacity: 1 },
        { transform: end, opacity: 0 },
      ];
      animate(shard, frames, { duration: 430 * pace(), easing: "cubic-bezier(.1,.6,.4,1)", fill: "forwards" });
    }
  }
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @returns {SVGElement}
 */
function svg(name, attributes) {
  const el = /** @type {SVGElement} */ (document.createElementNS(SVG, name));
  for (const [key, value] of Object.entries(attributes)) el.setAttribute(key, String(value));
  return el;
}
