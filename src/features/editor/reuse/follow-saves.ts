import { thingsOf } from '@/domain/reuse/selection';
import type { EditingSession } from '../session/editing-context';
import type { EditingState } from '../session/editing-state';
import type { PastedCut } from '../session/reuse-state';
import { storeTranslations } from './carry-translations';
import { removeWhereCut } from './cuts';

const trackedFields = ['base', 'pastedCuts', 'copiedThings'] as const;

/**
 * Does what waits for pasted or duplicated things to be saved: removes them where they were cut, and stores the texts of copies in other languages. What
 * was undone before, or never saved, leaves no trace. @returns stops it
 */
export function followSaves(session: EditingSession): () => void {
  const { store } = session;
  let isRunning = false;
  const follow = async () => {
    const { saved, cuts, copies } = dueIn(store.getState());
    if (isRunning || cuts.length + copies.length === 0) return;
    isRunning = true;
    await Promise.all([...cuts.map((cut) => removeWhereCut(session, cut)), copies.length > 0 && storeTranslations(session, saved)]);
    isRunning = false;
    store.setState(({ pastedCuts, copiedThings }) => ({
      pastedCuts: pastedCuts.filter((cut) => !cuts.includes(cut)),
      copiedThings: copiedThings.filter((copy) => !copies.includes(copy)),
    }));
  };
  return store.subscribe((state, before) => {
    if (trackedFields.some((name) => state[name] !== before[name])) void follow();
  });
}

/** Whether something of the saved tour waits for what follows its save. */
export function isSaveUnfinished(state: EditingState): boolean {
  const { cuts, copies } = dueIn(state);
  return cuts.length + copies.length > 0;
}

type Due = { saved: ReadonlySet<string>; cuts: PastedCut[]; copies: EditingState['copiedThings'] };

function dueIn({ base, pastedCuts, copiedThings }: Pick<EditingState, (typeof trackedFields)[number]>): Due {
  if (pastedCuts.length + copiedThings.length === 0) return { saved: new Set(), cuts: [], copies: [] };
  const saved = new Set(thingsOf({ folders: base.folders, pois: [] }));
  return {
    saved,
    cuts: pastedCuts.filter(({ things }) => things.some((thing) => saved.has(thing))),
    copies: copiedThings.filter(({ to }) => saved.has(to)),
  };
}
