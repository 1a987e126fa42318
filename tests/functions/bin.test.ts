import type { WriteBatch } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyBins } from '../../functions/src/bin/empty-bins';
import { followBin } from '../../functions/src/bin/follow-bin';
import { followOrganization } from '../../functions/src/tours/follow-organization';
import { dayMs } from '../../src/domain/durations';
import { randomIdentifier } from '../../src/domain/random';
import { store } from './administrator';
import { exist, filesBelow, now, save, storeDocuments, stored } from './stored';
import { withTriggers } from './triggers';

let tour: string;
let organization: string;
let folder: string;

beforeEach(() => {
  [tour, organization] = [randomIdentifier(), `Org ${randomIdentifier()}`];
  folder = `organizations/${organization}/tour/${tour}`;
});

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
const hall = (fields: object = {}) => ({ name: 'Hall', organization, public: false, ...fields });
const binnedPath = () => `organizations/${organization}/bin/${tour}`;
const invitation = () => `collaboration/tour_ada@people.example_${tour}`;
const parts = () => ({
  [`tours/${tour}/links/l1`]: { message: 'Look' },
  [`tours/${tour}/poiHistory/h1`]: { folders: [] },
  [`tours/${tour}/markers/m1`]: { markers: [] },
});
const invited = () => ({ [invitation()]: { tour, email: 'ada@people.example', type: 'tour', organization } });

/** Writes the tour and its entry in the bin together, as the app does. */
const commit = (batch: WriteBatch) => withTriggers([binnedPath(), `tours/${tour}`], () => batch.commit());

async function moveToBin(content: object, deletedAt = new Date()): Promise<void> {
  const batch = store().batch();
  batch.set(store().doc(binnedPath()), { tour: content, deletedAt, deletedBy: 'ada', deletedByEmail: 'ada@acme.example' });
  batch.set(store().doc(`tours/${tour}`), { binnedFrom: organization });
  await commit(batch);
}

async function restore(content: object): Promise<void> {
  const batch = store().batch();
  batch.delete(store().doc(binnedPath()));
  batch.set(store().doc(`tours/${tour}`), content);
  await commit(batch);
}

const deleteForGood = () =>
  commit(
    store()
      .batch()
      .delete(store().doc(binnedPath()))
      .delete(store().doc(`tours/${tour}`)),
  );

const isMarked = async () => (await stored(invitation())).binned === true;

describe('a tour in the bin', () => {
  it('keeps what is below it, its invitations, its place in collections and its files, and gets all of it back [TOUR-060]', async () => {
    const collection = `collections/${randomIdentifier()}`;
    const content = hall({ collection: collection.slice('collections/'.length) });
    await storeDocuments({ [`tours/${tour}`]: content, ...parts(), ...invited(), [collection]: { organization, sortOrder: [tour] } });
    await save(`${folder}/files/1__a.pdf`);

    await moveToBin(content);
    expect(await isMarked()).toBe(true);
    await restore(content);
    expect(await isMarked()).toBe(false);

    expect(await exist([...Object.keys(parts()), invitation()])).toHaveLength(4);
    expect((await stored(collection)).sortOrder).toEqual([tour]);
    expect(await filesBelow(folder)).toEqual([`${folder}/files/1__a.pdf`]);
    expect(await stored(`tours/${tour}`)).toEqual(content);
  });

  it('loses all of it when it is deleted for good [TOUR-060]', async () => {
    await storeDocuments({ [`tours/${tour}`]: hall(), ...parts(), ...invited() });
    await save(`${folder}/files/1__a.pdf`);
    await moveToBin(hall());

    await deleteForGood();

    expect(await exist([...Object.keys(parts()), invitation()])).toEqual([]);
    expect(await filesBelow(folder)).toEqual([]);
  });

  it('gives nothing to a tour that is created with its id afterwards', async () => {
    await storeDocuments({ [`tours/${tour}`]: hall(), ...parts(), ...invited() });
    await moveToBin(hall());
    const binned = await store().doc(binnedPath()).get();
    await store().doc(binnedPath()).delete();
    await store().doc(`tours/${tour}`).delete();
    await storeDocuments({ [`tours/${tour}`]: hall({ organization: 'Other' }) });

    await followBin(binned, organization);

    expect(await exist([...Object.keys(parts()), invitation()])).toEqual([]);
    expect(await exist([`tours/${tour}`])).toHaveLength(1);
  });

  it('that is a copy has files of its own before the original loses them, though it is in the bin', async () => {
    const original = randomIdentifier();
    const url = await save(`organizations/${organization}/tour/${original}/files/1__plan.pdf`);
    const copy = hall({ originalTourId: original, floorplans: [{ name: 'Plan', url }] });
    await storeDocuments({ [`tours/${original}`]: hall() });
    await moveToBin(copy);

    await withTriggers([`tours/${original}`], () => store().doc(`tours/${original}`).delete());

    expect(await filesBelow(folder)).toEqual([`${folder}/files/1__plan.pdf`]);
    expect((await stored(binnedPath())).tour.floorplans[0].url).toContain(encodeURIComponent(`${folder}/files/1__plan.pdf`));
  });

  it('takes its files along when it was moved just before', async () => {
    const former = `Former ${organization}`;
    const url = await save(`organizations/${former}/tour/${tour}/files/1__plan.pdf`);
    await moveToBin(hall({ floorplans: [{ name: 'Plan', url }] }));

    await followOrganization({ id: tour, organization: former, isPublic: false }, organization, await now());

    expect(await filesBelow(folder)).toEqual([`${folder}/files/1__plan.pdf`]);
    expect((await stored(binnedPath())).tour.floorplans[0].url).toContain(encodeURIComponent(`${folder}/files/1__plan.pdf`));
  });
});

describe('emptyBins', () => {
  it('deletes for good what has been in a bin for 30 days, and nothing else [TOUR-060]', async () => {
    await storeDocuments({ [`tours/${tour}`]: hall(), ...parts() });
    await moveToBin(hall(), daysAgo(30));
    const later = randomIdentifier();
    const kept = { [`organizations/${organization}/bin/${later}`]: { tour: hall(), deletedAt: daysAgo(29) } };
    await storeDocuments({ ...kept, [`tours/${later}`]: { binnedFrom: organization } });

    await withTriggers([binnedPath(), `tours/${tour}`], emptyBins);

    expect(await exist([binnedPath(), `tours/${tour}`])).toEqual([]);
    expect(await exist(Object.keys(parts()))).toEqual([]);
    expect(await exist([...Object.keys(kept), `tours/${later}`])).toHaveLength(2);
  });

  it('keeps a tour that was restored in the meantime', async () => {
    await storeDocuments({ [`tours/${tour}`]: hall(), [binnedPath()]: { tour: hall(), deletedAt: daysAgo(31) } });

    await emptyBins();

    expect(await exist([binnedPath(), `tours/${tour}`])).toEqual([`tours/${tour}`]);
  });

  it('is harmless when it runs twice at once', async () => {
    await moveToBin(hall(), daysAgo(40));

    await Promise.all([emptyBins(), emptyBins()]);

    expect(await exist([binnedPath(), `tours/${tour}`])).toEqual([]);
  });
});

describe('a location in the bin', () => {
  const location = () => `locations/${tour}`;
  const entry = () => `organizations/${organization}/locationBin/${tour}`;
  const below = () => ({
    [`${location()}/tours/before`]: { name: 'Before', location: tour, organization },
    [`${location()}/alignments/after~before`]: { angle: 0 },
  });

  /** As the app does. */
  async function moveLocationToBin(deletedAt: Date): Promise<void> {
    await storeDocuments({ [location()]: hall(), ...below() });
    const batch = store().batch();
    batch.set(store().doc(entry()), { location: hall(), tours: 1, deletedAt, deletedBy: 'ada', deletedByEmail: 'ada@acme.example' });
    batch.set(store().doc(location()), { binnedFrom: organization });
    await batch.commit();
  }

  it('keeps its tours, and loses all of it after 30 days', async () => {
    await moveLocationToBin(daysAgo(29));
    await emptyBins();
    expect(await exist([entry(), location(), ...Object.keys(below())])).toHaveLength(4);

    await store()
      .doc(entry())
      .update({ deletedAt: daysAgo(30) });
    await withTriggers([location()], emptyBins);

    expect(await exist([entry(), location(), ...Object.keys(below())])).toEqual([]);
  });

  it('stays when it was restored in the meantime', async () => {
    await moveLocationToBin(daysAgo(31));
    await store().doc(location()).set(hall());

    await emptyBins();

    expect(await exist([entry(), location(), ...Object.keys(below())])).toEqual([location(), ...Object.keys(below())]);
  });
});
