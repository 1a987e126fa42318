import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { monthOf, utcDayOf } from '../../../src/domain/publishing/visits';
import { store } from '../administrator';
import { opened, save, storeDocuments, stored } from '../stored';
import { aKey, aPlace, aTour, type Client, rejection } from './world';

let organization: string;
let call: Client;
beforeAll(async () => {
  ({ organization, call } = await aPlace());
});

let tour: string;
let params: { tour: string };
beforeEach(async () => {
  tour = await aTour(organization);
  params = { tour };
});

const below = (path: string) => `organizations/${organization}/tours/${tour}/${path}`;
const publish = (body: object = {}, headers: Record<string, string> = {}) =>
  call('publishVersion', { params, headers, body: { name: 'Week 48', public: true, ...body } });

describe('versions', () => {
  it('are published as the tour is saved, without what is of another system, and listed, the newest first', async () => {
    const { status, data } = await publish({ note: 'By the build' });
    await publish({ name: 'Week 49', public: false });
    const page = await call('listVersions', { params, query: { limit: 1 } });
    const next = await call('listVersions', { params, query: { limit: 1, cursor: page.data.next ?? '' } });

    expect(status).toBe(201);
    expect(data).toMatchObject({
      number: 1,
      name: 'Week 48',
      note: 'By the build',
      state: 'public',
      publishedBy: 'API key Facility system',
      pointCount: 2,
      path: expect.stringMatching(/^\/t\/[2-9a-z]{7}\/1$/),
    });
    expect([page.data.items, next.data.items, next.data.next]).toMatchObject([[{ number: 2, state: 'private' }], [{ id: data.id }], null]);
    expect(JSON.stringify(await stored(below(`snapshots/${data.id}`)))).not.toMatch(/PUMP-17|apiKey/);
    const activity = await store().collection(`organizations/${organization}/activity`).where('about', '==', `tours/${tour}`).get();
    expect(activity.docs.map((entry) => entry.get('actorEmail'))).toEqual(['API key Facility system', 'API key Facility system']);
  });

  it.each(['0000-01-01T00:00:00Z', '1969-12-31T23:59:59Z'])(
    'are not published from a time that no screen can choose: %s',
    async (opens) => {
      await expect(publish({ opens })).rejects.toMatchObject(rejection(400, /opens: Write a time in the years 1970 to 9999/));
    },
  );

  it('are published once with one Idempotency-Key, also at the same moment', async () => {
    const headers = { 'idempotency-key': 'week-48' };
    const answers = await Promise.all([publish({}, headers), publish({}, headers)]);
    answers.push(await publish({}, headers));

    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect((await call('listVersions', { params })).data.items).toHaveLength(1);
    await expect(publish({ name: 'Week 49' }, headers)).rejects.toMatchObject(rejection(422, /another Idempotency-Key/));
  });

  it('go on with the same Idempotency-Key after an interruption, and with it publish again after a day', async () => {
    const headers = { 'idempotency-key': `weekly ${tour}` };
    const { data: first } = await publish({}, headers);
    const [request] = (await store().collection('apiRequests').where('version', '==', first.id).get()).docs;
    // the process ended before it had stored its answer
    await request?.ref.update({ status: FieldValue.delete(), body: FieldValue.delete(), revision: FieldValue.delete() });

    expect((await publish({}, headers)).data).toEqual(first);
    await request?.ref.update({ status: FieldValue.delete() });
    await expect(publish({ name: 'Week 49' }, headers)).rejects.toMatchObject(rejection(422, /another Idempotency-Key/));
    await request?.ref.update({ at: new Date(Date.now() - 25 * 3600_000) });
    const { data: second } = await publish({ name: 'Week 49' }, headers);

    expect(second).toMatchObject({ number: 2, name: 'Week 49' });
    expect((await publish({ name: 'Week 49' }, headers)).data).toEqual(second);
    expect((await call('listVersions', { params })).data.items).toHaveLength(2);
  });

  it('are not published with a key that is revoked while files are copied [ACCESS-070]', async () => {
    const key = await aKey({ organization });
    const url = await save(`organizations/${organization}/tour/${tour}/files/u1__plan.pdf`);
    await store()
      .doc(`tours/${tour}`)
      .update({ documents: [{ url }] });
    const copying = fetch;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      if (request[1]?.method === 'POST') await store().doc(`apiKeys/${key.id}`).delete();
      return copying(...request);
    });

    const published = key.call('publishVersion', { params, body: { name: 'Week 48', public: true, documents: true } });

    await expect(published).rejects.toMatchObject(rejection(401, /was revoked/));
    vi.unstubAllGlobals();
    expect((await store().collection(below('versions')).get()).size).toBe(0);
  });

  it('are published only as the key knows the tour, with If-Match', async () => {
    await call('changePoint', { params: { tour, point: 'door' }, body: { name: 'Gate' } });

    await expect(publish({}, { 'if-match': '"h1"' })).rejects.toMatchObject(rejection(412, /Read it again/));
    await expect(publish({ opens: '2031-01-02T00:00:00Z', until: '2031-01-01T00:00:00Z' })).rejects.toMatchObject(
      rejection(409, /end after/),
    );
    expect((await call('listVersions', { params })).data.items).toEqual([]);
  });

  it('are closed, twice without harm', async () => {
    const { data } = await publish();
    const version = { tour, version: data.id };
    await call('closeVersion', { params: version });

    expect((await call('closeVersion', { params: version })).data).toMatchObject({ id: data.id, state: 'private', public: false });
    expect(await stored(below('published/current'))).toMatchObject({ version: data.id, public: false });
    await expect(call('closeVersion', { params: { tour, version: 'none' } })).rejects.toMatchObject(rejection(404, /version/));
  });
});

describe('files', () => {
  it('are listed once each, by the names that points use, and their address opens them', async () => {
    tour = await aTour(organization);
    const url = await save(`organizations/${organization}/tour/${tour}/files/u1__Plan.pdf`, 'plan');
    const elsewhere = 'https://acme.example/manual.pdf';
    const pois = [
      { identifier: 'p', content: [{ type: 'file', content: [{ name: 'u1__Plan.pdf', url, contentType: 'application/pdf' }] }] },
    ];
    await store()
      .doc(`tours/${tour}`)
      .update({
        folders: [{ id: 'f', name: 'F', pois }],
        floorplans: [{ name: 'u1__Plan.pdf', url }],
        documents: [{ name: 'Manual', url: elsewhere }],
      });

    const { data } = await call('listFiles', { params: { tour } });
    const address = await call('readFileAddress', { params: { tour }, query: { file: 'tour-file:files/u1__Plan.pdf' } });

    expect(data.items).toMatchObject([
      { address: 'tour-file:files/u1__Plan.pdf', name: 'Plan.pdf', lists: ['floorplans'], points: ['p'] },
      { address: elsewhere, lists: ['documents'], points: [] },
    ]);
    expect(JSON.stringify(data)).not.toContain('token');
    expect(await opened(address.data.url)).toBe('application/pdf: plan');
    await expect(call('readFileAddress', { params: { tour }, query: { file: 'tour-file:files/none' } })).rejects.toMatchObject(
      rejection(404, /no such file/),
    );
  });
});

describe('visits', () => {
  it('are read by day, and small parts are not told', async () => {
    const day = utcDayOf(new Date());
    await storeDocuments({
      [below('visits/live_2031-01_0')]: { month: monthOf(new Date()), counts: { live: { [day]: 9 } } },
      [below('visits/7')]: {
        month: monthOf(new Date()),
        counts: { v1: { [day]: 4 } },
        days: { [day]: { visitors: 3 } },
        points: { door: 2, pump: 7 },
      },
    });

    const { data } = await call('readVisits', { params, query: { days: '7' } });

    expect(data.days).toHaveLength(7);
    expect(data.days.at(-1)).toEqual({ day, views: 4, visitors: 3, points: 0, links: 0, files: 0 });
    expect(data.points).toEqual([
      { id: 'pump', openings: 7 },
      { id: 'door', openings: null },
    ]);
    expect((await call('readVisits', { params, query: { source: 'live' } })).data.days.at(-1)?.views).toBe(9);
    const reader = await aKey({ organization, scopes: ['read'] });
    expect((await reader.call('readVisits', { params })).status).toBe(200);
  });
});
