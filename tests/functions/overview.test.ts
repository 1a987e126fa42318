import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { withDates } from '../../functions/src/core/dates';
import * as functions from '../../functions/src/index';
import * as follow from '../../functions/src/overview/follow';
import { overviewRef } from '../../functions/src/overview/refs';
import { renewOverviews } from '../../functions/src/overview/renew-overviews';
import { requestOverview } from '../../functions/src/overview/request-overview';
import { writeAllDue } from '../../functions/src/overview/write-due';
import { buildOverview, writeDueOverview } from '../../functions/src/overview/write-overview';
import { buildIndex } from '../../functions/src/tour-index/build-index';
import { dayMs } from '../../src/domain/durations';
import { type Overview, overviewFrom } from '../../src/domain/overview/overview';
import { monthOf, utcDayOf, visitsId } from '../../src/domain/publishing/visits';
import { randomIdentifier } from '../../src/domain/random';
import { anOrganization, store } from './administrator';
import { storeDocuments } from './stored';
import { withTriggers } from './triggers';

const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * dayMs);

/** What those who edit the organization see, without when it was counted. */
async function shown(organization: string, audience: 'admin' | 'member' = 'admin'): Promise<Overview> {
  const stored = withDates((await overviewRef(organization, audience).get()).data() ?? {});
  const { visits, ...overview } = overviewFrom(audience, stored);
  return { ...overview, visits: visits && { ...visits, countedAt: new Date(0) } };
}
/** The same as if it were written anew from what there is. */
async function rebuilt(organization: string): Promise<Overview> {
  await buildOverview(organization);
  return shown(organization);
}

const aTour = (organization: string, fields: object = {}) => ({
  name: 'Hall',
  organization,
  public: false,
  place: { country: 'Norway' },
  ...fields,
});
const anInvitation = (organization: string, fields: object = {}) => ({
  organization,
  type: 'tour',
  tour: 'hall',
  tourName: 'Hall',
  email: 'guest@guests.example',
  accessLevel: 'read',
  expires: inDays(3),
  ...fields,
});
const failed = { sendRequested: now, delivery: { state: 'ERROR', request: now, endTime: now, attempts: 5, error: 'No such address' } };
const visitsOf = (day: Date, views: number, fields: object = { month: monthOf(day) }) => ({
  counts: { live: { [utcDayOf(day)]: views } },
  days: { [utcDayOf(day)]: { visitors: Math.ceil(views / 2) } },
  ...fields,
});

/** An organization with a bit of everything. */
async function anEstate() {
  const organization = await anOrganization();
  const ids = { hall: randomIdentifier(), mill: randomIdentifier(), barn: randomIdentifier(), draft: randomIdentifier() };
  const visits = (tour: string, shard: string) => `organizations/${organization}/tours/${tour}/visits/${shard}`;
  await storeDocuments({
    [`tours/${ids.hall}`]: aTour(organization, { public: true, folders: [{ id: 'f', name: 'Rooms', pois: ['stove', 'door'].map(aPoi) }] }),
    [`tours/${ids.mill}`]: aTour(organization, { name: 'Mill', public: true }),
    [`tours/${ids.barn}`]: aTour(organization, { name: 'Barn' }),
    [`tours/${ids.draft}`]: aTour(organization, { name: 'Draft', place: {} }),
    [`tours/${ids.barn}/proposals/p1`]: { state: 'open', created: now, historyId: 'h', uid: 'u', email: 'bo@acme.example', name: 'Bo' },
    [visits(ids.hall, visitsId('live', monthOf(now), 3))]: visitsOf(now, 4, { month: monthOf(now), points: { stove: 7, gone: 9 } }),
    [visits(ids.hall, visitsId('live', monthOf(inDays(-40))))]: visitsOf(inDays(-40), 10, { folded: monthOf(inDays(-40)) }),
    [visits(ids.barn, visitsId('versions', monthOf(now), 1))]: visitsOf(now, 1),
    [`organizations/${organization}/tours/${ids.barn}/published/numbers`]: {
      last: 1,
      versions: { 1: { public: true, opens: null, until: null } },
    },
    [`collaboration/tour_guest@guests.example_${ids.hall}`]: anInvitation(organization, { tour: ids.hall }),
    [`collaboration/tour_late@guests.example_${ids.hall}`]: anInvitation(organization, {
      expires: inDays(40),
      email: 'late@guests.example',
    }),
    [`collaboration/tour_wrong@guests.example_${ids.hall}`]: anInvitation(organization, {
      expires: null,
      email: 'wrong@guests.example',
      ...failed,
    }),
    [`mail/org_${organization}-new@acme.example`]: { organization, to: 'new@acme.example', ...failed },
    [`organizations/${organization}/accessRequests/hall_eve`]: { email: 'eve@x.example', tourName: 'Hall', state: 'declined', ...failed },
  });
  await buildOverview(organization);
  return { organization, ...ids };
}
const aPoi = (identifier: string) => ({ identifier, name: identifier.toUpperCase() });

/** A change of a document, as its event has it. */
type Event = readonly [DocumentSnapshot, DocumentSnapshot];
async function changed(path: string, fields: object | null): Promise<Event> {
  const document = store().doc(path);
  const before = await document.get();
  await (fields === null ? document.delete() : document.set(fields));
  return [before, await document.get()];
}
const deliver = (events: readonly Event[]) =>
  Promise.all(
    events.map(async ([before, after]) => {
      const [collection, tour = '', below] = after.ref.path.split('/');
      if (collection === 'collaboration') await follow.followInvitation({ before, after });
      else if (below === 'proposals') await follow.followProposal({ before, after }, tour);
      else await follow.followTour({ before, after });
    }),
  );

describe('the overview of an organization', () => {
  it('has its visits, what nobody visits, and what waits', async () => {
    const { organization, hall, barn, mill } = await anEstate();

    const { tours, visits, needs } = await shown(organization);

    expect(tours).toMatchObject({ count: 4, unfinished: { count: 1, items: [{ name: 'Draft' }] } });
    expect(visits?.days.at(-1)).toMatchObject({ day: utcDayOf(now), views: 5, visitors: 3 });
    expect(visits?.rankings[7].tours).toMatchObject([
      { id: hall, name: 'Hall', views: 4, before: 0 },
      { id: barn, name: 'Barn', views: 1, before: 0 },
    ]);
    expect(visits?.rankings[30].tours[0]).toMatchObject({ id: hall, views: 4, before: 10 });
    expect(visits?.months.get(monthOf(inDays(-40)))?.tours).toMatchObject([{ id: hall, views: 10, before: 0 }]);
    expect(visits?.rankings[90].unvisited).toEqual({ count: 1, items: [{ id: mill, name: 'Mill' }] });
    expect(visits?.rankings[7].points).toMatchObject([{ id: 'stove', name: 'STOVE', openings: 7, tour: { name: 'Hall' } }]);
    expect(visits?.unopened).toMatchObject({ count: 1, items: [{ name: 'DOOR' }] });
    expect(needs?.ending).toMatchObject({ count: 1, items: [{ email: 'guest@guests.example', name: 'Hall' }] });
    expect(needs?.mails).toEqual({
      count: 2,
      items: [
        { kind: 'organization', to: '', name: '' },
        { kind: 'tour', to: 'wrong@guests.example', name: 'Hall' },
      ],
    });
    expect(needs?.proposals).toMatchObject({ count: 1, items: [{ tour: { id: barn, name: 'Barn' } }] });
  });

  it('names no guest to members', async () => {
    const { organization } = await anEstate();

    const member = (await overviewRef(organization, 'member').get()).data();

    expect(JSON.stringify(member)).not.toMatch(/@|proposals/);
    expect(await shown(organization, 'member')).toEqual({ ...(await shown(organization)), needs: null });
  });

  it('is that of the end, whatever the order in which events come, and however often', async () => {
    const { organization, hall, mill, barn, draft } = await anEstate();
    const { organization: other } = await anEstate();
    const guest = `collaboration/tour_guest@guests.example_${hall}`;
    const events = [
      await changed(`tours/${mill}`, aTour(organization, { name: 'Old mill', public: true })),
      await changed(`tours/${draft}`, aTour(organization, { name: 'Draft' })),
      await changed(`tours/${barn}`, aTour(other, { name: 'Barn' })),
      await changed(guest, anInvitation(organization, { expires: inDays(5) })),
      await changed(guest, null),
      await changed(`tours/${hall}/proposals/p2`, { state: 'open', created: now }),
      await changed(`tours/${barn}/proposals/p3`, { state: 'open', created: now }),
      await changed(`tours/${barn}/proposals/p3`, { state: 'returned', created: now }),
      await changed(`tours/${mill}`, null),
      await changed(
        `collaboration/tour_new@guests.example_${hall}`,
        anInvitation(organization, { email: 'new@guests.example', ...failed }),
      ),
    ];

    for (const order of [events.toReversed(), [...events, ...events]]) {
      await deliver(order);
      for (const each of [organization, other]) {
        await writeDueOverview(each);
        const written = await shown(each);
        expect(withoutUnvisited(written)).toEqual(withoutUnvisited(await rebuilt(each)));
      }
    }
    expect((await shown(organization)).needs?.ending.items).toMatchObject([{ email: 'new@guests.example' }]);
    expect((await shown(other)).needs?.proposals.items.map(({ tour }) => tour.name)).toEqual(['Barn', 'Barn']);
  });

  it('is written a minute after it was written last, once for all that changed in between', async () => {
    const { organization, hall } = await anEstate();
    const written = async () => (await overviewRef(organization, 'admin').get()).get('visits').rankings[7].tours[0].name;
    await store().doc(`tours/${hall}`).update({ name: 'Great hall' });
    await withTriggers([`dueOverviews/${organization}`], () => requestOverview(organization, ['tours']));
    const { updateTime } = await store().doc(`dueOverviews/${organization}`).get();
    await requestOverview(organization, ['tours']);
    await writeAllDue(new Date());
    expect(await written()).toBe('Hall');
    expect((await store().doc(`dueOverviews/${organization}`).get()).updateTime).toEqual(updateTime);

    await writeAllDue(new Date(Date.now() + 60_000));

    expect(await written()).toBe('Great hall');
    expect((await store().doc(`dueOverviews/${organization}`).get()).data()).toEqual({ parts: [], running: [] });
  });

  it('is finished by the next run where one was interrupted', async () => {
    const { organization, hall } = await anEstate();
    await store().doc(`tours/${hall}`).update({ name: 'Great hall' });
    const before = new Date(Date.now() - 10 * 60_000);
    await store()
      .doc(`dueOverviews/${organization}`)
      .set({ parts: ['needs'], running: ['tours'], run: 'gone', startedAt: before });

    await writeDueOverview(organization);

    expect(await shown(organization)).toEqual(await rebuilt(organization));
    expect((await store().doc(`dueOverviews/${organization}`).get()).data()).toEqual({ parts: [], running: [] });
  });

  it('counts visits once an hour at most', async () => {
    const { organization, mill } = await anEstate();
    await storeDocuments({
      [`organizations/${organization}/tours/${mill}/visits/${visitsId('live', monthOf(now), 0)}`]: visitsOf(now, 20),
    });
    const viewsAt = async (minutes: number) => {
      await requestOverview(organization, ['visits']);
      await writeDueOverview(organization, new Date(Date.now() + minutes * 60_000));
      return (await shown(organization)).visits?.days.reduce((sum, { views }) => sum + views, 0);
    };

    expect(await viewsAt(50)).toBe(15);
    expect(await viewsAt(61)).toBe(35);
  });

  it('reads the tours of a large organization from their index', async () => {
    const { organization } = await anEstate();
    await buildIndex(organization);

    expect(await rebuilt(organization)).toMatchObject({ tours: { count: 4 } });
  });

  it('is written by the operator’s command, which says before how many it would write', async () => {
    const { organization, hall } = await anEstate();
    const before = await rebuilt(organization);
    await store().doc(`tours/${hall}`).update({ name: 'Nobody followed this' });

    expect(await renewOverviews(organization, { isDryRun: true })).toBe(1);
    expect(await shown(organization)).toEqual(before);
    expect(await renewOverviews(organization)).toBe(1);

    expect((await shown(organization)).visits?.rankings[7].tours[0]?.name).toBe('Nobody followed this');
    await expect(renewOverviews('no such one')).rejects.toThrow('There is no organization no such one.');
  });

  it('is mended in the night, and written for organizations that have none', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const [{ organization, hall }, empty] = [await anEstate(), await anOrganization()];
    await store().doc(`tours/${hall}`).update({ name: 'Nobody followed this' });

    await functions.purgeDaily.run({ scheduleTime: new Date().toISOString() });

    expect((await shown(organization)).visits?.rankings[7].tours[0]?.name).toBe('Nobody followed this');
    expect(await shown(empty)).toMatchObject({ tours: { count: 0 }, needs: { mails: { count: 0 }, ending: { count: 0 } } });
  });
});

/** Tours that nobody visited are found when visits are counted. */
const withoutUnvisited = ({ visits, ...overview }: Overview) => ({
  ...overview,
  rankings: [7, 30, 90].map((span) => visits?.rankings[span as 7].tours),
});
