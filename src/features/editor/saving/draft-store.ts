import { createStore, getMany, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import { allPois } from '@/domain/folders';
import type { Poi } from '@/domain/pois';
import { type Compact, compact, expanded } from '@/domain/tours/compact';
import type { Edited } from '@/domain/tours/edited';
import type { Draft, DraftKey, DraftStore } from '../session/drafts';
import { putInTurn } from './put-in-turn';

/** What a work began from; its PoIs stand beside it, in so many pieces. */
type Base = { compact: Compact; historyId: string; pieces: number };
type Work = { at: Date; compact: Compact; pictures?: Draft['pictures'] };
type Entry = [IDBValidKey, unknown];

/** How many PoIs are written in one go: copying so many takes less than a millisecond. */
const pieceSize = 40;

const whole = ({ uid, tour, tab }: DraftKey) => [uid, tour, tab];
const workName = (key: DraftKey) => [...whole(key), 'work'];
const baseName = (key: DraftKey) => [...whole(key), 'base'];
const pieceName = (key: DraftKey, piece: number) => [...whole(key), 'pois', piece];

/** In the browser's database. What a work began from is written once, and then only what differs from it. */
export function deviceDrafts(): DraftStore {
  let opened: UseStore | null = null;
  const written = new Map<string, Edited>();
  const drafts = () => {
    opened ??= createStore('loggia-drafts', 'drafts');
    return opened;
  };
  return {
    keep: async ({ at, base, historyId, edited, pictures, ...key }) => {
      const work: Work = { at, compact: compact(base, edited), ...(pictures && { pictures }) };
      const began = written.get(key.tab) === base ? [] : entriesOf(key, base, historyId);
      await drafts()('readwrite', (store) => putInTurn(store, [...began, [workName(key), work]]));
      written.set(key.tab, base);
    },
    remove: async (key) => {
      written.delete(key.tab);
      await drafts()('readwrite', (store) => {
        // an array comes after everything else that a name can go on with
        store.delete(IDBKeyRange.bound(whole(key), [...whole(key), []]));
        return promisifyRequest(store.transaction);
      });
    },
    of: async (uid, tour) => {
      const known = (await keys<IDBValidKey[]>(drafts())).filter(([whose, of, , part]) => whose === uid && of === tour && part === 'work');
      const found = await Promise.all(known.map(async ([, , tab]) => read({ uid, tour, tab: String(tab) }, drafts())));
      return found.flatMap((draft) => draft ?? []).sort((one, other) => +other.at - +one.at);
    },
  };
}

function entriesOf(key: DraftKey, began: Edited, historyId: string): Entry[] {
  const pois = allPois(began.folders);
  const pieces = Array.from({ length: Math.ceil(pois.length / pieceSize) }, (_, piece): Entry => {
    const from = piece * pieceSize;
    return [pieceName(key, piece), pois.slice(from, from + pieceSize)];
  });
  const base: Base = { compact: compact(began, began), historyId, pieces: pieces.length };
  return [...pieces, [baseName(key), base]];
}

async function read(key: DraftKey, drafts: UseStore): Promise<Draft | null> {
  const [began, work] = (await getMany([baseName(key), workName(key)], drafts)) as [Base | undefined, Work | undefined];
  if (!began || !work) return null;
  const names = Array.from({ length: began.pieces }, (_, piece) => pieceName(key, piece));
  const pois = ((await getMany(names, drafts)) as Poi[][]).flat();
  const base = expanded(pois, began.compact);
  const edited = expanded(pois, work.compact);
  return { ...key, at: work.at, base, historyId: began.historyId, edited, ...(work.pictures && { pictures: work.pictures }) };
}
