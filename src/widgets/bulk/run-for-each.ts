import pLimit from 'p-limit';
import { isAppError } from '@/domain/app-error';

export type Failure<Item> = { item: Item; reason: unknown };
/** All in the order of the items. `remaining` were not begun, because somebody stopped or the connection was lost. */
export type Outcome<Item, Result> = { done: { item: Item; result: Result }[]; failed: Failure<Item>[]; remaining: Item[] };

type Options = {
  /** Begins no more items once it aborts; those that are running end. */
  signal?: AbortSignal;
  /** Called with how many items ended, done or failed. */
  onProgress?: (finished: number) => void;
  /** How many run at the same time. */
  concurrency?: number;
};

/** Does something with each item, a few at a time. One that fails leaves the others alone, but without a connection no more are begun. */
export async function runForEach<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
  { signal, onProgress, concurrency = 4 }: Options = {},
): Promise<Outcome<Item, Result>> {
  const outcome: Outcome<Item, Result> = { done: [], failed: [], remaining: [] };
  const limited = pLimit(concurrency);
  let isLost = false;
  let finished = 0;
  const settled = await Promise.all(
    items.map((item) =>
      limited(async () => {
        if (signal?.aborted || isLost) return () => outcome.remaining.push(item);
        try {
          const result = await run(item);
          return () => outcome.done.push({ item, result });
        } catch (reason) {
          isLost ||= isAppError(reason, 'unavailable');
          return () => outcome.failed.push({ item, reason });
        } finally {
          finished += 1;
          onProgress?.(finished);
        }
      }),
    ),
  );
  for (const add of settled) add();
  return outcome;
}
