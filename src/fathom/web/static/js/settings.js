// What a person likes: kept in this browser only.
import { loadWords } from "./words.js";

/**
 * @typedef {object} Settings
 * @property {"system" | "light" | "dark"} theme
 * @property {"en" | "de"} lang
 * @property {"system" | "off"} motion
 * @property {"calm" | "quick" | "off"} pace how what happened is played
 * @property {boolean} sound
 * @property {"always" | "matter" | "concern" | "never"} ask
 * @property {"slow" | "normal" | "fast"} speed
 * @property {"always" | "never"} confirm whether what gives away something scarce is confirmed
 * @property {"on" | "off"} coach whether what comes up for the first time is explained in a sentence
 * @property {number} guard how long what has just appeared takes no click, in milliseconds
 * @property {string} name
 */

const KEY = "fathom.settings";

/** @type {Settings} */
export const settings = {
  theme: "system",
  lang: document.documentElement.lang === "de" ? "de" : "en",
  motion: "system",
  pace: "calm",
  sound: true,
  ask: "concern",
  speed: "normal",
  confirm: "always",
  coach: "on",
  guard: 350,
  name: "",
};

try {
  Object.assign(settings, JSON.parse(localStorage.getItem(KEY) || "{}"));
} catch {
  // A closed or broken store: begin with the defaults.
}

/** @type {Set<(what: string) => void>} */
const listeners = new Set();

/** Call back whenever a setting changes. @param {(what: string) => void} listener */
export function onSetting(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Change settings and tell all listeners: of another language once its words are there.
 * @param {Partial<Settings>} changed
 */
export async function set(changed) {
  Object.assign(settings, changed);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Nothing is kept then, but it holds for this visit.
  }
  apply();
  if (changed.lang) await loadWords(changed.lang);
  for (const what of Object.keys(changed)) for (const listener of [...listeners]) listener(what);
}

export function apply() {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.lang = settings.lang;
  if (settings.motion === "off") root.dataset.motion = "off";
  else delete root.dataset.motion;
}

/** Whether the page is dark now. */
export function dark() {
  if (settings.theme !== "system") return settings.theme === "dark";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Whether things may travel over the screen. */
export function moves() {
  return settings.motion !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
