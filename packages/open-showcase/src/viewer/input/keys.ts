import type { Direction, ViewMode } from '../port';
import { isInside, type Tour } from '../tour/tour';
import { centreOf, slide, turnByKeys, zoomView } from './steering';

/** What keys do besides turning. */
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

/** By `KeyboardEvent.code`, so that the positions are the same on every layout. @see showcase-sdk §3.3 */
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
 * The keys of the showcase, while they are held down.
 * @param tour returns null while keys must not move anything
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
    // a tap can end before the next frame, but still moves a little
    else if (!event.repeat) applyHeld(here, code, tapSeconds, moves);
    held.add(code);
    here.stage.invalidate();
  };
  addEventListener('keydown', down, { signal: ends.signal });
  addEventListener('keyup', ({ code }) => held.delete(code), { signal: ends.signal });
  addEventListener('blur', () => held.clear(), { signal: ends.signal });

  return {
    /** Called before each frame; returns true while a key that moves the camera is held. */
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

/** Whether the element handles keys itself: a text field, or a media player. */
export const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT|AUDIO|VIDEO)$/.test(target.tagName));
