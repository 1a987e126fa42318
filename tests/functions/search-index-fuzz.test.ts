import { expect, it, vi } from 'vitest';
import { followTour } from '../../functions/src/search-index/follow-tour';
import { renewAllSearch } from '../../functions/src/search-index/renew-search';
import { draws } from '../../packages/embedded-firestore/tests/support/draws';
import { randomIdentifier } from '../../src/domain/random';
import { anOrganization, store } from './administrator';
import { allChanged } from './changes';
import { aFolder, aPoint, indexedWords, vocabularyIn, vocabularyOf, wordsOfTours } from './search-index';
import type { TourEvent } from './tour-index';

/** Fewer than a tenth in the first ring: each is some 50 ms. */
const writes = process.env.THOROUGH ? 10_000 : draws(3000);
/** Tours and points are drawn from few ids, so that each is written, moved and deleted many times. */
const ids = Array.from({ length: 25 }, randomIdentifier);
const points = ['one', 'two', 'three', 'a/b', 'ø', 'five'];
const words = ['boiler', 'valve', 'Küche', 'AB-12/3', 'Wi-Fi', 'fire', 'exit', '展示', 'x', '7'];
const batchSize = 20;

const upTo = (most: number) => Math.floor(Math.random() * most);
const oneOf = <T>(values: readonly T[]): T => values[upTo(values.length)] as T;
const happens = (share: number) => Math.random() < share;
const someOf = <T>(values: readonly T[]): T[] => values.filter(() => happens(0.5));
const shuffled = <T>(values: readonly T[]): T[] =>
  values
    .map((value) => [Math.random(), value] as const)
    .sort(([one], [other]) => one - other)
    .map(([, value]) => value);

/** What is written next: points, another organization, the bin, nothing at all, or what no app writes. */
function draw(organizations: readonly string[]): object | null {
  const organization = oneOf(organizations);
  if (happens(0.08)) return null;
  if (happens(0.08)) return { binnedFrom: organization };
  if (happens(0.05)) return { organization, name: 7, folders: [{ pois: [{ name: {}, content: 'none' }] }] };
  const pois = someOf(points).map((id) => aPoint(id, `${oneOf(words)} ${oneOf(words)}`, [someOf(words).join(' ')]));
  return { organization, name: `${oneOf(words)} ${upTo(50)}`, folders: [aFolder(pois)], files: [{ name: `${oneOf(words)}.pdf` }] };
}

const deliver = (events: readonly TourEvent[]) => Promise.all(events.map(([before, after]) => followTour(before, after)));

/**
 * Writes tours and delivers their events while the next ones are written: late, twice, and in any order. Of `killed` events none is delivered, as of
 * triggers that were killed and not started again.
 */
async function writeTours(organizations: readonly string[], count: number, killed: number): Promise<void> {
  let waiting: TourEvent[] = [];
  for (let written = 0; written < count; written += batchSize) {
    const due = new Set(someOf(waiting));
    const twice = [...due].filter(() => happens(0.2));
    const later = waiting.filter((event) => !due.has(event));
    const [, events] = await Promise.all([
      deliver(shuffled([...due, ...twice])),
      allChanged(
        new Map(
          shuffled(ids)
            .slice(0, batchSize)
            .map((id) => [`tours/${id}`, draw(organizations)]),
        ),
      ),
    ]);
    waiting = [...later, ...twice, ...events.filter(() => !happens(killed))];
  }
  await deliver(shuffled(waiting));
}

async function expectExact(organizations: readonly string[]): Promise<void> {
  for (const organization of organizations) {
    const expected = await wordsOfTours(organization);
    expect(await indexedWords(organization)).toEqual(expected);
    const vocabulary = new Map(await vocabularyOf(organization));
    expect(vocabularyIn(expected).filter(([word]) => !vocabulary.has(word))).toEqual([]);
  }
}

it(`finds exactly what tours have after ${writes} writes whose events come late, twice and in any order, and of killed triggers after the night`, async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const organizations = await Promise.all([anOrganization(), anOrganization()]);

  await Promise.all([writeTours(organizations, writes / 2, 0), renewAllSearch()]);
  await expectExact(organizations);

  await writeTours(organizations, writes / 2, 0.2);
  await renewAllSearch();
  await expectExact(organizations);
  for (const organization of organizations)
    expect(await vocabularyOf(organization)).toEqual(vocabularyIn(await indexedWords(organization)));
  await Promise.all(ids.map((id) => store().doc(`tours/${id}`).delete()));
}, 1_800_000);
