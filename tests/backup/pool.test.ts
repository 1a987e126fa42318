import { describe, expect, it } from 'vitest';
import { forEachOf } from '../../scripts/backup/pool.mjs';

/** An endless listing that counts how much of it was read. */
function listing() {
  const read = { count: 0, isClosed: false };
  async function* items() {
    try {
      for (;;) yield read.count++;
    } finally {
      read.isClosed = true;
    }
  }
  return { read, items: items() };
}

describe('forEachOf', () => {
  it('reads no further than it works', async () => {
    const { read, items } = listing();
    const endings: ((error?: Error) => void)[] = [];
    const done = forEachOf(
      items,
      3,
      () => new Promise<void>((resolve, reject) => endings.push((error) => (error ? reject(error) : resolve()))),
    );

    await expect.poll(() => endings.length).toBe(3);
    expect(read.count).toBe(3);
    endings[0]?.();
    await expect.poll(() => endings.length).toBe(4);
    expect(read.count).toBe(4);

    const failure = expect(done).rejects.toThrow('disk full');
    for (const end of endings) end(new Error('disk full'));
    await failure;
  });

  it('begins nothing after an error, and throws it once what had begun is done', async () => {
    const { read, items } = listing();
    const events: string[] = [];
    let endSlow: () => void = () => undefined;
    const done = forEachOf(items, 2, async (item: number) => {
      events.push(`begun ${item}`);
      if (item > 0) throw new Error(`item ${item}`);
      await new Promise<void>((resolve) => {
        endSlow = resolve;
      });
      events.push('done 0');
    }).catch((error: Error) => events.push(error.message));

    await expect.poll(() => read.isClosed).toBe(true);
    expect(events).toEqual(['begun 0', 'begun 1']);
    endSlow();
    await done;

    expect(events).toEqual(['begun 0', 'begun 1', 'done 0', 'item 1']);
  });

  it('waits for the last ones', async () => {
    const done: number[] = [];

    await forEachOf([1, 2, 3, 4, 5], 2, async (item: number) => {
      await new Promise((resolve) => setImmediate(resolve));
      done.push(item);
    });

    expect(done).toEqual([1, 2, 3, 4, 5]);
  });
});
