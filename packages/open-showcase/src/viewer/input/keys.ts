import type { Direction, ViewMode } from '../port';
import { isInside, type Tour } from '../tour/tour';
import { slide, turnByKeys, zoomView } from './steering';

/** What keys ask for besides turning. */
export type KeyMoves = {
  walk: (direction: Direction) => void;
  mode: (mode: ViewMode) => void;
  /** one floor up (1) or down (−1) */
  floor: (step: number) => void;
};

const degreesPerSecond = 90;
const pixelsPerSecond = 700;
const zoomPerSecond = 2;
const tapSeconds = 1 / 30;

/** By place on the keyboard, so that they lie the same on every layout. @see showcase-sdk §3.3 */
const turns: Record<string, readonly [up: number, left: number]> = {
  KeyI: [1, 0],
  KeyK: [-1, 0],
  KeyJ: [0, 1],
  KeyL: [0, -1],
  ArrowLeft: [0, 1],
  ArrowRight: [0, -1],
};
const steps: Record<string, Direction> = {
  KeyW: 'FORWARD',
  KeyS: 'BACK',
  KeyA: 'LEFT',
  KeyD: 'RIGHT',
  ArrowUp: 'FORWARD',
  ArrowDown: 'BACK',
};
const slides: Record<Direction, readonly [x: number, y: number]> = {
  FORWARD: [0, 1],
  BACK: [0, -1],
  LEFT: [1, 0],
  RIGHT: [-1, 0],
  UP: [0, 0],
  DOWN: [0, 0],
};
const modes: Record<string, ViewMode> = {
  Digit1: 'inside',
  Digit2: 'dollhouse',
  Digit3: 'floorplan',
  Numpad1: 'inside',
  Numpad2: 'dollhouse',
  Numpad3: 'floorplan',
};
const floors: Record<string, number> = { KeyR: 1, KeyF: -1 };
const zooms: Record<string, number> = { Equal: 1, NumpadAdd: 1, Minus: -1, NumpadSubtract: -1 };

/**
 * The keys of the showcase, for as long as they are held.
 * @param tour answers null while keys move nothing
 */
export function listenToKeys(tour: () => Tour | null, mayZoom: boolean, moves: KeyMoves) {
  const held = new Set<string>();
  const ends = new AbortController();
  const known = (code: string) => code in turns || code in steps || code in modes || code in floors || (mayZoom && code in zooms);

  const down = (event: KeyboardEvent) => {
    const here = tour();
    if (!here || event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target) || !known(event.code)) return;
    event.preventDefault();
    const { code } = event;
    if (modes[code] && !event.repeat) moves.mode(modes[code]);
    else if (floors[code] && !event.repeat) moves.floor(floors[code]);
    // A tap is over before the next frame, and moves a little all the same.
    else if (!event.repeat) applyHeld(here, code, tapSeconds, moves);
    held.add(code);
    here.stage.invalidate();
  };
  addEventListener('keydown', down, { signal: ends.signal });
  addEventListener('keyup', ({ code }) => held.delete(code), { signal: ends.signal });
  addEventListener('blur', () => held.clear(), { signal: ends.signal });

  return {
    /** Called before each frame; true while a key is held that moves something. */
    update(deltaMs: number): boolean {
      const here = tour();
      if (!here || held.size === 0) return false;
      const seconds = deltaMs / 1000;
      for (const code of held) applyHeld(here, code, seconds, moves);
      return [...held].some((code) => code in turns || code in steps || code in zooms);
    },
    end: () => ends.abort(),
  };
}

function applyHeld(tour: Tour, code: string, seconds: number, moves: KeyMoves): void {
  const turn = turns[code];
  const step = steps[code];
  const zoom = zooms[code];
  if (turn) turnByKeys(tour, turn[0] * degreesPerSecond * seconds, turn[1] * degreesPerSecond * seconds);
  else if (zoom) zoomView(tour, zoomPerSecond ** (zoom * seconds), centreOf(tour));
  else if (step && isInside(tour)) moves.walk(step);
  else if (step) slide(tour, { x: slides[step][0] * pixelsPerSecond * seconds, y: slides[step][1] * pixelsPerSecond * seconds });
}

const centreOf = ({ stage }: Tour) => ({ x: stage.size.value.w / 2, y: stage.size.value.h / 2 });

/** Whether keys mean something else here: text, or a film's own time. */
export const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT|AUDIO|VIDEO)$/.test(target.tagName));
