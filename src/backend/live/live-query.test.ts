import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { type Listen, liveQuery } from './live-query';
import { readAgain } from './read-again';

/** A listener whose source is in the test's hand. */
function aSource<T>() {
  const open = new Set<{ next: (value: T) => void; failed: (error: unknown) => void }>();
  let started = 0;
  const listen: Listen<T> = (next, failed) => {
    const listener = { next, failed };
    open.add(listener);
    started += 1;
    return () => open.delete(listener);
  };
  return {
    listen,
    open: () => open.size,
    started: () => started,
    tell: (value: T) => {
      for (const { next } of [...open]) next(value);
    },
    fail: (error: unknown) => {
      for (const { failed } of [...open]) failed(error);
    },
  };
}

const settled = () => new Promise((done) => setTimeout(done));
const refused = Object.assign(new Error('no'), { code: 'permission-denied' });

describe('liveQuery', () => {
  it('fetches the first value and follows the later ones', async () => {
    const client = new QueryClient();
    const source = aSource<number>();
    const query = liveQuery(['n'], source.listen);

    const first = client.fetchQuery(query);
    source.tell(1);
    expect(await first).toBe(1);
    source.tell(2);

    expect(client.getQueryData(['n'])).toBe(2);
  });

  it('listens once for any number of observers', async () => {
    const client = new QueryClient();
    const source = aSource<number>();
    const query = liveQuery(['n'], source.listen);
    const watchers = [1, 2, 3].map(() => new QueryObserver(client, query).subscribe(() => undefined));

    await settled();
    source.tell(1);
    await settled();

    expect([source.started(), source.open()]).toEqual([1, 1]);
    for (const stop of watchers) stop();
  });

  it('stops listening when the entry leaves the cache', async () => {
    const client = new QueryClient();
    const source = aSource<number>();
    const first = client.fetchQuery(liveQuery(['n'], source.listen));
    source.tell(1);
    await first;

    client.removeQueries({ queryKey: ['n'] });

    expect(source.open()).toBe(0);
  });

  it('rejects with an AppError if there is no first value, and listens again on the next request', async () => {
    const client = new QueryClient();
    const source = aSource<number>();
    const query = liveQuery(['n'], source.listen);

    const first = client.fetchQuery(query);
    source.fail(refused);
    await expect(first).rejects.toMatchObject({ name: 'AppError', code: 'permission-denied' });
    expect(source.open()).toBe(0);

    const second = client.fetchQuery(query);
    source.tell(5);
    expect(await second).toBe(5);
  });

  it('restarts if it fails after a value', async () => {
    const client = new QueryClient();
    const source = aSource<number>();
    const observer = new QueryObserver(client, liveQuery(['n'], source.listen));
    const stop = observer.subscribe(() => undefined);
    await settled();
    source.tell(1);
    await settled();

    source.fail(Object.assign(new Error('no'), { code: 'unavailable' }));
    await settled();
    expect([source.started(), source.open()]).toEqual([2, 1]);
    source.tell(2);
    await settled();

    expect(observer.getCurrentResult()).toMatchObject({ data: 2, error: null });
    stop();
  });

  it('ends if it is denied after a value, so that lost access reaches the screen and cached data is not shown again', async () => {
    const client = new QueryClient();
    const source = aSource<number>();
    const observer = new QueryObserver(client, liveQuery(['n'], source.listen));
    const stop = observer.subscribe(() => undefined);
    await settled();
    source.tell(1);
    await settled();

    source.fail(refused);
    await settled();

    expect([source.started(), source.open()]).toEqual([1, 0]);
    expect(observer.getCurrentResult()).toMatchObject({ data: undefined, error: { code: 'permission-denied' } });
    stop();
  });

  it('keeps the identity of equal values, in a list by id', async () => {
    const client = new QueryClient();
    const source = aSource<{ id: string; at: Date }[]>();
    const hall = { id: 'hall', at: new Date(1) };
    const first = client.fetchQuery(liveQuery(['list'], source.listen));
    source.tell([hall]);
    const list = await first;

    source.tell([{ id: 'hall', at: new Date(1) }]);
    expect(client.getQueryData(['list'])).toBe(list);
    source.tell([
      { id: 'attic', at: new Date(2) },
      { id: 'hall', at: new Date(1) },
    ]);

    expect(client.getQueryData<unknown[]>(['list'])?.[1]).toBe(hall);
  });

  it('keeps the identity of unchanged parts of a document', async () => {
    const client = new QueryClient();
    const source = aSource<{ name: string; folders: { title: string }[] }>();
    const first = client.fetchQuery(liveQuery(['one'], source.listen));
    source.tell({ name: 'Hall', folders: [{ title: 'Roof' }] });
    const { folders } = await first;

    source.tell({ name: 'Hall, renamed', folders: [{ title: 'Roof' }] });

    expect(client.getQueryData<{ name: string; folders: unknown }>(['one'])).toMatchObject({ name: 'Hall, renamed' });
    expect(client.getQueryData<{ folders: unknown }>(['one'])?.folders).toBe(folders);
  });
});

describe('readAgain', () => {
  it.each(['before', 'after'])('reads again what was denied %s the document was restored', async (when) => {
    const client = new QueryClient();
    const source = aSource<number>();
    const query = liveQuery(['n', 'one'], source.listen);
    const first = client.fetchQuery(query);
    source.tell(1);
    await first;

    if (when === 'before') source.fail(refused);
    readAgain(client, ['n']);
    if (when === 'after') source.fail(refused);
    // a page that shows a refusal does not ask again by itself
    const observer = new QueryObserver(client, { ...query, retryOnMount: false });
    const stop = observer.subscribe(() => undefined);
    await settled();
    source.tell(2);
    await settled();

    expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 2 });
    expect(source.open()).toBe(1);
    stop();
  });

  it('leaves what is shown, unless it was denied', async () => {
    const client = new QueryClient();
    const [shown, denied] = [aSource<number>(), aSource<number>()];
    const observers = [shown, denied].map(({ listen }, index) => new QueryObserver(client, liveQuery(['n', index], listen)));
    const stops = observers.map((observer) => observer.subscribe(() => undefined));
    await settled();
    for (const { tell } of [shown, denied]) tell(1);
    await settled();
    denied.fail(refused);

    readAgain(client, ['n']);
    await settled();
    denied.tell(2);
    await settled();

    expect([shown.started(), denied.started()]).toEqual([1, 2]);
    expect(observers.map((observer) => observer.getCurrentResult().data)).toEqual([1, 2]);
    for (const stop of stops) stop();
  });
});
