import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubDevice } from '@/backend/offline/testing/device-storage';
import { tourId, userId } from '@/domain/ids';
import type { OlderItem } from '@/domain/older/items';
import { latestList, type PoiList } from '@/domain/older/poi-lists';
import { isStoredAs } from '@/domain/tours/as-stored';
import { createEditingDraftStore } from '@/features/editor/saving/editing-draft-store';
import type { EditingDraft } from '@/features/editor/session/saving-state';
import { storedOlderDraft } from '@/features/older/editor/older-draft';
import type { OlderEditingSession } from '@/features/older/editor/older-editing-session';
import { readNewTourDraft } from '@/features/tours/form/new-tour-draft';

type Entry = [key: unknown, value: unknown];
type OlderDraft = { at: Date; list: PoiList; items: OlderItem[] };

const withDates = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  if ('$date' in value) return new Date(String(value.$date));
  if ('$map' in value) return new Map(withDates(value.$map) as Entry[]);
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withDates(entry)]));
};

const { readFileSync } = await vi.importActual<{ readFileSync: (file: string) => Uint8Array }>('node:fs');
const { gunzipSync } = await vi.importActual<{ gunzipSync: (content: Uint8Array) => object }>('node:zlib');
const written = (name: string) => JSON.parse(String(gunzipSync(readFileSync(`tests/compatibility/2026-11-25/${name}.gz`))));

/** What a browser of that day stored, and the draft that was stored. */
const device = withDates(written('device.json')) as {
  drafts: Entry[];
  draft: Omit<EditingDraft, 'uid' | 'tour' | 'tab'>;
  olderDrafts: [Entry];
  newTour: string;
};

const indexedDb = vi.hoisted(() => new Map<string, Map<string, Entry>>());
vi.mock('idb-keyval', () => ({
  createStore: (name: string) => indexedDb.get(name),
  keys: async (store: Map<string, Entry>) => [...store.values()].map(([key]) => key),
  get: async (key: unknown, store: Map<string, Entry>) => store.get(JSON.stringify(key))?.[1],
  getMany: async (keys: unknown[], store: Map<string, Entry>) => keys.map((key) => store.get(JSON.stringify(key))?.[1]),
}));

const database = (entries: Entry[]) =>
  new Map(entries.map(([key, value]): [string, Entry] => [JSON.stringify(key), [key, structuredClone(value)]]));

beforeEach(() => {
  stubDevice();
  indexedDb.set('loggia-drafts', database(device.drafts));
  indexedDb.set('loggia-older-drafts', database(device.olderDrafts));
});
afterEach(() => void vi.unstubAllGlobals());

describe('unsaved changes of 25 November 2026 on a device', () => {
  it('are found, with what they began with and the images that were not uploaded', async () => {
    const [draft, ...others] = await createEditingDraftStore().list(userId('ada'), tourId('house-with-garden'));

    expect(others).toEqual([]);
    expect(draft).toMatchObject(device.draft);
    expect(draft?.pictures).toEqual(device.draft.pictures);
    expect(draft && isStoredAs(draft.edited, draft.base)).toBe(false);
  });

  it('of an older tour are found, with the list that they began with', async () => {
    const [[key, stored]] = device.olderDrafts as [[string[], OlderDraft]];
    const [uid = '', organization, tour] = key;

    const draft = await storedOlderDraft({ ref: { organization, tour } } as OlderEditingSession, uid);

    expect(draft).toMatchObject(stored);
    expect(draft?.items[0]?.name).toBe('Unsaved older');
    // fields that came since
    expect([draft?.pointIds, draft?.list?.taken, latestList(draft?.list ? [draft.list] : [])?.id]).toEqual([[], [], stored.list.id]);
  });

  it('of a new tour are found', () => {
    localStorage.setItem('newTour', device.newTour);

    const found = readNewTourDraft({ uid: 'ada', organization: 'Northlight' });

    expect(found).toMatchObject(JSON.parse(device.newTour).values);
  });
});
