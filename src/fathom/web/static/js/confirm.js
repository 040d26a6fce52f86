// Reading is not buying: what gives away something scarce is picked first, with its cost and what it does, and then
// confirmed. So is a thing that one may only want to read, where the question is not about its kind.
import { choiceTip, known } from "./explain.js";
import { all, html, icon } from "./html.js";
import { pop, popped, unpop } from "./pop.js";
import { settings } from "./settings.js";
import { w } from "./words.js";

/**
 * @typedef {import("./types.js").Scene} Scene @typedef {import("./types.js").Choice} Choice
 * @typedef {import("./pop.js").Box} Box @typedef {import("./table.js").TablePage} Page
 * @typedef {object} Where
 * @property {string} at what was pressed: a thing, a cell, a button
 * @property {boolean} [thing] whether it is something to be read
 * @property {string} [key] the key that was pressed
 */

/** What is picked, and where: pressed there again it is confirmed. @type {{choice: Choice, at: string} | null} */
let picked = null;

/** Whether a question is about one kind of choice, and this is one of it. @param {Scene} scene @param {Choice} choice */
function isAsked(scene, choice) {
  const kinds = new Set((scene.choices || []).filter((c) => !c.moves_on).map((c) => c.group));
  return choice.moves_on || choice.group === scene.prompt?.group || (kinds.size === 1 && kinds.has(choice.group));
}

/** @param {Scene} scene @param {Choice} choice @param {boolean} thing */
function asksFirst(scene, choice, thing) {
  if (choice.vain) return true;
  return settings.confirm !== "never" && (choice.dear || (thing && !isAsked(scene, choice)));
}

/** Whether a choice made here would be confirmed first. @param {Page} page @param {Choice} choice */
export const isWeighed = (page, choice) => !!page.table && asksFirst(page.table.scene, choice, false);

/**
 * Choose at once what may be chosen at once; pick the rest.
 * @param {Page} page
 * @param {Choice} choice
 * @param {Box} box
 * @param {Where} where
 */
export function chooseOrPick(page, choice, box, { at, thing = false, key = "" }) {
  if (!page.table || page.busy || page.still) return;
  const again = popped() && picked?.choice === choice && picked.at === at;
  if (again || !asksFirst(page.table.scene, choice, thing)) {
    unpop(false);
    page.choose(choice);
    return;
  }
  const [cell = ""] = page.offer.cellsOf(choice);
  const view = page.viewOf(cell);
  const el = pop(weighed(page.table.scene, choice, thing ? at : ""), box, {
    label: choice.words,
    cls: "confirm",
    anchor: at,
    passing: true,
    done: () => {
      picked = null;
      view.preview(null);
    },
  });
  picked = { choice, at };
  view.preview(choice, cell);
  for (const button of all("[data-yes]", el)) {
    button.addEventListener("click", () => {
      unpop();
      if (button.dataset.yes === "1") page.choose(choice);
    });
  }
  el.addEventListener("keydown", (e) => {
    if (!key || e.repeat || e.key.toLowerCase() !== key) return;
    e.stopPropagation();
    unpop();
    page.choose(choice);
  });
}

/** What is picked: its cost and what it does, and what the thing is. @param {Scene} scene @param {Choice} choice @param {string} id */
function weighed(scene, choice, id) {
  const told = id ? known(scene, id).find((one) => one.words && one.icon !== "lock") : null;
  const said = told && !choice.consequence?.includes(told.words) ? html`<p class="told">${told.words}</p>` : "";
  return html`<div class="weighed">${choiceTip(scene, [choice])}</div>${said}<p class="acts"><button class="btn" data-yes="0">${w("leave-it")}</button><button class="btn primary" data-yes="1" autofocus>${icon("check")}${w("do-it")}</button></p>`;
}
