import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveCodeIfPublic } from '../../functions/src/collections/short-code';
import { link } from '../../functions/src/http/link';
import { formerShortCodeRef, shortCodeRef } from '../../functions/src/publishing/refs';
import { appAddress, missingPage, pageLanguageFor } from '../../functions/src/short-links/card';
import { unusedShortCode } from '../../functions/src/short-links/short-code';
import { randomIdentifier, shortCodeCharacters } from '../../src/domain/random';
import { publishRequest } from '../support/publish-request';
import { anOrganization, removedAfterwards, type Someone, somebody, store } from './administrator';
import { served } from './served';
import { exist, storeDocuments, stored } from './stored';
import { withTriggers } from './triggers';

const address = await served(link);

let organization: string;
let editor: Someone;
let collection: string;
beforeAll(async () => {
  organization = await anOrganization();
  editor = await somebody({ organization, role: 'superuser' });
});
beforeEach(() => {
  collection = randomIdentifier();
});

const path = () => `collections/${collection}`;
const change = (changes: object) =>
  withTriggers([path()], () =>
    store()
      .doc(path())
      .update({ ...changes }),
  );
const open = (shortCode: string, query = '') => fetch(`${address}/c/${shortCode}${query}`);
const textOf = async (shortCode: string, query = '') => (await open(shortCode, query)).text();

/** A collection whose public page is switched on; answers its code. */
async function aPublicCollection(fields: object = {}): Promise<string> {
  await storeDocuments({ [path()]: { name: 'Villas', organization, sortOrder: [], sortType: 'name', ...fields } });
  await change({ isPublic: true });
  const { shortCode } = await stored(path());
  for (const { path: each } of [shortCodeRef(shortCode), formerShortCodeRef(shortCode)]) removedAfterwards(each);
  return shortCode;
}

/** A tour of the collection with a current version; answers its id and its code. */
async function aPublishedTour(name: string, changes: object = {}, fields: object = {}, german = '') {
  const [tour, version] = [randomIdentifier(), randomIdentifier()];
  await storeDocuments({
    [`tours/${tour}`]: { name, organization, collection, matterportId: 'AbCdEfGh123', ...fields },
    ...(german !== '' && { [`tours/${tour}/languages/de`]: { texts: { tour: { name: { text: german, hash: '' } } } } }),
  });
  const { shortCode } = (await editor.call('publishTour', publishRequest(tour, version, { documents: false, ...changes }))) as {
    shortCode: string;
  };
  return { tour, version, shortCode };
}

async function expectNothing(shortCode: string): Promise<void> {
  const response = await open(shortCode);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toBe(missingPage(await pageLanguageFor([]), appAddress(process.env)));
}

describe('the address of a public collection', () => {
  it('is made when its page is switched on, and is the same when it is switched on again [ACCESS-078]', async () => {
    const shortCode = await aPublicCollection();
    expect(shortCode).toMatch(new RegExp(`^[${shortCodeCharacters}]{7}$`));
    expect(await stored(`shortCodes/${shortCode}`)).toEqual({ organization, collection });
    expect((await open(shortCode.toUpperCase())).status).toBe(200);

    await change({ isPublic: false });
    await expectNothing(shortCode);
    await change({ isPublic: true });

    expect((await stored(path())).shortCode).toBe(shortCode);
    expect((await open(shortCode)).status).toBe(200);
  });

  it('is made once, whatever hears of it twice, and for none that is gone or closed', async () => {
    await storeDocuments({ [path()]: { name: 'Villas', organization, isPublic: true } });
    const written = await store().doc(path()).get();
    await Promise.all([giveCodeIfPublic(written), giveCodeIfPublic(written)]);
    const { docs } = await store().collection('shortCodes').where('collection', '==', collection).get();
    for (const { ref } of docs) removedAfterwards(ref.path);
    expect(docs.map(({ id }) => id)).toEqual([(await stored(path())).shortCode]);

    collection = randomIdentifier();
    await giveCodeIfPublic(await store().doc(path()).get());
    await storeDocuments({ [path()]: { name: 'Villas', organization } });
    await giveCodeIfPublic(await store().doc(path()).get());
    expect(await stored(path())).toEqual({ name: 'Villas', organization });
  });

  it('leads to nothing once the collection is deleted, and is given to no other, also not to a later one with its id', async () => {
    const shortCode = await aPublicCollection();

    await withTriggers([path()], () => store().doc(path()).delete());

    expect(await exist([shortCodeRef(shortCode).path])).toEqual([]);
    await expectNothing(shortCode);
    const codes = [shortCode, 'zzzzzz4'];
    expect(await store().runTransaction((transaction) => unusedShortCode(transaction, () => codes.shift() ?? ''))).toBe('zzzzzz4');
    expect(await aPublicCollection()).not.toBe(shortCode);
  });

  it('never leads to a later collection with the same id, before its deletion is heard of', async () => {
    const shortCode = await aPublicCollection();
    await store().doc(path()).set({ name: 'Secret', organization, isPublic: true });

    await expectNothing(shortCode);
  });

  it('is none of a tour, and that of a tour is none of a collection', async () => {
    const shortCode = await aPublicCollection();
    const tour = await aPublishedTour('The Hall');

    expect((await fetch(`${address}/t/${shortCode}`)).status).toBe(404);
    await expectNothing(tour.shortCode);
    await expectNothing('2222222');
  });
});

describe('the public page of a collection', () => {
  it('is shown whatever its order names', async () => {
    const shortCode = await aPublicCollection({ sortType: 'custom', sortOrder: ['', 'a/b', '..', '__x__', 7, 'gone'] });
    await aPublishedTour('Alpha Hall');

    expect(await textOf(shortCode)).toContain('Alpha Hall');
  });

  it('shows the tours that are open now, in its order, and never the name of another [ACCESS-050 ACCESS-068]', async () => {
    const shortCode = await aPublicCollection({ description: 'By the sea' });
    const [hall, dock] = [await aPublishedTour('Alpha Hall'), await aPublishedTour('Beta Dock')];
    await aPublishedTour('Secret closed', { public: false });
    await aPublishedTour('Secret later', { opens: Date.now() + 3600_000 });
    await aPublishedTour('Secret elsewhere', {}, { collection: 'other' });
    await aPublishedTour('Secret not current', { current: false });
    const binned = await aPublishedTour('Secret binned');
    await store().doc(`organizations/${organization}/tours/${binned.tour}/snapshots/${binned.version}`).update({ binned: true });
    await storeDocuments({ [`tours/${randomIdentifier()}`]: { name: 'Secret unpublished', organization, collection, public: true } });

    const response = await open(shortCode);
    const page = await response.text();

    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).toContain('By the sea');
    expect([...page.matchAll(/<a href="\/t\/([^"]+)">/g)].map(([, code]) => code)).toEqual([hall.shortCode, dock.shortCode]);
    expect(page).not.toContain('Secret');

    await store()
      .doc(path())
      .update({ sortType: 'custom', sortOrder: ['gone', dock.tour] });
    expect([...(await textOf(shortCode)).matchAll(/<h3 dir="auto">([^<]+)/g)].map(([, name]) => name)).toEqual(['Beta Dock', 'Alpha Hall']);
  });

  it('loses a tour that closes, and says when none is left', async () => {
    const shortCode = await aPublicCollection();
    const { tour, version } = await aPublishedTour('Alpha Hall');
    expect(await textOf(shortCode)).toContain('Alpha Hall');

    await editor.call('changeVersion', { tour, version, public: false });

    const page = await textOf(shortCode);
    expect(page).not.toContain('Alpha Hall');
    expect(page).toContain('No tour of this collection is open at the moment.');
  });

  it('closes with its organization, and is listed when that says so', async () => {
    const other = await anOrganization();
    await storeDocuments({ [path()]: { name: 'Villas', organization: other } });
    await change({ isPublic: true });
    const { shortCode } = await stored(path());
    removedAfterwards(shortCodeRef(shortCode).path);
    expect(await textOf(shortCode)).toContain('noindex');

    await store().doc(`organizations/${other}`).update({ isIndexed: true });
    expect(await textOf(shortCode)).not.toContain('noindex');
    await store().doc(`organizations/${other}`).update({ status: false });
    await expectNothing(shortCode);
  });

  it('is in the language that was chosen, and names each tour in it where the tour has it', async () => {
    const shortCode = await aPublicCollection();
    await aPublishedTour('Alpha Hall', {}, { languages: ['en', 'de'] }, 'Halle Alpha');
    await aPublishedTour('Beta Dock', {}, { languages: ['en', 'ar'] });

    expect(await textOf(shortCode, '?lang=ar')).toContain('<html lang="ar" dir="rtl">');
    const german = await textOf(shortCode, '?lang=de-AT');
    expect([...german.matchAll(/<h3 ([^>]+)>([^<]+)/g)].map(([, written, name]) => [name, written])).toEqual([
      ['Halle Alpha', expect.stringContaining('lang="de"')],
      ['Beta Dock', 'dir="auto"'],
    ]);
    expect(await textOf(shortCode, '?lang=en')).toContain('Alpha Hall');
  });
});
