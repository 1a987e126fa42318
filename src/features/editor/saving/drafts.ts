import { randomIdentifier } from '@/domain/random';
import { isStoredAs } from '@/domain/tours/as-stored';
import { sayProblem } from '@/ui/say';
import { sayDone } from '@/ui/say-done';
import type { Draft, DraftKey } from '../session/drafts';
import type { EditingSession } from '../session/editing-session';
import type { EditingState } from '../session/editing-state';
import { goneTab, holdTab, openTabs } from './tabs';

/** How long after a change it is kept on the device at the latest, in milliseconds. */
const pause = 800;

const followed = ['edited', 'base', 'needsSaving', 'unuploaded'] as const;

/**
 * Keeps what is not saved on this device, until it is saved, so that it outlives the tab; and looks for what an earlier visit left.
 * @returns ends it, with what is not saved kept
 */
export function keepDrafts(session: EditingSession): () => void {
  const { store, settle, drafts } = session;
  const tab = randomIdentifier();
  const releaseTab = holdTab(tab);
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isKept = false;
  // what the device has, or is about to: a tab that is left says so more than once
  let written: EditingState | null = null;
  // somebody who is signed out meanwhile finds it when they are back
  let key: DraftKey | null = keyOf(session, tab);

  const write = async () => {
    const state = store.getState();
    const { needsSaving, edited, base, historyId, unuploaded } = state;
    if (followed.every((name) => written?.[name] === state[name])) return;
    const pictures = unuploaded.size > 0 ? { pictures: unuploaded } : {};
    key ??= keyOf(session, tab);
    if (!key) return;
    written = state;
    const wasKept = isKept;
    isKept = needsSaving;
    if (needsSaving) await drafts.keep({ ...key, at: new Date(), base, historyId, edited, ...pictures });
    else if (wasKept) await drafts.remove(key);
  };
  const flush = async () => {
    if (timer) clearTimeout(timer);
    timer = null;
    settle();
    await write().then(
      () => store.getState().keepsDraft || store.setState({ keepsDraft: true }),
      (error: unknown) => {
        written = null;
        noteUnkept(session, error);
      },
    );
  };
  const follow = store.subscribe((state, before) => {
    if (!followed.some((key) => state[key] !== before[key])) return;
    timer ??= setTimeout(() => void flush(), pause);
  });
  const leaving = new AbortController();
  window.addEventListener('pagehide', () => void flush(), { signal: leaving.signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void flush(), { signal: leaving.signal });
  store.setState({ keepNow: flush });
  void look(session, leaving.signal);
  return () => {
    follow();
    leaving.abort();
    flush().finally(releaseTab);
  };
}

function keyOf({ store }: EditingSession, tab: string): DraftKey | null {
  const { author, tour } = store.getState().given;
  return author && { uid: author.uid, tour: tour.id, tab };
}

function noteUnkept({ store }: EditingSession, error: unknown): void {
  console.warn('Unsaved work could not be kept on this device.', error);
  if (!store.getState().keepsDraft) return;
  store.setState({ keepsDraft: false });
  sayProblem('This browser keeps no copy of unsaved work: its storage is full or blocked. Save often.');
}

/**
 * Offers what tabs that are gone have left. A tab that is still there, or only just closing, is waited for.
 * @param only the tab that is looked after; every one without it
 */
async function look(session: EditingSession, until: AbortSignal, only?: string): Promise<void> {
  const { store, drafts } = session;
  const { author, tour } = store.getState().given;
  if (!author) return;
  try {
    const kept = (await drafts.of(author.uid, tour.id)).filter(({ tab }) => only === undefined || tab === only);
    const open = await openTabs(kept.map(({ tab }) => tab));
    const { base } = store.getState();
    const [found, idle] = parted(
      kept.filter(({ tab }) => !open.has(tab)),
      ({ edited, base: began, pictures }) => pictures !== undefined || (!isStoredAs(edited, base) && !isStoredAs(edited, began)),
    );
    await Promise.all(idle.map(drafts.remove));
    if (until.aborted) return;
    store.setState((before) => ({ found: [...before.found, ...found], offered: before.offered ?? found[0] ?? null }));
    for (const tab of open) {
      // it rejects when this visit is over
      goneTab(tab, until).then(
        () => look(session, until, tab),
        () => undefined,
      );
    }
  } catch (error) {
    console.warn('What this device may have kept could not be read.', error);
  }
}

const parted = <T>(all: readonly T[], is: (entry: T) => boolean): [T[], T[]] => [all.filter(is), all.filter((entry) => !is(entry))];

/**
 * Takes up work that was not saved, joined with what was saved since; what collides is asked about. It is a step that can be undone.
 * @returns whether it was: what is not saved here has to be saved first
 */
export async function takeUp(session: EditingSession, draft: Draft): Promise<boolean> {
  const { store, rebase, save } = session;
  if (store.getState().needsSaving) await save();
  const { needsSaving, base, edited, historyId, past } = store.getState();
  if (needsSaving) return false;
  store.setState(({ unuploaded }) => ({
    base: draft.base,
    edited: draft.edited,
    historyId: draft.historyId,
    unuploaded: new Map([...(draft.pictures ?? []), ...unuploaded]),
  }));
  if (rebase(base, historyId) !== 'asking') {
    const step = { label: 'Take up unsaved work', before: edited, after: store.getState().edited, key: null, poi: null };
    store.setState({ past: [...past, step], future: [] });
  }
  await store.getState().keepNow();
  // where nothing more is kept, the copy that is there is the only one
  if (store.getState().keepsDraft) await forget(session, draft);
  else putAway(session, draft);
  return true;
}

/** Removes work that was kept on this device, which can be undone while that is said. */
export async function discardDraft(session: EditingSession, draft: Draft): Promise<void> {
  await forget(session, draft);
  const bringBack = async () => {
    await session.drafts.keep(draft);
    session.store.setState(({ found }) => ({ found: [draft, ...found], offered: draft }));
  };
  const run = () =>
    void bringBack().catch((error: unknown) => {
      console.warn('Discarded work could not be kept again.', error);
      session.store.setState({ offered: draft });
    });
  sayDone('The unsaved work is discarded.', { label: 'Undo', run, until: new AbortController().signal });
}

async function forget(session: EditingSession, draft: Draft): Promise<void> {
  putAway(session, draft);
  await session.drafts.remove(draft);
}

/** Offers it no more in this visit. */
const putAway = ({ store }: EditingSession, draft: Draft) =>
  store.setState(({ found }) => ({ found: found.filter((other) => other !== draft), offered: null }));
