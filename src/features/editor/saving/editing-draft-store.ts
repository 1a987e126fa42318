import { createStore, getMany, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import { allPois } from '@/domain/folders/folder';
import type { Poi } from '@/domain/pois/poi';
import { type Compact, compact, expandCompact } from '@/domain/tours/compact';
import type { EditedTour } from '@/domain/tours/edited';
import type { EditingDraft, EditingDraftKey, EditingDraftStore } from '../session/saving-state';
import { putSequentially } from './put-sequentially';

/** The state that the edits started from; its PoIs are stored separately, in `pieces` entries. */
type Base = { compact: Compact; historyId: string; pieces: number };
type StoredEdits = { at: Date; compact: Compact } & Pick<EditingDraft, 'pictures' | 'reused'>;
type Entry = [IDBValidKey, unknown];

/** PoIs per entry; cloning this many takes less than a millisecond. */
const pieceSize = 40;

const keyPrefix = ({ uid, tour, tab }: EditingDraftKey) => [uid, tour, tab];
const editsKey = (key: EditingDraftKey) => [...keyPrefix(key), 'work'];
const baseKey = (key: EditingDraftKey) => [...keyPrefix(key), 'base'];
const pieceKey = (key: EditingDraftKey, piece: number) => [...keyPrefix(key), 'pois', piece];

/** Stores drafts in IndexedDB. The base state is written once; after that, only the differences from it. */
export function createEditingDraftStore(): EditingDraftStore {
  let database: UseStore | null = null;
  const written = new Map<string, EditedTour>();
  const drafts = () => {
    database ??= createStore('loggia-drafts', 'drafts');
    return database;
  };
  return {
    put: async ({ at, base, historyId, edited, pictures, reused, ...key }) => {
      const edits: StoredEdits = { at, compact: compact(base, edited), ...(pictures && { pictures }), ...(reused && { reused }) };
      const baseEntries = written.get(key.tab) === base ? [] : entriesOf(key, base, historyId);
      await drafts()('readwrite', (store) => putSequentially(store, [...baseEntries, [editsKey(key), edits]]));
      written.set(key.tab, base);
    },
    remove: async (key) => {
      written.delete(key.tab);
      await drafts()('readwrite', (store) => {
        // in IndexedDB's key order, arrays sort after all other key types
        store.delete(IDBKeyRange.bound(keyPrefix(key), [...keyPrefix(key), []]));
        return promisifyRequest(store.transaction);
      });
    },
    list: async (uid, tour) => {
      const editsKeys = (await keys<IDBValidKey[]>(drafts())).filter(
        ([keyUid, keyTour, , part]) => keyUid === uid && keyTour === tour && part === 'work',
      );
      const found = await Promise.all(editsKeys.map(async ([, , tab]) => read({ uid, tour, tab: String(tab) }, drafts())));
      return found.flatMap((draft) => draft ?? []).sort((a, b) => +b.at - +a.at);
    },
  };
}

function entriesOf(key: EditingDraftKey, baseState: EditedTour, historyId: string): Entry[] {
  const pois = allPois(baseState.folders);
  const pieces = Array.from({ length: Math.ceil(pois.length / pieceSize) }, (_, piece): Entry => {
    const from = piece * pieceSize;
    return [pieceKey(key, piece), pois.slice(from, from + pieceSize)];
  });
  const base: Base = { compact: compact(baseState, baseState), historyId, pieces: pieces.length };
  return [...pieces, [baseKey(key), base]];
}

async function read(key: EditingDraftKey, drafts: UseStore): Promise<EditingDraft | null> {
  const [storedBase, edits] = (await getMany([baseKey(key), editsKey(key)], drafts)) as [Base | undefined, StoredEdits | undefined];
  if (!storedBase || !edits) return null;
  const pieceKeys = Array.from({ length: storedBase.pieces }, (_, piece) => pieceKey(key, piece));
  const pois = ((await getMany(pieceKeys, drafts)) as Poi[][]).flat();
  const base = expandCompact(pois, storedBase.compact);
  const edited = expandCompact(pois, edits.compact);
  const { at, pictures, reused } = edits;
  return { ...key, at, base, historyId: storedBase.historyId, edited, ...(pictures && { pictures }), ...(reused && { reused }) };
}
