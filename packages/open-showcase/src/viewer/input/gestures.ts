import type { Vector2 } from '../port';

/** Gestures of fingers, mouse and wheel on the canvas; positions in pixels from its top left. */
export type Gestures = {
  hover: (at: Vector2 | null) => void;
  /** A finger touched the canvas. */
  touch: (at: Vector2) => void;
  click: (at: Vector2, touched: boolean) => void;
  dragStart: () => void;
  /** Pixels moved since the last call; `second` is set with the right button, shift, or two fingers. */
  drag: (by: Vector2, second: boolean) => void;
  /** px per ms at release */
  dragEnd: (speed: Vector2) => void;
  /** A factor over 1 zooms in. */
  zoom: (factor: number, at: Vector2, how: 'wheel' | 'pinch') => void;
};

/** A press that moves less and ends sooner than this is a click. @see showcase-sdk §3.3 */
const clickPixels = 6;
export const clickMs = 500;
const wheelStep = 0.0012;
/** Pixels per line and per page of the wheel's `deltaMode`. */
const wheelUnits = [1, 16, 400];

const secondButton = 2;
/** A pointer at rest for this long before release has no inertia, ms. */
const restMs = 60;
const still: Vector2 = { x: 0, y: 0 };

type Press = { start: Vector2; last: Vector2; began: number; moved: number; speed: Vector2; at: number };

/** Listens on an element; returns the function that stops it. */
export function listenToGestures(element: HTMLElement, gestures: Gestures): () => void {
  const hand = new Hand(element, gestures);
  const ends = new AbortController();
  const options = { signal: ends.signal };
  element.addEventListener('pointerdown', (event) => hand.down(event), options);
  element.addEventListener('pointermove', (event) => hand.move(event), options);
  element.addEventListener('pointerup', (event) => hand.up(event), options);
  element.addEventListener('pointercancel', (event) => hand.up(event), options);
  element.addEventListener('pointerleave', () => gestures.hover(null), options);
  element.addEventListener('wheel', (event) => hand.wheel(event), { ...options, passive: false });
  element.addEventListener('contextmenu', (event) => event.preventDefault(), options);
  return () => ends.abort();
}

/** The active pointers: fingers or the mouse. */
class Hand {
  private readonly presses = new Map<number, Press>();
  /** distance between two fingers, pixels */
  private spread = 0;
  /** more than one finger touched since the gesture began */
  private several = false;

  constructor(
    private readonly element: HTMLElement,
    private readonly gestures: Gestures,
  ) {}

  down(event: PointerEvent): void {
    const start = this.at(event);
    this.element.setPointerCapture(event.pointerId);
    this.presses.set(event.pointerId, { start, last: start, began: event.timeStamp, moved: 0, speed: still, at: event.timeStamp });
    this.several = this.presses.size > 1;
    this.spread = spreadOf(this.presses);
    if (event.pointerType !== 'mouse') this.gestures.touch(start);
  }

  move(event: PointerEvent): void {
    const press = this.presses.get(event.pointerId);
    const now = this.at(event);
    if (press) this.pull(press, now, event);
    else if (event.pointerType === 'mouse') this.gestures.hover(now);
  }

  private pull(press: Press, now: Vector2, event: PointerEvent): void {
    const before = middleOf(this.presses);
    const by = { x: now.x - press.last.x, y: now.y - press.last.y };
    const wasClick = press.moved < clickPixels;
    press.moved = Math.max(press.moved, Math.hypot(now.x - press.start.x, now.y - press.start.y));
    // movement accumulates until the gesture counts as a drag
    if (!this.several && press.moved < clickPixels) return;
    press.last = now;
    if (this.several) this.pinch(before);
    else this.drag(press, by, wasClick, event);
  }

  private drag(press: Press, by: Vector2, first: boolean, event: PointerEvent): void {
    if (first) this.gestures.dragStart();
    const ms = Math.max(1, event.timeStamp - press.at);
    press.speed = { x: by.x / ms, y: by.y / ms };
    press.at = event.timeStamp;
    this.gestures.drag(by, event.shiftKey || (event.buttons & secondButton) !== 0);
  }

  private pinch(before: Vector2): void {
    const after = middleOf(this.presses);
    const wider = spreadOf(this.presses);
    if (this.spread > 0 && wider > 0) this.gestures.zoom(wider / this.spread, after, 'pinch');
    this.spread = wider;
    this.gestures.drag({ x: after.x - before.x, y: after.y - before.y }, true);
  }

  up(event: PointerEvent): void {
    const press = this.presses.get(event.pointerId);
    if (!press) return;
    this.presses.delete(event.pointerId);
    this.spread = spreadOf(this.presses);
    const alone = !this.several;
    if (this.presses.size === 0) this.several = false;
    if (!alone || event.type === 'pointercancel') return;
    if (press.moved >= clickPixels) {
      const rested = event.timeStamp - press.at > restMs;
      this.gestures.dragEnd(rested ? still : press.speed);
    } else if (event.button === 0 && event.timeStamp - press.began < clickMs) {
      this.gestures.click(this.at(event), event.pointerType !== 'mouse');
    }
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const pixels = event.deltaY * (wheelUnits[event.deltaMode] ?? 1);
    this.gestures.zoom(Math.exp(-Math.max(-300, Math.min(300, pixels)) * wheelStep), this.at(event), 'wheel');
  }

  private at({ clientX, clientY }: MouseEvent): Vector2 {
    const { left, top } = this.element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }
}

function middleOf(presses: ReadonlyMap<number, Press>): Vector2 {
  const points = [...presses.values()].map(({ last }) => last);
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

function spreadOf(presses: ReadonlyMap<number, Press>): number {
  const [a, b] = [...presses.values()];
  return a && b ? Math.hypot(a.last.x - b.last.x, a.last.y - b.last.y) : 0;
}
