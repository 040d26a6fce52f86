// A board as one SVG: drawing, cells, areas, what is lit, pieces, and cells to click on.
import { escaped, patch, raw } from "./html.js";
import { outline } from "./outlines.js";
import { C, f, inSuit, pieceSvg, pill, plate } from "./pieces.js";
import { tintOf } from "./scene.js";

/**
 * @typedef {import("./types.js").Board} Board
 * @typedef {import("./types.js").Cell} Cell
 * @typedef {import("./types.js").Choice} Choice
 * @typedef {import("./types.js").Piece} Piece
 */

/** What is drawn, the lowest first; above all of it the cells to click on. */
const LAYERS = ["drawing", "overlays", "frame", "plates", "areas", "lits", "pieces", "looms", "snds", "preview"];

const PAD = { l: 1.95, t: 0.72, r: 0.8, b: 0.62 };
const GROWN = { l: 0.3, t: 0.3, r: 0.3, b: 0.3 };
const NAMED = { l: 0.5, t: 0.24, r: 0.5, b: 0.42 };
const BARE = { l: 0.45, t: 0.3, r: 0.8, b: 0.62 };

/**
 * @typedef {object} Lit
 * @property {Map<string, Choice[]>} main choices of the chosen kind, by cell
 * @property {Map<string, Choice[]>} other all other choices, by cell
 */

export class BoardView {
  /**
   * @param {HTMLElement} host
   * @param {{enter: (cell: string, how: string) => void, leave: () => void, press: (cell: string, how: string) =>
   *   void}} on
   */
  constructor(host, on) {
    this.host = host;
    this.on = on;
    /** @type {Board | null} */
    this.board = null;
    /** @type {Map<string, Cell>} */
    this.cells = new Map();
    this.at = "";
    this.drawing = "";
    /** How many cells wide what lies beside it is. */
    this.beside = 0;
    /** @type {Map<string, string>} drawings of overlays, kept while they are not sent again */
    this.overlaid = new Map();
    /** @type {Map<string, string>} drawings of cards, by id: a piece may be one of them */
    this.faces = new Map();
    const layer = (/** @type {string} */ name) => `<g class="${name}" aria-hidden="true"></g>`;
    const hits = '<g class="hits" role="rowgroup"></g>';
    host.innerHTML = `<svg class="boardsvg" role="grid">${LAYERS.map(layer).join("")}${hits}</svg>`;
    this.svg = /** @type {SVGSVGElement} */ (host.querySelector("svg"));
    this.svg.addEventListener("pointerover", (e) => {
      const cell = this._cell(e);
      if (cell && e.pointerType !== "touch") this.on.enter(cell, "pointer");
    });
    this.svg.addEventListener("pointerleave", () => this.on.leave());
    this.svg.addEventListener("click", (e) => {
      const cell = this._cell(e);
      if (cell) this.on.press(cell, /** @type {PointerEvent} */ (e).pointerType || "key");
    });
    this.svg.addEventListener("focusin", (e) => {
      const cell = this._cell(e);
      if (!cell) return;
      this.at = cell;
      this._rove();
      const hit = /** @type {Element} */ (e.target);
      if (hit.matches(":focus-visible")) this.on.enter(cell, "focus");
    });
    this.svg.addEventListener("focusout", () => this.on.leave());
    this.svg.addEventListener("keydown", (e) => this._key(e));
  }

  /** @param {Event} e */
  _cell(e) {
    const hit = /** @type {Element | null} */ (e.target)?.closest?.(".hit");
    return hit?.getAttribute("data-id") || "";
  }

  /** @param {KeyboardEvent} e */
  _key(e) {
    const here = this.cells.get(this._cell(e));
    if (!here || e.shiftKey) return;
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[e.key];
    if (step) {
      e.preventDefault();
      const next = this._toward(here, step[0], step[1]);
      if (next) this.focus(next.id);
    } else if (e.key === "Enter" || e.key === " ") {
      e.preventDefault();
      e.stopPropagation();
      this.on.press(here.id, "key");
    } else if (e.key === "Home" || e.key === "End") {
      e.preventDefault();
      const row = [...this.cells.values()].filter((c) => c.y === here.y).sort((a, b) => a.x - b.x);
      this.focus((e.key === "Home" ? row[0] : row[row.length - 1]).id);
    }
  }

  /** The nearest cell in a direction. @param {Cell} from @param {number} dx @param {number} dy */
  _toward(from, dx, dy) {
    let best = null;
    let least = Infinity;
    for (const cell of this.cells.values()) {
      const ahead = (cell.x - from.x) * dx + (cell.y - from.y) * dy;
      const aside = Math.abs((cell.x - from.x) * dy) + Math.abs((cell.y - from.y) * dx);
      if (ahead <= 0.01) continue;
      const far = ahead + aside * 2.5;
      if (far < least) {
        least = far;
        best = cell;
      }
    }
    return best;
  }

  /** @param {string} id */
  hit(id) {
    return /** @type {SVGElement | null} */ (this.svg.querySelector(`.hit[data-id="${CSS.escape(id)}"]`));
  }

  /** Put the keyboard on a cell. @param {string} id */
  focus(id) {
    const hit = this.hit(id);
    if (!hit) return;
    this.at = id;
    this._rove();
    hit.focus({ preventScroll: false });
    this.on.enter(id, "focus");
  }

  /** Only one cell is a tab stop. */
  _rove() {
    for (const hit of this.svg.querySelectorAll(".hit")) {
      hit.setAttribute("tabindex", hit.getAttribute("data-id") === this.at ? "0" : "-1");
    }
  }

  /** @param {string} cell @returns {{x: number, y: number}} */
  middle(cell) {
    const at = this.cells.get(cell);
    return at ? { x: (at.x + 0.5) * C, y: (at.y + 0.5) * C } : { x: 0, y: 0 };
  }

  /** Pieces that lie on a cell. @param {string} cell */
  pieces(cell) {
    return (this.board?.pieces || []).filter((p) => p.at === cell);
  }

  /**
   * @param {Board} board @param {Lit} lit @param {(cell: Cell, choices: Choice[]) => string} said
   */
  render(board, lit, said) {
    this.board = board;
    this.cells = new Map(board.cells.map((cell) => [cell.id, cell]));
    const W = board.width * C;
    const H = board.height * C;
    let pad = board.grows ? (board.columns?.length ? NAMED : GROWN) : board.drawing || this.drawing ? PAD : BARE;
    if (board.leans === "right") pad = { ...pad, l: 0.62, r: 2.1 };
    if (this.beside) pad = { ...pad, l: 0.6, r: this.beside + 1.1 };
    const view = [-pad.l * C, -pad.t * C, W + (pad.l + pad.r) * C, H + (pad.t + pad.b) * C];
    this.view = view;
    this.svg.setAttribute("viewBox", view.map(f).join(" "));
    this.svg.setAttribute("aria-label", board.name);
    // From the middle of the view to what lies beside the board, a little behind its frame.
    this.host.style.setProperty("--beside", String(W + 0.75 * C - view[0] - view[2] / 2));
    this.host.style.setProperty("--bw", String(view[2]));
    this.host.style.setProperty("--bh", String(view[3]));
    this._draw(board);
    patch(this._g("frame"), raw(this._frame(board, W, H)));
    patch(this._g("plates"), raw(board.cells.map(plate).join("")));
    patch(this._g("overlays"), raw((board.overlays || []).map((o) => this._overlay(o)).join("")));
    patch(this._g("areas"), raw((board.areas || []).map((a) => this._area(a)).join("")));
    this.light(lit);
    patch(this._g("pieces"), raw(this._pieces(board)));
    this._hits(board, lit, said);
  }

  /** Only its pieces have changed. @param {Board} board */
  renderPieces(board) {
    this.board = board;
    patch(this._g("pieces"), raw(this._pieces(board)));
  }

  /** @param {string} name */
  _g(name) {
    return /** @type {SVGGElement} */ (this.svg.querySelector(`g.${name}`));
  }

  /** @param {Board} board */
  _draw(board) {
    // A drawing that is not sent again stays.
    const drawing = board.drawing || this.drawing;
    const group = this._g("drawing");
    if (drawing && drawing === this.drawing) return;
    if (drawing) {
      this.drawing = drawing;
      group.innerHTML = `<g transform="scale(${C})">${drawing}</g>`;
      return;
    }
    // Without a drawing: the body as an island, from the cells that can be stood on.
    const solid = board.cells.filter((c) => !c.flags?.includes("open"));
    const whole = solid.every((c) => Number.isInteger(c.x) && Number.isInteger(c.y));
    const d = whole && solid.length < board.width * board.height ? outline(solid, C, 20) : "";
    patch(
      group,
      raw(d ? `<path d="${d}" class="isle3"/><path d="${d}" class="isle2"/><path d="${d}" class="isle"/>` : ""),
    );
  }

  /** @param {Board} board @param {number} W @param {number} H */
  _frame(board, W, H) {
    const text = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ name) =>
      `<text x="${x}" y="${y}" class="coord">${escaped(name)}</text>`;
    let out = "";
    (board.columns || []).forEach((name, i) => {
      out += `<rect x="${i * C}" y="${H + 6}" width="${C}" height="5" class="fr${i % 2}"/>`;
      out += text((i + 0.5) * C, H + 24, name);
    });
    // The numbers stand where the drawing has its back.
    const [edge, number] = board.leans === "right" ? [-11, -21] : [W + 6, W + 21];
    (board.rows || []).forEach((name, j) => {
      out += `<rect x="${edge}" y="${j * C}" width="5" height="${C}" class="fr${j % 2}"/>`;
      out += text(number, (j + 0.5) * C + 4, name);
    });
    return out && `${out}<rect x="${edge}" y="${H + 6}" width="5" height="5" class="fr0"/>`;
  }

  /** @param {string[]} ids */
  _known(ids) {
    return ids.map((id) => this.cells.get(id)).filter((c) => c !== undefined);
  }

  /** @param {import("./types.js").Overlay} overlay */
  _overlay(overlay) {
    const cells = this._known(overlay.cells);
    if (!cells.length) return "";
    const left = Math.min(...cells.map((c) => c.x));
    const top = Math.min(...cells.map((c) => c.y));
    const key = `${overlay.id}.${overlay.face}`;
    const held = overlay.drawing || this.overlaid.get(key) || "";
    const id = escaped(overlay.id);
    if (held) {
      this.overlaid.set(key, held);
      const at = `translate(${left * C} ${top * C}) scale(${C})`;
      return `<g data-id="${id}" class="overlay drawn"><g transform="${at}">${held}</g></g>`;
    }
    const name = `<text x="${left * C + 8}" y="${top * C - 4}">${escaped(overlay.name)}</text>`;
    return `<g data-id="${id}" class="overlay"><path d="${outline(cells, C, 10)}"/>${name}</g>`;
  }

  /** @param {import("./types.js").Area} area */
  _area(area) {
    const cells = this._known(area.cells);
    const hatched = area.kind === "attack" || area.kind === "threat" ? cells : [];
    const fill = `fill="url(#p-hatch${area.pattern || ""})"`;
    const tiles = hatched.map((c) => square(c, 3, 9, fill)).join("");
    const of = area.of ? ` data-of="${escaped(area.of)}"` : "";
    const edge = `<path d="${outline(cells, C, 8)}"/>`;
    return `<g data-id="${escaped(area.id)}" class="area ${area.kind}"${of}>${tiles}${edge}</g>`;
  }

  /**
   * A piece that is a card with a drawing of its own, over the whole of its cell.
   * @param {Piece | undefined} piece
   * @param {string} cls
   */
  _laid(piece, cls) {
    const face = piece && this.faces.get(piece.art || "");
    const at = piece && this.cells.get(piece.at);
    return face && at ? `<g class="${cls}" transform="translate(${at.x * C} ${at.y * C}) scale(${C})">${face}</g>` : "";
  }

  /** @param {Lit} lit */
  light(lit) {
    const main = this._known([...lit.main.keys()]);
    const other = this._known([...lit.other.keys()].filter((id) => !lit.main.has(id)));
    const maybe = main.map((c) =>
      this._laid(
        (lit.main.get(c.id) || [])[0]?.preview?.ghosts?.find((g) => g.at === c.id),
        "maybe",
      ),
    );
    const lits = main.map((c) => square(c, 4.5, 8, 'class="lit"'));
    const also = other.map((c) => square(c, 5, 8, 'class="also"'));
    patch(this._g("lits"), raw([...maybe, ...lits, ...also, this._reach(main, lit)].join("")));
    patch(this._g("snds"), raw(main.map((c) => sounding(c, lit.main.get(c.id) || [])).join("")));
  }

  /**
   * The line round all that can be reached.
   * @param {Cell[]} main
   * @param {Lit} lit
   */
  _reach(main, lit) {
    if (!main.length) return "";
    // The place that one starts from belongs to the reach, if it lies beside it.
    const starts = [...lit.main.values()].flat().map((c) => (c.preview?.path?.length ? c.preview.path[0] : ""));
    const from = this._known([...new Set(starts)].filter((id) => id && !lit.main.has(id)));
    const near = from.filter((s) => main.some((c) => Math.abs(c.x - s.x) + Math.abs(c.y - s.y) === 1));
    const d = outline([...main, ...near]);
    return `<path d="${d}" class="reach2"/><path d="${d}" class="reach"/>`;
  }

  /** Where each piece stands: several on one cell stand side by side. @param {Board} board */
  layout(board) {
    /** @type {Map<string, {x: number, y: number, s: number}>} */
    const found = new Map();
    /** @type {Map<string, Piece[]>} */
    const by = new Map();
    for (const p of board.pieces || []) {
      if (!by.has(p.at)) by.set(p.at, []);
      by.get(p.at)?.push(p);
    }
    for (const [cell, list] of by) {
      const mid = this.middle(cell);
      for (const p of list)
        if (p.dx || p.dy || p.scale)
          found.set(p.id, { x: mid.x + (p.dx || 0) * C, y: mid.y + (p.dy || 0) * C, s: p.scale || 0.5 });
      const markers = list.filter((p) => p.shape === "mark" && !found.has(p.id));
      const things = list.filter((p) => p.shape !== "mark" && !found.has(p.id));
      const n = things.length;
      const s = n <= 1 ? 1 : n === 2 ? 0.8 : 0.64;
      things.forEach((p, i) => {
        const dx = n <= 1 ? 0 : (i - (n - 1) / 2) * Math.min(27, 50 / (n - 1) / 1.2);
        found.set(p.id, { x: mid.x + dx, y: mid.y, s });
      });
      markers.forEach((p, i) => {
        found.set(p.id, n ? { x: mid.x + 19 - i * 16, y: mid.y - 19, s: 0.5 } : { x: mid.x, y: mid.y, s: 1 });
      });
    }
    return found;
  }

  /** @param {Board} board */
  _pieces(board) {
    const places = this.layout(board);
    const rank = (/** @type {Piece} */ p) =>
      p.layer === "ground" ? 0 : p.shape === "figure" ? 2 : p.shape === "mark" ? 3 : 1;
    return [...(board.pieces || [])]
      .sort((a, b) => rank(a) - rank(b))
      .map((p) => {
        const at = places.get(p.id);
        if (!at) return "";
        const flags = (p.flags || []).map((flag) => ` is-${flag}`).join("");
        const turn = p.tilt ? ` transform="rotate(${p.tilt})"` : "";
        const inner = `<g class="in"><g${turn}>${pieceSvg(p)}</g></g>`;
        const place = `translate(${f(at.x)} ${f(at.y)}) scale(${at.s})`;
        const names = `piece k-${escaped(p.kind)}${flags}`;
        return `<g data-id="${escaped(p.id)}" class="${names}" transform="${place}">${inner}</g>`;
      })
      .join("");
  }

  /** @param {Board} board @param {Lit} lit @param {(cell: Cell, choices: Choice[]) => string} said */
  _hits(board, lit, said) {
    /** @type {Map<number, Cell[]>} */
    const rows = new Map();
    for (const cell of board.cells) {
      if (!rows.has(cell.y)) rows.set(cell.y, []);
      rows.get(cell.y)?.push(cell);
    }
    if (!this.cells.has(this.at)) {
      const active = (board.pieces || []).find((p) => p.flags?.includes("active"));
      this.at = active?.at || board.cells[0]?.id || "";
    }
    const out = [...rows.keys()]
      .sort((a, b) => a - b)
      .map((y) => {
        const cells = /** @type {Cell[]} */ (rows.get(y)).sort((a, b) => a.x - b.x);
        return `<g role="row" data-key="row${y}">${cells
          .map((c) => {
            const choices = [...(lit.main.get(c.id) || []), ...(lit.other.get(c.id) || [])];
            const tab = c.id === this.at ? 0 : -1;
            const label = escaped(said(c, choices));
            const names = choices.length ? "hit can" : "hit";
            return square(
              c,
              1.5,
              10,
              `role="gridcell" tabindex="${tab}" data-id="${escaped(c.id)}" class="${names}" aria-label="${label}"`,
            );
          })
          .join("")}</g>`;
      })
      .join("");
    patch(this._g("hits"), raw(out));
  }

  /**
   * Show what a choice would do: path, ghosts, losses.
   * @param {Choice | null} choice @param {string} [cell]
   */
  preview(choice, cell = "") {
    const group = this._g("preview");
    let out = "";
    const at = this.cells.get(cell);
    const shown = choice?.preview;
    if (shown) {
      const path = this._known(shown.path || []);
      if (path.length > 1) {
        const points = path.map((c) => [(c.x + 0.5) * C, (c.y + 0.5) * C]);
        const d = `M${points.map((p) => `${f(p[0])} ${f(p[1])}`).join("L")}`;
        out += `<path d="${d}" class="path0"/><path d="${d}" class="path"/>`;
      }
      for (const ghost of shown.ghosts || []) {
        if (!this.cells.has(ghost.at)) continue;
        const mid = this.middle(ghost.at);
        const laid = this._laid(ghost, "ghost drawn");
        out += laid || `<g class="ghost" transform="translate(${f(mid.x)} ${f(mid.y)})">${pieceSvg(ghost)}</g>`;
      }
      out += this._pills(shown.changes || [], shown.ghosts?.[0]?.at || cell);
    }
    if (at) out += square(at, 1.5, 10, 'class="focus"');
    patch(group, raw(out));
  }

  /**
   * Numbers that would change: one on a card stands on the card, all others where the choice leads.
   * @param {import("./types.js").Change[]} changes
   * @param {string} where
   */
  _pills(changes, where) {
    const cards = new Map((this.board?.pieces || []).filter((p) => p.shape === "card").map((p) => [p.id, p.at]));
    let out = "";
    let rest = 0;
    for (const change of changes) {
      const card = cards.get(change.target);
      if (change.after === change.before || (!card && (!this.cells.has(where) || rest > 2))) continue;
      const mid = this.middle(card || where);
      const up = card ? 4 : 26 + 25 * rest++;
      out += `<g transform="translate(${f(mid.x)} ${f(mid.y - up)})">${pill(change)}</g>`;
    }
    return out;
  }

  /**
   * What is coming, at whom it comes to: by how much, and where it would lead.
   * @param {import("./types.js").Looms[]} looms
   */
  loom(looms) {
    const at = this.board ? this.layout(this.board) : new Map();
    const one = (/** @type {import("./types.js").Looms} */ { who, changes = [], path = [] }) => {
      const place = at.get(who);
      if (!place) return "";
      const cells = this._known(path).map((c) => `${f((c.x + 0.5) * C)} ${f((c.y + 0.5) * C)}`);
      const way = cells.length > 1 ? `<path d="M${cells.join("L")}" class="way"/>` : "";
      const shown = changes.filter((change) => change.wants && change.after !== change.before).slice(0, 2);
      const pills = shown
        .map((c, i) => `<g transform="translate(0 ${24 + 25 * i}) scale(.86)">${pill(c)}</g>`)
        .join("");
      const open = shown.length
        ? ""
        : '<g transform="translate(0 24)" class="maybe"><circle r="10"/><text y="4.5">?</text></g>';
      return `${way}<g transform="translate(${f(place.x)} ${f(place.y)})">${pills}${open}</g>`;
    };
    patch(this._g("looms"), raw(looms.map(one).join("")));
  }

  /** Show the areas of the pieces on a cell, which are hidden otherwise. @param {string} cell */
  reveal(cell) {
    const here = new Set(cell ? this.pieces(cell).map((p) => p.id) : []);
    for (const area of this.svg.querySelectorAll("[data-of]"))
      area.classList.toggle("on", here.has(area.getAttribute("data-of") || ""));
    for (const piece of this._g("pieces").children)
      piece.classList.toggle("looked", here.has(piece.getAttribute("data-id") || ""));
  }

  /** Where a cell lies on the screen. @param {string} cell */
  rect(cell) {
    return this.hit(cell)?.getBoundingClientRect() || this.svg.getBoundingClientRect();
  }
}

/**
 * A square on a cell, a little smaller than it.
 * @param {{x: number, y: number}} cell
 * @param {number} inset
 * @param {number} round
 * @param {string} attributes
 */
const square = ({ x, y }, inset, round, attributes) =>
  `<rect x="${x * C + inset}" y="${y * C + inset}" width="${C - 2 * inset}" height="${C - 2 * inset}" rx="${round}" ` +
  `${attributes}/>`;

/** What a choice on a cell costs, and a word that says more. @param {Cell} cell @param {Choice[]} choices */
function sounding(cell, choices) {
  const badge = choices.find((choice) => choice.badge)?.badge;
  const price = choices[0]?.price ?? -1; // of the choice that its tip shows
  let out = "";
  if (badge) {
    const wide = 12 + badge.length * 5;
    const box = `<rect x="${f(-wide / 2)}" y="-8" width="${f(wide)}" height="16" rx="8"/>`;
    const at = `translate(${(cell.x + 0.5) * C} ${(cell.y + 0.5) * C})`;
    out += `<g transform="${at}" class="bdg">${box}<text y="3.2">${escaped(badge)}</text></g>`;
  }
  if (price >= 0) {
    const at = `translate(${cell.x * C + 13} ${cell.y * C + 13})`;
    out += `<g transform="${at}"><circle r="8.5" class="snd"/><text y="4" class="sndt">${price}</text></g>`;
  }
  return out;
}

/** A small picture of a board: its cells and pieces as dots. @param {Board} board */
export function miniature(board) {
  const cells = board.cells
    .filter((c) => !c.flags?.includes("open"))
    .map((c) => `<rect x="${c.x * 8}" y="${c.y * 8}" width="7" height="7" rx="1.5" class="mc"/>`);
  const at = new Map(board.cells.map((c) => [c.id, c]));
  const dots = (board.pieces || [])
    .filter((p) => p.layer !== "ground" && at.has(p.at))
    .map((p) => dot(p, /** @type {Cell} */ (at.get(p.at))));
  const size = `0 0 ${board.width * 8} ${board.height * 8}`;
  const rest = '<rect class="mw" rx="4"/>';
  return `<svg viewBox="${size}" aria-hidden="true">${cells.join("")}${dots.join("")}${rest}</svg>`;
}

/** @param {Piece} p @param {Cell} cell */
function dot(p, cell) {
  const tint = tintOf(p);
  const [r, names] = tint >= 0 ? [4, `mp s${(tint % 5) + 1}`] : [2.6, "mp"];
  return `<circle cx="${cell.x * 8 + 3.5}" cy="${cell.y * 8 + 3.5}" r="${r}" class="${names}"${inSuit(p)}/>`;
}
