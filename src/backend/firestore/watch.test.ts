import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatClock, formatDay } from '@/domain/time';
import { markRemoved, unmarkRemoved } from '../offline/removals';
import { stubDevice } from '../offline/testing/device-storage';
import { fieldsOf, watchDoc, watchDocs } from './watch';

const sdk = vi.hoisted(() => ({ collection: vi.fn(), doc: vi.fn(), onSnapshot: vi.fn(), query: vi.fn() }));
vi.mock('firebase/firestore', async (original) => ({ ...(await original<typeof import('firebase/firestore')>()), ...sdk }));

beforeEach(() => {
  stubDevice();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reads a stored time, seconds and nanoseconds, as a date with its day and clock time, also within lists and maps [UI-011]', () => {
  const time = new Date(2025, 2, 4, 17, 5, 9, 250);
  const stored = new Timestamp(Math.floor(time.getTime() / 1000), 250_000_000);

  const fields = fieldsOf({ data: () => ({ updated: stored, folders: [{ pois: [{ seen: stored }] }] }) } as unknown as DocumentSnapshot);

  expect(fields).toEqual({ updated: time, folders: [{ pois: [{ seen: time }] }] });
  expect([formatDay(fields.updated as Date), formatClock(fields.updated as Date)]).toEqual(['04-03-2025', '17:05:09']);
});

describe('a document whose copy was removed from the device', () => {
  const hall = { path: 'tours', read: (_id: string, { name }: Readonly<Record<string, unknown>>) => name };
  const stored = (fromCache: boolean) => ({ id: 'hall', exists: () => true, data: () => ({ name: 'Hall' }), metadata: { fromCache } });

  /** Listens to the document; what it shows, and why it fails. */
  function watched() {
    const [next, failed] = [vi.fn(), vi.fn()];
    watchDoc({ db: {} as Firestore, isPersistent: false }, hall, 'hall')(next, failed);
    const send: (snapshot: object) => void = sdk.onSnapshot.mock.lastCall?.[2];
    return { send, shown: () => next.mock.calls.flat(), failures: () => failed.mock.calls.flat().map(({ code }) => code) };
  }

  it('is not shown from the cache, but once the server sends it', () => {
    markRemoved('tours/hall');
    const { send, shown } = watched();

    send(stored(true));
    expect(shown()).toEqual([]);
    send(stored(false));

    expect(shown()).toEqual(['Hall']);
  });

  it('fails without a network', () => {
    markRemoved('tours/hall');
    vi.stubGlobal('navigator', { onLine: false });
    const { send, shown, failures } = watched();

    send(stored(true));
    vi.runAllTimers();

    expect([shown(), failures()]).toEqual([[], ['unavailable']]);
  });

  it('is shown from the cache once it may be stored again', () => {
    markRemoved('tours/hall');
    const { send, shown, failures } = watched();
    send(stored(true));

    unmarkRemoved('tours/hall');
    vi.runAllTimers();

    expect([shown(), failures()]).toEqual([['Hall'], []]);
  });

  it('stays where it is shown when the network fails', () => {
    const { send, shown, failures } = watched();
    send(stored(false));
    markRemoved('tours/hall');

    send(stored(true));
    vi.runAllTimers();

    expect([shown(), failures()]).toEqual([['Hall', 'Hall'], []]);
  });
});

describe('a list that the server has not confirmed yet', () => {
  const halls = { path: 'tours', read: (id: string) => id };
  const cached = (...ids: string[]) => {
    const docs = ids.map((id) => ({ id, data: () => ({}) }));
    return { empty: ids.length === 0, docs, docChanges: () => [], metadata: { fromCache: true } };
  };

  function watched() {
    const [next, failed] = [vi.fn(), vi.fn()];
    watchDocs({ db: {} as Firestore, isPersistent: false }, halls, {})(next, failed);
    const send: (snapshot: object) => void = sdk.onSnapshot.mock.lastCall?.[2];
    return { send, shown: () => next.mock.lastCall?.[0], failures: () => failed.mock.calls.flat().map(({ code }) => code) };
  }

  it('is empty once its last entry is deleted here', () => {
    const { send, shown, failures } = watched();
    send(cached('hall'));
    vi.runAllTimers();
    expect(shown()).toEqual(['hall']);

    send(cached());

    expect([shown(), failures()]).toEqual([[], []]);
  });

  it('fails where nothing of it is on the device', () => {
    const { send, failures } = watched();

    send(cached());

    expect(failures()).toEqual(['unavailable']);
  });
});
