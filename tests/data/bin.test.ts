import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BinRef } from '../../src/backend/bin/commands';
import { orgId, tourId } from '../../src/domain/ids';
import { type Person, people } from '../rules/cases/people';
import { aTour } from '../rules/cases/world';
import { bearer, type Documents, storeDocuments, type Wire } from '../rules/store-wire';
import { aStore, enterPage, leavePage } from './support';

let store: Wire;
let signedIn: Person;

beforeAll(async () => {
  store = await aStore('bin-commands', readFileSync('firestore.rules', 'utf8'));
});
beforeEach(async () => {
  enterPage(store.project, store.port, new Map());
  signedIn = 'orgAdmin';
  vi.doMock('../../src/backend/auth/signed-in', () => ({
    signedInUser: async () => userOf(signedIn),
    restoredUser: async () => null,
  }));
});
afterEach(() => {
  vi.doUnmock('../../src/backend/auth/signed-in');
  leavePage();
});

const userOf = (who: Person) => {
  const { uid = '', email = '' } = { ...people[who] } as { uid?: string; email?: string };
  return { uid, email, getIdToken: async () => bearer(store, people[who])?.slice('Bearer '.length) };
};

const commands = () => import('../../src/backend/bin/commands');
const hall: BinRef = { id: tourId('hall'), organization: orgId('acme') };
const acme = { 'organizations/acme': { name: 'acme', status: true } };
const documents = () => `http://127.0.0.1:${store.port}/v1/projects/${store.project}/databases/(default)/documents`;
const owner = { Authorization: 'Bearer owner' };
const fieldsAt = async (path: string) => (await (await fetch(`${documents()}/${path}`, { headers: owner })).json()).fields;
const world = (tour: Parameters<typeof aTour>[0] = {}): Documents => ({ ...acme, 'tours/hall': aTour(tour) });

/** Stores a number as an import does: a double, though it is whole. */
async function putDouble(field: string): Promise<void> {
  const body = JSON.stringify({ fields: { [field]: { doubleValue: 3 } } });
  await fetch(`${documents()}/tours/hall?updateMask.fieldPaths=${field}`, { method: 'PATCH', headers: owner, body });
}

/** Stores a document that says when it was saved, as the app does. */
async function saveNow(path: string): Promise<void> {
  const name = `${documents().split('/v1/').at(-1)}/${path}`;
  const write = { update: { name, fields: {} }, updateTransforms: [{ fieldPath: 'updated', setToServerValue: 'REQUEST_TIME' }] };
  await fetch(`${documents()}:commit`, { method: 'POST', headers: owner, body: JSON.stringify({ writes: [write] }) });
}

describe('the bin', () => {
  it('gives a tour back exactly as it was stored, its numbers too [TOUR-060]', async () => {
    await storeDocuments(store, world({ folders: [{ id: 'f', pois: [{ position: { x: 0.5, y: 3 } }] }] }));
    await putDouble('numberOfFloors');
    const before = await fieldsAt('tours/hall');
    const { deleteTour, restoreTour } = await commands();

    await deleteTour(hall);
    const binned = [await fieldsAt('tours/hall'), await fieldsAt('organizations/acme/bin/hall')];
    await restoreTour(hall);

    expect(binned[0]).toEqual({ binnedFrom: { stringValue: 'acme' } });
    expect(binned[1]).toMatchObject({
      tour: { mapValue: { fields: before } },
      deletedAt: { timestampValue: expect.any(String) },
      deletedBy: { stringValue: 'orgAdmin' },
      deletedByEmail: { stringValue: 'boss@acme.example' },
    });
    expect(before.numberOfFloors).toEqual({ doubleValue: 3 });
    expect([await fieldsAt('tours/hall'), await fieldsAt('organizations/acme/bin/hall')]).toEqual([before, undefined]);
  });

  it.each([
    ['folders', { folders: [{ id: 'f', name: 'x'.repeat(1_047_800) }] }],
    ['floors', { floors: ['x'.repeat(1_047_800)] }],
    ['texts of three bytes a character', { folders: [{ id: 'f', name: '語'.repeat(349_200) }] }],
    ['many fields', { folders: [{ name: 'x'.repeat(400_000) }], floors: ['x'.repeat(400_000)], documents: ['x'.repeat(247_500)] }],
  ])('takes a tour that fills a document with %s, and gives it back [TOUR-060]', async (_what, content) => {
    await storeDocuments(store, world(content));
    const before = await fieldsAt('tours/hall');
    const { deleteTour, restoreTour, purgeTour } = await commands();

    await deleteTour(hall);
    const inBin = await fieldsAt('organizations/acme/bin/hall');
    expect(Object.keys(await fieldsAt('tours/hall')).toSorted()).toEqual(['binnedFrom', 'rest']);
    expect(inBin.tour.mapValue.fields.name).toEqual(before.name);
    await restoreTour(hall);
    expect([await fieldsAt('tours/hall'), await fieldsAt('organizations/acme/bin/hall')]).toEqual([before, undefined]);

    await deleteTour(hall);
    await purgeTour(hall);
    expect([await fieldsAt('tours/hall'), await fieldsAt('organizations/acme/bin/hall')]).toEqual([undefined, undefined]);
  });

  it('does nothing more when a command is sent again, because its response was lost', async () => {
    await storeDocuments(store, world());
    const before = await fieldsAt('tours/hall');
    const { deleteTour, restoreTour } = await commands();

    await deleteTour(hall);
    await deleteTour(hall);
    await restoreTour(hall);
    await restoreTour(hall);

    expect(await fieldsAt('tours/hall')).toEqual(before);
  });

  it('leaves a copy where somebody worked on it since', async () => {
    const created = new Date('2026-11-30T10:00:00Z');
    const updated = new Date('2026-11-30T10:00:01Z');
    const copy = { ...hall, onlyUntouched: true };
    const { deleteTour } = await commands();

    await storeDocuments(store, world({ created, updated }));
    await expect(deleteTour(copy)).rejects.toMatchObject({ code: 'aborted' });
    expect((await fieldsAt('tours/hall')).name).toBeDefined();

    await storeDocuments(store, world({ created, updated: created }));
    await deleteTour(copy);
    expect(await fieldsAt('tours/hall')).toEqual({ binnedFrom: { stringValue: 'acme' } });
  });

  it('leaves a copy whose texts somebody saved in another language since', async () => {
    const created = new Date('2026-11-30T10:00:00Z');
    const copy = { ...hall, onlyUntouched: true };
    const texts = 'tours/hall/languages/de';
    await storeDocuments(store, world({ created, updated: created, languages: ['en', 'de'] }));
    await fetch(`${documents()}/${texts}`, { method: 'DELETE', headers: owner });
    const { deleteTour, restoreTour } = await commands();

    await saveNow(texts);
    await deleteTour(copy);
    expect(await fieldsAt('tours/hall')).toEqual({ binnedFrom: { stringValue: 'acme' } });

    await restoreTour(hall);
    await saveNow(texts);
    await expect(deleteTour(copy)).rejects.toMatchObject({ code: 'aborted' });
    expect((await fieldsAt('tours/hall')).name).toBeDefined();
  });

  it('restores a tour without its collection once that is gone', async () => {
    await storeDocuments(store, { ...world({ collection: 'shelf' }), 'collections/shelf': { name: 'Shelf', organization: 'acme' } });
    const { deleteTour, restoreTour } = await commands();
    await deleteTour(hall);
    await fetch(`${documents()}/collections/shelf`, { method: 'DELETE', headers: owner });

    await restoreTour(hall);

    expect((await fieldsAt('tours/hall')).collection).toEqual({ stringValue: '' });
  });

  it('does not publish a tour of an organization that was suspended, and says so [MODEL-003]', async () => {
    await storeDocuments(store, { ...world({ public: true }), 'organizations/acme': { name: 'acme', status: false } });
    const { deleteTour, restoreTour } = await commands();
    await deleteTour(hall);

    await expect(restoreTour(hall)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: 'acme is deactivated, so its public tours stay in the bin. Ask an administrator to activate it.',
    });

    expect(await fieldsAt('tours/hall')).toEqual({ binnedFrom: { stringValue: 'acme' } });
  });

  it('deletes a tour for good, and nothing that was restored in the meantime', async () => {
    await storeDocuments(store, world());
    const { deleteTour, purgeTour, restoreTour } = await commands();
    await deleteTour(hall);
    await restoreTour(hall);
    await expect(purgeTour(hall)).rejects.toMatchObject({ code: 'not-found' });
    expect(await fieldsAt('tours/hall')).toBeDefined();
    await deleteTour(hall);

    await purgeTour(hall);

    expect([await fieldsAt('tours/hall'), await fieldsAt('organizations/acme/bin/hall')]).toEqual([undefined, undefined]);
  });

  it.each(['viewer', 'editor', 'other', 'stranger'] as const)('refuses to delete and restore for %s [ACCESS-058]', async (who) => {
    await storeDocuments(store, world());
    const { deleteTour, restoreTour } = await commands();
    signedIn = who;
    await expect(deleteTour(hall)).rejects.toMatchObject({ code: 'permission-denied' });
    signedIn = 'orgAdmin';
    await deleteTour(hall);
    signedIn = who;

    await expect(restoreTour(hall)).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await fieldsAt('tours/hall')).toEqual({ binnedFrom: { stringValue: 'acme' } });
  });
});
