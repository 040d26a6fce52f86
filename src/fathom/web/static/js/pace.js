// How fast beats play, and what runs now: any key or tap ends it.
import { moves, settings } from "./settings.js";

/** @type {Set<Animation>} */
const running = new Set();

/** How much longer than at calm pace. */
export const pace = () => (settings.pace === "quick" ? 0.45 : 1);

/** Whether beats play at all. */
export const plays = () => settings.pace !== "off";

/**
 * Animate, unless somebody likes it still.
 * @param {Element} el
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} how
 * @param {() => void} [done]
 */
export function animate(el, frames, how, done = () => {}) {
  if (!moves()) return void setTimeout(done, Number(how.duration) || 0);
  const animation = el.animate(frames, how);
  running.add(animation);
  animation.finished
    .catch(() => {})
    .finally(() => {
      running.delete(animation);
      done();
    });
}

/** End all that moves. */
export function finish() {
  for (const animation of [...running]) {
    try {
      animation.finish();
    } catch {
      animation.cancel(); // one without an end
    }
  }
}
