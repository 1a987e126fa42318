import { maxUndoSteps } from '../session/edit-actions';
import type { EditingSession } from '../session/editing-context';
import { reusedFields, storedReused, withReused } from '../session/reuse-state';
import type { EditingDraft } from '../session/saving-state';
import type { StoredSteps } from '../session/step-storage';
import { savedSteps, stepsToStore, unsavedSteps } from './stored-steps';
import { openTabs } from './tabs';

/** What a tour's steps may take on this device. */
const maxBytes = 5_000_000;

/** Steps are stored in a pause of the author, because cloning those of a large tour takes more than a frame, and at most this long after they are made. */
const pauseMs = 1500;
const maxDelayMs = 15_000;

const trackedFields = ['past', 'future', 'base', 'needsSaving', ...reusedFields] as const;

/**
 * Stores the undo steps on this device, so that they survive a reload and a crash, and brings back those of the tab that was closed last.
 * @returns stops storing, after a last write
 */
export function persistSteps(session: EditingSession): () => void {
  const { store, steps, flushPendingInput } = session;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pendingSince: number | null = null;
  let written = store.getState();
  const write = async () => {
    clearTimeout(timer);
    pendingSince = null;
    flushPendingInput();
    const state = store.getState();
    const { author, tour } = state.input;
    // signing out has removed them
    if (!author || trackedFields.every((name) => written[name] === state[name])) return;
    written = state;
    const key = { uid: author.uid, tour: tour.id, tab: state.tabId };
    const entry = stepsToStore(state, maxBytes);
    if (entry.past.length + entry.future.length > 0) await steps.put({ ...key, ...entry, ...storedReused(state), at: new Date() });
    else await steps.remove(key);
  };
  const flush = () => write().catch((error: unknown) => console.warn('The undo steps could not be stored on this device.', error));
  const unsubscribe = store.subscribe((state, before) => {
    if (trackedFields.every((name) => state[name] === before[name])) return;
    pendingSince ??= Date.now();
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), Math.min(pauseMs, pendingSince + maxDelayMs - Date.now()));
  });
  const ended = new AbortController();
  window.addEventListener('pagehide', () => void flush(), { signal: ended.signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void flush(), { signal: ended.signal });
  bringBack(session, flush, ended.signal).catch((error: unknown) =>
    console.warn('The undo steps of this device could not be read.', error),
  );
  return () => {
    unsubscribe();
    ended.abort();
    void flush();
  };
}

/** Brings back the steps of the tab that was closed last. Those of unsaved changes wait until these are restored. */
async function bringBack({ store, steps, drafts }: EditingSession, flush: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const { author, tour } = store.getState().input;
  if (!author) return;
  const stored = await steps.list(author.uid, tour.id);
  if (stored.length === 0) return;
  const open = await openTabs(stored.map(({ tab }) => tab));
  const closed = stored.filter(({ tab }) => !open.has(tab));
  const [newest] = closed;
  if (!newest || signal.aborted) return;
  const former = savedSteps(newest, store.getState().base);
  store.setState(({ past, future, ...now }) => ({
    ...withReused(now, newest.reused ?? { copiedTypes: newest.copiedTypes ?? [] }),
    past: [...former.past, ...past].slice(-maxUndoSteps),
    future: past.length === 0 ? former.future : future,
  }));
  await flush();
  const unsaved = new Set((await drafts.list(author.uid, tour.id)).map(({ tab }) => tab));
  await Promise.all(closed.filter(({ tab }) => !unsaved.has(tab)).map(steps.remove));
}

/** The steps of unsaved changes that are restored; none if they are not stored. */
export async function stepsOfDraft({ store, steps }: EditingSession, { uid, tour, tab }: EditingDraft): Promise<StoredSteps['past']> {
  const stored = await steps.list(uid, tour).catch(() => []);
  const found = stored.find((entry) => entry.tab === tab);
  return found ? unsavedSteps(found, store.getState().base) : [];
}
