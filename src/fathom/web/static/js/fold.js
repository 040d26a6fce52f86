// A scene in the middle of a play: what each beat has changed so far. What is new is taken from the scene that follows.
import { cardsOf, piecesOf } from "./scene.js";

/**
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Panel} Panel
 * @typedef {import("./types.js").Piece} Piece
 * @typedef {import("./types.js").Card} Card
 * @typedef {import("./types.js").Row} Row
 * @typedef {import("./types.js").Beat} Beat
 */

/**
 * @param {Scene} scene
 * @param {Beat} beat
 * @param {Scene} next the scene that follows all beats
 * @returns {Scene} the same one if nothing is changed
 */
export function fold(scene, beat, next) {
  switch (beat.type) {
    case "hit":
    case "gain":
      return numbered(scene, beat.target, beat.kind, beat.after);
    case "move":
    case "fall":
      return pieced(scene, beat.piece, (p) => ({ ...p, at: beat.path[beat.path.length - 1] }));
    case "comes":
      return come(scene, beat.target, next);
    case "goes":
      return carded(
        pieced(scene, beat.target, () => null),
        beat.target,
        () => null,
      );
    case "turn":
      return turned(scene, beat.target, next);
    case "card":
      return dealt(scene, beat, next);
    default:
      return scene;
  }
}

/**
 * Change the list if one of its members changes: to another, or to nothing.
 * @template T
 * @param {readonly T[] | undefined} list
 * @param {(one: T) => T | null} change
 * @returns {T[]}
 */
function mapped(list, change) {
  if (!list?.length) return /** @type {T[]} */ (list || []);
  let same = true;
  const found = /** @type {T[]} */ ([]);
  for (const one of list || []) {
    const now = change(one);
    if (now !== one) same = false;
    if (now !== null) found.push(now);
  }
  return same ? /** @type {T[]} */ (list || []) : found;
}

/** @param {Scene} scene @param {string} id @param {(piece: Piece) => Piece | null} change */
function pieced(scene, id, change) {
  if (!piecesOf(scene).some((p) => p.id === id)) return scene;
  const boards = mapped(scene.boards, (b) => ({
    ...b,
    pieces: mapped(b.pieces, (p) => (p.id === id ? change(p) : p)),
  }));
  return { ...scene, boards };
}

/** Every row of a scene, changed. @param {Scene} scene @param {(row: Row) => Row} change @returns {Scene} */
function rowed(scene, change) {
  const panels = mapped(scene.panels, (p) => {
    const rows = mapped(p.rows, change);
    return rows === (p.rows || rows) ? p : { ...p, rows };
  });
  return { ...scene, rows: mapped(scene.rows, change), panels };
}

/** @param {Scene} scene @param {string} id @param {(card: Card) => Card | null} change */
function carded(scene, id, change) {
  if (!cardsOf(scene).some((c) => c.id === id)) return scene;
  return rowed(scene, (row) =>
    row.cards.some((c) => c.id === id)
      ? { ...row, cards: mapped(row.cards, (c) => (c.id === id ? change(c) : c)) }
      : row,
  );
}

// ---------------------------------------------------------------------------------------------- numbers

/**
 * @template {{id: string, kind: string, value: number}} T
 * @param {readonly T[] | undefined} counters
 * @param {string} id
 * @param {string} kind of counter, if the id is that of their owner
 * @param {number} value
 * @param {boolean} owned
 */
const counted = (counters, id, kind, value, owned) =>
  mapped(counters, (c) => (c.id === id || (owned && c.kind === kind) ? { ...c, value, words: "" } : c));

/** @param {Scene} scene @param {string} id @param {string} kind @param {number} value @returns {Scene} */
function numbered(scene, id, kind, value) {
  const panels = mapped(scene.panels, (p) => panelled(p, id, kind, value));
  const piece = (/** @type {Piece} */ p) =>
    p.id === id ? { ...p, value: p.value && `${value}`, counters: counted(p.counters, id, kind, value, true) } : p;
  const inner = pieced({ ...scene, panels }, id, piece);
  const card = (/** @type {Card} */ c) => ({ ...c, counters: counted(c.counters, id, kind, value, true) });
  return carded(inner, id, card);
}

/** @param {Panel} p @param {string} id @param {string} kind @param {number} value @returns {Panel} */
function panelled(p, id, kind, value) {
  const owned = p.id === id;
  const counters = counted(p.counters, id, kind, value, owned);
  const marks = (/** @type {import("./types.js").Track} */ t) => {
    const at = t.slots.indexOf(`${value}`);
    return at < 0 ? t : { ...t, marks: mapped(t.marks, (m) => (m.kind === kind ? { ...m, at } : m)) };
  };
  const tracks = owned && p.tracks?.length ? mapped(p.tracks, marks) : p.tracks;
  const chips = mapped(p.chips, (c) =>
    c.id === id || (owned && c.kind === kind && c.shape === "value") ? { ...c, words: `${value}` } : c,
  );
  const same = counters === (p.counters || counters) && tracks === p.tracks && chips === (p.chips || chips);
  return same ? p : { ...p, counters, tracks, chips };
}

// ---------------------------------------------------------------------------------------------- what comes and turns

/** @param {Scene} scene @param {string} id @param {Scene} next */
function come(scene, id, next) {
  const at = (next.boards || []).find((b) => b.pieces?.some((p) => p.id === id));
  const piece = at?.pieces?.find((p) => p.id === id);
  if (at && piece) {
    const without = pieced(scene, id, () => null);
    const boards = mapped(without.boards, (b) =>
      b.id === at.id ? { ...b, cells: grown(b.cells, at.cells), pieces: [...(b.pieces || []), piece] } : b,
    );
    return { ...without, boards };
  }
  if ((next.boards || []).some((b) => b.cells.some((c) => c.id === id))) return spread(scene, id, next);
  const row = (/** @type {Row} */ r) => r.cards.some((c) => c.id === id);
  const home = [...(next.rows || []), ...(next.panels || []).flatMap((p) => p.rows || [])].find(row);
  return home ? laid(scene, id, home.id, next) : scene;
}

/**
 * The cells of a board, with those that are new.
 * @param {import("./types.js").Cell[]} cells @param {import("./types.js").Cell[]} next
 */
function grown(cells, next) {
  const known = new Set(cells.map((c) => c.id));
  return next.every((c) => known.has(c.id)) ? cells : next;
}

/**
 * A board has grown by a cell: it is as it will be, but for pieces that are still to come.
 * @param {Scene} scene @param {string} id of the cell @param {Scene} next
 */
function spread(scene, id, next) {
  const boards = mapped(scene.boards, (b) => {
    const wider = (next.boards || []).find((one) => one.id === b.id && one.cells.some((c) => c.id === id));
    const here = new Set((b.pieces || []).map((p) => p.id));
    return wider ? { ...wider, pieces: (wider.pieces || []).filter((p) => here.has(p.id)) } : b;
  });
  return boards === scene.boards ? scene : { ...scene, boards };
}

/** @param {Scene} scene @param {string} id @param {Scene} next */
function turned(scene, id, next) {
  const piece = piecesOf(next).find((p) => p.id === id);
  const card = cardsOf(next).find((c) => c.id === id);
  const inner = piece ? pieced(scene, id, () => piece) : scene;
  return card ? carded(inner, id, () => card) : inner;
}

// ---------------------------------------------------------------------------------------------- cards that go

/** @param {Scene} scene @param {import("./types.js").Deal} beat @param {Scene} next */
function dealt(scene, beat, next) {
  const { id = "", start = "", to = "", n = 1 } = beat;
  const left = id ? carded(scene, id, () => null) : scene;
  const piled = (/** @type {import("./types.js").Pile} */ p) =>
    p.id === start ? { ...p, count: Math.max(0, p.count - n) } : p.id === to ? { ...p, count: p.count + n } : p;
  const panels = mapped(left.panels, (p) => (p.piles?.length ? { ...p, piles: mapped(p.piles, piled) } : p));
  return id ? laid({ ...left, panels }, id, to, next, scene) : { ...left, panels };
}

/**
 * Lay a card into a row, where it lies in the end.
 * @param {Scene} scene @param {string} id @param {string} to @param {Scene} next @param {Scene} [before]
 */
function laid(scene, id, to, next, before = scene) {
  const card = cardsOf(next).find((c) => c.id === id) || cardsOf(before).find((c) => c.id === id);
  if (!card) return scene;
  const last = [...(next.rows || []), ...(next.panels || []).flatMap((p) => p.rows || [])].find((r) => r.id === to);
  const order = new Map((last?.cards || []).map((c, i) => [c.id, i]));
  const at = (/** @type {Card} */ c) => order.get(c.id) ?? 99;
  const there = [...(scene.rows || []), ...(scene.panels || []).flatMap((p) => p.rows || [])].some((r) => r.id === to);
  if (last && !there && (next.rows || []).includes(last))
    return { ...scene, rows: [...(scene.rows || []), { ...last, cards: [card] }] };
  return rowed(scene, (row) => {
    if (row.id !== to || row.cards.some((c) => c.id === id)) return row;
    const cards = [...row.cards, card];
    return { ...row, cards: order.has(id) ? cards.sort((a, b) => at(a) - at(b)) : cards };
  });
}
