import { beforeAll, describe, expect, it, vi } from 'vitest';
import { requestsPerMinute } from '../../../functions/src/api/app';
import { anOrganization, somebody, store } from '../administrator';
import { stored } from '../stored';
import { aKey, aPlace, aTour, rejection, send } from './world';

const get = (path: string, headers: Record<string, string> = {}) => send(new Request(`http://localhost/api/v1${path}`, { headers }));

let organization: string;
beforeAll(async () => {
  organization = await anOrganization();
});

describe('a key', () => {
  it('opens the tours of its organization, and notes the hour of its use', async () => {
    const { id, call } = await aKey({ organization });
    const tour = await aTour(organization);

    const { data } = await call('listTours', {});

    expect(data.items).toMatchObject([{ id: tour, name: 'Hall', revision: 'h1' }]);
    const { lastUsed } = await stored(`apiKeys/${id}`);
    expect(lastUsed.toMillis()).toBe(Math.floor(Date.now() / 3600_000) * 3600_000);
  });

  it('is refused once it is revoked, by the next request', async () => {
    const admin = await somebody({ organization, role: 'ultrauser' });
    const { id, call } = await aKey({ organization });
    await call('listTours', {});

    await admin.call('revokeApiKey', { organization, id });

    await expect(call('listTours', {})).rejects.toMatchObject(rejection(401, /was revoked/));
    expect(await stored(`apiKeys/${id}`)).toEqual({});
  });

  it('is refused after its end, and while its organization is suspended or gone', async () => {
    const place = await aPlace();
    const ended = await aKey({ organization, expires: new Date(Date.now() - 1000) });
    const nowhere = await aKey({ organization: 'gone' });

    await expect(ended.call('listTours', {})).rejects.toMatchObject(rejection(401, /has ended/));
    await expect(nowhere.call('listTours', {})).rejects.toMatchObject(rejection(403, /is suspended/));
    await store().doc(`organizations/${place.organization}`).update({ status: false });
    await expect(place.call('listTours', {})).rejects.toMatchObject(rejection(403, /is suspended/));
  });

  it('does what its scopes say, and nothing else', async () => {
    const tour = await aTour(organization);
    const reader = await aKey({ organization, scopes: ['read'] });
    const writer = await aKey({ organization, scopes: ['read', 'write'] });
    const none = await aKey({ organization, scopes: [] });
    const publish = { params: { tour }, body: { name: 'One', public: true } };

    await expect(reader.call('createPoint', { params: { tour }, body: { name: 'New' } })).rejects.toMatchObject(
      rejection(403, /“Write points”/),
    );
    await expect(writer.call('publishVersion', publish)).rejects.toMatchObject(rejection(403, /“Publish versions”/));
    await expect(none.call('listTours', {})).rejects.toMatchObject(rejection(403, /“Read”/));
    expect((await stored(`tours/${tour}`)).historyId).toBe('h1');
  });

  it('opens no tour of another organization, public or not, nor one in the bin', async () => {
    const { call } = await aPlace();
    const others = [await aTour(organization), await aTour(organization, { public: true }), 'nowhere'];
    await store().doc('tours/binned').set({ binnedFrom: organization });

    for (const tour of [...others, 'binned']) {
      const params = { tour };
      for (const request of [
        () => call('readTour', { params }),
        () => call('listPoints', { params }),
        () => call('changePoint', { params: { tour, point: 'door' }, body: { name: 'Mine' } }),
        () => call('listFiles', { params }),
        () => call('listVersions', { params }),
        () => call('publishVersion', { params, body: { name: 'Mine', public: true } }),
        () => call('closeVersion', { params: { tour, version: 'v1' } }),
        () => call('readVisits', { params }),
      ])
        await expect(request()).rejects.toMatchObject(rejection(404, /no tour with this id/));
    }
  });

  it.each(['%E0%A4%A', '%', '%zz', '%25E0%25A4%25A'])('is answered a problem where the address is malformed: %s', async (tour) => {
    const { key } = await aKey({ organization });

    const answer = await get(`/tours/${tour}`, { Authorization: `Bearer ${key}` });

    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
  });

  it.each(['', 'Bearer lgk_no', 'Basic dTpw', 'Bearer'])('is what a request needs, not “%s”', async (authorization) => {
    const answer = await get('/tours', authorization === '' ? {} : { Authorization: authorization });

    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });

  it('can send so many requests a minute, and is told when to go on', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() });
    const { key, call } = await aKey({ organization });
    const headers = { Authorization: `Bearer ${key}` };
    const first = await get('/tours?limit=1', headers);
    expect([first.headers.get('ratelimit-limit'), first.headers.get('ratelimit-remaining')]).toEqual(['60', '59']);
    for (let sent = 1; sent < requestsPerMinute; sent += 1) await get('/tours?limit=1', headers);

    const tooMany = await get('/tours?limit=1', headers);

    expect([tooMany.status, tooMany.headers.get('retry-after'), tooMany.headers.get('ratelimit-remaining')]).toEqual([429, '60', '0']);
    vi.setSystemTime(Date.now() + 60_000);
    expect((await call('listTours', {})).status).toBe(200);
    vi.useRealTimers();
  });
});
