import { thingsOf } from '@/domain/reuse/selection';
import type { EditingSession } from '../session/editing-context';
import type { EditingState } from '../session/editing-state';
import { storeTranslations } from './carry-translations';

const trackedFields = ['base', 'copiedThings'] as const;

/** Stores the texts of copies in other languages once the copies are saved. Those that were undone before, or never saved, leave no trace. @returns stops it */
export function followSaves(session: EditingSession): () => void {
  const { store } = session;
  let isRunning = false;
  const follow = async () => {
    const { saved, copies } = dueIn(store.getState());
    if (isRunning || copies.length === 0) return;
    isRunning = true;
    await storeTranslations(session, saved);
    isRunning = false;
    store.setState(({ copiedThings }) => ({ copiedThings: copiedThings.filter((copy) => !copies.includes(copy)) }));
  };
  return store.subscribe((state, before) => {
    if (trackedFields.some((name) => state[name] !== before[name])) void follow();
  });
}

/** Whether something of the saved tour waits for what follows its save. */
export const isSaveUnfinished = (state: EditingState): boolean => dueIn(state).copies.length > 0;

type Due = { saved: ReadonlySet<string>; copies: EditingState['copiedThings'] };

function dueIn({ base, copiedThings }: Pick<EditingState, (typeof trackedFields)[number]>): Due {
  if (copiedThings.length === 0) return { saved: new Set(), copies: [] };
  const saved = new Set(thingsOf({ folders: base.folders, pois: [] }));
  return { saved, copies: copiedThings.filter(({ to }) => saved.has(to)) };
}
