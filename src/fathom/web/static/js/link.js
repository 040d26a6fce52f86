// The line to the server, as a person sees it.

import { html } from "./html.js";
import { dialog, notice } from "./pop.js";
import { w } from "./words.js";

/** A short break is not worth a word; a longer one is told calmly until it is over. */
export class Breaks {
  constructor() {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {HTMLElement | null} */
    this.note = null;
  }

  /** @param {boolean} up */
  tell(up) {
    clearTimeout(this.timer);
    if (up && this.note) notice(w("back-again"));
    if (up) this.clear();
    else if (!this.note)
      this.timer = setTimeout(() => {
        this.note = notice(w("lost-link"), { kind: "calm", stay: true });
      }, 900);
  }

  clear() {
    clearTimeout(this.timer);
    this.note?.remove();
    this.note = null;
  }
}

/** Somebody may not stay: why, and the way home. @param {string} reason */
export function sayGoodbye(reason) {
  const home = html`<a class="btn primary" href="/" data-go>${w("to-home")}</a>`;
  dialog(w("ended"), html`<p>${reason}</p><p class="acts">${home}</p>`, { cls: "small" });
}
