import type { MoveOutcome } from './port';
import { answered } from './refusals';

type Move = (isLatest: () => boolean) => Promise<void>;
type Waiting = { number: number; move: Move; settle: (outcome: MoveOutcome | Promise<MoveOutcome>) => void };

/**
 * Runs one move at a time. While one runs, of those that come only the last is kept; a move that is no longer the latest ends as superseded,
 * whatever became of it.
 */
export function moveQueue(): (move: Move) => Promise<MoveOutcome> {
  let latest = 0;
  let running = false;
  let waiting: Waiting | null = null;

  const run = async ({ number, move, settle }: Waiting) => {
    running = true;
    const isLatest = () => number === latest;
    const done = answered(move(isLatest), 'The 3D viewer could not go there. Try again.');
    settle(
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
    new Promise((settle) => {
      const mine = { number: ++latest, move, settle };
      if (!running) {
        void run(mine);
        return;
      }
      waiting?.settle('superseded');
      waiting = mine;
    });
}
