// Movement: pieces travel from where they were to where they are, losses float up. Off if a person likes it still.
import { one } from "./html.js";
import { C } from "./pieces.js";
import { moves, settings } from "./settings.js";
/** @typedef {import("./types.js").Scene} Scene */

const STEP = 240;
const MOST = 720;

export class Mover {
  /** @param {import("./table.js").TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {Map<string, {x: number, y: number, at: string}>} */
    this.was = new Map();
  }

  /** Remember where everything stands. */
  before() {
    this.was.clear();
    for (const p of this.page.board.board?.pieces || []) {
      this.was.set(p.id, { ...this.page.board.middle(p.at), at: p.at });
    }
  }

  /** @param {Scene | null} old @param {Scene} scene */
  after(old, scene) {
    if (!old) return;
    const floats = this._changes(old, scene);
    const board = this.page.board;
    const slow = settings.speed === "fast" ? 0.6 : settings.speed === "slow" ? 1.5 : 1;
    for (const p of board.board?.pieces || []) {
      const was = this.was.get(p.id);
      const node = board.svg.querySelector(`.pieces [data-id="${CSS.escape(p.id)}"] > .in`);
      if (!was || was.at === p.at || !node) continue;
      const now = board.middle(p.at);
      if (moves()) this._travel(node, was, now, this._path(p.id, was.at, p.at), slow);
      else this._trace(was, now);
    }
    for (const [id, lines] of floats) this._float(id, lines);
  }

  /** The way a piece took, if the choice told. @param {string} piece @param {string} from @param {string} to */
  _path(piece, from, to) {
    const chosen = this.page.chosen;
    if (!chosen || (chosen.piece && chosen.piece !== piece)) return [];
    const { path } = chosen;
    return path[0] === from && path[path.length - 1] === to ? path.map((cell) => this.page.board.middle(cell)) : [];
  }

  /**
   * @param {Element} node @param {{x: number, y: number}} from @param {{x: number, y: number}} to
   * @param {{x: number, y: number}[]} path @param {number} slow
   */
  _travel(node, from, to, path, slow) {
    const down = Math.abs(from.x - to.x) < 1 && to.y > from.y + C * 0.9;
    const points = path.length > 1 ? path : [from, to];
    const frames = points.map((p) => ({ transform: `translate(${p.x - to.x}px, ${p.y - to.y}px)` }));
    const spaces = Math.max(1, Math.hypot(from.x - to.x, from.y - to.y) / C);
    const time = down && path.length <= 2 ? Math.max(180, 70 * spaces + 110) : Math.min(MOST, STEP * Math.max(1, points.length - 1));
    node.animate(frames, { duration: time * slow, easing: down ? "cubic-bezier(.6,0,.9,.4)" : "cubic-bezier(.45,0,.2,1)" });
  }

  /** A dotted line from the old place to the new one, for those who like it still. @param {{x: number, y: number}} from @param {{x: number, y: number}} to */
  _trace(from, to) {
    const group = this.page.board.svg.querySelector(".areas");
    if (!group) return;
    const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
    line.setAttribute("d", `M${from.x} ${from.y}L${to.x} ${to.y}`);
    line.setAttribute("class", "trace");
    group.after(line);
    setTimeout(() => line.remove(), 2000);
  }

  /** Numbers that changed, by the piece or panel that they belong to. @param {Scene} old @param {Scene} scene */
  _changes(old, scene) {
    /** @type {Map<string, {kind: string, n: number}[]>} */
    const found = new Map();
    const add = (/** @type {string} */ id, /** @type {string} */ kind, /** @type {number} */ n) => {
      if (!n) return;
      const list = found.get(id);
      if (list) list.push({ kind, n });
      else found.set(id, [{ kind, n }]);
    };
    const panels = new Map((old.panels || []).map((p) => [p.id, p]));
    for (const panel of scene.panels || []) {
      const was = panels.get(panel.id);
      if (!was || (panel.seat ?? -1) < 0) continue;
      const piece = `climber.${panel.id.split(".").pop()}`;
      const track = panel.tracks?.[0];
      for (const mark of track?.marks || []) {
        const other = was.tracks?.[0]?.marks.find((m) => m.id === mark.id);
        if (other && track) add(piece, mark.kind, Number(track.slots[mark.at]) - Number(track.slots[other.at]));
      }
    }
    const pieces = new Map((old.boards || []).flatMap((b) => b.pieces || []).map((p) => [p.id, p]));
    const now = new Set((scene.boards || []).flatMap((b) => b.pieces || []).map((p) => p.id));
    for (const p of (scene.boards || []).flatMap((b) => b.pieces || [])) {
      const was = pieces.get(p.id);
      if (was?.value && p.value && was.value !== p.value) add(p.id, "crystal", Number(p.value) - Number(was.value));
    }
    for (const [id, p] of pieces) {
      if (!now.has(id) && p.value && (p.kind === "crystal" || p.kind === "blighted")) add(`shards.${id.split(".").slice(1).join(".")}`, "crystal", -Number(p.value));
    }
    return found;
  }

  /** @param {string} id @param {{kind: string, n: number}[]} lines */
  _float(id, lines) {
    const board = this.page.board;
    const piece = (board.board?.pieces || []).find((p) => p.id === id);
    if (!piece) return;
    const mid = board.middle(piece.at);
    const hits = board.svg.querySelector(".hits");
    lines.slice(0, 3).forEach((line, i) => {
      const g = document.createElementNS("http://www.w3.org/2000/svg", "g");
      const bad = line.kind === "blight" ? line.n > 0 : line.kind === "crystal" ? false : line.n < 0;
      g.setAttribute("class", `floats pill ${bad ? "bad" : "ok"}`);
      g.setAttribute("transform", `translate(${mid.x} ${mid.y - 20 - i * 26})`);
      g.innerHTML = `<g class="fl-in"><rect x="-21" y="-12" width="42" height="23" rx="11.5" class="loss"/><use href="#i-${line.kind}" x="-16" y="-8" width="15" height="15"/><text x="8.5" y="4.6" class="losst">${line.n > 0 ? "+" : "−"}${Math.abs(line.n)}</text></g>`;
      hits?.before(g);
      const inner = one(".fl-in", g);
      if (moves() && inner) {
        inner.animate(
          [
            { transform: "translateY(6px)", opacity: 0 },
            { transform: "translateY(0)", opacity: 1, offset: 0.15 },
            { transform: "translateY(-8px)", opacity: 1, offset: 0.7 },
            { transform: "translateY(-24px)", opacity: 0 },
          ],
          { duration: 1500, easing: "ease-out" },
        );
      }
      setTimeout(() => g.remove(), moves() ? 1480 : 2000);
    });
  }
}

// ---------------------------------------------------------------------------------------------- sound

/** @type {AudioContext | null} */
let context = null;
const TONES = { climb: [330, 0.05], jump: [440, 0.08], fall: [140, 0.25], strike: [90, 0.12], health: [110, 0.2], crystal: [660, 0.25], draw: [520, 0.04], attack: [80, 0.3], ap: [380, 0.06] };

/** A short tone for an event, if a person has turned sound on. @param {string} kind */
export function sound(kind) {
  if (!settings.sound) return;
  try {
    context ||= new AudioContext();
    const [pitch, time] = TONES[/** @type {keyof typeof TONES} */ (kind)] || [300, 0.04];
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.08, context.currentTime);
    gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + time + 0.15);
    tone.connect(gain).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + time + 0.2);
  } catch {
    // A browser without sound is fine.
  }
}
