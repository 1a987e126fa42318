import type { Viewer } from '../../viewer/port';

/** Something that takes part in frames. */
export type FramePart = {
  /** whether it wants every frame, not only those after a change */
  readonly ticks: boolean;
  frame: (deltaMs: number) => void;
};
export type Loop = { add: (part: FramePart) => void; remove: (part: FramePart) => void; wake: () => void };

/** Runs parts before frames: always while one ticks, else once after each `wake`, so that a still scene costs nothing. */
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
      // What this frame changed is drawn by one more.
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
