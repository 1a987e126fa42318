import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { withLock } from '../../functions/src/core/locks';
import { randomIdentifier } from '../../src/domain/random';
import { store } from './administrator';

const lockOf = (name: string) => store().doc(`locks/${name}`);

describe('withLock', () => {
  it('runs one task at a time', async () => {
    const name = randomIdentifier();
    let inside = 0;
    const seen: number[] = [];
    const visit = async () => {
      inside += 1;
      seen.push(inside);
      await store().doc('locks/none').get();
      inside -= 1;
    };

    await Promise.all(Array.from({ length: 4 }, () => withLock(name, visit)));

    expect(seen).toEqual([1, 1, 1, 1]);
    expect((await lockOf(name).get()).exists).toBe(false);
  });

  it('releases the lock if the task fails', async () => {
    const name = randomIdentifier();

    await expect(withLock(name, () => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');

    expect(await withLock(name, async () => 'done')).toBe('done');
  });

  it('takes over an expired lock, and does not release a new holder’s', async () => {
    const name = randomIdentifier();
    await lockOf(name).set({ holder: 'crashed', until: Timestamp.fromMillis(Date.now() - 1) });

    await withLock(name, () => lockOf(name).set({ holder: 'next', until: Timestamp.fromMillis(Date.now() + 1000) }));

    expect((await lockOf(name).get()).get('holder')).toBe('next');
    await lockOf(name).delete();
  });
});
