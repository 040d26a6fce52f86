// Talking to the server: REST calls, and a live line that finds its way back by itself.
import { settings } from "./settings.js";
import { w } from "./words.js";

/** The server said no: its reason, and what it sent along. */
export class Refused extends Error {
  /** @param {string} reason @param {number} status @param {any} body */
  constructor(reason, status, body) {
    super(reason);
    this.status = status;
    this.body = body;
  }
}

/**
 * @param {string} path @param {{method?: string, body?: unknown, query?: Record<string, string | number |
 *   undefined>, raw?: boolean}} [how]
 * @returns {Promise<any>}
 */
export async function api(path, { method = "GET", body, query = {}, raw = false } = {}) {
  const url = new URL(`/api${path}`, location.origin);
  url.searchParams.set("lang", settings.lang);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") url.searchParams.set(name, String(value));
  }
  /** @type {RequestInit} */
  const init = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.method = method === "GET" ? "POST" : method;
    init.headers = { "Content-Type": "application/json" };
    init.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  const answer = await fetch(url, init);
  if (raw && answer.ok) return answer;
  const kind = answer.headers.get("content-type") || "";
  const data = kind.includes("json") ? await answer.json() : await answer.text();
  if (!answer.ok) {
    const reason = (data && (data.reason || data.detail)) || `${answer.status}`;
    throw new Refused(reason, answer.status, data);
  }
  return data;
}

const SEEN = "fathom.seen";
/** Of so many matches the browser knows how far it has seen them. */
const MOST_SEEN = 40;

/** @returns {Record<string, number>} */
function allSeen() {
  try {
    return JSON.parse(localStorage.getItem(SEEN) || "{}");
  } catch {
    return {};
  }
}

/** How far this browser has seen a match; -1 if never. @param {string} match */
const lastSeen = (match) => allSeen()[match] ?? -1;

/** @param {string} match @param {number} ply */
function remember(match, ply) {
  const { [match]: _, ...others } = allSeen();
  const kept = Object.entries(others).slice(1 - MOST_SEEN);
  try {
    localStorage.setItem(SEEN, JSON.stringify(Object.fromEntries([...kept, [match, ply]])));
  } catch {
    // Nothing is kept then.
  }
}

/**
 * A live line to one match.
 *
 * It reconnects by itself (after sleep, loss of the network, a restart of the server) and asks what happened since.
 */
export class Live {
  /**
   * @param {string} match
   * @param {{table: (t: any) => void, refused: (reason: string) => void, bye: (reason: string) => void, line: (up:
   *   boolean) => void}} on
   */
  constructor(match, on) {
    this.match = match;
    this.on = on;
    this.ply = lastSeen(match);
    /** @type {number | undefined} */
    this.seat = undefined;
    this.tries = 0;
    this.closed = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.wake = () => {
      if (document.visibilityState !== "visible") return;
      if (!this.up()) this.connect();
      else this.send({ type: "ping" });
    };
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("online", this.wake);
    this.connect();
  }

  up() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  connect() {
    if (this.closed || this.up() || this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.timer);
    const url = new URL(`/api/matches/${encodeURIComponent(this.match)}/live`, location.origin);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    url.searchParams.set("lang", settings.lang);
    if (this.seat !== undefined) url.searchParams.set("seat", String(this.seat));
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.on.line(true);
      if (this.ply >= 0) this.send({ type: "since", ply: this.ply });
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      let message;
      try {
        message = JSON.parse(event.data);
      } catch {
        return;
      }
      if (message.type === "table") {
        this.ply = message.ply;
        remember(this.match, message.ply);
        this.on.table(message);
      } else if (message.type === "refused") {
        this.on.refused(message.reason || w("moved-on"));
      } else if (message.type === "bye") {
        this.closed = true;
        this.on.bye(message.reason);
      }
    };
    socket.onclose = () => {
      if (socket !== this.socket || this.closed) return;
      this.on.line(false);
      const wait = Math.min(8000, 400 * 2 ** this.tries) * (0.75 + Math.random() / 2);
      this.tries += 1;
      this.timer = setTimeout(() => this.connect(), wait);
    };
  }

  /** @param {object} message */
  send(message) {
    if (!this.up()) {
      this.connect();
      return false;
    }
    /** @type {WebSocket} */ (this.socket).send(JSON.stringify(message));
    return true;
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("online", this.wake);
    this.socket?.close();
  }
}
