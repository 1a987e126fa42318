import { describe, expect, it, vi } from 'vitest';
import * as functions from '../../functions/src/index';
import { beginIndex, buildIndex } from '../../functions/src/tour-index/build-index';
import { followTour } from '../../functions/src/tour-index/follow-tour';
import { indexRef } from '../../functions/src/tour-index/refs';
import { randomIdentifier } from '../../src/domain/random';
import { maxShardBytes, minIndexedTours, shardIds, shardOf } from '../../src/domain/tours/index/shard';
import { anOrganization, store } from './administrator';
import { storeDocuments } from './stored';
import { changed, indexed, queried, shardsOf, type TourEvent } from './tour-index';
import { withTriggers } from './triggers';

const tourOf = (organization: string, fields: object = {}) => ({
  name: 'Hall',
  organization,
  public: false,
  updated: new Date(),
  ...fields,
});
const toursIn = (organization: string, count: number, fields: object = {}) =>
  Object.fromEntries(Array.from({ length: count }, () => [`tours/${randomIdentifier()}`, tourOf(organization, fields)]));

/** An organization with an index, and one tour. */
async function anIndexedOrganization() {
  const organization = await anOrganization();
  const tour = randomIdentifier();
  await storeDocuments({ [`tours/${tour}`]: tourOf(organization) });
  await buildIndex(organization);
  return { organization, tour };
}
const deliver = (events: readonly TourEvent[]) => Promise.all(events.map(([before, after]) => followTour(before, after)));
const namesIn = async (organization: string) => (await indexed(organization))?.map(({ name }) => name);

describe('a tour that is written, in the index', () => {
  it('follows a tour that is renamed, put into the bin, restored, and deleted', async () => {
    const { organization, tour } = await anIndexedOrganization();
    const write = (fields: object) => withTriggers([`tours/${tour}`], () => store().doc(`tours/${tour}`).set(fields));

    await write(tourOf(organization, { name: 'Great hall', place: { country: 'Norway' } }));
    expect(await namesIn(organization)).toEqual(['Great hall']);
    await write({ binnedFrom: organization });
    expect(await indexed(organization)).toEqual([]);
    await write(tourOf(organization, { name: 'Restored' }));
    expect(await indexed(organization)).toEqual(await queried(organization));
    await withTriggers([`tours/${tour}`], () => store().doc(`tours/${tour}`).delete());

    expect(await indexed(organization)).toEqual([]);
  });

  it('moves a tour from one index to another', async () => {
    const [{ organization, tour }, { organization: other }] = [await anIndexedOrganization(), await anIndexedOrganization()];

    await deliver([await changed(tour, tourOf(other, { name: 'Moved' }))]);

    expect(await namesIn(organization)).toEqual([]);
    expect(await indexed(other)).toEqual(await queried(other));
    expect(await namesIn(other)).toContain('Moved');
  });

  it('is the last state, whatever the order in which events come, and however often', async () => {
    const [{ organization, tour }, { organization: other }] = [await anIndexedOrganization(), await anIndexedOrganization()];
    const events = [
      await changed(tour, tourOf(organization, { name: 'Second' })),
      await changed(tour, tourOf(other, { name: 'Third' })),
      await changed(tour, null),
      await changed(tour, tourOf(organization, { name: 'Fifth' })),
      await changed(tour, { binnedFrom: organization }),
    ];

    for (const order of [events.toReversed(), [...events, ...events]]) {
      await deliver(order);
      expect(await namesIn(organization)).toEqual([]);
      expect(await indexed(other)).toEqual(await queried(other));
    }
  });

  it('writes nothing for a change that no list shows', async () => {
    const { organization, tour } = await anIndexedOrganization();
    const shard = indexRef(organization).doc(shardOf(tour));
    const { updateTime } = await shard.get();
    const stored = (await store().doc(`tours/${tour}`).get()).data() ?? {};

    await deliver([await changed(tour, { ...stored, folders: [{ id: 'f', name: 'Rooms', pois: [] }] })]);

    expect((await shard.get()).updateTime).toEqual(updateTime);
  });

  it('writes no index for an organization with few tours', async () => {
    const organization = await anOrganization();

    await deliver([await changed(randomIdentifier(), tourOf(organization))]);

    expect(await shardsOf(organization)).toEqual([]);
  });

  it('ignores a tour whose organization can be no name of one', async () => {
    const events = [await changed(randomIdentifier(), tourOf('a/b')), await changed(randomIdentifier(), tourOf('..'))];

    await expect(deliver(events)).resolves.toHaveLength(2);
  });

  it('builds the index once, when the tours that make it worth while come', async () => {
    const organization = await anOrganization();
    await storeDocuments(toursIn(organization, minIndexedTours - 3));
    const events = await Promise.all(Array.from({ length: 6 }, () => changed(randomIdentifier(), tourOf(organization))));

    await deliver(events);

    expect(await indexed(organization)).toHaveLength(minIndexedTours + 3);
    expect(await indexed(organization)).toEqual(await queried(organization));
  });

  it('loses none of many that are written at the same moment', async () => {
    const { organization } = await anIndexedOrganization();
    const events = await Promise.all(Array.from({ length: 60 }, () => changed(randomIdentifier(), tourOf(organization))));

    await deliver(events);

    expect(await indexed(organization)).toHaveLength(61);
    expect(await indexed(organization)).toEqual(await queried(organization));
  });
});

describe('buildIndex', () => {
  it('leaves a shard unread that is larger than a document may be, until its tours fit', async () => {
    const organization = await anOrganization();
    const { first, ids } = inOneShard(Math.ceil(maxShardBytes / 20_000) + 1);
    const large = tourOf(organization, { thumbnailAlt: 'x'.repeat(20_000) });
    await storeDocuments(Object.fromEntries(ids.map((id) => [`tours/${id}`, large])));

    await buildIndex(organization);
    expect((await shardsOf(organization)).map(({ state }) => state).toSorted()[0]).toBe('full');
    await deliver([await changed(first, tourOf(organization))]);
    expect(await indexed(organization)).toBeNull();
    await storeDocuments(Object.fromEntries(ids.map((id) => [`tours/${id}`, tourOf(organization)])));
    await buildIndex(organization);

    expect(await indexed(organization)).toEqual(await queried(organization));
  });

  it('goes on where it was interrupted, and nobody reads it before', async () => {
    const organization = await anOrganization();
    await storeDocuments(toursIn(organization, 5));
    await beginIndex(organization);
    expect(await indexed(organization)).toBeNull();

    await buildIndex(organization);

    expect(await indexed(organization)).toEqual(await queried(organization));
  });

  it('builds again what another version of the functions wrote, which nobody reads from the next change on', async () => {
    const { organization, tour } = await anIndexedOrganization();
    const shard = indexRef(organization).doc(shardOf(tour));
    const packed = `${(await shard.get()).get('packed').replace('\n', '\tlater\n')}\t`;
    await shard.update({ packed });
    expect(await namesIn(organization)).toEqual(['Hall']);

    await deliver([await changed(tour, tourOf(organization, { name: 'New' }))]);
    expect(await indexed(organization)).toBeNull();
    await buildIndex(organization);

    expect(await namesIn(organization)).toEqual(['New']);
  });
});

describe('purgeDaily', () => {
  it('mends what killed triggers missed, and builds what is missing', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const [{ organization, tour }, { organization: other, tour: gone }] = [await anIndexedOrganization(), await anIndexedOrganization()];
    const unindexed = await anOrganization();
    await storeDocuments(toursIn(unindexed, minIndexedTours));
    await changed(tour, tourOf(organization, { name: 'Missed' }));
    await changed(gone, { binnedFrom: other });
    await changed(randomIdentifier(), tourOf(other, { name: 'Missed too' }));
    await indexRef(other)
      .doc(shardIds[4] ?? '')
      .delete();

    await functions.purgeDaily.run({ scheduleTime: new Date().toISOString() });

    expect(await namesIn(organization)).toEqual(['Missed']);
    expect(await namesIn(other)).toEqual(['Missed too']);
    expect(await indexed(unindexed)).toEqual(await queried(unindexed));
    expect(await indexed(unindexed)).toHaveLength(minIndexedTours);
  });
});

/** Ids of tours that are in the same shard. */
function inOneShard(count: number): { first: string; ids: string[] } {
  const first = randomIdentifier();
  const ids = [first];
  while (ids.length < count) {
    const id = randomIdentifier();
    if (shardOf(id) === shardOf(first)) ids.push(id);
  }
  return { first, ids };
}
