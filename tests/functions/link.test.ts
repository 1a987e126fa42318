import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { link } from '../../functions/src/http/link';
import { shortCodeRef } from '../../functions/src/publishing/refs';
import { appAddress, missingPage, pageLanguageFor } from '../../functions/src/short-links/card';
import { forgetVisitKeys, pageToken } from '../../functions/src/short-links/page-token';
import { unusedShortCode } from '../../functions/src/short-links/short-code';
import { dayMs } from '../../src/domain/durations';
import { utcDayOf, visitsFrom } from '../../src/domain/publishing/visits';
import { randomIdentifier, shortCodeCharacters } from '../../src/domain/random';
import { publishRequest } from '../support/publish-request';
import { anOrganization, removedAfterwards, type Someone, somebody, store } from './administrator';
import { refusal } from './calls';
import { served } from './served';
import { exist, save, storeDocuments, stored } from './stored';
import { withTriggers } from './triggers';

const address = await served(link);

let organization: string;
let editor: Someone;
beforeAll(async () => {
  organization = await anOrganization();
  editor = await somebody({ organization, role: 'superuser' });
});

let tour: string;
let version: string;
beforeEach(() => {
  [tour, version] = [randomIdentifier(), randomIdentifier()];
});

const below = (path: string) => `organizations/${organization}/tours/${tour}/${path}`;

type Published = { version: string; number: number; shortCode: string };

/** Publishes the tour once more, as a version with a new id. */
async function publish(changes: object = {}): Promise<Published> {
  version = randomIdentifier();
  for (const path of [`snapshots/${version}`, `versions/${version}`, 'published/current', 'published/numbers']) below(path);
  const request = publishRequest(tour, version, { name: 'Spring', note: 'Our note', documents: false, ...changes });
  return (await editor.call('publishTour', request)) as Published;
}

async function aPublishedTour(fields: object = {}, changes: object = {}): Promise<Published> {
  const thumbnailUrl = await save(`organizations/${organization}/tour/${tour}/thumb.jpg`, 'image');
  await storeDocuments({ [`tours/${tour}`]: { name: 'The Hall', organization, matterportId: 'AbCdEfGh123', thumbnailUrl, ...fields } });
  return publish(changes);
}

const change = (changes: object) => editor.call('changeVersion', { tour, version, ...changes });
/** As chats read the preview of a link; people are led on. */
const open = (path: string, { headers, ...options }: { headers?: Record<string, string> } & Omit<RequestInit, 'headers'> = {}) =>
  fetch(`${address}${path}`, { ...options, headers: { 'User-Agent': 'WhatsApp/2.24.1', ...headers } });

/** A browser on a page of ours, whose address nobody else has. */
const aBrowser = (changes: Record<string, string> = {}) => ({
  Origin: address,
  'Sec-Fetch-Site': 'same-origin',
  'Content-Type': 'application/json',
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'X-Forwarded-For': `198.51.100.1, ${randomIdentifier()}`,
  ...changes,
});
const tokenOf = async (path: string, headers: Record<string, string> = aBrowser()) =>
  ((await (await open(path, { headers })).json()) as { token: string }).token;

/** A visit as our page sends it, with what is different. */
async function visit(path: string, changes: Record<string, string> = {}, body?: string) {
  const headers = aBrowser(changes);
  return open(path, { method: 'POST', headers, body: body ?? JSON.stringify({ token: await tokenOf(path) }) });
}

/** The visits of each version of the tour. */
async function visits(): Promise<Map<string, number>> {
  const { docs } = await store().collection(`organizations/${organization}/tours/${tour}/visits`).get();
  for (const { id } of docs) below(`visits/${id}`);
  return visitsFrom(
    docs.map((document) => document.data()),
    new Date(),
  );
}

async function expectNothing(path: string): Promise<void> {
  const response = await open(path);
  const page = await response.text();
  expect([path, response.status]).toEqual([path, 404]);
  expect(page).not.toMatch(/Hall|Spring|og:|refresh|\.jpg|public-tour/);
  expect(page).toBe(missingPage(await pageLanguageFor([]), appAddress(process.env)));
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
}

describe('a short code', () => {
  it('is given to a tour with its first version, and stays the same [ACCESS-078]', async () => {
    const first = await aPublishedTour();
    const second = await publish({ name: 'Summer' });

    expect(first.shortCode).toMatch(new RegExp(`^[${shortCodeCharacters}]{7}$`));
    expect([second.shortCode, second.number]).toEqual([first.shortCode, 2]);
    expect(await stored(`shortCodes/${first.shortCode}`)).toEqual({ organization, tour });
    for (const path of [`versions/${version}`, `snapshots/${version}`]) expect((await stored(below(path))).shortCode).toBe(first.shortCode);
    await editor.call('deleteVersion', { tour, version });
    expect((await publish()).shortCode).toBe(first.shortCode);
  });

  it('is given to a version from before there were short addresses when somebody needs it, once [ACCESS-078]', async () => {
    const { shortCode: former } = await aPublishedTour();
    const paths = [below(`versions/${version}`), below(`snapshots/${version}`)];
    for (const path of [...paths, below('published/numbers')]) await store().doc(path).update({ shortCode: FieldValue.delete() });
    await shortCodeRef(former).delete();
    const before = await stored(below(`snapshots/${version}`));
    const ask = async (person = editor) => ((await person.call('createShortCode', { tour, version })) as { shortCode: string }).shortCode;
    const viewer = await somebody({ organization, role: 'user' });

    await expect(ask(viewer)).rejects.toMatchObject(refusal('permission-denied', /permission/));
    const [shortCode = '', again] = await Promise.all([ask(), ask()]);

    expect([again, await ask()]).toEqual([shortCode, shortCode]);
    expect(await stored(below(`snapshots/${version}`))).toEqual({ ...before, shortCode });
    expect((await stored(below(`versions/${version}`))).shortCode).toBe(shortCode);
    expect(await (await open(`/t/${shortCode}`)).text()).toContain('The Hall');
    expect((await publish()).shortCode).toBe(shortCode);
    version = randomIdentifier();
    await expect(ask()).rejects.toMatchObject(refusal('not-found', /no longer exists/));
  });

  it('is never that of another tour', async () => {
    const { shortCode } = await aPublishedTour();
    const codes = [shortCode, shortCode, 'zzzzzz2'];

    expect(await store().runTransaction((transaction) => unusedShortCode(transaction, () => codes.shift() ?? ''))).toBe('zzzzzz2');
    await expect(store().runTransaction((transaction) => unusedShortCode(transaction, () => shortCode))).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  it('goes with the tour, and its visits [TOUR-060]', async () => {
    const { shortCode } = await aPublishedTour();
    await visit(`/t/${shortCode}/visit`);
    expect(await visits()).toEqual(new Map([[version, 1]]));

    await withTriggers([`tours/${tour}`], () => store().doc(`tours/${tour}`).delete());

    expect(await exist([shortCodeRef(shortCode).path, below(`versions/${version}`)])).toEqual([]);
    await expectNothing(`/t/${shortCode}`);
    expect([...(await visits())]).toEqual([]);
  });
});

it('answers for a file of another release that it is not there, which nobody caches', async () => {
  const { status, headers } = await open('/assets/gone-12345678.js');

  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
});

describe('a short address', () => {
  it('answers with the preview of an open version, and leads to it [ROUTE-003 ACCESS-050 ROUTE-043]', async () => {
    const { shortCode } = await aPublishedTour();
    const first = version;
    const { thumbnailUrl } = await stored(below(`snapshots/${first}`));
    await publish({ current: false });

    const response = await open(`/t/${shortCode.toUpperCase()}?start=stove&utm_source=chat`);
    const page = await response.text();

    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    // its icon
    expect(response.headers.get('content-security-policy')).toContain("img-src 'self';");
    expect(page).toContain('<link rel="icon" href="/favicon.svg"');
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    for (const header of ['set-cookie', 'x-powered-by']) expect(response.headers.get(header)).toBeNull();
    expect(page).toContain('<meta property="og:title" content="The Hall">');
    expect(page).toContain(`content="A 3D tour by ${organization}. Walk through it in your browser."`);
    expect(page).toContain(`<meta property="og:image" content="${thumbnailUrl.replaceAll('&', '&amp;')}">`);
    const path = `/#/public-tour/${encodeURIComponent(organization)}/${tour}`;
    expect(page).toContain(`0;url=https://loggia.example${path}/current?start=stove">`);
    expect(page).not.toContain('utm_source');
    for (const id of ['1', first]) expect(await (await open(`/t/${shortCode}/${id}`)).text()).toContain(`${path}/${first}">`);
    expect(await (await open(`/t/${shortCode}/2`)).text()).toContain(`${path}/${version}">`);
  });

  it.each([
    ['?start=stove', '?start=stove'],
    ['?lang=de&start=stove', '?start=stove&lang=de'],
    ['?kiosk&lang=de', '?kiosk=&lang=de'],
  ])('leads people on to where the tour starts, in the language of the address: %s [ROUTE-043]', async (query, expected) => {
    const { shortCode } = await aPublishedTour();

    const { status, headers } = await open(`/t/${shortCode}${query}`, { headers: aBrowser(), redirect: 'manual' });

    const path = `/#/public-tour/${encodeURIComponent(organization)}/${tour}/current${expected}`;
    expect([status, headers.get('location')]).toEqual([302, `https://loggia.example${path}`]);
  });

  it('is embedded from the point where it starts', async () => {
    const { shortCode } = await aPublishedTour();
    const url = encodeURIComponent(`${address}/t/${shortCode}?start=stove&lang=de`);

    const { html } = (await (await open(`/oembed?url=${url}`)).json()) as { html: string };

    expect(html).toContain(`/${tour}/current?start=stove&amp;lang=de"`);
  });

  it('answers in the language of the reader, and says so to what stores the answer', async () => {
    const { shortCode } = await aPublishedTour();

    const [preview, missing] = await Promise.all(
      [`/t/${shortCode}`, '/t/2222222'].map((path) => open(path, { headers: { 'Accept-Language': 'ar-EG, en;q=0.5' } })),
    );

    expect([preview?.headers.get('vary'), missing?.headers.get('vary')]).toEqual(['Accept-Language', 'Accept-Language']);
    expect(await preview?.text()).toMatch(/<html lang="ar" dir="rtl">[\s\S]*<h1[^>]*>The Hall<\/h1>[\s\S]*>ادخل الجولة<\/a>/);
    expect(await missing?.text()).toContain('<h1>هذه الجولة غير منشورة</h1>');
  });

  it('answers with the translations of the version, by its address and else by the browser', async () => {
    const { shortCode } = await aPublishedTour({ languages: ['en', 'nl'] });
    await store()
      .doc(below(`snapshots/${version}`))
      .update({ languages: ['en', 'nl'] });
    await storeDocuments({ [below(`snapshots/${version}/languages/nl`)]: { texts: { tour: { name: { text: 'De hal', hash: 'h' } } } } });
    const titleFor = async (query: string, accepted: string) =>
      /<h1[^>]*>[^<]*/.exec(await (await open(`/t/${shortCode}${query}`, { headers: { 'Accept-Language': accepted } })).text())?.[0];

    expect(await titleFor('?lang=nl', 'en')).toBe('<h1 dir="auto" lang="nl">De hal');
    expect(await titleFor('', 'nl-BE')).toBe('<h1 dir="auto" lang="nl">De hal');
    expect(await titleFor('?lang=fr', 'nl')).toBe('<h1 dir="auto" lang="nl">De hal');
    expect(await titleFor('', 'de')).toBe('<h1 dir="auto" lang="en">The Hall');
  });

  it('tells the description of the version, and names the point that the address names [ROUTE-043]', async () => {
    const pois = [
      { identifier: 'stove', name: 'The stove' },
      { identifier: 'hidden', name: 'The safe' },
    ];
    const folders = [
      { id: 'f', name: 'Rooms', pois, children: [{ id: 'g', name: 'Inside', pois: [{ identifier: 'door', name: 'The door' }] }] },
    ];
    const { shortCode } = await aPublishedTour({ description: 'Built of\nnine million bricks.', folders }, { excludedPois: ['hidden'] });
    await store().doc(`tours/${tour}`).update({ description: 'Not published.' });
    const titleOf = async (query: string) => /og:title" content="([^"]*)"/.exec(await (await open(`/t/${shortCode}${query}`)).text())?.[1];

    const page = await (await open(`/t/${shortCode}`)).text();

    expect(page).toContain('<meta property="og:description" content="Built of nine million bricks.">');
    expect(await titleOf('?start=stove')).toBe('The stove - The Hall');
    expect(await titleOf('/1?start=door')).toBe('The door - The Hall');
    for (const query of ['', '?start=hidden', '?start=h02&sr=1,2', '?start=']) expect(await titleOf(query)).toBe('The Hall');
  });

  it('names a point of a part of a large version, and has a description only where the version has one', async () => {
    const { shortCode } = await aPublishedTour({ description: 'Of now.' });
    await store()
      .doc(below(`snapshots/${version}`))
      .update({ parts: 1, description: FieldValue.delete() });
    await storeDocuments({
      [below(`snapshots/${version}/parts/1`)]: { pois: [{ id: 'f', name: 'Rooms', children: [{ identifier: 'far', name: 'Far end' }] }] },
    });

    const page = await (await open(`/t/${shortCode}?start=far`)).text();

    expect(page).toContain('content="Far end - The Hall"');
    expect(page).toContain(`A 3D tour by ${organization}.`);
  });

  it('shows no image of another site, which would learn who is sent the link', async () => {
    const { shortCode } = await aPublishedTour();
    const elsewhere = 'https://elsewhere.example/v0/b/demo-loggia.appspot.com/o/x.jpg';
    await store()
      .doc(below(`snapshots/${version}`))
      .update({ thumbnailUrl: elsewhere });

    const page = await (await open(`/t/${shortCode}`)).text();

    expect(page).not.toContain('elsewhere.example');
    expect(page).toContain('/api/player/models/AbCdEfGh123/thumb');
  });

  it('escapes a hostile name', async () => {
    const { shortCode } = await aPublishedTour({ name: `"><script>alert('x')</script>` });

    const page = await (await open(`/t/${shortCode}`)).text();

    // what search engines read of a place is data, and has no markup
    expect(page).not.toMatch(/<script(?! type="application\/ld\+json">[^<]*<\/script>)/);
    expect(page).toContain('&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;');
  });

  it('says nothing of a version that is not open to everybody now [ACCESS-050 ACCESS-068]', async () => {
    const { shortCode } = await aPublishedTour();
    const isOpen = async () => (await open(`/t/${shortCode}/1`)).status === 200;
    const closed = async () => {
      for (const path of ['', '/1', `/${version}`, '/current']) await expectNothing(`/t/${shortCode}${path}`);
    };

    await change({ public: false });
    await closed();
    await change({ public: true, until: Date.now() - dayMs });
    await closed();
    await change({ until: null, opens: Date.now() + dayMs });
    await closed();
    await change({ opens: null });
    expect(await isOpen()).toBe(true);
    await store().doc(`organizations/${organization}`).update({ status: false });
    await closed();
    await store().doc(`organizations/${organization}`).update({ status: true });
    await store()
      .doc(below(`snapshots/${version}`))
      .update({ binned: true });
    await closed();
  });

  it.each(['/t/2222222', '/t/', '/t/nocodes', '/t/2222222/1', '/t/2222222/../../x', '/t/%00'])('is not %s', expectNothing);

  it.each(['/t/2222222', '/c/2222222'])('is not %s, in the language that its reader chose', async (path) => {
    const page = await (await open(`${path}?lang=ar`)).text();

    expect(page).toBe(missingPage(await pageLanguageFor(['ar']), appAddress(process.env)));
  });

  it('is only read and visited', async () => {
    expect((await open('/t/2222222', { method: 'DELETE' })).status).toBe(405);
  });
});

describe('a visit', () => {
  it('is counted once a request for an open version, and for nothing else', async () => {
    const { shortCode } = await aPublishedTour();
    const first = version;
    await publish({ current: false });

    for (const path of ['/visit', `/${first}/visit`, '/1/visit', '/2/visit'])
      expect((await visit(`/t/${shortCode}${path}`)).status).toBe(204);
    expect(await visits()).toEqual(
      new Map([
        [first, 3],
        [version, 1],
      ]),
    );

    await open(`/t/${shortCode}`);
    await change({ public: false });
    for (const path of [`/t/${shortCode}/2/visit`, `/t/${shortCode}/3/visit`, '/t/2222222/visit'])
      expect((await visit(path)).status).toBe(404);
    expect((await open(`/t/${shortCode}`, { method: 'POST' })).status).toBe(404);
    expect((await visits()).get(version)).toBe(1);
  });

  it.each([{ DNT: '1' }, { 'Sec-GPC': '1' }, { 'Sec-Purpose': 'prefetch;prerender' }])('is not counted with %j', async (headers) => {
    const { shortCode } = await aPublishedTour();

    expect((await visit(`/t/${shortCode}/visit`, headers)).status).toBe(204);
    expect((await open(`/t/${shortCode}/visit`, { headers: aBrowser(headers) })).status).toBe(204);

    expect([...(await visits())]).toEqual([]);
  });

  const bots = [
    'Googlebot/2.1 (+http://www.google.com/bot.html)',
    'Slackbot-LinkExpanding 1.0',
    'curl/8.5.0',
    'python-requests/2.32',
    'node',
    '',
  ];
  it.each<[string, Record<string, string>, string?]>([
    ['comes from another site', { Origin: 'https://evil.example' }],
    ['comes from another port', { Origin: 'http://127.0.0.1:1' }],
    ['comes from a page without an origin', { Origin: 'null' }],
    ['names no origin', { Origin: '' }],
    ['comes from a site that begins like ours', { Origin: `${address}.evil.example` }],
    ['is sent across sites', { 'Sec-Fetch-Site': 'cross-site' }],
    ['is sent by a sibling site', { 'Sec-Fetch-Site': 'same-site' }],
    ['is sent by hand', { 'Sec-Fetch-Site': 'none' }],
    ['is a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['is a beacon', { 'Content-Type': 'text/plain;charset=UTF-8' }],
    ['only begins like JSON', { 'Content-Type': 'application/jsonx' }],
    ...bots.map((agent): [string, Record<string, string>] => [`is sent by “${agent}”`, { 'User-Agent': agent }]),
    ['has no token', {}, '{}'],
    ['has no text as a token', {}, '{"token":{"a":1}}'],
    ['has a token of its own making', {}, JSON.stringify({ token: `${'a'.repeat(22)}.${Math.floor(Date.now() / 60_000)}` })],
    ['has a token without a time', {}, JSON.stringify({ token: 'a'.repeat(22) })],
  ])('is refused, and nothing is read or written, when it %s', async (_what, changes, body) => {
    const { shortCode } = await aPublishedTour();
    const reads = vi.spyOn(store().constructor.prototype, 'getAll');

    expect((await visit(`/t/${shortCode}/visit`, changes, body)).status).toBe(403);

    expect(reads).not.toHaveBeenCalled();
    reads.mockRestore();
    expect([...(await visits())]).toEqual([]);
  });

  it('is refused with the token of another tour, an old one, and one of the future', async () => {
    const { shortCode } = await aPublishedTour();
    const sent = async (code: string, age: number) =>
      (await visit(`/t/${shortCode}/visit`, {}, JSON.stringify({ token: await pageToken(code, new Date(Date.now() - age * 60_000)) })))
        .status;

    expect(await sent('zzzzzz9', 0)).toBe(403);
    expect(await sent(shortCode, 32)).toBe(403);
    expect(await sent(shortCode, -2)).toBe(403);
    expect(await sent(shortCode, 28)).toBe(204);
  });

  it('is counted from where the browser says nothing of the site, and where another host than ours is named', async () => {
    const { shortCode } = await aPublishedTour();
    const ways = [
      { 'Sec-Fetch-Site': '' },
      { Origin: 'https://loggia.example' },
      { Origin: 'https://x.example', 'X-Forwarded-Host': 'x.example' },
    ];
    for (const headers of ways) expect((await visit(`/t/${shortCode}/visit`, headers)).status).toBe(204);

    expect((await visits()).get(version)).toBe(3);
  });

  it('gives a token to pages of ours alone, and none where nothing is counted', async () => {
    const path = '/t/abc2345/visit';
    expect(await tokenOf(path)).toMatch(/^[A-Za-z0-9_-]{22}\.\d+$/);
    for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }, { 'User-Agent': 'curl/8' }])
      expect((await open(path, { headers: aBrowser(headers) })).status).toBe(403);
  });

  it('of one address is counted once in ten seconds for a tour, and thirty times a minute', async () => {
    const { shortCode } = await aPublishedTour();
    const from = { 'X-Forwarded-For': 'made-up, 203.0.113.7' };
    const statuses = [];
    for (let time = 0; time < 12; time += 1)
      statuses.push((await visit(`/t/${shortCode}/visit`, { ...from, 'X-Forwarded-For': `made-up-${time}, 203.0.113.7` })).status);

    expect(statuses).toEqual([204, ...Array(11).fill(429)]);
    expect((await visits()).get(version)).toBe(1);
    expect((await visit(`/t/${shortCode}/visit`)).status).toBe(204);
  });

  it('leaves the keys of two days at most, and no address', async () => {
    await tokenOf('/t/abc2345/visit');
    const old = store().doc('visitKeys/2024-05-01');
    await old.set({ key: 'x', at: new Date('2024-05-01') });

    await forgetVisitKeys();

    const { docs } = await store().collection('visitKeys').get();
    expect(docs.map(({ id }) => id)).toEqual([utcDayOf(new Date())]);
    expect(Object.keys(docs[0]?.data() ?? {}).toSorted()).toEqual(['at', 'key']);
    removedAfterwards(`visitKeys/${utcDayOf(new Date())}`);
  });
});
