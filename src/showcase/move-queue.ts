import type { MoveOutcome } from './port';
import { viewerErrorTexts } from './texts';
import { withViewerError } from './viewer-errors';

type Move = (isLatest: () => boolean) => Promise<void>;
type Waiting = { number: number; move: Move; resolve: (outcome: MoveOutcome | Promise<MoveOutcome>) => void };

/**
 * Runs one move at a time. Of the moves requested in the meantime only the last one is queued; a move that is no longer the latest resolves as
 * superseded, even if it failed.
 */
export function moveQueue(): (move: Move) => Promise<MoveOutcome> {
  let latest = 0;
  let running = false;
  let waiting: Waiting | null = null;

  const run = async ({ number, move, resolve }: Waiting) => {
    running = true;
    const isLatest = () => number === latest;
    const done = withViewerError(move(isLatest), viewerErrorTexts.get().moving);
    resolve(
      done.then(
        () => (isLatest() ? 'arrived' : 'superseded'),
        (error) => {
          if (isLatest()) throw error;
          return 'superseded';
        },
      ),
    );
    await done.catch(() => undefined);
    running = false;
    const next = waiting;
    waiting = null;
    if (next) void run(next);
  };

  return (move) =>
    new Promise((resolve) => {
      const entry = { number: ++latest, move, resolve };
      if (!running) {
        void run(entry);
        return;
      }
      waiting?.resolve('superseded');
      waiting = entry;
    });
}
