import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { removeTourParts } from '../../functions/src/tours/remove-what-is-left';
import { randomIdentifier } from '../../src/domain/random';
import { removedAfterwards, store } from './administrator';

const patiently = { timeout: 50_000, interval: 200 };

/** Writes many documents at once. */
async function given(documents: Record<string, object>): Promise<void> {
  const writer = store().bulkWriter({ throttling: false });
  for (const [path, fields] of Object.entries(documents)) void writer.set(store().doc(removedAfterwards(path)), fields);
  await writer.close();
}
const exist = async (paths: readonly string[]) => {
  const found = await store().getAll(...paths.map((path) => store().doc(path)));
  return found.filter(({ exists }) => exists).map(({ ref }) => ref.path);
};
const storage = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${inject('ports').storage}${path}`, { ...init, headers: { Authorization: 'Bearer owner' } });
const objects = `storage/v1/b/${inject('projectId')}.appspot.com/o`;
const save = async (name: string) => {
  const answer = await storage(`/upload/${objects}?uploadType=media&name=${encodeURIComponent(name)}`, { method: 'POST', body: 'content' });
  expect(answer.status).toBe(200);
};
const filesBelow = async (prefix: string): Promise<string[]> => {
  const answer = await storage(`/${objects}?prefix=${encodeURIComponent(prefix)}`);
  const { items = [] } = (await answer.json()) as { items?: { name: string }[] };
  return items.map(({ name }) => name);
};
const gone = (paths: readonly string[]) => vi.waitFor(async () => expect(await exist(paths)).toEqual([]), patiently);

let tour: string;
let other: string;
let organization: string;

beforeEach(() => {
  [tour, other, organization] = [randomIdentifier(), randomIdentifier(), `Org ${randomIdentifier()}`];
});

const partsOf = (id: string) => ({
  [`tours/${id}/links/l1`]: { message: 'Look' },
  [`tours/${id}/poiHistory/h1`]: { folders: [] },
  [`tours/${id}/markers/m1`]: { markers: [] },
  [`tours/${id}/presence/ada_tab`]: { uid: 'ada' },
  [`tours/${id}/missing/m1/deeper/d1`]: { n: 1 },
  [`collaboration/tour_ada@people.example_${id}`]: { tour: id, email: 'ada@people.example', type: 'tour' },
  [`collaboration/bob@people.example${id}`]: { tour: id, email: 'bob@people.example' },
});

describe('removeTourParts', () => {
  it('TOUR-060 takes what is below a deleted tour, its invitations, its place in collections and its files, and nothing of others', async () => {
    const kept = {
      ...partsOf(other),
      [`tours/${other}`]: { organization },
      [`collaboration/col_ada@people.example_${tour}`]: { tour, email: 'ada@people.example', type: 'collection' },
    };
    const collection = `collections/${randomIdentifier()}`;
    await given({
      ...kept,
      ...partsOf(tour),
      [`tours/${tour}`]: { organization },
      [collection]: { sortOrder: [other, tour], organization },
    });
    const prefix = `organizations/${organization}/tour`;
    const own = ['files/1__a.pdf', 'uploads/deep/1__b.png', 'screenshots/poi.jpg'].map((name) => `${prefix}/${tour}/${name}`);
    const others = [`${prefix}/${other}/files/1__a.pdf`, `${prefix}/${tour}2/files/1__a.pdf`];
    await Promise.all([...own, ...others].map(save));

    await store().doc(`tours/${tour}`).delete();

    await gone(Object.keys(partsOf(tour)));
    await vi.waitFor(async () => expect((await store().doc(collection).get()).get('sortOrder')).toEqual([other]), patiently);
    await vi.waitFor(async () => expect(await filesBelow(`${prefix}/${tour}/`)).toEqual([]), patiently);
    expect((await exist(Object.keys(kept))).sort()).toEqual(Object.keys(kept).sort());
    expect((await filesBelow(prefix)).sort()).toEqual(others.sort());
  });

  it('TOUR-060 takes more documents than are read or written at once', async () => {
    // one more than a batch of the store takes; each of the invitations wakes a trigger twice: one more than a page of them
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`tours/${tour}/poiHistory/${n}`, { n }]));
    const invitations = Object.fromEntries(
      Array.from({ length: 301 }, (_, n) => [`collaboration/tour_${n}@people.example_${tour}`, { tour, type: 'tour' }]),
    );
    await given({ ...many, ...invitations, [`tours/${tour}`]: { organization } });

    await store().doc(`tours/${tour}`).delete();

    await gone(Object.keys({ ...many, ...invitations }));
  });

  it('is harmless when it runs again, or where nothing is left', async () => {
    await given(partsOf(tour));
    const run = () => removeTourParts(store().doc(`tours/${tour}`), organization);

    await Promise.all([run(), run()]);
    await run();

    expect(await exist(Object.keys(partsOf(tour)))).toEqual([]);
  });

  it('leaves a tour alone that exists again', async () => {
    await given({ ...partsOf(tour), [`tours/${tour}`]: { organization } });

    await removeTourParts(store().doc(`tours/${tour}`), organization);

    expect(await exist(Object.keys(partsOf(tour)))).toHaveLength(Object.keys(partsOf(tour)).length);
    await store().doc(`tours/${tour}`).delete();
    await gone(Object.keys(partsOf(tour)));
  });

  it('MODEL-098 takes what belongs to a tour of the older layout', async () => {
    const older = `organizations/${organization}/tours/${tour}`;
    const parts = { [`${older}/pois/p1`]: { pois: [] }, [`${older}/sweeps/s1/markers/m1`]: { markers: [] } };
    await given({ ...parts, [older]: { name: 'Old' } });
    await save(`${older}/sweeps/s1/poster`);

    await store().doc(older).delete();

    await gone(Object.keys(parts));
    await vi.waitFor(async () => expect(await filesBelow(older)).toEqual([]), patiently);
  });
});
