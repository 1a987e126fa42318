import { describe, expect, it } from 'vitest';
import { failuresOf, forEachOf } from './for-each-of';

const items = Array.from({ length: 30 }, (_, index) => index);

/** Work that fails for every tenth item, and lists what it was called with. */
function failingWork() {
  const tried: number[] = [];
  const work = async (item: number) => {
    tried.push(item);
    if (item % 10 === 3) throw new Error(`item ${item}`);
  };
  return { tried, work };
}

describe('forEachOf', () => {
  it('begins with 20 items, and with the next one when one is done', async () => {
    const begun: number[] = [];
    const endings: (() => void)[] = [];
    const done = forEachOf(items, (item) => {
      begun.push(item);
      return new Promise<void>((resolve) => endings.push(resolve));
    });

    await expect.poll(() => begun).toEqual(items.slice(0, 20));
    endings.shift()?.();
    await expect.poll(() => begun).toEqual(items.slice(0, 21));

    for (const _ of items) {
      await expect.poll(() => endings.length > 0 || begun.length === items.length).toBe(true);
      endings.shift()?.();
    }
    await done;
  });

  it('tries every item, and throws the first error then', async () => {
    const { tried, work } = failingWork();

    await expect(forEachOf(items, work)).rejects.toThrow('item 3');

    expect(tried).toEqual(items);
  });

  it('does nothing without items', async () => {
    await expect(forEachOf([], () => Promise.reject(new Error('called')))).resolves.toBeUndefined();
  });
});

describe('failuresOf', () => {
  it('returns every error, after all items were tried', async () => {
    const { tried, work } = failingWork();

    const failed = await failuresOf(items, work, 1);

    expect(failed.map(String)).toEqual(['Error: item 3', 'Error: item 13', 'Error: item 23']);
    expect(tried).toEqual(items);
  });
});
