import { addressesIn, renewedAddresses, withAddresses } from '@/domain/files/file-addresses-in';
import { isStoredAs } from '@/domain/tours/as-stored';
import type { EditedTour } from '@/domain/tours/edited';
import { toastError, toastSuccess } from '@/ui/toast';
import { isSaveUnfinished } from '../reuse/follow-saves';
import { maxUndoSteps, rewriteAddressHistory } from '../session/edit-actions';
import type { EditingSession } from '../session/editing-context';
import type { EditingState } from '../session/editing-state';
import { reusedFields, storedReused, withReused } from '../session/reuse-state';
import type { EditingDraft, EditingDraftKey } from '../session/saving-state';
import { stepsOfDraft } from './persist-steps';
import { openTabs, registerTab, tabClosed } from './tabs';

/** Changes are stored on the device at most this long after they are made. */
const storeDelayMs = 800;

const trackedFields = ['edited', 'base', 'needsSaving', 'pendingScreenshots', ...reusedFields] as const;

/**
 * Stores unsaved changes on this device until they are saved, so that they survive the tab, and finds drafts of closed tabs.
 * @returns stops storing, after a last write
 */
export function persistDrafts(session: EditingSession): () => void {
  const { store, flushPendingInput, drafts } = session;
  const { tabId: tab } = store.getState();
  const releaseTab = registerTab(tab);
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isStored = false;
  // last state written or being written; pagehide and visibilitychange can both fire
  let written: EditingState | null = null;
  // kept after sign-out, so that the author can restore the draft after signing in again
  let key: EditingDraftKey | null = keyOf(session, tab);

  const write = async () => {
    const state = store.getState();
    const { needsSaving, edited, base, historyId, pendingScreenshots } = state;
    if (trackedFields.every((name) => written?.[name] === state[name])) return;
    const pictures = pendingScreenshots.size > 0 ? { pictures: pendingScreenshots } : {};
    key ??= keyOf(session, tab);
    if (!key) return;
    written = state;
    const wasStored = isStored;
    isStored = needsSaving || isSaveUnfinished(state);
    if (isStored) await drafts.put({ ...key, at: new Date(), base, historyId, edited, ...pictures, ...storedReused(state) });
    else if (wasStored) await drafts.remove(key);
  };
  const flush = async () => {
    if (timer) clearTimeout(timer);
    timer = null;
    flushPendingInput();
    await write().then(
      () => store.getState().canStoreDrafts || store.setState({ canStoreDrafts: true }),
      (error: unknown) => {
        written = null;
        warnDraftNotStored(session, error);
      },
    );
  };
  const unsubscribe = store.subscribe((state, before) => {
    if (!trackedFields.some((key) => state[key] !== before[key])) return;
    timer ??= setTimeout(() => void flush(), storeDelayMs);
  });
  const ended = new AbortController();
  window.addEventListener('pagehide', () => void flush(), { signal: ended.signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void flush(), { signal: ended.signal });
  store.setState({ storeDraftNow: flush });
  void findDrafts(session, ended.signal);
  return () => {
    unsubscribe();
    ended.abort();
    flush().finally(releaseTab);
  };
}

function keyOf({ store }: EditingSession, tab: string): EditingDraftKey | null {
  const { author, tour } = store.getState().input;
  return author && { uid: author.uid, tour: tour.id, tab };
}

function warnDraftNotStored({ store }: EditingSession, error: unknown): void {
  console.warn('Could not store the draft on this device.', error);
  if (!store.getState().canStoreDrafts) return;
  store.setState({ canStoreDrafts: false });
  toastError('This browser can’t store unsaved changes because its storage is full or blocked. Save often.');
}

/**
 * Offers drafts of closed tabs. Drafts of open tabs are offered once the tab closes.
 * @param tabId limits the search to this tab
 */
async function findDrafts(session: EditingSession, signal: AbortSignal, tabId?: string): Promise<void> {
  const { store, drafts } = session;
  const { author, tour } = store.getState().input;
  if (!author) return;
  try {
    const stored = (await drafts.list(author.uid, tour.id)).filter(({ tab }) => tabId === undefined || tab === tabId);
    const open = await openTabs(stored.map(({ tab }) => tab));
    const { base } = store.getState();
    const followed = stored.filter(({ tab }) => !open.has(tab)).map((draft) => withPresentAddresses(draft, base));
    const [unsaved, obsolete] = partition(
      followed,
      ({ edited, base: draftBase, pictures }) => pictures !== undefined || (!isStoredAs(edited, base) && !isStoredAs(edited, draftBase)),
    );
    if (signal.aborted) return;
    // the tab closed between a save and what follows it
    for (const { reused } of obsolete) store.setState((now) => withReused(now, reused));
    await Promise.all(obsolete.map(drafts.remove));
    store.setState((before) => ({
      foundDrafts: [...before.foundDrafts, ...unsaved],
      offeredDraft: before.offeredDraft ?? unsaved[0] ?? null,
    }));
    for (const tab of open) {
      // rejects when this session ends
      tabClosed(tab, signal).then(
        () => findDrafts(session, signal, tab),
        () => undefined,
      );
    }
  } catch (error) {
    console.warn('Could not read drafts from this device.', error);
  }
}

/** The draft with the addresses that its files have now. They may have been closed since; then the tour has others. */
function withPresentAddresses(draft: EditingDraft, now: EditedTour): EditingDraft {
  const moves = renewedAddresses(draft.base, now);
  if (moves.size === 0) return draft;
  const done = new Map<unknown, unknown>();
  return { ...draft, base: withAddresses(draft.base, moves, done), edited: withAddresses(draft.edited, moves, done) };
}

const partition = <T>(all: readonly T[], is: (entry: T) => boolean): [T[], T[]] => [all.filter(is), all.filter((entry) => !is(entry))];

/**
 * Merges a draft with what was saved since then, as an undo step; conflicts are left to the user.
 * @returns false if the current changes have to be saved first and could not be
 */
export async function restoreDraft(session: EditingSession, draft: EditingDraft): Promise<boolean> {
  const { store, rebase, save } = session;
  if (store.getState().needsSaving) await save();
  const steps = await stepsOfDraft(session, draft);
  const { needsSaving, base, edited, historyId } = store.getState();
  if (needsSaving) return false;
  store.setState((now) => ({
    base: draft.base,
    edited: draft.edited,
    historyId: draft.historyId,
    pendingScreenshots: new Map([...(draft.pictures ?? []), ...now.pendingScreenshots]),
    ...withReused(now, draft.reused),
  }));
  const isMerged = rebase(base, historyId) !== 'conflict';
  if (steps.length > 0) store.setState(({ past }) => ({ past: [...past, ...steps].slice(-maxUndoSteps), future: [] }));
  else if (isMerged) {
    const step = { label: 'Restore unsaved changes', before: edited, after: store.getState().edited, key: null, poi: null };
    store.setState(({ past }) => ({ past: [...past, step], future: [] }));
  }
  await renewUnsaved(session, base);
  await store.getState().storeDraftNow();
  // if nothing can be stored, the existing draft is the only copy
  if (store.getState().canStoreDrafts) await removeDraft(session, draft);
  else dismissDraft(session, draft);
  return true;
}

/** Asks the file service for the addresses of files that only the unsaved changes name, such as uploads of then, in case they were closed since. */
async function renewUnsaved({ store, currentAddresses }: EditingSession, saved: EditedTour): Promise<void> {
  const stored = new Set(addressesIn(saved));
  const { organization, id } = store.getState().input.tour;
  const unsaved = addressesIn(store.getState().edited).filter((url) => !stored.has(url));
  if (unsaved.length > 0) rewriteAddressHistory(store, await currentAddresses({ organization, id }, unsaved));
}

/** Removes a draft from this device; the toast offers to undo this. */
export async function discardDraft(session: EditingSession, draft: EditingDraft): Promise<void> {
  await removeDraft(session, draft);
  const putBack = async () => {
    await session.drafts.put(draft);
    session.store.setState(({ foundDrafts }) => ({ foundDrafts: [draft, ...foundDrafts], offeredDraft: draft }));
  };
  const run = () =>
    void putBack().catch((error: unknown) => {
      console.warn('Could not store the discarded draft again.', error);
      session.store.setState({ offeredDraft: draft });
    });
  toastSuccess('Unsaved changes discarded.', { action: { label: 'Undo', run } });
}

async function removeDraft(session: EditingSession, draft: EditingDraft): Promise<void> {
  dismissDraft(session, draft);
  await Promise.all([session.drafts.remove(draft), session.steps.remove(draft)]);
}

/** Stops offering the draft in this session. */
const dismissDraft = ({ store }: EditingSession, draft: EditingDraft) =>
  store.setState(({ foundDrafts }) => ({ foundDrafts: foundDrafts.filter((other) => other !== draft), offeredDraft: null }));
