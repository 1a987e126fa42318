import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { type OlderItem, olderItemsFrom } from '@/domain/older/items';
import type { PoiList } from '@/domain/older/poi-lists';
import { date, texts } from '@/domain/stored';
import type { OlderEditingSession } from './older-editing-session';

/** Unsaved points on this device; `list` is what they were loaded from, `pointIds` what of the points beside it they began with. */
export type OlderDraft = { at: Date | null; list: PoiList | null; items: OlderItem[]; pointIds: readonly string[] };

/** After the last edit, in ms. */
const storeAfterMs = 500;

let database: UseStore | null = null;
function drafts(): UseStore {
  database ??= createStore('loggia-older-drafts', 'drafts');
  return database;
}

const keyOf = ({ ref }: OlderEditingSession, uid: string) => [uid, ref.organization, ref.tour];

/** A browser without storage has no drafts, and the editor works all the same. */
async function ifPossible<Result>(request: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await request();
  } catch (error) {
    console.warn('Unsaved points can’t be stored on this device.', error);
    return undefined;
  }
}

/** The draft of an earlier visit; null without one. */
export async function storedOlderDraft(session: OlderEditingSession, uid: string): Promise<OlderDraft | null> {
  const draft = await ifPossible(() => get<OlderDraft>(keyOf(session, uid), drafts()));
  // drafts of earlier versions have no `pointIds`, nor their lists `taken`
  return draft
    ? {
        at: date(draft.at),
        list: draft.list && { ...draft.list, taken: texts(draft.list.taken) },
        items: olderItemsFrom(draft.items),
        pointIds: texts(draft.pointIds),
      }
    : null;
}

export const removeOlderDraft = (session: OlderEditingSession, uid: string) => ifPossible(() => del(keyOf(session, uid), drafts()));

/** Stores unsaved points shortly after each edit, until they are saved. @returns stops it */
export function storeOlderDrafts(session: OlderEditingSession, uid: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    const { items, list, pointIds, isChanged } = session.store.getState();
    const draft: OlderDraft = { at: new Date(), list, items, pointIds };
    if (isChanged) void ifPossible(() => set(keyOf(session, uid), draft, drafts()));
  };
  const stop = session.store.subscribe((state, before) => {
    if (state.items === before.items && state.isChanged === before.isChanged) return;
    clearTimeout(timer);
    if (state.isChanged) timer = setTimeout(write, storeAfterMs);
    else if (before.isChanged) void removeOlderDraft(session, uid);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
