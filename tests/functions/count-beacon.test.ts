import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { link } from '../../functions/src/http/link';
import { pageToken } from '../../functions/src/short-links/page-token';
import { purgeDaily } from '../../functions/src/triggers/purge-daily';
import { countBeacon, type Visited } from '../../functions/src/visits/count-beacon';
import { foldMonths } from '../../functions/src/visits/fold-months';
import { draws } from '../../packages/embedded-firestore/tests/support/draws';
import { beaconFrom, emptyBeacon } from '../../src/domain/publishing/use-events';
import { sumOf, utcDayOf, visitsId } from '../../src/domain/publishing/visits';
import { randomIdentifier } from '../../src/domain/random';
import { record } from '../../src/domain/stored';
import { anOrganization, store } from './administrator';
import { served } from './served';
import { storeDocuments, stored } from './stored';

const address = await served(link);
const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const view = { ...emptyBeacon, view: true };

let organization: string;
beforeAll(async () => {
  organization = await anOrganization();
});
let tour: string;
let live: Visited;
beforeEach(() => {
  tour = randomIdentifier();
  live = { organization, tour, source: 'live', id: 'live' };
});
afterEach(() => {
  vi.useRealTimers();
});

const visits = () => store().collection(`organizations/${organization}/tours/${tour}/visits`);
const sum = async () => sumOf((await visits().get()).docs.map((document) => document.data()));
const today = () => utcDayOf(new Date());

const aPublicTour = (fields: object = {}) =>
  storeDocuments({
    [`tours/${tour}`]: {
      name: 'The Hall',
      organization,
      public: true,
      folders: [{ id: 'ground', pois: [{ identifier: 'stove' }], children: [{ id: 'inner', pois: [{ identifier: 'door' }] }] }],
      guidedTours: [{ id: 'short', name: 'Short', stops: [] }],
      ...fields,
    },
  });

const send = async (body: object, id = tour) =>
  fetch(`${address}/t/live/${id}/visit`, {
    method: 'POST',
    headers: {
      Origin: address,
      'Content-Type': 'application/json',
      'User-Agent': agent,
      'X-Forwarded-For': randomIdentifier(),
    },
    body: JSON.stringify({ token: await pageToken(`live/${id}`, new Date()), ...body }),
  });

describe('a beacon of a public tour', () => {
  it('counts what was opened, and nothing that the tour does not have', async () => {
    await aPublicTour();

    const used = {
      view: true,
      points: ['stove', 'door', 'made up'],
      links: 2,
      files: 1,
      started: ['short', 'made up'],
      finished: ['short'],
    };
    expect((await send({ ...used, device: 'phone', host: 'www.shop.example.co.uk' })).status).toBe(204);
    expect((await send({ view: true, device: 'fridge', host: '203.0.113.9' })).status).toBe(204);

    expect(await sum()).toEqual({
      counts: { live: { [today()]: 2 } },
      days: { [today()]: { visitors: 2, points: 2, links: 2, files: 1, devices: { phone: 1 }, hosts: { 'example.co.uk': 1 } } },
      points: { stove: 1, door: 1 },
      guidedTours: { short: { started: 1, finished: 1 } },
    });
  });

  it.each([{ public: false }, { organization: 'nowhere' }, { binnedFrom: 'Acme' }])(
    'is refused for a tour with %j, and nothing is written',
    async (fields) => {
      await aPublicTour(fields);

      expect((await send({ view: true })).status).toBe(404);
      expect((await visits().get()).size).toBe(0);
    },
  );

  it('is refused for a name that no tour can have', async () => {
    expect((await send({ view: true }, '__tour__')).status).toBe(404);
  });

  it('is refused with the token of another tour', async () => {
    await aPublicTour();

    expect((await send({ token: await pageToken('live/another', new Date()) })).status).toBe(403);
    expect((await visits().get()).size).toBe(0);
  });
});

describe('a flood', () => {
  it('of many views from one client is one, and others are counted', async () => {
    const views = draws(1_000);
    const commit = vi.spyOn(Object.getPrototypeOf(store().batch()), 'commit');
    const now = new Date();
    const outcomes: boolean[] = [];
    for (let each = 0; each < views; each += 1) {
      const flood = { address: '203.0.113.7', agent: `${agent} ${each}` };
      outcomes.push(await countBeacon(live, view, flood, new Date(now.getTime() + each * 9)));
      if (each === views / 2) outcomes.push(await countBeacon(live, view, { address: '198.51.100.4', agent }, now));
    }
    const shardWrites = commit.mock.calls.length;
    commit.mockRestore();

    expect(outcomes.filter(Boolean)).toHaveLength(2);
    expect(shardWrites).toBe(2);
    expect(await sum()).toMatchObject({ counts: { live: { [utcDayOf(now)]: 2 } }, days: { [utcDayOf(now)]: { visitors: 2 } } });
  });

  it('from as many networks as it pretends ends with what a tour takes in a day, and names no more sites', async () => {
    const at = new Date('2031-05-05T10:00Z');
    const from = (each: number, host = `site${each}.example`) =>
      countBeacon(live, { ...view, host }, { address: `198.51.100.${each}`, agent }, at, () => 0);
    for (let each = 0; each < 60; each += 1) await from(each);

    const { hosts } = record(record((await sum()).days)['2031-05-05']) as { hosts: Record<string, number> };
    expect([Object.keys(hosts).length, hosts.other]).toEqual([51, 10]);
    await from(61, 'site1.example');
    const { docs } = await store().collection('seen').where('day', '==', '2031-05-05').where('beacons', '>', 60).get();
    await docs[0]?.ref.update({ beacons: 10_000 });
    expect(await from(62)).toBe(false);
    expect(await sum()).toMatchObject({
      counts: { live: { '2031-05-05': 61 } },
      days: { '2031-05-05': { hosts: { 'site1.example': 2 } } },
    });
  });

  it('over a day makes no crowd of one network, however its browser is named', async () => {
    const noon = Date.UTC(2031, 4, 2, 1);
    for (let each = 0; each < 30; each += 1)
      await countBeacon(live, view, { address: '203.0.113.8', agent: `${each}` }, new Date(noon + each * 10_000));

    expect(await sum()).toMatchObject({ counts: { live: { '2031-05-02': 30 } }, days: { '2031-05-02': { visitors: 20 } } });
  });
});

describe('a visitor', () => {
  it('is one a day, on another day another, and one for each tour', async () => {
    const visitor = { address: '203.0.113.9', agent };
    const at = (time: string) => new Date(`2031-05-0${time}:00Z`);
    for (const time of ['3T10:00', '3T11:00', '4T10:00']) await countBeacon(live, view, visitor, at(time));

    expect(record((await sum()).days)).toEqual({ '2031-05-03': { visitors: 1 }, '2031-05-04': { visitors: 1 } });
    expect(await countBeacon({ ...live, tour: randomIdentifier() }, view, visitor, at('4T10:00'))).toBe(true);
  });

  it('leaves a mark without their address or browser', async () => {
    const visitor = { address: '203.0.113.10', agent };
    await countBeacon(live, view, visitor, new Date('2031-06-01T10:00Z'));

    const { docs } = await store().collection('seen').where('day', '==', '2031-06-01').get();
    expect(docs).toHaveLength(2);
    const everything = JSON.stringify(docs.map((mark) => [mark.id, mark.data()]));
    for (const secret of ['203.0', 'Mozilla', tour, organization]) expect(everything).not.toContain(secret);
  });
});

describe('each night', () => {
  it('the marks and secrets of the days before are deleted, and those of today stay', async () => {
    const at = (time: string) => new Date(`2032-05-0${time}:00Z`);
    for (const time of ['1T23:59', '2T02:59']) await countBeacon(live, view, { address: '203.0.113.11', agent }, at(time));
    vi.useFakeTimers({ now: at('2T03:00'), toFake: ['Date'] });

    await purgeDaily.run({ scheduleTime: at('2T03:00').toISOString() });

    const ids = async (name: string) => (await store().collection(name).get()).docs.map(({ id }) => id.slice(0, 10));
    for (const name of ['seen', 'visitKeys']) {
      const days = (await ids(name)).filter((day) => day < '2032-05-02');
      expect([name, days]).toEqual([name, []]);
      expect(await ids(name)).toContain('2032-05-02');
    }
  });

  it('the numbers of a month that is over become one document, and go after 25 months', async () => {
    const below = (id: string) => `${visits().path}/${id}`;
    const shard = { month: '2031-01', days: { '2031-01-31': { visitors: 1, hosts: { 'example.org': 1 } } }, points: { stove: 2 } };
    const month = visitsId('live', '2031-01');
    await storeDocuments({
      [below(month)]: {},
      [below(`${month}_0`)]: shard,
      [below(`${month}_7`)]: shard,
      [below('0')]: { counts: { old: { '2031-01-01': 1 } } },
    });

    await foldMonths(new Date('2031-02-01T03:00Z'));

    const folded = { folded: '2031-01', days: { '2031-01-31': { visitors: 2, hosts: { 'example.org': 2 } } }, points: { stove: 4 } };
    expect(await stored(below(month))).toEqual(folded);
    expect((await visits().get()).docs.map(({ id }) => id)).toEqual(['0', month]);

    await storeDocuments({ [below(`${month}_3`)]: { month: '2031-01', points: { stove: 1 } } });
    await foldMonths(new Date('2033-01-31T03:00Z'));
    expect(await stored(below(month))).toEqual({ ...folded, points: { stove: 5 } });

    await foldMonths(new Date('2033-02-01T03:00Z'));
    expect((await visits().get()).docs.map(({ id }) => id)).toEqual(['0']);
  });
});

it('a page from before there were events sends its view', () => {
  expect(beaconFrom({ token: 'x' })).toEqual({ ...emptyBeacon, view: true });
  expect(beaconFrom(null).view).toBe(true);
});
