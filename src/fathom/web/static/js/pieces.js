// Pieces and small drawings as SVG, in pixels of a board whose cells are 62 wide.
import { artId, use } from "./art.js";
import { escaped, Html, has, html, raw } from "./html.js";
import { tintOf } from "./scene.js";
/** @typedef {import("./types.js").Piece} Piece */

export const C = 62;

/** A number that is always the same for the same word. @param {string} word */
export function seed(word) {
  let n = 2166136261;
  for (const c of word) n = Math.imul(n ^ c.charCodeAt(0), 16777619);
  return n >>> 0;
}

/** Numbers from 0 to 1, always the same for the same word. @param {string} word */
export function stream(word) {
  let n = seed(word) || 1;
  return () => {
    n ^= n << 13;
    n ^= n >>> 17;
    n ^= n << 5;
    return (n >>> 0) / 4294967296;
  };
}

/** @param {number} n */
export const f = (n) => Math.round(n * 10) / 10;

const BASES = [
  '<ellipse cy="19" rx="19" ry="7"/>',
  '<path d="M0 11 22 25H-22z"/>',
  '<path d="M-17 13h34l3 12h-40z"/>',
  '<path d="M0 10 22 19 0 28-22 19z"/>',
  '<path d="M0 10 20 16 13 26H-13L-20 16z"/>',
];
const HAIR = [
  '<path d="M-8.5-15c-2-9 17-11 17-1l1.5 2.5c-4-2-14-2-18.5-1.5z" class="fl"/><path d="M-10-13.5h20" class="ln"/>',
  '<path d="M-9-9c-3-13 5-14 9-14s12 1 9 14c3 4 1 8-1 9 1-8-1-11-8-11s-9 3-8 11c-2-1-4-5-1-9z" class="fl2"/>',
  '<path d="M-9-12c-1-8 4-12 9-12s10 4 9 12c-3-4-6-5-9-5s-6 1-9 5z" class="fl3"/><path d="M0-24l3-5 1 5 4-3-1 5" class="fl3"/>',
  '<path d="M-11-12C-9-24 9-24 11-12 6-16-6-16-11-12z" class="fl4"/><path d="M-13-12q13-5 26 0" class="ln"/>',
  '<path d="M-9-11c-4-14 22-15 18 1 2-1 5 8 1 13 0-9-2-11-6-14-4 2-9 2-13 0z" class="fl"/>',
];
const TOOLS = [
  '<path d="M12-2 20-20" class="ln2"/><path d="M13-23l13 5-3 5-12-5z" class="fl"/>',
  '<path d="M-16 16V-18" class="ln2"/><circle cx="-16" cy="-20" r="4.5" class="gl"/>',
  '<path d="M10 14 22-18" class="ln2"/><path d="M14-20q8-4 12 3-6-3-12-3z" class="fl"/>',
  '<path d="M-13 4q-10-2-11-16 8 3 12 10M13 4q10-2 11-16-8 3-12 10" class="wing"/>',
  '<circle cx="15" cy="4" r="6" class="rope"/><circle cx="15" cy="4" r="3" class="rope"/>',
];

/** The known figures of a few names; others get theirs by chance that never changes. */
const FIGURES = { fix: [0, 0], cheer: [1, 1], kestrel: [2, 3], hazard: [3, 4] };

/** @param {string} art @param {number} seat @param {boolean} base */
export function figure(art, seat, base = true) {
  const n = seed(art || String(seat));
  const [hair, tool] = FIGURES[/** @type {keyof typeof FIGURES} */ (art)] || [n % 5, (n >> 4) % 5];
  const id = artId(["climber", "figure"], art);
  const cloak = id
    ? `<use href="#${escaped(id)}" x="-30" y="-38" width="60" height="60"/>`
    : `${TOOLS[tool]}<path d="M0-10C8-10 11-4 12 4l3 13c-9 5-21 5-30 0l3-13C-11-4-8-10 0-10z" class="cloak"/><path d="M-1-6l-4 24M3-6l5 23" class="fold"/><circle cy="-13" r="8.5" class="skin"/>${HAIR[hair]}`;
  return `<g class="climber s${(seat % 5) + 1}">${base ? `<g class="base">${BASES[seat % 5]}</g>` : ""}${cloak}</g>`;
}

/** @param {string} name @param {number} size */
function symbol(name, size) {
  return `<use href="#i-${escaped(name)}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}"/>`;
}

/** @type {Record<string, (p: Piece) => string>} */
const KINDS = {
  crystal: (p) =>
    `<ellipse cy="20" rx="16" ry="4.5" class="under"/><path d="M0-25 16-10 11 21H-11L-16-10z" class="gem"/><path d="M0-25-16-10-7-8zM0-25 16-10 7-8z" class="gemf"/><path d="M-16-10-7-8-6 21h-5z" class="gemf2"/><text y="10" class="gemv">${escaped(p.value || "")}</text>`,
  blighted: (p) =>
    `<ellipse cy="20" rx="20" ry="4.5" class="under"/><path d="M-21-6l6 1 5 13 1 12h-6zM21-6l-6 1-5 13-1 12h6z" class="bl2"/><path d="M-23 9l5 1 4 10h-5zM23 9l-5 1-4 10h5z" class="bl"/><path d="M0-24 11-12 9 21H-9L-11-12z" class="bl"/><path d="M0-24-11-12-9 21-2 21-3-11z" class="blf"/><text y="8" class="gemv">${escaped(p.value || "")}</text>`,
  shards: () =>
    '<g class="shards" transform="translate(0 8)"><path d="M-14 10l4-11 4 8zM-3 11l3-16 5 13zM7 11l5-9 3 9z"/></g>',
  mushroom: (p) =>
    `<g class="shroom"><circle r="15"/>${symbol("mushroom", 20)}${p.value ? `<text x="13" y="16" class="cnt">${escaped(p.value)}</text>` : ""}</g>`,
  marker: () => `<g class="mark"><circle r="19"/>${symbol("attack", 28)}</g>`,
  climber: (p) => figure(p.art || "", Math.max(0, tintOf(p))),
};

const SHAPES = {
  octagon: '<path d="M-15-9-6-16H6l9 7V9l-9 7H-6l-9-7z"/>',
  diamond: '<path d="M0-19 19 0 0 19-19 0z"/>',
  box: '<rect x="-15" y="-14" width="30" height="28" rx="4"/>',
  disc: '<circle r="16"/>',
};

/** @param {Piece} p */
const inSuit = (p) => (p.suit && /^[a-z0-9-]+$/.test(p.suit) ? ` style="--c:var(--${p.suit})"` : "");

const TURN = { n: 0, ne: 45, e: 90, se: 135, s: 180, sw: 225, w: 270, nw: 315 };

/**
 * Arrows on the sides of a card: hollow or solid, with one head or two; they stay on its cell.
 * @param {string[]} arrows
 */
function arrowsSvg(arrows) {
  return arrows
    .map((arrow) => {
      const found = /^([nesw]{1,2})(2?)(!?)$/.exec(arrow);
      if (!found) return "";
      const [, way, two, solid] = found;
      const far = way.length > 1 ? 32 : 23.5;
      const head = (/** @type {number} */ at) =>
        `<path d="M-5.5 ${-at}h11L0 ${-at - 7}z" class="ar${solid ? " solid" : ""}"/>`;
      return `<g transform="rotate(${TURN[/** @type {keyof typeof TURN} */ (way)]})">${two ? head(far - 4.5) : ""}${head(far)}</g>`;
    })
    .join("");
}

/** A piece that is a card: its picture, icons in its corners, numbers at its foot, arrows round it. @param {Piece} p */
function cardPiece(p) {
  const id = artId([p.kind], p.art);
  const picture = id
    ? `<use href="#${escaped(id)}" x="-20" y="-21" width="40" height="33"/>`
    : symbol(has(p.kind) ? p.kind : "monster", 28);
  // Two in the upper corners, the others down the left side.
  const corners = (p.icons || []).map((name, i) =>
    name
      ? `<use href="#i-${escaped(name)}" x="${i === 1 ? 10 : -20}" y="${i < 2 ? -20 : -19 + 10 * (i - 1)}" width="10" height="10"${i > 1 ? ' class="state"' : ""}/>`
      : "",
  );
  const said = (p.counters || []).map((c) => c.words || String(c.value));
  const whole = said.reduce((sum, words) => sum + words.length + 2, 0);
  let x = -21;
  const pill = (p.counters || []).map((c, i) => {
    const wide = (42 * (said[i].length + 2)) / whole;
    x += wide;
    return `<g transform="translate(${f(x - wide)} 10)" class="pl${i}${c.words ? " then" : ""}"><rect width="${f(wide)}" height="12" rx="6"/><use href="#i-${escaped(has(c.kind) ? c.kind : "why")}" x="2" y="1.8" width="8.4" height="8.4"/><text x="${f(wide / 2 + 4.4)}" y="8.9">${escaped(said[i])}</text></g>`;
  });
  return `<g class="pcard"${inSuit(p)}><rect x="-23" y="-24" width="46" height="48" rx="7"/>${picture}${corners.join("")}${pill.join("")}${arrowsSvg(p.arrows || [])}</g>`;
}

/** A piece round (0, 0). @param {Piece} p */
export function pieceSvg(p) {
  if (p.shape === "card") return cardPiece(p);
  if (p.shape === "figure")
    return `${figure(p.art || "", Math.max(0, tintOf(p)), tintOf(p) >= 0)}${p.value ? `<text x="15" y="19" class="cnt">${escaped(p.value)}</text>` : ""}`;
  const make = KINDS[p.kind];
  if (make) return make(p);
  const id = artId([p.kind], p.art);
  // A square picture is a token as it is; others are cut round.
  if (id && document.getElementById(id)?.getAttribute("viewBox") === "0 0 60 60")
    return `<use href="#${escaped(id)}" x="-26" y="-26" width="52" height="52"/>`;
  if (id)
    return `<g class="token art"><clipPath id="round"><circle r="16"/></clipPath><circle r="17"/><use href="#${escaped(id)}" x="-31" y="-16.5" width="62" height="33" clip-path="url(#round)"/></g>`;
  const sign = [p.art, p.kind].find((name) => name && has(name));
  const letter = (p.name || "?").trim().charAt(0).toUpperCase();
  const inner = sign ? symbol(sign, 20) : `<text y="5.5" class="tokt">${escaped(p.value || letter)}</text>`;
  const seat = p.seat !== undefined && p.seat >= 0 ? ` s${(p.seat % 5) + 1}` : "";
  const shape = SHAPES[/** @type {keyof typeof SHAPES} */ (p.shape || "octagon")] || SHAPES.octagon;
  const count =
    sign && p.value && p.value.length < 3 ? `<text x="13" y="17" class="cnt">${escaped(p.value)}</text>` : "";
  const done = p.flags?.includes("done") ? '<path d="M-12 12 12-12" class="struck"/>' : "";
  return `<g class="token${seat}${p.flags?.includes("down") ? " down" : ""}"${inSuit(p)}>${shape}${inner}${count}${done}</g>`;
}

/** A face in a square: the figure without its base, and the seat's shape. @param {string} art @param {number} seat */
export function portrait(art, seat) {
  const id = artId(["climber", "hero"], art);
  const picture = id
    ? use(id)
    : `<svg viewBox="-30 -34 60 60" aria-hidden="true"><g transform="scale(1.18)">${figure(art, seat, false)}</g></svg>`;
  const shape = `seat-${(seat % 5) + 1}`;
  return html`<span class="face c${(seat % 5) + 1}">${raw(String(picture))}<i>${new Html(`<svg class="i" aria-hidden="true"><use href="#i-${shape}"/></svg>`)}</i></span>`;
}

const THORNS = "M-19 17-14.5 3-11 12-6.5-3-2.5 11 2-7 6.5 10 11-1 14 11 18.5 4 21 17z";

/**
 * The plate of a cell at (x, y), by the words that say what it is.
 * @param {string} id @param {number} x @param {number} y @param {string[]} flags
 */
export function plate(id, x, y, flags) {
  const cx = x + C / 2;
  const cy = y + C / 2;
  let out = "";
  const is = (/** @type {string} */ word) => flags.includes(word);
  if (is("bare")) return "";
  if (is("open")) {
    out += `<path d="M${x + 6} ${y + 11}v-5h5M${x + C - 6} ${y + 11}v-5h-5M${x + 6} ${y + C - 11}v5h5M${x + C - 6} ${y + C - 11}v5h-5M${cx - 4} ${cy - 2}l4 4 4-4" class="open"/>`;
  } else {
    const kind = is("harmful") ? " harm" : is("difficult") ? " diff" : "";
    out += `<rect x="${x + 3}" y="${y + 3}" width="${C - 6}" height="${C - 6}" rx="9" class="cell${kind}"/>`;
  }
  if (is("harmful"))
    out += `<path transform="translate(${f(cx)} ${f(cy + 8)}) scale(1.08 .95)" d="${THORNS}" class="thorns"/>`;
  if (is("difficult")) {
    const next = stream(id);
    let d = "";
    for (let k = 0; k < 7; k++) {
      const sx = cx + next() * 40 - 20;
      const sy = cy - 2 + next() * 22;
      const q = 3 + next() * 3;
      const n = next() < 0.5 ? 5 : 6;
      const at = [];
      for (let a = 0; a < n; a++) {
        at.push(`${f(sx + q * Math.cos((a * 6.283) / n + k))} ${f(sy + q * 0.8 * Math.sin((a * 6.283) / n + k))}`);
      }
      d += `M${at.join("L")}Z`;
    }
    out += `<path d="${d}" class="stones"/>`;
  }
  if (is("ledge")) {
    out += `<path d="M${x + 5} ${y + C - 13}h${C - 10}v4.5a5 5 0 0 1-5 5h${-(C - 20)}a5 5 0 0 1-5-5z" class="ledge"/><path d="M${x + 13} ${y + C - 2.5}l5 6 5-6M${x + C - 23} ${y + C - 2.5}l5 6 5-6" class="ledge"/>`;
  }
  return out;
}

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

/**
 * A small diagram of cell marks: rows of marks parted by spaces, an empty row parts two diagrams.
 * @param {string[]} rows @param {string} name
 */
export function diagram(rows, name) {
  /** @type {string[][][]} */
  const parts = [[]];
  for (const row of rows) {
    if (!row.trim()) parts.push([]);
    else parts[parts.length - 1].push(row.trim().split(/\s+/));
  }
  return html`${parts
    .filter((part) => part.length)
    .map((part) => {
      const width = Math.max(...part.map((row) => row.length));
      const height = part.length;
      let svg = "";
      part.forEach((row, r) => {
        row.forEach((mark, c) => {
          const x = c * 24;
          const y = r * 24;
          const meant = /[x@abc]/.test(mark);
          const colour = /[abc]/.exec(mark)?.[0] || "";
          svg += `<rect x="${x + 2}" y="${y + 2}" width="20" height="20" rx="4" class="dg${meant ? ` x ${colour}` : ""}"/>`;
          if (meant)
            svg += `<rect x="${x + 2}" y="${y + 2}" width="20" height="20" rx="4" fill="url(#p-hatch${colour})"/>`;
          if (/[@o]/.test(mark))
            svg += `<use href="#i-attack" x="${x + 3}" y="${y + 3}" width="18" height="18" class="dgm"/>`;
          const turn = { "^": 0, ">": 90, v: 180, "<": 270 };
          for (const way of mark.replace(/[x@abco.]/g, "")) {
            const angle = turn[/** @type {keyof typeof turn} */ (way)];
            if (angle !== undefined)
              svg += `<path d="M-4-8 0-12 4-8" transform="translate(${x + 12} ${y + 12}) rotate(${angle})" class="dga"/>`;
          }
        });
      });
      const w = width * 24;
      const h = height * 24;
      return raw(
        `<svg class="diag" viewBox="0 0 ${w} ${h}" width="${Math.min(28, 112 / width) * width}" height="${Math.min(28, 112 / width) * height}" role="img" aria-label="${escaped(name)}">${svg}</svg>`,
      );
    })}`;
}

const SUITS = {
  jellyfish:
    '12" height="12"><circle cx="3" cy="3" r="1.7" fill="C" opacity=".3"/><circle cx="9" cy="9" r="1.7" fill="C" opacity=".3"/>',
  crab: '10" height="10"><path d="M0 0 10 10M10 0 0 10" stroke="C" stroke-width="1.1" opacity=".28"/>',
  seahorse: '16" height="9"><path d="M0 5q4-5 8 0t8 0" fill="none" stroke="C" stroke-width="1.3" opacity=".4"/>',
  shellfish:
    '16" height="10"><path d="M0 10a8 8 0 0 1 16 0M-8 5a8 8 0 0 1 16 0M8 5a8 8 0 0 1 16 0" fill="none" stroke="C" stroke-width="1.1" opacity=".34"/>',
  squid: '7" height="7"><path d="M2 0v7" stroke="C" stroke-width="1.5" opacity=".28"/>',
  envoy: '14" height="14"><path d="M7 3v8M3 7h8" stroke="C" stroke-width="1.2" opacity=".3"/>',
  ember: '14" height="12"><path d="M7 2 12 10H2z" fill="none" stroke="C" stroke-width="1.1" opacity=".3"/>',
  tide: '14" height="14"><circle cx="7" cy="7" r="4" fill="none" stroke="C" stroke-width="1.1" opacity=".3"/>',
  stone: '16" height="14"><path d="M5 2h6l3 5-3 5H5L2 7z" fill="none" stroke="C" stroke-width="1.1" opacity=".3"/>',
  gale: '12" height="12"><path d="M2 2h8v8H2z" fill="none" stroke="C" stroke-width="1.1" opacity=".3"/>',
};
const HATCHES = /** @type {[string, number][]} */ ([
  ["", 45],
  ["a", 135],
  ["b", 0],
  ["c", 90],
]);

/** Patterns that drawings use; put into the page once. */
export const DEFS = raw(
  `<svg width="0" height="0" class="defs" aria-hidden="true"><defs>${HATCHES.map(
    ([name, angle]) =>
      `<pattern id="p-hatch${name}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><rect width="2.4" height="7" fill="var(--danger)" opacity=".5"/></pattern>`,
  ).join("")}${Object.entries(SUITS)
    .map(
      ([suit, body]) =>
        `<pattern id="r-${suit}" patternUnits="userSpaceOnUse" width="${body.replaceAll('"C"', `"var(--${suit})"`)}</pattern>`,
    )
    .join("")}</defs></svg>`,
);
