import type { Viewer } from '../../viewer/port';

/** A participant in the frame loop. */
export type FramePart = {
  /** whether it wants every frame, not only those after a change */
  readonly ticks: boolean;
  frame: (deltaMs: number) => void;
};
export type Loop = { add: (part: FramePart) => void; remove: (part: FramePart) => void; wake: () => void };

/** Updates its parts before frames: on every frame while one of them ticks, otherwise once after each `wake`, so that a static scene costs nothing. */
export function createLoop({ onTick, invalidate }: Pick<Viewer, 'onTick' | 'invalidate'>): Loop {
  const parts = new Set<FramePart>();
  let stop: (() => void) | undefined;
  let woken = false;
  const frame = (deltaMs: number) => {
    woken = false;
    for (const part of [...parts]) part.frame(deltaMs);
    settle();
  };
  const settle = () => {
    const needed = woken || [...parts].some(({ ticks }) => ticks);
    if (needed && !stop) stop = onTick(frame);
    if (!needed && stop) {
      stop();
      stop = undefined;
      // one more frame draws the changes of this one
      invalidate();
    }
  };
  return {
    add(part) {
      parts.add(part);
      woken = true;
      settle();
    },
    remove(part) {
      parts.delete(part);
      woken = true;
      settle();
    },
    wake() {
      woken = true;
      settle();
    },
  };
}
