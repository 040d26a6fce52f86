// A short tone for what happened, if a person has turned sound on.
import { settings } from "./settings.js";

/** @typedef {NonNullable<import("./types.js").Line["sound"]>} Sound */

/** @type {AudioContext | null} */
let context = null;
/** Pitch and length. @type {Record<Exclude<Sound, "">, [number, number]>} */
const TONES = {
  step: [330, 0.05],
  leap: [440, 0.08],
  fall: [140, 0.25],
  blow: [90, 0.12],
  hurt: [110, 0.2],
  gain: [660, 0.25],
  card: [520, 0.04],
  coin: [700, 0.08],
  threat: [80, 0.3],
  turn: [494, 0.3],
};

/** @param {Sound[]} sounds of the lines that came, in order: the last is heard */
export function sound(sounds) {
  const last = sounds.findLast(Boolean);
  if (!settings.sound || !last) return;
  try {
    context ||= new AudioContext();
    const [pitch, time] = TONES[last];
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
