import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { tourId } from '../../src/domain/ids';
import { playerPath } from '../../src/domain/page-addresses';
import { store } from '../functions/administrator';
import type { Visitor } from './browser';
import { anOwnPlace } from './own-tours';
import { signIn } from './people';
import { saved } from './saved';

export const patient = { timeout: 45_000 };

const twoPois = [
  {
    id: 'hall',
    name: 'Hall',
    children: [],
    pois: [
      { identifier: 'stove', name: 'Stove' },
      { identifier: 'sink', name: 'Sink' },
    ],
  },
];

/** A tour in an organization of its own, with the points of interest Stove and Sink, and people who edit it. */
export async function aTourToEdit(fields: Record<string, unknown> = {}, people = 1) {
  const place = await anOwnPlace();
  const [tour, ...editors] = await Promise.all([
    place.tour({ name: 'The Hall', historyId: 'first', floors: [], folders: twoPois, ...fields }),
    ...Array.from({ length: people }, () => place.person('superuser')),
  ]);
  const [email = '', other = ''] = editors.map((editor) => editor.email);
  return { place, tour, path: playerPath(tourId(tour), 'edit'), publicPath: playerPath(tourId(tour)), email, other };
}

/** The editor of a tour of their own, in edit mode. */
export async function anEditorAtWork(
  visitor: () => Promise<Visitor>,
  { fields, prepare }: { fields?: Record<string, unknown>; prepare?: (context: BrowserContext) => Promise<unknown> } = {},
) {
  const edited = await aTourToEdit(fields);
  const { page, context } = await visitor();
  await prepare?.(context);
  await signIn(page, edited.email, edited.path);
  await editTools(page).waitFor(patient);
  return { ...edited, page, context };
}

export const editTools = (page: Page) => page.getByRole('toolbar', { name: 'Edit', exact: true });
export const line = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}(,|$)`) });
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
export const savingMessage = (page: Page, words: string) => page.getByRole('button', { name: `Saving: ${words}` });
/** The offer to restore changes that are stored on this device. */
export const offer = (page: Page) => page.getByRole('dialog', { name: 'You have unsaved changes' });

export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await saved(page);
}

/** Renames a point of interest, which is not saved then. */
export async function rename(page: Page, from: string, to: string): Promise<void> {
  await line(page, from).last().click();
  const name = page.getByLabel('Name', { exact: true });
  // the panel may still be that of another one
  await expect.poll(() => name.inputValue(), patient).toBe(from);
  await name.fill(to);
  await name.press('Tab');
  await savingMessage(page, 'Unsaved changes').or(savingMessage(page, 'Offline. Changes are saved on this device.')).waitFor(patient);
}

/** Waits until the device has stored what is not saved. */
export const draftStored = (page: Page) => expect.poll(() => page.evaluate(hasDrafts), patient).toBe(true);
/** Waits until the device has removed what was saved meanwhile, which a reload before that would offer again. */
export const draftRemoved = (page: Page) => expect.poll(() => page.evaluate(hasDrafts), patient).toBe(false);

async function hasDrafts(): Promise<boolean> {
  // opening a database that does not exist would create it, without its store
  if (!(await indexedDB.databases()).some(({ name }) => name === 'loggia-drafts')) return false;
  const result = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const db = await result(indexedDB.open('loggia-drafts'));
  const count = await result(db.transaction('drafts').objectStore('drafts').count());
  db.close();
  return count > 0;
}

type StoredFile = { url: string; contentType: string; markers: { name: string; icon: string }[] };
type StoredFolder = { name: string; pois: { name: string; content: { name: string; content: StoredFile[] }[] }[] };

export const storedFolders = async (tour: string): Promise<StoredFolder[]> => (await store().doc(`tours/${tour}`).get()).get('folders');
/** The names of the stored points of interest in the first folder. */
export const storedNames = async (tour: string): Promise<string[]> => (await storedFolders(tour))[0]?.pois.map(({ name }) => name) ?? [];
export const storedEntries = async (tour: string): Promise<number> => (await store().collection(`tours/${tour}/poiHistory`).get()).size;
