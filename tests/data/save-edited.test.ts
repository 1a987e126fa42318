import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { countedWire } from '../../scripts/counted-wire.mjs';
import type { EditedToSave } from '../../src/backend/tours/save-edited';
import { type EditedTour, editedOf } from '../../src/domain/tours/edited';
import { tourFrom } from '../../src/domain/tours/tour';
import { storeDocuments, type Wire } from '../rules/store-wire';
import { aStore, enterPage, leavePage } from './support';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{db}/documents {
    match /tours/{tour} { allow get, update: if resource.data.name != 'Closed'; match /poiHistory/{entry} { allow create: if true; } }
  }
}`;

let store: Wire;
let wire: Awaited<ReturnType<typeof countedWire>>;

beforeAll(async () => {
  store = await aStore('save-edited', rules);
});
beforeEach(async () => {
  wire = await countedWire(store.port);
  enterPage(store.project, wire.port, new Map());
});
afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  await wire.close();
  leavePage();
});

const hall = {
  name: 'Hall',
  historyId: 'first',
  floors: ['Cellar'],
  description: 'Old',
  folders: [{ id: 'f', name: 'Ground', pois: [{ identifier: 'p', name: 'Stove' }] }],
};
const author = { uid: 'someone', email: 'someone@acme.example' } as EditedToSave['author'];
const documents = () => `http://127.0.0.1:${store.port}/v1/projects/${store.project}/databases/(default)/documents`;
const owner = { Authorization: 'Bearer owner' };
const read = async (path: string) => (await fetch(`${documents()}/${path}`, { headers: owner })).json();
const versionOf = async (path: string) => (await read(path)).updateTime;
const historyOf = async () =>
  ((await read('tours/hall/poiHistory')).documents ?? []).map(({ name }: { name: string }) => name.split('/').at(-1));

/** A save of the hall as it was loaded. */
async function aSave(change: (edited: EditedTour) => EditedTour, more: Partial<EditedToSave> = {}) {
  const { saveEdited } = await import('../../src/backend/tours/save-edited');
  const base = editedOf(tourFrom('hall', hall));
  const toSave: EditedToSave = {
    tour: tourFrom('hall', hall).id,
    base,
    loaded: 'first',
    edited: change(base),
    historyId: 'second',
    author,
    ...more,
  };
  return () => saveEdited(toSave);
}
const renamed = (edited: EditedTour): EditedTour => ({
  ...edited,
  folders: edited.folders.map((folder) => ({ ...folder, name: 'Ground floor' })),
});

describe('saveEdited', () => {
  it('reads the tour once, writes what differs and the history id, and adds one entry of the history by that id [EDIT-052]', async () => {
    await storeDocuments(store, { 'tours/hall': hall });
    const save = await aSave(renamed);

    expect(await save()).toEqual({ kind: 'saved' });

    expect(wire.take()).toEqual(['tours/hall']);
    const tour = (await read('tours/hall')).fields;
    expect(tour.folders.arrayValue.values[0].mapValue.fields.name.stringValue).toBe('Ground floor');
    expect([tour.historyId.stringValue, tour.description.stringValue, tour.floors.arrayValue.values.length]).toEqual(['second', 'Old', 1]);
    expect(tour.updated.timestampValue).toBeDefined();
    const entry = (await read('tours/hall/poiHistory/second')).fields;
    expect(entry.folders).toEqual(tour.folders);
    expect([entry.userUid.stringValue, entry.userEmail.stringValue]).toEqual(['someone', 'someone@acme.example']);
    expect(entry.timestamp.timestampValue).toBe(tour.updated.timestampValue);
  });

  it('writes the names of the floors, and nothing of what is the same [EDIT-097]', async () => {
    await storeDocuments(store, { 'tours/hall': { ...hall, folders: 'as some program left them' } });
    const base = editedOf(tourFrom('hall', { ...hall, folders: [] }));
    const save = await aSave((edited) => edited, { base, edited: { ...base, floors: ['Cellar', 'Salon'] } });

    expect(await save()).toEqual({ kind: 'saved' });

    const { floors, folders } = (await read('tours/hall')).fields;
    expect(floors.arrayValue.values.map(({ stringValue }: { stringValue: string }) => stringValue)).toEqual(['Cellar', 'Salon']);
    expect(folders.stringValue).toBe('as some program left them');
  });

  it('writes nothing over what was not loaded, and tells what is there', async () => {
    await storeDocuments(store, { 'tours/hall': { ...hall, historyId: 'theirs', name: 'Great Hall' } });
    const before = await versionOf('tours/hall');
    const save = await aSave(renamed);

    expect(await save()).toMatchObject({ kind: 'elsewhere', historyId: 'theirs', stored: { name: 'Great Hall' } });

    expect([await versionOf('tours/hall'), await historyOf()]).toEqual([before, []]);
  });

  it('writes nothing over folders that a program changed without giving them an id', async () => {
    await storeDocuments(store, { 'tours/hall': { ...hall, folders: [] } });
    const save = await aSave(renamed);

    expect(await save()).toMatchObject({ kind: 'elsewhere', historyId: 'first', stored: { folders: [] } });
  });

  it('asked again with the same id, knows what it stored and stores it no second time', async () => {
    await storeDocuments(store, { 'tours/hall': hall });
    const save = await aSave(renamed);
    await save();
    const before = await versionOf('tours/hall');

    expect(await save()).toEqual({ kind: 'saved' });

    expect([await versionOf('tours/hall'), await historyOf()]).toEqual([before, ['second']]);
  });

  it('of two that start from the same state, lets one through and tells the other', async () => {
    await storeDocuments(store, { 'tours/hall': hall });
    const [one, other] = [await aSave(renamed, { historyId: 'one' }), await aSave(renamed, { historyId: 'other' })];

    const kinds = (await Promise.all([one(), other()])).map(({ kind }) => kind);

    expect(kinds.toSorted()).toEqual(['elsewhere', 'saved']);
    expect(await historyOf()).toHaveLength(1);
  });

  it('says in words what the rules refuse, a deleted tour, and that one is offline [EDIT-054]', async () => {
    await storeDocuments(store, { 'tours/hall': { ...hall, name: 'Closed' } });
    const save = await aSave(renamed);
    await expect(save()).rejects.toMatchObject({
      code: 'permission-denied',
      message: expect.stringMatching(/^You no longer have permission to change this tour/),
    });

    await storeDocuments(store, {});
    await expect(save()).rejects.toMatchObject({ code: 'permission-denied', message: expect.stringMatching(/or it was deleted/) });

    vi.stubGlobal('navigator', { onLine: false });
    await expect(save()).rejects.toMatchObject({ code: 'unavailable' });
  });
});
