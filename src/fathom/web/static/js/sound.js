// What is heard: made here from tones and noise, by what things are made of, how hard they are struck, and the room.
import { settings } from "./settings.js";

/**
 * @typedef {import("./types.js").Palette} Palette
 * @typedef {import("./types.js").Beat} Beat
 * @typedef {NonNullable<Beat["sound"]>} Sound
 * @typedef {{at: number, pitch: number, weight: number}} Blow when, in Hz, and how hard
 */

/** How loud all of it is. */
const VOLUME = 0.16;
/** The step of the scale and the hardness of each sound. @type {Record<Exclude<Sound, "">, [number, number]>} */
const SOUNDS = {
  step: [5, 0.35],
  leap: [7, 0.45],
  fall: [3, 0.7],
  blow: [4, 0.9],
  hurt: [1, 1],
  gain: [9, 0.6],
  card: [8, 0.3],
  coin: [11, 0.5],
  threat: [0, 1],
  turn: [5, 0.6],
};

/** @type {AudioContext | null} */
let context = null;
/** @type {GainNode | null} what everything goes through */
let out = null;
/** @type {AudioBuffer | null} */
let noise = null;
/** @type {Palette | null} */
let palette = null;
/** @type {AudioScheduledSourceNode[]} what is heard all the time */
let ambience = [];

/**
 * A game is at the table: it sounds like this from now on; without sound nothing does.
 * @param {Palette | null} [its]
 */
export function tune(its) {
  palette = its || palette;
  if (settings.sound) wake();
  else hush();
}

/** Nothing is heard any more. */
export function hush() {
  for (const source of ambience) source.stop();
  ambience = [];
  context?.close().catch(() => {});
  context = out = noise = null;
}

/** Browsers let nothing be heard before the first touch. */
function wake() {
  const begin = () => {
    document.removeEventListener("pointerdown", begin);
    document.removeEventListener("keydown", begin);
    if (settings.sound && palette && !context) open(palette);
  };
  document.addEventListener("pointerdown", begin);
  document.addEventListener("keydown", begin);
  if (navigator.userActivation?.isActive) begin();
}

/** @param {Palette} its */
function open(its) {
  try {
    context = new AudioContext();
  } catch {
    return; // A browser without sound is fine.
  }
  out = context.createGain();
  out.gain.value = VOLUME;
  const limit = context.createDynamicsCompressor();
  out.connect(limit).connect(context.destination);
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  room(context, limit, its.room);
  surround(its.ambience);
}

/** The room answers. @param {AudioContext} ctx @param {AudioNode} end @param {number} seconds */
function room(ctx, end, seconds) {
  if (seconds <= 0 || !out) return;
  const rate = ctx.sampleRate;
  const answer = ctx.createBuffer(2, Math.ceil(rate * seconds), rate);
  for (const side of [0, 1]) {
    const data = answer.getChannelData(side);
    for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  }
  const hall = ctx.createConvolver();
  hall.buffer = answer;
  const wet = ctx.createGain();
  wet.gain.value = Math.min(0.5, 0.14 + seconds * 0.1);
  out.connect(hall).connect(wet).connect(end);
}

// ---------------------------------------------------------------------------------------------- tones and noise

/**
 * @param {OscillatorType} type
 * @param {Blow} blow
 * @param {number} time how long it rings
 * @param {{by?: number, to?: number, after?: number}} [how] louder or softer, gliding to a pitch, later
 */
function tone(type, { at, pitch, weight }, time, { by = 1, to = pitch, after = 0 } = {}) {
  if (!context || !out) return;
  const [from, end] = [at + after, at + after + time];
  const osc = context.createOscillator();
  const gain = context.createGain();
  osc.type = type;
  osc.frequency.setValueAtTime(pitch, from);
  if (to !== pitch) osc.frequency.exponentialRampToValueAtTime(Math.max(20, to), end);
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.001, weight * by), from + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  osc.connect(gain).connect(out);
  osc.start(from);
  osc.stop(end + 0.02);
}

/**
 * @param {BiquadFilterType} type
 * @param {Blow} blow
 * @param {number} time
 * @param {{at: number, by?: number, q?: number, soft?: number}} how from which pitch on, how loud, how narrow
 */
function hiss(type, { at, weight }, time, { at: pitch, by = 1, q = 1, soft = 0.004 }) {
  if (!context || !out || !noise) return;
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = pitch;
  filter.Q.value = q;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.001, weight * by), at + soft);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + time);
  source.connect(filter).connect(gain).connect(out);
  source.start(at, Math.random() * 0.5, time + 0.05);
}

/** What a blow on each material sounds like. @type {Record<string, (blow: Blow) => void>} */
const MATERIALS = {
  wood: (b) => {
    tone("sine", b, 0.12);
    tone("sine", { ...b, pitch: b.pitch * 2.42 }, 0.06, { by: 0.4 });
    hiss("bandpass", b, 0.03, { at: 1400, by: 0.5 });
  },
  clay: (b) => {
    tone("sine", { ...b, pitch: b.pitch / 2 }, 0.14, { by: 0.9 });
    hiss("bandpass", b, 0.12, { at: 420, by: 0.8, q: 0.8 });
  },
  glass: (b) => {
    for (const [n, by] of [
      [2, 0.6],
      [5.52, 0.28],
      [8.9, 0.16],
    ])
      tone("sine", { ...b, pitch: b.pitch * n }, 0.5 + 0.5 / n, { by });
    hiss("highpass", b, 0.02, { at: 5000, by: 0.4 });
  },
  paper: (b) => hiss("highpass", b, 0.09, { at: 2600, by: 0.7, soft: 0.02 }),
  metal: (b) => {
    for (const [n, by] of [
      [1, 0.5],
      [1.51, 0.35],
      [2.31, 0.25],
      [3.18, 0.15],
    ])
      tone("triangle", { ...b, pitch: b.pitch * 2 * n }, 0.32, { by });
    hiss("bandpass", b, 0.03, { at: 3200, by: 0.5 });
  },
  skin: (b) => {
    tone("sine", { ...b, pitch: b.pitch * 1.6 }, 0.3, { to: b.pitch * 0.6 });
    hiss("lowpass", b, 0.1, { at: 300, by: 0.7 });
  },
  air: (b) => hiss("bandpass", b, 0.35, { at: b.pitch * 4, by: 0.6, q: 2, soft: 0.12 }),
  water: (b) => {
    tone("sine", { ...b, pitch: b.pitch * 1.5 }, 0.13, { to: b.pitch * 3.4, by: 0.8 });
    tone("sine", { ...b, pitch: b.pitch * 2 }, 0.1, { to: b.pitch * 4.2, by: 0.4, after: 0.07 });
  },
};

/** A step of the scale in Hz. @param {Palette} its @param {number} step */
function pitchOf({ root, scale }, step) {
  const octave = Math.floor(step / scale.length);
  return root * 2 ** (octave + scale[step % scale.length] / 12);
}

// ---------------------------------------------------------------------------------------------- what is heard

/** @param {Sound} sound @param {number} [weight] @param {number} [after] in seconds */
function strike(sound, weight = 1, after = 0) {
  if (!context || !palette || !sound) return;
  const [step, hard] = SOUNDS[sound];
  const made = palette.made_of[sound] || "wood";
  const blow = { at: context.currentTime + after, pitch: pitchOf(palette, step), weight: hard * weight };
  MATERIALS[made]?.(blow);
}

/** What a beat sounds like. @param {Beat} beat */
export function heard(beat) {
  if (!settings.sound || !context) return;
  const weight = beat.weight === "heavy" ? 1.5 : beat.weight === "light" ? 0.6 : 1;
  if (beat.type === "die") for (let i = 0; i < 5; i++) strike("step", 0.9 - i * 0.12, i * (0.06 + i * 0.025));
  else if (beat.type === "fall" && beat.path.length > 2)
    for (let i = 1; i < beat.path.length; i++) strike("step", 0.6, i * 0.08);
  if (beat.sound) strike(beat.sound, weight);
}

/** How it ended: upwards and bright, or down into the dark. @param {boolean} won */
export function theme(won) {
  if (!settings.sound || !context || !palette) return;
  const steps = won ? [5, 7, 9, 10, 12, 14, 15] : [7, 5, 4, 2, 0];
  for (const [i, step] of steps.entries()) {
    const at = context.currentTime + 0.3 + i * (won ? 0.2 : 0.42);
    const blow = { at, pitch: pitchOf(palette, step), weight: won ? 0.7 : 0.9 };
    tone("triangle", blow, won ? 1.2 : 1.8, { by: 0.7 });
    (won ? MATERIALS.glass : MATERIALS.skin)(blow);
  }
  const last = { at: context.currentTime + (won ? 1.8 : 2.4), pitch: pitchOf(palette, 0), weight: 0.6 };
  for (const n of won ? [1, 1.5, 2, 2.5] : [1, 1.19, 1.5]) tone("sine", { ...last, pitch: last.pitch * n }, 3);
}

/** What is heard all the time. @param {Palette["ambience"]} what */
function surround(what) {
  if (!context || !out || !noise || !what) return;
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = { wind: 420, water: 240, cave: 120 }[what];
  filter.Q.value = what === "wind" ? 0.9 : 0.5;
  const swell = context.createOscillator();
  swell.frequency.value = what === "water" ? 0.13 : 0.07;
  const depth = context.createGain();
  depth.gain.value = filter.frequency.value * 0.45;
  swell.connect(depth).connect(filter.frequency);
  const gain = context.createGain();
  gain.gain.value = 0.05;
  source.connect(filter).connect(gain).connect(out);
  source.start();
  swell.start();
  ambience = [source, swell];
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") context?.suspend().catch(() => {});
  else context?.resume().catch(() => {});
});
