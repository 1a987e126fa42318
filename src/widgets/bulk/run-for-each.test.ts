import { expect, it } from 'vitest';
import { AppError } from '@/domain/app-error';
import { runForEach } from './run-for-each';

const items = ['a', 'b', 'c', 'd', 'e'];

it('does all, a few at a time, and reports progress', async () => {
  let running = 0;
  let most = 0;
  const progress: number[] = [];

  const outcome = await runForEach(
    items,
    async (item) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return item.toUpperCase();
    },
    { concurrency: 2, onProgress: (finished) => progress.push(finished) },
  );

  expect(outcome).toEqual({ done: items.map((item) => ({ item, result: item.toUpperCase() })), failed: [], remaining: [] });
  expect([most, progress]).toEqual([2, [1, 2, 3, 4, 5]]);
});

it('leaves the others alone when one fails', async () => {
  const reason = new AppError('permission-denied', 'No.');

  const outcome = await runForEach(items, (item) => (item === 'b' ? Promise.reject(reason) : Promise.resolve()));

  expect(outcome.done.map(({ item }) => item)).toEqual(['a', 'c', 'd', 'e']);
  expect(outcome.failed).toEqual([{ item: 'b', reason }]);
});

it('begins no more once it is stopped', async () => {
  const stop = new AbortController();

  const outcome = await runForEach(
    items,
    async (item) => {
      if (item === 'b') stop.abort();
    },
    { signal: stop.signal, concurrency: 1 },
  );

  expect([outcome.done.map(({ item }) => item), outcome.remaining]).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ]);
});

it('begins no more without a connection', async () => {
  const lost = new AppError('unavailable', 'You are offline.');

  const outcome = await runForEach(items, (item) => (item === 'b' ? Promise.reject(lost) : Promise.resolve()), { concurrency: 1 });

  expect(outcome).toEqual({
    done: [{ item: 'a', result: undefined }],
    failed: [{ item: 'b', reason: lost }],
    remaining: ['c', 'd', 'e'],
  });
});
