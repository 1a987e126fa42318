import { describe, expect, it, vi } from 'vitest';
import { readSearch } from '../../functions/src/health/search';
import * as functions from '../../functions/src/index';
import { rebuildAll } from '../../functions/src/search-index/rebuild-all';
import { indexedToursRef, wordsRef } from '../../functions/src/search-index/refs';
import { rebuildSearch, renewSearch, toursBehind } from '../../functions/src/search-index/renew-search';
import { randomIdentifier } from '../../src/domain/random';
import { anOrganization, store } from './administrator';
import { aFolder, aPoint, indexedWords, vocabularyIn, vocabularyOf, wordsOfTours } from './search-index';
import { storeDocuments } from './stored';
import { withTriggers } from './triggers';

const tourOf = (
  organization: string,
  pois: readonly object[] = [aPoint('one', 'Boiler', ['Serviced in autumn'])],
  fields: object = {},
) => ({
  name: 'Hall',
  organization,
  folders: [aFolder(pois)],
  ...fields,
});
const write = (tour: string, fields: object | null) =>
  withTriggers([`tours/${tour}`], async () => {
    await (fields === null ? store().doc(`tours/${tour}`).delete() : store().doc(`tours/${tour}`).set(fields));
  });
const namesIn = async (organization: string) => [...(await indexedWords(organization)).values()].map(({ entry }) => entry.name);

async function anIndexedTour(pois?: readonly object[]) {
  const organization = await anOrganization();
  const tour = randomIdentifier();
  await write(tour, tourOf(organization, pois));
  return { organization, tour };
}

describe('a tour that is written, in the search', () => {
  it('follows a tour that is changed, put into the bin, restored, and deleted', async () => {
    const { organization, tour } = await anIndexedTour();
    expect(await indexedWords(organization)).toEqual(await wordsOfTours(organization));

    await write(tour, tourOf(organization, [aPoint('one', 'Great boiler'), aPoint('two/2', 'Valve')]));
    expect(await namesIn(organization)).toEqual(['Hall', 'Great boiler', 'Valve']);
    await write(tour, { binnedFrom: organization });
    expect(await namesIn(organization)).toEqual([]);
    await write(tour, tourOf(organization));
    expect(await namesIn(organization)).toEqual(['Hall', 'Boiler']);
    await write(tour, null);

    expect(await namesIn(organization)).toEqual([]);
    expect((await indexedToursRef(organization).get()).size).toBe(0);
  });

  it('moves a tour to the organization that has it', async () => {
    const { organization, tour } = await anIndexedTour();
    const other = await anOrganization();

    await write(tour, tourOf(other));

    expect([await namesIn(organization), await namesIn(other)]).toEqual([[], ['Hall', 'Boiler']]);
  });

  it('writes only the points that differ, and nothing for what nobody searches', async () => {
    const { organization, tour } = await anIndexedTour([aPoint('one', 'Boiler'), aPoint('two', 'Valve')]);
    const timeOf = async (point: string) => (await wordsRef(organization).doc(`${tour}~${point}`).get()).updateTime?.toDate().getTime();
    const [one, two] = [await timeOf('one'), await timeOf('two')];

    await write(tour, tourOf(organization, [aPoint('one', 'Boiler'), aPoint('two', 'Main valve')], { public: true }));

    expect(await timeOf('one')).toBe(one);
    expect(await timeOf('two')).not.toBe(two);
  });

  it('adds new words to the vocabulary at once, and those of a tour with more points than one transaction writes', async () => {
    const { organization, tour } = await anIndexedTour();
    const many = Array.from({ length: 650 }, (_, at) => aPoint(`p${at}`, `Exhibit number${at}`));

    await write(tour, tourOf(organization, many));

    const documents = await indexedWords(organization);
    expect(documents.size).toBe(651);
    const words = new Set((await vocabularyOf(organization)).map(([word]) => word));
    expect(vocabularyIn(documents).filter(([word]) => !words.has(word))).toEqual([]);
    expect(await toursBehind(organization)).toEqual([]);
  });
});

describe('an organization that is deactivated, in the search', () => {
  it('removes everything of an organization that is deactivated, and writes it again when it is active', async () => {
    const { organization, tour } = await anIndexedTour();
    const path = `organizations/${organization}`;
    const turn = (status: boolean) => withTriggers([path], () => store().doc(path).update({ status }));

    await turn(false);
    await write(tour, tourOf(organization, [aPoint('one', 'Other')]));
    expect([await namesIn(organization), await vocabularyOf(organization)]).toEqual([[], []]);
    await turn(true);

    expect(await namesIn(organization)).toEqual(['Hall', 'Other']);
    expect(await vocabularyOf(organization)).toEqual(vocabularyIn(await wordsOfTours(organization)));
  });
});

describe('purgeDaily', () => {
  it('mends what killed triggers missed, and makes the vocabulary exact', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { organization, tour } = await anIndexedTour();
    const missed = randomIdentifier();
    await storeDocuments({ [`tours/${missed}`]: tourOf(organization), [`tours/${tour}`]: tourOf(organization, [aPoint('new', 'Fuse')]) });

    await functions.purgeDaily.run({ scheduleTime: new Date().toISOString() });

    expect(await indexedWords(organization)).toEqual(await wordsOfTours(organization));
    expect(await vocabularyOf(organization)).toEqual(vocabularyIn(await wordsOfTours(organization)));
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(organization));
  });
});

describe('readSearch', () => {
  it('counts tours that are not indexed, and those saved long after the last one that is, but none of an organization that is off', async () => {
    const { organization } = await anIndexedTour();
    const before = await readSearch(Date.now());
    expect(before.indexedTo).toBeGreaterThan(Date.now() - 60_000);

    const [missed, off] = [randomIdentifier(), await anOrganization()];
    await store().doc(`organizations/${off}`).update({ status: false });
    await storeDocuments({
      [`tours/${missed}`]: tourOf(organization),
      [`tours/${randomIdentifier()}`]: tourOf(off),
      [`tours/${randomIdentifier()}`]: { binnedFrom: organization },
    });
    expect((await readSearch(Date.now())).behind).toBe(before.behind + 1);

    await store()
      .doc(`tours/${missed}`)
      .update({ updated: new Date(Date.now() + 20 * 60_000) });
    expect((await readSearch(Date.now() + 30 * 60_000)).behind).toBe(before.behind + 2);
    await renewSearch(organization);
    expect((await readSearch(Date.now())).behind).toBe(before.behind);
  });
});

describe('rebuildAll', () => {
  it('says how many tours are behind without writing, and writes those of one organization', async () => {
    const organization = await anOrganization();
    await storeDocuments({ [`tours/${randomIdentifier()}`]: tourOf(organization) });
    const lines: string[] = [];
    const run = (isDryRun: boolean) => rebuildAll({ organization, isDryRun, log: (line) => lines.push(line) });

    await run(true);
    expect(await namesIn(organization)).toEqual([]);
    await run(false);
    const [tour] = (await indexedToursRef(organization).get()).docs;
    await tour?.ref.update({ source: '' });
    await run(true);

    const printed = ['1 tours are behind.', '2 documents written.', '0 tours are behind.'];
    expect(lines).toEqual(printed.map((line) => `${organization}: ${line}`));
    expect(await namesIn(organization)).toEqual(['Hall', 'Boiler']);
    await expect(rebuildAll({ organization: 'nobody', isDryRun: true, log: () => undefined })).rejects.toThrow(/There is no organization/);
  });
});

describe('rebuildSearch', () => {
  it('writes every document again, whatever is stored', async () => {
    const { organization, tour } = await anIndexedTour();
    for (let more = 0; more < 5; more += 1) await write(randomIdentifier(), tourOf(organization));
    await wordsRef(organization).doc(`${tour}~one`).delete();
    await wordsRef(organization)
      .doc('nobody')
      .set({ words: ['ghost'], entry: {} });
    expect(await renewSearch(organization)).toBe(0);

    expect(await rebuildSearch(organization)).toBe(12);

    expect(await indexedWords(organization)).toEqual(await wordsOfTours(organization));
  });
});
