// How a game is played: paragraphs with pictures of real tables; below them the whole rulebook.
import { loadArt } from "./art.js";
import { BoardView } from "./board.js";
import { cardHtml } from "./cards.js";
import { centred, foesHtml, seatsHtml } from "./frame.js";
import { all, html, icon, one, patch, setMood } from "./html.js";
import { drawn } from "./lesson.js";
import { api } from "./net.js";
import { DEFS } from "./outlines.js";
import { notice } from "./pop.js";
import { cardsOf } from "./scene.js";
import { dark } from "./settings.js";
import { chapterOf, LOGO, listenSwitches, openRules, rulesOf, switches } from "./shell.js";
import { hang } from "./story.js";
import { trayHtml } from "./trays.js";
import { viewOf } from "./view.js";
import { w } from "./words.js";

/**
 * @typedef {import("./types.js").HowToPart} HowToPart
 * @typedef {import("./types.js").HowToPicture} HowToPicture
 * @typedef {import("./types.js").RuleWords} RuleWords
 */

const NOTHING = { enter: () => {}, leave: () => {}, press: () => {} };
/** @param {HowToPart} part */
function partHtml({ id, title, words, clauses, picture }) {
  const refs = (clauses || []).map((c) => html`<button class="clause" data-clause="${c}"><code>${c}</code></button>`);
  const text = words.split("\n\n").map((paragraph) => html`<p>${paragraph}</p>`);
  return html`<section class="part" id="${id}"><div><h3>${title}</h3>${text}${
    refs.length ? html`<p class="ref">${refs}</p>` : ""
  }</div>${picture ? html`<figure class="pic p-${picture.show}" data-pic="${id}"></figure>` : ""}</section>`;
}

/** @param {HowToPart[]} parts */
function pagesHtml(parts) {
  const pages = [...new Set(parts.map((p) => p.page))];
  return pages.map(
    (page) => html`<article class="sheetp panel">${parts.filter((p) => p.page === page).map(partHtml)}<p
 class="folio">${page}</p></article>`,
  );
}

/** A part of a table, as the table itself draws it. @param {HTMLElement} host @param {HowToPicture} picture */
function picture(host, { show, of = [], lit = [], scene }) {
  const table = /** @type {any} */ ({ scene, players: [], you: { seat: scene.seat, seats: [] } });
  const view = viewOf(table, { group: "", tab: "play", still: true });
  if (show === "board") {
    const [board] = scene.boards || [];
    host.style.aspectRatio = `${board.width + 2.75} / ${board.height + 1.34}`;
    const drawnOn = new BoardView(host, NOTHING);
    drawnOn.render(board, { main: new Map(), other: new Map() }, (cell) => cell.name);
  } else if (show === "seats") patch(host, seatsHtml(view, false));
  else if (show === "foes") patch(host, foesHtml(view, true));
  else if (show === "centre") {
    const trays = centred(scene, false).filter((p) => !of.length || of.includes(p.id));
    patch(host, html`${trays.map((p) => trayHtml(p, view.look))}`);
    hang(host, scene.game);
  } else
    patch(
      host,
      html`<div class="hand">${cardsOf(scene)
        .filter((c) => of.includes(c.id))
        .map((c) => cardHtml(c))}</div>`,
    );
  for (const id of lit) for (const el of drawn(host, scene, id)) el.classList.add("spoken-of");
  for (const el of all("button, [tabindex]", host)) el.tabIndex = -1;
  host.inert = true;
}

/** The rulebook: chapter by chapter, rulings and editions told apart. @param {RuleWords[]} rules */
function bookHtml(rules) {
  /** @type {Map<string, RuleWords[]>} */
  const chapters = new Map();
  for (const rule of rules) {
    const name = chapterOf(rule);
    chapters.set(name, [...(chapters.get(name) || []), rule]);
  }
  const one = (/** @type {RuleWords} */ r) =>
    html`<article class="clausea ${r.kind}"><code>${r.id}</code><p>${r.title && html`<b>${r.title}</b> `}${
      r.words
    }</p></article>`;
  return html`${[...chapters].map(
    ([name, held]) => html`<details><summary>${name} <small>${held.length}</small></summary>${held.map(one)}</details>`,
  )}`;
}

export class HowToPage {
  /** @param {HTMLElement} root @param {string} game */
  constructor(root, game) {
    this.root = root;
    this.game = game;
    root.innerHTML = String(html`${DEFS}<main class="howto plate"><header class="hb"><a class="brand" href="/" data-go
 aria-label="${w("home")}">${LOGO}<span>fathom</span></a><nav>${switches()}</nav></header><div class="pages"><p
 class="muted">${w("loading")}</p></div></main>`);
    listenSwitches(root, dark);
    this.load();
  }

  close() {
    setMood(document.documentElement, undefined);
  }

  async load() {
    const box = /** @type {HTMLElement} */ (one(".pages", this.root));
    try {
      const [games, parts, rules] = await Promise.all([
        api("/games"),
        api(`/games/${this.game}/howto`),
        rulesOf(this.game),
      ]);
      const card = games.find((/** @type {{id: string}} */ g) => g.id === this.game);
      if (!card) throw new Error(w("not-found"));
      setMood(document.documentElement, card.mood);
      document.title = `${w("how-to-play")}: ${card.name} · fathom`;
      await loadArt(this.game, "look");
      await loadArt(this.game, "");
      for (const sprite of new Set(parts.map((/** @type {HowToPart} */ p) => p.picture?.scene.pictures || "")))
        if (sprite) await loadArt(this.game, /** @type {string} */ (sprite));
      box.innerHTML = String(this.html(card.name, parts, rules));
      for (const part of parts) {
        const host = one(`[data-pic="${part.id}"]`, box);
        if (host) picture(host, part.picture);
      }
      this.listen(box);
    } catch (error) {
      notice(w("failed", { reason: /** @type {Error} */ (error).message }), { kind: "bad" });
    }
  }

  /** @param {string} name @param {HowToPart[]} parts @param {RuleWords[]} rules */
  html(name, parts, rules) {
    const acts = html`<p class="acts"><a class="btn primary" href="/l/${this.game}" data-go>${icon("play")}${w(
      "learn",
    )}</a><button class="btn" data-print>${icon("import")}${w("print")}</button></p>`;
    return html`<header class="top"><h1>${w("how-to-play-game", { game: name })}</h1><p class="intro">${w(
      "how-to-play-why",
    )}</p>${acts}</header>${pagesHtml(
      parts,
    )}<section class="book panel"><h2>${w("rulebook")}</h2><p class="acts"><button
 class="btn" data-search>${icon("search")}${w("search-rules")}</button></p>${bookHtml(rules)}</section>`;
  }

  /** @param {HTMLElement} box */
  listen(box) {
    for (const button of all("[data-clause]", box))
      button.addEventListener("click", () => openRules(this.game, button.dataset.clause || ""));
    one("[data-print]", box)?.addEventListener("click", () => print());
    one("[data-search]", box)?.addEventListener("click", () => openRules(this.game));
  }
}
