// Numbers along a game as lines.
import { cls, html } from "./html.js";

/**
 * @typedef {import("./types.js").Plot} Plot
 * @typedef {import("./types.js").Band} Band
 * @typedef {import("./types.js").Turning} Turning
 */

const [WIDE, HIGH, LEFT, RIGHT, BELOW] = [720, 132, 34, 96, 20];

/** A round number above the largest. @param {number} most */
function ceiling(most) {
  const steps = [1, 2, 4, 5, 8, 10];
  const ten = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return (steps.find((step) => step * ten >= most) || 10) * ten;
}

/** Names at the right end of the lines, none over another. @param {{y: number}[]} ends */
function spread(ends) {
  const order = [...ends].sort((a, b) => a.y - b.y);
  for (let i = 1; i < order.length; i += 1) order[i].y = Math.max(order[i].y, order[i - 1].y + 13);
  const over = (order.at(-1)?.y ?? 0) - (HIGH - 2);
  if (over > 0) for (const end of order) end.y -= over;
}

/**
 * The lines of a plot over its stretches, with the best and the worst moment marked.
 * @param {Plot} plot @param {Band[]} bands @param {Turning[]} turnings
 */
export function linesHtml(plot, bands, turnings) {
  const turns = Math.max(1, ...plot.series.map((s) => s.values.length - 1));
  const top = ceiling(Math.max(...plot.series.flatMap((s) => s.values)));
  const x = (/** @type {number} */ at) => LEFT + ((WIDE - LEFT - RIGHT) * at) / turns;
  const y = (/** @type {number} */ n) => 6 + (HIGH - 6) * (1 - Math.max(0, n) / top);
  let from = 0;
  const shades = bands.map((band, i) => {
    const start = from;
    from += band.turns;
    const mid = (x(start) + x(from)) / 2;
    const shade =
      i % 2 === 0 && html`<rect class="band" x="${x(start)}" y="0" width="${x(from) - x(start)}" height="${HIGH}"/>`;
    const fits = band.name.length * 6.2 < x(from) - x(start);
    const name = html`<text class="x" x="${mid}" y="${HIGH + 15}" text-anchor="middle">${band.name}</text>`;
    return html`${shade}${fits && name}`;
  });
  const grid = [0, top / 2, top].map(
    (n) =>
      html`<line class="grid" x1="${LEFT}" x2="${WIDE - RIGHT}" y1="${y(n)}" y2="${y(n)}"/><text class="n" x="${
        LEFT - 6
      }" y="${y(n) + 4}" text-anchor="end">${n}</text>`,
  );
  const ends = plot.series.map((s, i) => ({ s, i, y: y(s.values.at(-1) ?? 0) }));
  spread(ends);
  const lines = ends.map(({ s, i, y: at }) => {
    const names = cls("ser", `d${i % 4}`, (s.tint ?? -1) >= 0 ? `c${((s.tint ?? 0) % 5) + 1}` : "own");
    const path = s.values.map((n, t) => `${t ? "L" : "M"}${x(t).toFixed(1)} ${y(n).toFixed(1)}`).join("");
    const end = html`<circle cx="${x(turns)}" cy="${y(s.values.at(-1) ?? 0)}" r="3.5"/>`;
    const name = html`<text x="${WIDE - RIGHT + 9}" y="${at + 4}">${s.name} ${s.values.at(-1)}</text>`;
    return html`<g class="${names}"><path d="${path}"/>${end}${name}</g>`;
  });
  const marks = turnings.map(
    (t) => html`<g class="mark ${t.kind}"><line x1="${x(t.turn + 1)}" x2="${x(t.turn + 1)}" y1="0" y2="${HIGH}"/><circle
 cx="${x(t.turn + 1)}" cy="10" r="8"/><path d="M${x(t.turn + 1) - 3.5} ${t.kind === "best" ? 12 : 8}l3.5 ${
   t.kind === "best" ? -4 : 4
 } 3.5 ${t.kind === "best" ? 4 : -4}"/></g>`,
  );
  const told = plot.series.map((s) => `${s.name}: ${s.values[0]} → ${s.values.at(-1)}`).join("; ");
  return html`<svg class="plot" viewBox="0 0 ${WIDE} ${HIGH + BELOW}" role="img"
 aria-label="${plot.name}. ${told}">${shades}${grid}${lines}${marks}</svg>`;
}
