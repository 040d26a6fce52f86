// Questions to a scene that know no game.
/**
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Card} Card
 * @typedef {import("./types.js").Pile} Pile
 * @typedef {import("./types.js").Panel} Panel
 * @typedef {import("./types.js").Piece} Piece
 * @typedef {import("./types.js").Row} Row
 */

/** Every row of cards, in panels too. @param {Scene} scene @returns {Row[]} */
export const rowsOf = (scene) => [...(scene.rows || []), ...(scene.panels || []).flatMap((p) => p.rows || [])];

/** @param {Scene} scene @returns {Pile[]} */
export const pilesOf = (scene) => (scene.panels || []).flatMap((p) => p.piles || []);

/** Every card that is to be seen, those of open piles too. @param {Scene} scene @returns {Card[]} */
export function cardsOf(scene) {
  const found = [
    ...rowsOf(scene).flatMap((r) => r.cards),
    ...pilesOf(scene).flatMap((p) => [...(p.top ? [p.top] : []), ...(p.cards || [])]),
  ];
  return found.flatMap((c) => (c.against ? [c, c.against] : [c]));
}

/** @param {Scene} scene @returns {Piece[]} */
export const piecesOf = (scene) => (scene.boards || []).flatMap((b) => b.pieces || []);

/** @param {Scene} scene @returns {import("./types.js").Chip[]} */
export const chipsOf = (scene) => [
  ...(scene.panels || []).flatMap((p) => p.chips || []),
  ...cardsOf(scene).flatMap((c) => c.chips || []),
];

/** @param {Scene} scene @returns {import("./types.js").Counter[]} */
export const countersOf = (scene) => (scene.panels || []).flatMap((p) => p.counters || []);

/**
 * Whether a number becomes better or worse for who looks; nothing if nobody cares.
 * @param {number} before @param {number} after @param {import("./types.js").Change["wants"]} [wants]
 * @returns {"good" | "bad" | ""}
 */
export function toll(before, after, wants) {
  if (!wants || before === after) return "";
  return after > before === (wants === "more") ? "good" : "bad";
}

/** The last word of an id: which of its kind. @param {string} id */
export const tail = (id) => id.split(".").pop() || "";

/** The piece on a board that a seat's panel stands for. @param {Scene} scene @param {Panel} panel */
export function pieceOf(scene, panel) {
  if ((panel.seat ?? -1) < 0) return undefined;
  return piecesOf(scene).find((p) => p.seat === panel.seat && tail(p.id) === tail(panel.id));
}

/**
 * The colour and badge of a figure or of its board: its own, or that of its seat.
 * @param {{seat?: number, tint?: number}} one
 */
export const tintOf = (one) => one.tint ?? one.seat ?? -1;

/** @param {Scene} scene @param {number} seat */
export const panelOf = (scene, seat) => (scene.panels || []).find((p) => p.seat === seat);

/** Whether a panel is a seat's. @param {Panel} panel */
export const isSeat = (panel) => (panel.seat ?? -1) >= 0;

/** All ids within a panel. @param {Panel} panel */
export function idsIn(panel) {
  const rows = (panel.rows || []).flatMap((r) => r.cards.map((c) => c.id));
  return [
    panel.id,
    ...rows,
    ...(panel.piles || []).map((p) => p.id),
    ...(panel.chips || []).map((c) => c.id),
    ...(panel.counters || []).map((c) => c.id),
  ];
}
