// Coming nearer to a board and moving over it: by wheel, by two fingers, by dragging, by keys.

/** How near one can come. */
const NEAREST = 4;
/** How much nearer each step of a wheel or a key comes. */
const STEP = 1.25;
/** How far a pointer moves before it drags, in pixels. */
const SLACK = 6;

export class Zoom {
  /**
   * @param {HTMLElement} pan the window through which the board is seen
   * @param {HTMLElement} main the board, as large as the zoom says
   * @param {() => void} changed called when another part is seen
   */
  constructor(pan, main, changed) {
    this.pan = pan;
    this.main = main;
    this.changed = changed;
    this.factor = 1;
    pan.addEventListener("wheel", (e) => this._wheel(e), { passive: false });
    pan.addEventListener("touchstart", (e) => this._touch(e), { passive: true });
    pan.addEventListener("touchmove", (e) => this._pinch(e), { passive: false });
    pan.addEventListener("pointerdown", (e) => this._down(e));
    /** The distance of two fingers, and the factor, when they came down. */
    this.fingers = { far: 0, factor: 1 };
  }

  /** Whether more of the board can be seen by moving over it. */
  get scrolls() {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = this.pan;
    return scrollWidth > clientWidth + 2 || scrollHeight > clientHeight + 2;
  }

  /** The factor at which a board is seen whole: less than 1 on a small screen, where 1 is as large as a thumb needs. */
  get _least() {
    const style = getComputedStyle(this.main);
    const of = (/** @type {string} */ name) => Number(style.getPropertyValue(name)) || 0;
    if (!of("--natural")) return 1;
    const { clientWidth, clientHeight } = this.pan;
    const whole = Math.min(clientWidth / of("--bw"), clientHeight / of("--bh")) / of("--natural");
    return Math.min(1, whole || 1);
  }

  /**
   * Come nearer or go back, so that a point of the window stays where it is.
   * @param {number} factor
   * @param {{x: number, y: number}} [at] the middle, if left out
   */
  to(factor, at) {
    const { pan, main } = this;
    const next = Math.max(this._least, Math.min(NEAREST, factor));
    if (Math.abs(next - this.factor) < 0.001) return;
    const frame = pan.getBoundingClientRect();
    const [x, y] = at ? [at.x - frame.left, at.y - frame.top] : [frame.width / 2, frame.height / 2];
    const before = main.getBoundingClientRect();
    const [u, v] = [(x + frame.left - before.left) / before.width, (y + frame.top - before.top) / before.height];
    this.factor = next;
    main.style.setProperty("--zoom", String(next));
    pan.parentElement?.classList.toggle("zoomed", next > 1.001);
    const now = main.getBoundingClientRect();
    pan.scrollTo({ left: u * now.width - x, top: v * now.height - y, behavior: "instant" });
    this.changed();
  }

  /** One step nearer, or back. @param {1 | -1} way @param {{x: number, y: number}} [at] */
  step(way, at) {
    this.to(this.factor * (way > 0 ? STEP : 1 / STEP), at);
  }

  /** Move over the board. @param {number} dx @param {number} dy */
  move(dx, dy) {
    this.pan.scrollBy({ left: dx, top: dy, behavior: "instant" });
  }

  /** @param {WheelEvent} e */
  _wheel(e) {
    e.preventDefault();
    const sideways = e.shiftKey || Math.abs(e.deltaX) > Math.abs(e.deltaY);
    if (sideways && !e.ctrlKey) this.move(e.deltaX || e.deltaY, e.shiftKey ? 0 : e.deltaY);
    else this.to(this.factor * Math.exp(-Math.max(-60, Math.min(60, e.deltaY)) / (e.ctrlKey ? 90 : 260)), e);
  }

  /** @param {TouchEvent} e */
  _touch(e) {
    if (e.touches.length === 2) this.fingers = { far: apart(e.touches), factor: this.factor };
  }

  /** @param {TouchEvent} e */
  _pinch(e) {
    if (e.touches.length !== 2 || !this.fingers.far) return;
    e.preventDefault();
    const [a, b] = [e.touches[0], e.touches[1]];
    const at = { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
    this.to((this.fingers.factor * apart(e.touches)) / this.fingers.far, at);
  }

  /** A mouse takes hold of the board; a finger moves it by itself. @param {PointerEvent} down */
  _down(down) {
    if (down.pointerType !== "mouse" || down.button !== 0 || !this.scrolls) return;
    let [x, y] = [down.clientX, down.clientY];
    let drags = false;
    const over = new AbortController();
    const { signal } = over;
    const move = (/** @type {PointerEvent} */ e) => {
      drags ||= Math.hypot(e.clientX - x, e.clientY - y) > SLACK;
      if (!drags) return;
      this.move(x - e.clientX, y - e.clientY);
      [x, y] = [e.clientX, e.clientY];
    };
    const up = () => {
      over.abort();
      if (!drags) return;
      // The click that ends a drag chooses nothing.
      const still = (/** @type {Event} */ e) => e.stopPropagation();
      this.pan.addEventListener("click", still, { capture: true, once: true });
      setTimeout(() => this.pan.removeEventListener("click", still, { capture: true }), 0);
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", up, { signal });
    addEventListener("pointercancel", up, { signal });
  }
}

/** @param {TouchList} touches */
const apart = (touches) => Math.hypot(touches[0].clientX - touches[1].clientX, touches[0].clientY - touches[1].clientY);
