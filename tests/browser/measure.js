// The body of a function that measures a table as it is drawn: shares of the window, what is covered, cut or broken.
const W = innerWidth;
const H = innerHeight;
const q = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const seen = (el) => el && el.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const box = (el) => {
  const { left, top, right, bottom, width, height } = el.getBoundingClientRect();
  return { left, top, right, bottom, width, height };
};
const short = (el) => {
  const names = (el.getAttribute?.("class") || "").split(" ").slice(0, 3).join(".");
  return `${el.tagName.toLowerCase()}.${names}`;
};

// What is left of a box in all that clips it; and whether all that clips it are scrollers that say where they go on.
function visible(el) {
  const b = box(el);
  let told = true;
  let { left, top, right, bottom } = b;
  for (let up = el.parentElement; up; up = up.parentElement) {
    const style = getComputedStyle(up);
    if (style.overflowX === "visible" && style.overflowY === "visible") continue;
    const o = box(up);
    const before = [left, top, right, bottom].map(Math.round).join();
    if (style.overflowX !== "visible") [left, right] = [Math.max(left, o.left), Math.min(right, o.right)];
    if (style.overflowY !== "visible") [top, bottom] = [Math.max(top, o.top), Math.min(bottom, o.bottom)];
    if (before === [left, top, right, bottom].map(Math.round).join()) continue;
    const mapped = up.matches(".pan") && seen(q(".minimap"));
    if (!mapped && !up.dataset.more) told = false;
  }
  if (left < -1 || top < -1 || right > W + 1 || bottom > H + 1) told = false;
  [left, top, right, bottom] = [Math.max(left, 0), Math.max(top, 0), Math.min(right, W), Math.min(bottom, H)];
  const w = Math.max(0, right - left);
  const h = Math.max(0, bottom - top);
  return { left, top, right: left + w, bottom: top + h, width: w, height: h, whole: b.width - w < 2 && b.height - h < 2, told };
}

// The board, or the list that stands for it.
const table = q("#table");
const ground = q(".board .pan");
const centre = q(".centre:not([hidden])");
const onBoard = seen(ground) && !table.classList.contains("boardless");
let high = 0;
const place = onBoard ? visible(ground) : seen(centre) ? visible(centre) : { height: 0, top: 0, left: 0, width: 0 };
high = place.height;

const dock = q(".dock");
const d = seen(dock) ? box(dock) : { top: H, height: 0, left: 0, width: 0 };

// The first thing that can be chosen in the dock is in sight.
const firsts = all(".opt:not(.off), .dock .card.lit").filter(seen);
const first = firsts[0] ? visible(firsts[0]).whole : true;

// Everything that can be chosen: whole and not covered, or in a scroller.
const covered = [];
for (const el of all("#table :is(.hit.can, .card.lit, .chip.lit, .pile.lit, .stk.lit, .seal.lit, .opt:not(.off))")) {
  if (!el.checkVisibility()) continue;
  const v = visible(el);
  if (!v.whole && !v.told) covered.push(`out ${short(el)} ${el.dataset.id || el.dataset.opt}`);
  else if (v.width > 4 && v.height > 4) {
    const points = [[0.5, 0.5], [0.2, 0.2], [0.8, 0.8]];
    const free = points.filter(([x, y]) => {
      const at = document.elementFromPoint(v.left + v.width * x, v.top + v.height * y);
      return at && (el.contains(at) || at.contains(el) || (el.closest(".boardsvg") && at.closest(".boardsvg")) ||
        (el.closest(".hand") && at.closest(".hand")));
    });
    if (free.length < (el.matches(".hit") ? 3 : 1)) {
      const at = document.elementFromPoint(v.left + v.width * 0.5, v.top + v.height * 0.5);
      covered.push(`under ${short(el)} ${el.dataset.id || el.dataset.opt} by ${at ? short(at) : "-"}`);
    }
  }
}

// Words that are cut: by a box that hides, by an ellipsis, by a clamp.
const cut = [];
const broken = [];
const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
const range = document.createRange();
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const words = node.textContent;
  const el = node.parentElement;
  if (!words.trim() || !el || el.closest("svg, .vh, [hidden], .minimap, option, select") || !seen(el)) continue;
  const style = getComputedStyle(el);
  if (style.clipPath !== "none" || style.fontSize === "0px") continue;
  range.selectNodeContents(node);
  const rects = [...range.getClientRects()].filter((r) => r.width > 0.5 && r.height > 0.5);
  if (!rects.length) continue;
  // cut by something that does not scroll
  for (let up = el; up && up !== document.body; up = up.parentElement) {
    const s = getComputedStyle(up);
    const [x, y] = [s.overflowX, s.overflowY];
    if (x === "visible" && y === "visible") continue;
    const o = box(up);
    const outX = x === "hidden" || x === "clip" ? rects.some((r) => r.right > o.right + 1.5 || r.left < o.left - 1.5) : false;
    const outY = y === "hidden" || y === "clip" ? rects.some((r) => r.top + 3 > o.bottom || r.bottom - r.height * 0.3 > o.bottom + 0.5) : false;
    if (!outX && outY && up.dataset.more) break; // it fades, and says so
    if (outX || outY) {
      cut.push(`${short(el)} in ${short(up)}: ${words.trim().slice(0, 40)}`);
      break;
    }
    if (/auto|scroll/.test(x + y)) break;
  }
  // broken in the middle of a word
  for (const found of words.matchAll(/[\p{L}\p{M}\u00AD]{3,}/gu)) {
    range.setStart(node, found.index);
    range.setEnd(node, found.index + found[0].length);
    const lines = new Set([...range.getClientRects()].filter((r) => r.width > 0.5).map((r) => Math.round(r.top)));
    if (lines.size > 1 && !found[0].includes("\u00AD")) broken.push(`${short(el)}: ${found[0]}`);
  }
}
return {
  share: Math.round((1000 * high) / H) / 1000,
  wide: Math.round((1000 * place.width) / W) / 1000,
  board: onBoard,
  story: table.classList.contains("reading"),
  place: [place.left, place.top, place.width, place.height].map(Math.round),
  dock: [d.left, d.top, d.width, d.height].map(Math.round),
  first,
  covered: [...new Set(covered)],
  cut: [...new Set(cut)],
  broken: [...new Set(broken)],
  scrolls: document.documentElement.scrollWidth > W,
};
