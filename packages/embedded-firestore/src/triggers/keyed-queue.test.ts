import { describe, expect, it } from 'vitest';
import { KeyedQueue } from './keyed-queue';

/** A lane whose work ends when the test says so. */
function watched(width: number) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const lane = new KeyedQueue<string>(width, (thing) => {
    started.push(thing);
    return new Promise((resolve) => void ends.set(thing, resolve));
  });
  const end = async (thing: string) => {
    ends.get(thing)?.();
    await new Promise(setImmediate);
  };
  return { lane, started, end };
}

describe('KeyedQueue', () => {
  it('works on things of one key one after the other, in order', async () => {
    const { lane, started, end } = watched(4);
    for (const thing of ['a1', 'a2', 'b1', 'a3']) lane.add(thing.charAt(0), thing);

    expect(started).toEqual(['a1', 'b1']);
    await end('a1');
    expect(started).toEqual(['a1', 'b1', 'a2']);
    await end('a2');
    await end('b1');
    await end('a3');

    expect(started).toEqual(['a1', 'b1', 'a2', 'a3']);
    expect(lane.size).toBe(0);
  });

  it('works on no more than its width at the same time', async () => {
    const { lane, started, end } = watched(2);
    for (const thing of ['a', 'b', 'c', 'd']) lane.add(thing, thing);

    expect(started).toEqual(['a', 'b']);
    await end('b');
    expect(started).toEqual(['a', 'b', 'c']);
    expect(lane.size).toBe(3);
  });
});
