// Lines round cells, small diagrams of cells, and the patterns that they are hatched with.
import { escaped, html, raw } from "./html.js";
import { C, f } from "./pieces.js";

/**
 * The outline round cells of a grid, with round corners.
 * @param {Iterable<{x: number, y: number}>} cells @param {number} [size] @param {number} [round]
 */
export function outline(cells, size = C, round = 12) {
  const inside = new Set();
  const list = [...cells];
  for (const { x, y } of list) inside.add(`${x},${y}`);
  /** @type {Map<string, [number, number][]>} */
  const edges = new Map();
  const add = (/** @type {number[]} */ a, /** @type {[number, number]} */ b) => {
    const k = a.join();
    const have = edges.get(k);
    if (have) have.push(b);
    else edges.set(k, [b]);
  };
  for (const { x, y } of list) {
    if (!inside.has(`${x},${y - 1}`)) add([x, y], [x + 1, y]);
    if (!inside.has(`${x + 1},${y}`)) add([x + 1, y], [x + 1, y + 1]);
    if (!inside.has(`${x},${y + 1}`)) add([x + 1, y + 1], [x, y + 1]);
    if (!inside.has(`${x - 1},${y}`)) add([x, y + 1], [x, y]);
  }
  let d = "";
  while (edges.size) {
    const first = /** @type {string} */ (edges.keys().next().value);
    /** @type {[number, number][]} */
    const loop = [/** @type {[number, number]} */ (first.split(",").map(Number))];
    for (;;) {
      const last = loop[loop.length - 1];
      const k = last.join();
      const ways = /** @type {[number, number][]} */ (edges.get(k));
      let pick = ways.length - 1;
      if (ways.length > 1 && loop.length > 1) {
        // Where two loops meet in a corner, turn right: cells that only touch stay apart.
        const from = loop[loop.length - 2];
        const dx = last[0] - from[0];
        const dy = last[1] - from[1];
        const right = ways.findIndex(([x, y]) => x - last[0] === -dy && y - last[1] === dx);
        if (right >= 0) pick = right;
      }
      const [to] = ways.splice(pick, 1);
      if (!ways.length) edges.delete(k);
      if (to.join() === first) break;
      loop.push(to);
    }
    const n = loop.length;
    const parts = [];
    for (let i = 0; i < n; i++) {
      const a = loop[(i + n - 1) % n];
      const b = loop[i];
      const c = loop[(i + 1) % n];
      if ((a[0] === b[0] && b[0] === c[0]) || (a[1] === b[1] && b[1] === c[1])) continue;
      const toward = (/** @type {number[]} */ p) => {
        const dx = Math.sign(p[0] - b[0]);
        const dy = Math.sign(p[1] - b[1]);
        return `${f(b[0] * size + dx * round)} ${f(b[1] * size + dy * round)}`;
      };
      parts.push(`${toward(a)}Q${b[0] * size} ${b[1] * size} ${toward(c)}`);
    }
    if (parts.length) d += `M${parts.join("L")}Z`;
  }
  return d;
}

// ---------------------------------------------------------------------------------------------- diagrams

/**
 * Small diagrams of cell marks: rows of marks parted by spaces, an empty row parts two diagrams.
 * @param {string[]} rows
 * @param {string} name
 */
export function diagram(rows, name) {
  /** @type {string[][][]} */
  const parts = [[]];
  for (const row of rows) {
    if (!row.trim()) parts.push([]);
    else parts[parts.length - 1].push(row.trim().split(/\s+/));
  }
  return html`${parts.filter((part) => part.length).map((part) => raw(diagramSvg(part, name)))}`;
}

/** @param {string[][]} rows @param {string} name */
function diagramSvg(rows, name) {
  const across = Math.max(...rows.map((row) => row.length));
  const size = Math.min(28, 112 / across);
  const svg = rows.flatMap((row, y) => row.map((mark, x) => markSvg(mark, x * 24, y * 24))).join("");
  const [width, height] = [size * across, size * rows.length];
  const box = `viewBox="0 0 ${across * 24} ${rows.length * 24}" width="${width}" height="${height}"`;
  return `<svg class="diag" ${box} role="img" aria-label="${escaped(name)}">${svg}</svg>`;
}

const TURN = { "^": 0, ">": 90, v: 180, "<": 270 };

/** @param {string} mark @param {number} x @param {number} y */
function markSvg(mark, x, y) {
  const meant = /[x@abc]/.test(mark);
  const colour = /[abc]/.exec(mark)?.[0] || "";
  const box = `x="${x + 2}" y="${y + 2}" width="20" height="20" rx="4"`;
  let svg = `<rect ${box} class="dg${meant ? ` x ${colour}` : ""}"/>`;
  if (meant) svg += `<rect ${box} fill="url(#p-hatch${colour})"/>`;
  if (/[@o]/.test(mark)) svg += `<use href="#i-attack" x="${x + 3}" y="${y + 3}" width="18" height="18" class="dgm"/>`;
  for (const way of mark.replace(/[x@abco.]/g, "")) {
    const angle = TURN[/** @type {keyof typeof TURN} */ (way)];
    if (angle === undefined) continue;
    svg += `<path d="M-4-8 0-12 4-8" transform="translate(${x + 12} ${y + 12}) rotate(${angle})" class="dga"/>`;
  }
  return svg;
}

// ---------------------------------------------------------------------------------------------- patterns

const HATCHES = /** @type {[string, number][]} */ ([
  ["", 45],
  ["a", 135],
  ["b", 0],
  ["c", 90],
]);

/** The hatches of areas; put into the page once. */
export const DEFS = raw(
  `<svg width="0" height="0" class="defs" aria-hidden="true"><defs>${HATCHES.map(hatch).join("")}</defs></svg>`,
);

/** @param {[string, number]} hatch */
function hatch([name, angle]) {
  const how = `width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"`;
  const line = '<rect width="2.4" height="7" fill="var(--danger)" opacity=".5"/>';
  return `<pattern id="p-hatch${name}" ${how}>${line}</pattern>`;
}
