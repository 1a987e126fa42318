import { describe, expect, it } from 'vitest';
import { readAhead } from './read-ahead';

const numbers = Array.from({ length: 12 }, (_, index) => index);

describe('readAhead', () => {
  it('returns everything in order, with few opened ahead', async () => {
    let opened = 0;
    const order: number[] = [];

    for await (const { source } of readAhead(numbers, async (source) => {
      opened += 1;
      return source;
    })) {
      order.push(source);
      expect(opened - order.length).toBeLessThanOrEqual(4);
    }

    expect(order).toEqual(numbers);
  });

  it('reports an error in its turn', async () => {
    const order: number[] = [];
    const all = async () => {
      for await (const { source } of readAhead(numbers, async (number) => {
        if (number === 2) throw new Error('broken');
      }))
        order.push(source);
    };

    await expect(all()).rejects.toThrow('broken');
    expect(order).toEqual([0, 1]);
  });
});
