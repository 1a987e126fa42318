import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetApiRequests } from '../../../functions/src/api/forget-requests';
import { sourceHash } from '../../../src/domain/languages/source-hash';
import { store } from '../administrator';
import { storeDocuments, stored } from '../stored';
import { aKey, aPlace, aTour, type Client, rejection } from './world';

let organization: string;
let keyId: string;
let call: Client;
beforeAll(async () => {
  const place = await aPlace();
  organization = place.organization;
});

let tour: string;
let params: { tour: string };
beforeEach(async () => {
  // so many requests a minute are those of one key
  const key = await aKey({ organization });
  [keyId, call] = [key.id, key.call];
  tour = await aTour(organization);
  params = { tour };
});

const saved = () => stored(`tours/${tour}`);
const poisOf = async () => {
  const { folders } = await saved();
  return folders.flatMap((folder: { pois: object[]; children: { pois: object[] }[] }) => [
    ...folder.pois,
    ...folder.children.flatMap(({ pois }) => pois),
  ]);
};
const history = async () => (await store().collection(`tours/${tour}/poiHistory`).get()).docs.map((entry) => entry.data());

describe('points', () => {
  it.each(['a,b', 'line\nline'])('are read and written where somebody named a saved state %j', async (historyId) => {
    await store().doc(`tours/${tour}`).update({ historyId });

    const { headers } = await call('listPoints', { params });
    const { data } = await call('changePoint', {
      params: { tour, point: 'door' },
      headers: { 'if-match': headers.get('etag') ?? '' },
      body: { name: 'Gate' },
    });

    expect(data.name).toBe('Gate');
  });

  it('are read by the columns of a spreadsheet, a page at a time', async () => {
    const first = await call('listPoints', { params, query: { limit: 1 } });
    const second = await call('listPoints', { params, query: { limit: 1, cursor: first.data.next ?? '' } });

    expect(first.headers.get('etag')).toBe('"h1"');
    expect(first.data.items).toMatchObject([
      {
        id: 'door',
        externalId: '',
        folder: 'Ground',
        folderId: 'f1',
        order: 1,
        name: 'Door',
        text: 'See this',
        x: 1,
        y: 2,
        z: 3,
        sweep: 's1',
      },
    ]);
    expect(second.data).toMatchObject({ items: [{ id: 'pump', externalId: 'PUMP-17' }], next: null });
    expect((await call('readPoint', { params: { tour, point: 'external:PUMP-17' } })).data.id).toBe('pump');
    await expect(call('readPoint', { params: { tour, point: 'nowhere' } })).rejects.toMatchObject(rejection(404, /no point/));
    await expect(call('listPoints', { params, query: { cursor: 'odd' } })).rejects.toMatchObject(
      rejection(400, /does not belong to this list/),
    );
  });

  it('are added as an editor adds them, with an entry of the history by the key', async () => {
    const { status, data, headers } = await call('createPoint', {
      params,
      body: {
        externalId: '0042',
        name: 'Lamp',
        folder: 'Yard › Shed',
        kind: 'tag',
        x: 4,
        text: 'Line <1>\n\nand more',
        links: 'Acme|https://acme.example',
      },
    });

    expect(status).toBe(201);
    expect(data).toMatchObject({
      externalId: '0042',
      name: 'Lamp',
      folder: 'Yard › Shed',
      kind: 'tag',
      x: 4,
      text: 'Line <1>\n\nand more',
      links: 'Acme|https://acme.example',
    });
    const { folders, historyId } = await saved();
    expect(headers.get('etag')).toBe(`"${historyId}"`);
    expect(folders[1]).toMatchObject({
      name: 'Yard',
      children: [{ name: 'Shed', pois: [{ identifier: data.id, externalId: '0042', userUid: `apiKey:${keyId}` }] }],
    });
    expect(await history()).toMatchObject([{ userUid: `apiKey:${keyId}`, userEmail: 'API key Facility system', folders }]);
  });

  it('are changed field by field: what is not named stays, and what is there already is no save', async () => {
    const point = { tour, point: 'door' };
    const { data } = await call('readPoint', { params: point });
    const { id: _, ...same } = data;
    expect((await call('changePoint', { params: point, body: same })).headers.get('etag')).toBe('"h1"');
    expect(await history()).toEqual([]);

    await call('changePoint', { params: point, body: { name: 'Gate', folder: 'Ground › Attic', sweep: null } });

    const pois = await poisOf();
    expect(pois).toMatchObject([
      { identifier: 'pump' },
      { identifier: 'door', name: 'Gate', sweep: '', content: [{ content: '<p>See <b>this</b></p>' }] },
    ]);
  });

  it('are refused with the place of each field, and nothing is saved', async () => {
    const body = { name: '', order: 1, icon: 'gold', price: 4, files: 'Plan|tour-file:files/plan.pdf' };
    const rejected = call('changePoint', { params: { tour, point: 'door' }, body });

    await expect(rejected).rejects.toMatchObject({
      problem: {
        status: 422,
        type: '/api#problem-rejected-fields',
        errors: [
          { pointer: '/price', detail: 'There is no such field.' },
          { pointer: '/name', detail: 'This can’t be empty.' },
          { pointer: '/icon', detail: expect.stringMatching(/^Write one of/) },
          { pointer: '/files', detail: expect.stringMatching(/^No point has the file/) },
        ],
      },
    });
    await expect(call('changePoint', { params: { tour, point: 'door' }, body: { x: 'far' } as never })).rejects.toMatchObject(
      rejection(400, /^\/x: /),
    );
    expect((await saved()).historyId).toBe('h1');
  });

  it('are deleted, unless they have files', async () => {
    const file = { type: 'file', identifier: 'b', content: [{ name: 'u1__Plan.pdf', url: 'https://acme.example/plan.pdf' }] };
    tour = await aTour(organization, {
      folders: [{ id: 'f', name: 'F', pois: [{ identifier: 'a' }, { identifier: 'b', content: [file] }] }],
    });

    expect((await call('deletePoint', { params: { tour, point: 'a' } })).status).toBe(204);
    await expect(call('deletePoint', { params: { tour, point: 'b' } })).rejects.toMatchObject(
      rejection(409, /attached files. Clear its files first/),
    );
    await call('changePoint', { params: { tour, point: 'b' }, body: { files: null } });
    await call('deletePoint', { params: { tour, point: 'b' } });
    await expect(call('deletePoint', { params: { tour, point: 'b' } })).rejects.toMatchObject(rejection(404, /no point/));

    expect(await poisOf()).toEqual([]);
  });

  it('are translated in the languages of the tour', async () => {
    tour = await aTour(organization, { languages: ['en', 'de'] });
    await storeDocuments({ [`tours/${tour}/languages/de`]: { texts: { 'poi pump': { name: { text: 'Pumpe', hash: 'old' } } } } });

    const { data } = await call('changePoint', { params: { tour, point: 'door' }, body: { 'name:de': 'Tür' } });

    expect(data['name:de']).toBe('Tür');
    const { texts } = await stored(`tours/${tour}/languages/de`);
    expect(texts).toEqual({
      'poi pump': { name: { text: 'Pumpe', hash: 'old' } },
      'poi door': { name: { text: 'Tür', hash: sourceHash('Door') } },
    });
  });
});

describe('an upsert', () => {
  it('changes the points with these ids and adds the others, in one save', async () => {
    const body = {
      points: [
        { externalId: 'PUMP-17', text: 'Serviced' },
        { externalId: 'PUMP-18', name: 'Pump 18', folder: 'Plant' },
      ],
    };
    const { data } = await call('upsertPoints', { params, body });
    const again = await call('upsertPoints', { params, body });

    expect(data.points).toEqual([
      { id: 'pump', externalId: 'PUMP-17', outcome: 'changed' },
      { id: expect.any(String), externalId: 'PUMP-18', outcome: 'created' },
    ]);
    expect(again.data.points.map(({ id, outcome }) => [id, outcome])).toEqual(data.points.map(({ id }) => [id, 'unchanged']));
    expect(await history()).toHaveLength(1);
    expect(await poisOf()).toMatchObject([{ identifier: 'door' }, { identifier: 'pump' }, { name: 'Pump 18', externalId: 'PUMP-18' }]);
  });

  it('adds a thousand at once, and refuses more, an id twice, and all if one is refused', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ externalId: `A-${index}`, name: `Asset ${index}`, x: index }));
    await expect(call('upsertPoints', { params, body: { points: many(1001) } })).rejects.toMatchObject(rejection(400, /^\/points: /));
    const twice = { points: [{ externalId: 'A' }, { externalId: ' A ', icon: 'gold' }] };
    await expect(call('upsertPoints', { params, body: twice })).rejects.toMatchObject({
      problem: { status: 422, errors: [{ pointer: '/points/1/externalId' }, { pointer: '/points/1/icon' }] },
    });
    expect((await saved()).historyId).toBe('h1');

    const { data } = await call('upsertPoints', { params, body: { points: many(1000) } });

    expect(data.points).toHaveLength(1000);
    expect(await poisOf()).toHaveLength(1002);
  });

  it('has at most 5 MB', async () => {
    const many = (length: number) => Array.from({ length: 1000 }, (_, index) => ({ externalId: `A-${index}`, text: 'x'.repeat(length) }));

    await expect(call('upsertPoints', { params, body: { points: many(6000) } })).rejects.toMatchObject(rejection(413, /5 MB/));
    await expect(call('upsertPoints', { params, body: { points: many(2000) } })).rejects.toMatchObject(
      rejection(422, /more than can be stored/),
    );
  });

  it('does not let two points have one id', async () => {
    await expect(call('createPoint', { params, body: { externalId: 'PUMP-17' } })).rejects.toMatchObject(
      rejection(409, /pump has this externalId/),
    );
    await expect(call('changePoint', { params: { tour, point: 'door' }, body: { externalId: 'PUMP-17' } })).rejects.toMatchObject(
      rejection(422, /externalId: Another point/),
    );
  });
});

describe('two writers', () => {
  it('join, also at the same moment: each changes what it names', async () => {
    const names = Array.from({ length: 6 }, (_, index) => `New ${index}`);
    await Promise.all([
      ...names.map((name) => call('createPoint', { params, body: { name } })),
      call('changePoint', { params: { tour, point: 'door' }, body: { icon: 'red' } }),
      call('changePoint', { params: { tour, point: 'door' }, body: { name: 'Gate' } }),
    ]);

    const pois = await poisOf();
    expect(pois.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Gate', ...names, 'Pump'].toSorted());
    expect(pois.find(({ identifier }: { identifier: string }) => identifier === 'door')).toMatchObject({ name: 'Gate', icon: 'red' });
    expect(await history()).toHaveLength(8);
  });

  it('are told of each other by If-Match: one of two saves, and the other learns the revision', async () => {
    const headers = { 'if-match': '"h1"' };
    const outcomes = await Promise.allSettled(
      ['Gate', 'Portal'].map((name) => call('changePoint', { params: { tour, point: 'door' }, headers, body: { name } })),
    );

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: rejection(412, /Read it again/) });
    const revision = (await saved()).historyId;
    await expect(call('deletePoint', { params: { tour, point: 'door' }, headers })).rejects.toMatchObject(rejection(412, /Read it again/));
    expect((await call('deletePoint', { params: { tour, point: 'door' }, headers: { 'if-match': `W/"${revision}"` } })).status).toBe(204);
  });

  it('save once with one Idempotency-Key, and get the same answer', async () => {
    const create = (key = 'once', name = 'Lamp') => call('createPoint', { params, headers: { 'idempotency-key': key }, body: { name } });
    const answers = await Promise.all([create(), create(), create()]);

    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await history()).toHaveLength(1);
    await expect(create('once', 'Another')).rejects.toMatchObject(rejection(422, /another Idempotency-Key/));
    // a request that was refused is no request that was carried out
    await expect(call('createPoint', { params, headers: { 'idempotency-key': 'odd' }, body: { icon: 'gold' } })).rejects.toMatchObject(
      rejection(422, /icon/),
    );
    expect((await create('odd')).status).toBe(201);
  });

  it('may use an Idempotency-Key again after a day', async () => {
    await call('createPoint', { params, headers: { 'idempotency-key': 'daily' }, body: { name: 'One' } });
    const [request] = (await store().collection('apiRequests').where('status', '==', 201).orderBy('at', 'desc').limit(1).get()).docs;
    await request?.ref.update({ at: new Date(Date.now() - 25 * 3600_000) });
    await call('createPoint', { params, headers: { 'idempotency-key': 'daily' }, body: { name: 'Two' } });
    await request?.ref.update({ at: new Date(Date.now() - 25 * 3600_000) });

    await forgetApiRequests();

    expect((await request?.ref.get())?.exists).toBe(false);
    expect(await poisOf()).toHaveLength(4);
  });
});
