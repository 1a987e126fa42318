// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { identityFrom } from '@/domain/access/identity';
import { storeUser } from '../auth/stored-user';
import { asOwnChange, dropOldBatches, dropOwnChanges, forgetOwnChanges, ownChanges, whenOwnChangesChange } from './own-changes';

const signIn = (uid: string) => storeUser(identityFrom({ uid, email: `${uid}@acme.example`, displayName: uid }, {}));
const noted = () => [...ownChanges()].map(([tour, { fields }]) => [tour, fields]);
const written = async () => undefined;

beforeEach(() => {
  localStorage.clear();
  signIn('ada');
});

describe('asOwnChange', () => {
  it('notes the fields that lists show, before the write is done, and what is written next', async () => {
    let done = () => {};
    const first = asOwnChange(['hall'], () => new Promise<void>((resolve) => (done = resolve)), { name: 'Hall', description: 'Long' });
    expect(noted()).toEqual([['hall', { name: 'Hall' }]]);

    await asOwnChange(['hall', 'attic'], written, { public: true });
    done();
    await first;

    expect(noted()).toEqual([
      ['hall', { name: 'Hall', public: true }],
      ['attic', { public: true }],
    ]);
  });

  it('forgets the fields of a write that failed, not the tour', async () => {
    const error = new Error('No.');

    await expect(asOwnChange(['hall'], () => Promise.reject(error), { name: 'Hall' })).rejects.toBe(error);

    expect(noted()).toEqual([['hall', {}]]);
  });

  it('calls back, also for other tabs', async () => {
    const listener = vi.fn();
    const stop = whenOwnChangesChange(listener);

    await asOwnChange(['hall'], written);
    const calls = listener.mock.calls.length;
    window.dispatchEvent(new StorageEvent('storage', { key: 'ownTourChanges/ada' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'ownTourChanges/bob' }));
    stop();
    await asOwnChange(['hall'], written);

    expect([calls > 0, listener.mock.calls.length]).toEqual([true, calls + 1]);
  });
});

describe('ownChanges', () => {
  it('are those of the person, until they are forgotten with the cache', async () => {
    await asOwnChange(['hall'], written);
    signIn('bob');
    expect(noted()).toEqual([]);
    signIn('ada');
    expect(noted()).toEqual([['hall', {}]]);

    forgetOwnChanges();

    expect(noted()).toEqual([]);
  });

  it('are none if the stored value is invalid', () => {
    localStorage.setItem('ownTourChanges/ada', '{oops');

    expect(noted()).toEqual([]);
  });
});

describe('dropOwnChanges', () => {
  it('leaves tours that are being written', async () => {
    let done = () => {};
    const first = asOwnChange(['hall'], () => new Promise<void>((resolve) => (done = resolve)));
    await asOwnChange(['attic'], written);

    dropOwnChanges(['hall', 'attic']);
    expect(noted()).toEqual([['hall', {}]]);
    done();
    await first;
    dropOwnChanges(['hall']);

    expect(noted()).toEqual([]);
  });
});

describe('dropOldBatches', () => {
  it('forgets what was written a while ago, where there is more than the list can follow', async () => {
    await asOwnChange(['hall', 'attic'], written);
    const stored = JSON.parse(localStorage.getItem('ownTourChanges/ada') ?? '');
    localStorage.setItem('ownTourChanges/ada', JSON.stringify({ ...stored, hall: { fields: {}, at: Date.now() - 3600_000 } }));

    dropOldBatches(2);
    expect(noted()).toHaveLength(2);
    dropOldBatches(1);

    expect(noted()).toEqual([['attic', {}]]);
  });
});
