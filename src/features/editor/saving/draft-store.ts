import { createStore, delMany, getMany, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import { type Compact, compact, expanded } from '@/domain/tours/compact';
import type { Edited } from '@/domain/tours/edited';
import type { Draft, DraftKey, DraftStore } from '../session/drafts';

type Base = { edited: Edited; historyId: string };
type Work = { at: Date; compact: Compact; pictures?: Draft['pictures'] };

const name = ({ uid, tour, tab }: DraftKey, part: 'base' | 'work') => [uid, tour, tab, part];

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
      const work: [IDBValidKey, Work] = [name(key, 'work'), { at, compact: compact(base, edited), ...(pictures && { pictures }) }];
      const isNew = written.get(key.tab) !== base;
      const began: [IDBValidKey, Base][] = isNew ? [[name(key, 'base'), { edited: base, historyId }]] : [];
      await drafts()('readwrite', (store) => putAll([...began, work], store));
      written.set(key.tab, base);
    },
    remove: async (key) => {
      written.delete(key.tab);
      await delMany([name(key, 'base'), name(key, 'work')], drafts());
    },
    of: async (uid, tour) => {
      const known = (await keys<IDBValidKey[]>(drafts())).filter(([whose, of, , part]) => whose === uid && of === tour && part === 'work');
      const found = await Promise.all(known.map(async ([, , tab]) => read({ uid, tour, tab: String(tab) }, drafts())));
      return found.flatMap((draft) => draft ?? []).sort((one, other) => +other.at - +one.at);
    },
  };
}

/** Writes all or nothing, also where the page ends in this moment: a browser gives up what was not told that nothing more comes. */
function putAll(entries: readonly [IDBValidKey, unknown][], store: IDBObjectStore): Promise<void> {
  for (const [key, value] of entries) store.put(value, key);
  store.transaction.commit();
  return promisifyRequest(store.transaction);
}

async function read(key: DraftKey, drafts: UseStore): Promise<Draft | null> {
  const [base, work] = (await getMany([name(key, 'base'), name(key, 'work')], drafts)) as [Base | undefined, Work | undefined];
  if (!base || !work) return null;
  const { at, pictures } = work;
  const edited = expanded(base.edited, work.compact);
  return { ...key, at, base: base.edited, historyId: base.historyId, edited, ...(pictures && { pictures }) };
}
