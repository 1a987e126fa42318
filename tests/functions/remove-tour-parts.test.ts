import { beforeEach, describe, expect, it } from 'vitest';
import { removeTourParts } from '../../functions/src/tours/remove-tour-parts';
import { randomIdentifier } from '../../src/domain/random';
import { store } from './administrator';
import { exist, filesBelow, save, storeDocuments } from './stored';
import { withTriggers } from './triggers';

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
  [`tours/${id}/checks/c1`]: { point: 'door', state: 'done' },
  [`tours/${id}/states/current`]: { points: {} },
  [`tours/${id}/threads/t1`]: { text: 'Look' },
  [`tours/${id}/threads/t1/comments/c1`]: { text: 'Yes' },
  [`tours/${id}/missing/m1/deeper/d1`]: { n: 1 },
  [`collaboration/tour_ada@people.example_${id}`]: { tour: id, email: 'ada@people.example', type: 'tour' },
  [`collaboration/bob@people.example${id}`]: { tour: id, email: 'bob@people.example' },
});

describe('removeTourParts', () => {
  it('takes what is below a deleted tour, its invitations, its place in collections and its files, and nothing of others [TOUR-060]', async () => {
    const kept = {
      ...partsOf(other),
      [`tours/${other}`]: { organization },
      [`collaboration/col_ada@people.example_${tour}`]: { tour, email: 'ada@people.example', type: 'collection' },
    };
    const collection = `collections/${randomIdentifier()}`;
    await storeDocuments({
      ...kept,
      ...partsOf(tour),
      [`tours/${tour}`]: { organization },
      [collection]: { sortOrder: [other, tour], organization },
    });
    const prefix = `organizations/${organization}/tour`;
    const own = ['files/1__a.pdf', 'uploads/deep/1__b.png', 'screenshots/poi.jpg'].map((name) => `${prefix}/${tour}/${name}`);
    const others = [`${prefix}/${other}/files/1__a.pdf`, `${prefix}/${tour}2/files/1__a.pdf`];
    await Promise.all([...own, ...others].map((path) => save(path)));

    await withTriggers([`tours/${tour}`], () => store().doc(`tours/${tour}`).delete());

    expect(await exist(Object.keys(partsOf(tour)))).toEqual([]);
    expect((await store().doc(collection).get()).get('sortOrder')).toEqual([other]);
    expect(await filesBelow(`${prefix}/${tour}/`)).toEqual([]);
    expect((await exist(Object.keys(kept))).sort()).toEqual(Object.keys(kept).sort());
    expect(await filesBelow(prefix)).toEqual(others.toSorted());
  });

  it('takes more documents than are read or written at once [TOUR-060]', async () => {
    // one more than a batch of the store takes, and one more than a page of the invitations
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`tours/${tour}/poiHistory/${n}`, { n }]));
    const invitations = Object.fromEntries(
      Array.from({ length: 301 }, (_, n) => [`collaboration/tour_${n}@people.example_${tour}`, { tour, type: 'tour' }]),
    );
    await storeDocuments({ ...many, ...invitations, [`tours/${tour}`]: { organization } });

    await withTriggers([`tours/${tour}`], () => store().doc(`tours/${tour}`).delete());

    expect(await exist(Object.keys({ ...many, ...invitations }))).toEqual([]);
  });

  it('is harmless when it runs again, or where nothing is left', async () => {
    await storeDocuments(partsOf(tour));
    const run = () => removeTourParts({ id: tour, organization, isPublic: false });

    await Promise.all([run(), run()]);
    await run();

    expect(await exist(Object.keys(partsOf(tour)))).toEqual([]);
  });

  it('takes what belongs to a tour of the older layout [MODEL-098]', async () => {
    const older = `organizations/${organization}/tours/${tour}`;
    const parts = { [`${older}/pois/p1`]: { pois: [] }, [`${older}/sweeps/s1/markers/m1`]: { markers: [] } };
    await storeDocuments({ ...parts, [older]: { name: 'Old' } });
    await save(`${older}/sweeps/s1/poster`);

    await withTriggers([older], () => store().doc(older).delete());

    expect(await exist(Object.keys(parts))).toEqual([]);
    expect(await filesBelow(older)).toEqual([]);
  });
});
