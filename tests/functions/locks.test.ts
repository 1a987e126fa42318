import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { exclusively } from '../../functions/src/core/locks';
import { randomIdentifier } from '../../src/domain/random';
import { store } from './administrator';

const lockOf = (name: string) => store().doc(`locks/${name}`);

describe('exclusively', () => {
  it('lets one in at a time', async () => {
    const name = randomIdentifier();
    let inside = 0;
    const seen: number[] = [];
    const visit = async () => {
      inside += 1;
      seen.push(inside);
      await store().doc('locks/none').get();
      inside -= 1;
    };

    await Promise.all(Array.from({ length: 4 }, () => exclusively(name, visit)));

    expect(seen).toEqual([1, 1, 1, 1]);
    expect((await lockOf(name).get()).exists).toBe(false);
  });

  it('is free again when the work fails', async () => {
    const name = randomIdentifier();

    await expect(exclusively(name, () => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');

    expect(await exclusively(name, async () => 'done')).toBe('done');
  });

  it('takes over from somebody who never gave it back, and leaves a new holder alone', async () => {
    const name = randomIdentifier();
    await lockOf(name).set({ holder: 'crashed', until: Timestamp.fromMillis(Date.now() - 1) });

    await exclusively(name, () => lockOf(name).set({ holder: 'next', until: Timestamp.fromMillis(Date.now() + 1000) }));

    expect((await lockOf(name).get()).get('holder')).toBe('next');
    await lockOf(name).delete();
  });
});
