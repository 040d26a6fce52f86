// A short tone for what happened, if a person has turned sound on.
import { settings } from "./settings.js";

/** @type {AudioContext | null} */
let context = null;
/** Pitch and length, by the kind of a log line. @type {Record<string, [number, number]>} */
const TONES = {
  climb: [330, 0.05],
  move: [330, 0.05],
  jump: [440, 0.08],
  glide: [392, 0.1],
  fall: [140, 0.25],
  strike: [90, 0.12],
  health: [110, 0.2],
  crystal: [660, 0.25],
  draw: [520, 0.04],
  hand: [520, 0.04],
  attack: [80, 0.3],
  monster: [80, 0.3],
  ap: [380, 0.06],
  pearl: [700, 0.08],
  flag: [494, 0.3],
};

/** @param {string[]} kinds of the lines that came, in order: the last that has a tone is heard */
export function sound(kinds) {
  const kind = kinds.findLast((k) => k in TONES);
  if (!settings.sound || !kind) return;
  try {
    context ||= new AudioContext();
    const [pitch, time] = TONES[kind];
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
