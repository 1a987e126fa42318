import { expect, it, vi } from 'vitest';
import * as functions from '../../../functions/src/index';
import { buildIndex } from '../../../functions/src/tour-index/build-index';
import { followTour } from '../../../functions/src/tour-index/follow-tour';
import { draws } from '../../../packages/embedded-firestore/tests/support/draws';
import { randomIdentifier } from '../../../src/domain/random';
import { anOrganization, store } from '../administrator';
import { allChanged } from '../changes';
import { indexed, queried, type TourEvent } from '../tour-index';

const writes = draws(10_000);
/** Tours are drawn from few ids, so that each is written, moved and deleted many times. */
const ids = Array.from({ length: 150 }, randomIdentifier);
const batchSize = 40;

const upTo = (most: number) => Math.floor(Math.random() * most);
const oneOf = <T>(values: readonly T[]): T => values[upTo(values.length)] as T;
const happens = (share: number) => Math.random() < share;
const shuffled = <T>(values: readonly T[]): T[] =>
  values
    .map((value) => [Math.random(), value] as const)
    .sort(([one], [other]) => one - other)
    .map(([, value]) => value);

const names = ['Hall', 'Gävle\t1', 'a\nb', '\\t', '', 'Ⅻ'];

/** What is written next: a name, a place, another organization, the bin, nothing at all, or what no app writes. */
function draw(organizations: readonly string[]): object | null {
  const organization = oneOf(organizations);
  if (happens(0.08)) return null;
  if (happens(0.08)) return { binnedFrom: organization };
  if (happens(0.05)) return { organization, name: 7, place: 'here', updated: 'today' };
  const place = { country: oneOf(names), latitude: Math.random() * 90, longitude: happens(0.5) ? null : 4.5 };
  const files = Array.from({ length: upTo(3) }, (_, at) => ({ name: `File ${at}` }));
  return { organization, name: `${oneOf(names)} ${upTo(1000)}`, public: happens(0.5), place, files, updated: new Date(upTo(1e12)) };
}

/**
 * Writes tours in batches and delivers their events while the next ones are written: late, twice, and in any order. Of `killed` events none is
 * delivered, as of triggers that were killed and not started again.
 */
async function writeTours(organizations: readonly string[], count: number, killed: number): Promise<void> {
  let waiting: TourEvent[] = [];
  for (let written = 0; written < count; written += batchSize) {
    const others = shuffled(ids).slice(0, batchSize);
    const [due, later] = [waiting.filter(() => happens(0.6)), waiting.filter(() => happens(0.4))];
    const undelivered = waiting.filter((event) => !due.includes(event) && !later.includes(event));
    const events = shuffled([...due, ...due.filter(() => happens(0.2))]);
    const [, written] = await Promise.all([
      Promise.all(events.map(([before, after]) => followTour(before, after))),
      allChanged(new Map(others.map((id) => [`tours/${id}`, draw(organizations)]))),
    ]);
    waiting = [...undelivered, ...later, ...written.filter(() => !happens(killed))];
  }
  await Promise.all(shuffled([...waiting, ...waiting]).map(([before, after]) => followTour(before, after)));
}

async function expectExact(organizations: readonly string[]): Promise<void> {
  for (const organization of organizations) {
    const tours = await queried(organization);
    expect(tours.length).toBeGreaterThan(10);
    expect(await indexed(organization)).toEqual(tours);
  }
}

it(`is exactly the tours after ${writes} writes whose events come late, twice and in any order, and of killed triggers after the daily purge`, async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const organizations = await Promise.all([anOrganization(), anOrganization(), anOrganization()]);
  const [first = '', second = '', third = ''] = organizations;
  await Promise.all([buildIndex(first), buildIndex(second)]);

  await Promise.all([writeTours(organizations, writes / 2, 0), buildIndex(third)]);
  await expectExact(organizations);

  await writeTours(organizations, writes / 2, 0.2);
  await functions.purgeDaily.run({ scheduleTime: new Date().toISOString() });
  await expectExact(organizations);
  await Promise.all(ids.map((id) => store().doc(`tours/${id}`).delete()));
}, 900_000);
