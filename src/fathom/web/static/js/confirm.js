// Reading is not buying: what gives away something scarce is picked first, with its cost and what it does, and then
// confirmed. So is a thing that one may only want to read, where the question is not about its kind.
import { choiceTip, known } from "./explain.js";
import { all, html, icon } from "./html.js";
import { pop, popped, unpop } from "./pop.js";
import { settings } from "./settings.js";
import { w } from "./words.js";

/**
 * @typedef {import("./types.js").Scene} Scene @typedef {import("./types.js").Choice} Choice
 * @typedef {import("./pop.js").Box} Box @typedef {import("./table.js").Desk} Desk
 * @typedef {object} Where
 * @property {string} at what was pressed: a thing, a cell, a button
 * @property {boolean} [thing] whether it is something to be read
 * @property {string} [key] the key that was pressed
 * @property {boolean} [touch] whether it was a finger: it covers what it means, so it is asked
 */

/** What is picked, and where: pressed again it is confirmed. @type {{choice: Choice, at: string} | null} */
let picked = null;

/**
 * Whether a question is about one kind of choice, and this is one of it.
 * @param {Scene} scene
 * @param {Choice} choice
 */
function isAsked(scene, choice) {
  const kinds = new Set((scene.choices || []).filter((c) => !c.moves_on).map((c) => c.group));
  return choice.moves_on || choice.group === scene.prompt?.group || (kinds.size === 1 && kinds.has(choice.group));
}

/** @param {Scene} scene @param {Choice} choice @param {Where} where */
function asksFirst(scene, choice, { thing = false, touch = false }) {
  if (choice.vain) return true;
  return settings.confirm !== "never" && (choice.dear || touch || (thing && !isAsked(scene, choice)));
}

/**
 * Choose at once what may be chosen at once; pick the rest.
 * @param {Desk} desk
 * @param {Choice} choice
 * @param {Box} box
 * @param {Where} where
 */
export function chooseOrPick(desk, choice, box, where) {
  const { at, thing = false, key = "" } = where;
  const view = desk.view();
  if (!view || view.still) return;
  const again = popped() && picked?.choice === choice && picked.at === at;
  const done = () => {
    unpop();
    desk.choose(choice);
  };
  if (again || !asksFirst(view.scene, choice, where)) return done();
  const [cell = ""] = view.offer.cellsOf(choice);
  const board = desk.boards.of(cell);
  const leave = () => {
    picked = null;
    board.preview(null);
  };
  const how = { label: choice.words, cls: "confirm", anchor: at, passing: true, done: leave };
  const el = pop(weighed(view.scene, choice, thing ? at : ""), box, how);
  picked = { choice, at };
  board.preview(choice, cell);
  if (cell) desk.boards.lift(cell, el.getBoundingClientRect().top);
  for (const button of all("[data-yes]", el))
    button.addEventListener("click", () => (button.dataset.yes === "1" ? done() : unpop()));
  el.addEventListener("keydown", (e) => {
    if (!key || e.repeat || e.key.toLowerCase() !== key) return;
    e.stopPropagation();
    done();
  });
}

/**
 * What is picked: its cost and what it does, and what the thing is.
 * @param {Scene} scene
 * @param {Choice} choice
 * @param {string} id
 */
function weighed(scene, choice, id) {
  const told = id ? known(scene, id).find((one) => one.words && one.icon !== "lock") : null;
  const said = told && !choice.consequence?.includes(told.words) && html`<p class="told">${told.words}</p>`;
  const no = html`<button class="btn" data-yes="0">${w("leave-it")}</button>`;
  const yes = html`<button class="btn primary" data-yes="1" autofocus>${icon("check")}${w("do-it")}</button>`;
  return html`<div class="weighed">${choiceTip(scene, [choice])}</div>${said}<p class="acts">${no}${yes}</p>`;
}
