import { expect, it, vi } from 'vitest';
import { withDates } from '../../../functions/src/core/dates';
import * as functions from '../../../functions/src/index';
import * as follow from '../../../functions/src/overview/follow';
import { dueRef, overviewRef } from '../../../functions/src/overview/refs';
import { renewOverviews } from '../../../functions/src/overview/renew-overviews';
import { buildOverview, writeDueOverview } from '../../../functions/src/overview/write-overview';
import { draws } from '../../../packages/embedded-firestore/tests/support/draws';
import { dayMs } from '../../../src/domain/durations';
import { overviewFrom } from '../../../src/domain/overview/overview';
import { randomIdentifier } from '../../../src/domain/random';
import { anOrganization, store } from '../administrator';
import { allChanged } from '../changes';
import type { TourEvent } from '../tour-index';

const writes = draws(10_000);
/** Documents are drawn from few paths, so that each is written, moved and deleted many times. */
const tours = Array.from({ length: 30 }, randomIdentifier);
const guests = Array.from({ length: 40 }, (_, at) => `guest${at}@guests.example`);
const batchSize = 20;

const upTo = (most: number) => Math.floor(Math.random() * most);
const oneOf = <T>(values: readonly T[]): T => values[upTo(values.length)] as T;
const happens = (share: number) => Math.random() < share;
const shuffled = <T>(values: readonly T[]): T[] =>
  values
    .map((value) => [Math.random(), value] as const)
    .sort(([one], [other]) => one - other)
    .map(([, value]) => value);

const delivery = () => (happens(0.3) ? { sendRequested: now, delivery: { state: 'ERROR', request: now, endTime: now } } : {});
const now = new Date();

/** What is written next, and where: `null` deletes. */
function draw(organizations: readonly string[]): { path: string; fields: object | null } {
  const [organization, tour, email] = [oneOf(organizations), oneOf(tours), oneOf(guests)];
  const gone = happens(0.15);
  switch (upTo(4)) {
    case 0:
      return { path: `mail/org_${organization}-${email}`, fields: gone ? null : { organization, to: email, ...delivery() } };
    case 1: {
      const expires = happens(0.3) ? null : new Date(now.getTime() + upTo(30) * dayMs - 5 * dayMs);
      // a tour's invitation is always that of its organization, which never changes
      const home = organizations[guests.indexOf(email) % organizations.length] ?? '';
      const fields = {
        organization: home,
        type: 'tour',
        tour,
        tourName: `Hall ${upTo(9)}`,
        email,
        accessLevel: 'read',
        expires,
        ...delivery(),
      };
      return { path: `collaboration/tour_${email}_${tours[0]}`, fields: gone ? null : fields };
    }
    case 2: {
      const state = oneOf(['open', 'open', 'returned', 'published']);
      return { path: `tours/${tour}/proposals/p${upTo(2)}`, fields: gone ? null : { state, created: new Date(now.getTime() + upTo(9)) } };
    }
    default: {
      const place = happens(0.3) ? {} : { country: 'Norway' };
      const moved = happens(0.1) ? { binnedFrom: organization } : { organization, name: `Hall ${upTo(99)}`, public: happens(0.5), place };
      return { path: `tours/${tour}`, fields: gone ? null : moved };
    }
  }
}

function deliver([before, after]: TourEvent): Promise<void> {
  const [collection, tour = '', below] = after.ref.path.split('/');
  if (collection === 'collaboration') return follow.followInvitation({ before, after });
  if (collection === 'mail') return follow.followMemberInvitation({ before, after });
  return below === 'proposals' ? follow.followProposal({ before, after }, tour) : follow.followTour({ before, after });
}

/** A run that was killed after it had taken up what waits. */
async function killRun(organization: string): Promise<void> {
  const parts: string[] = (await dueRef(organization).get()).get('parts') ?? [];
  const startedAt = new Date(Date.now() - 20 * 60_000);
  await store().runTransaction(async (transaction) => {
    const due = await transaction.get(dueRef(organization));
    const waiting: string[] = due.get('parts') ?? parts;
    const running: string[] = due.get('running') ?? [];
    transaction.set(dueRef(organization), { parts: [], running: [...new Set([...waiting, ...running])], run: 'killed', startedAt });
  });
}

/** Delivers events late, twice and in any order, while the next documents and the overviews are written. Of `killed` events none is delivered. */
async function writeAll(organizations: readonly string[], count: number, killed: number): Promise<void> {
  let waiting: TourEvent[] = [];
  for (let written = 0; written < count; written += batchSize) {
    const due = waiting.filter(() => happens(0.6));
    const drawn = new Map(Array.from({ length: batchSize }, () => draw(organizations)).map(({ path, fields }) => [path, fields]));
    const [, , , events] = await Promise.all([
      Promise.all(shuffled([...due, ...due.filter(() => happens(0.2))]).map(deliver)),
      oneOf([killRun, buildOverview, writeDueOverview, writeDueOverview])(oneOf(organizations)),
      happens(0.1) && renewOverviews(),
      allChanged(drawn),
    ]);
    waiting = [...waiting.filter((event) => !due.includes(event) || happens(0.2)), ...events.filter(() => !happens(killed))];
  }
  await Promise.all(shuffled([...waiting, ...waiting]).map(deliver));
  await Promise.all(organizations.map((organization) => writeDueOverview(organization, new Date(Date.now() + 20 * 60_000))));
}

async function shown(organization: string) {
  const stored = withDates((await overviewRef(organization, 'admin').get()).data() ?? {});
  const overview = overviewFrom('admin', stored);
  return { tours: overview.tours, needs: overview.needs };
}

async function expectExact(organizations: readonly string[]): Promise<void> {
  for (const organization of organizations) {
    const written = await shown(organization);
    await buildOverview(organization);
    expect(written).toEqual(await shown(organization));
    expect(written.tours.count).toBeGreaterThan(2);
  }
}

it(`is what there is after ${writes} writes whose events come late, twice and in any order, and of killed triggers after the daily purge`, async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const organizations = await Promise.all([anOrganization(), anOrganization(), anOrganization()]);

  await writeAll(organizations, writes / 2, 0);
  await expectExact(organizations);

  await writeAll(organizations, writes / 2, 0.2);
  await functions.purgeDaily.run({ scheduleTime: new Date().toISOString() });
  await expectExact(organizations);
}, 900_000);
