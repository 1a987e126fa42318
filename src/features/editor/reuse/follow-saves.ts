import { thingsOf } from '@/domain/reuse/selection';
import { toastError, toastSuccess } from '@/ui/toast';
import type { EditingSession } from '../session/editing-context';
import type { EditingState } from '../session/editing-state';
import type { PastedCut } from '../session/reuse-state';
import { storeTranslations } from './carry-translations';
import { removeWhereCut } from './cuts';

const trackedFields = ['base', 'pastedCuts', 'copiedThings', 'importedTexts'] as const;

/**
 * Does what waits for new things to be saved: removes what was pasted where it was cut, and stores texts in other languages of copies and of points from a
 * spreadsheet. What was undone before, or never saved, leaves no trace. @returns stops it
 */
export function followSaves(session: EditingSession): () => void {
  const { store } = session;
  let isRunning = false;
  const follow = async () => {
    const due = dueIn(store.getState());
    if (isRunning || isNothing(due)) return;
    const { saved, cuts, copies, texts } = due;
    isRunning = true;
    const outcomes = await Promise.all([
      ...cuts.map((cut) => removeWhereCut(session, cut)),
      ...(copies.length + texts.length > 0 ? [storeTranslations(session, saved)] : []),
    ]);
    isRunning = false;
    // a toast replaces the one before
    const words = outcomes.flatMap((each) => each.words || []).join(' ');
    const show = outcomes.some(({ hasFailed }) => hasFailed) ? toastError : toastSuccess;
    if (words !== '') show(words);
    store.setState(({ pastedCuts, copiedThings, importedTexts }) => ({
      pastedCuts: pastedCuts.filter((cut) => !cuts.includes(cut)),
      copiedThings: copiedThings.filter((copy) => !copies.includes(copy)),
      importedTexts: importedTexts.filter((each) => !texts.includes(each)),
    }));
    // the editor may be closed by now, and would do it again from what it stored then
    await store.getState().storeDraftNow();
  };
  return store.subscribe((state, before) => {
    if (trackedFields.some((name) => state[name] !== before[name])) void follow();
  });
}

/** Whether something of the saved tour waits for what follows its save. */
export const isSaveUnfinished = (state: EditingState): boolean => !isNothing(dueIn(state));

type Due = {
  saved: ReadonlySet<string>;
  cuts: PastedCut[];
  copies: EditingState['copiedThings'];
  texts: EditingState['importedTexts'];
};

const isNothing = ({ cuts, copies, texts }: Due): boolean => cuts.length + copies.length + texts.length === 0;

function dueIn({ base, pastedCuts, copiedThings, importedTexts }: Pick<EditingState, (typeof trackedFields)[number]>): Due {
  if (pastedCuts.length + copiedThings.length + importedTexts.length === 0) return { saved: new Set(), cuts: [], copies: [], texts: [] };
  const saved = new Set(thingsOf({ folders: base.folders, pois: [] }));
  return {
    saved,
    cuts: pastedCuts.filter(({ things }) => things.some((thing) => saved.has(thing))),
    copies: copiedThings.filter(({ to }) => saved.has(to)),
    texts: importedTexts.filter(({ thing }) => saved.has(thing)),
  };
}
