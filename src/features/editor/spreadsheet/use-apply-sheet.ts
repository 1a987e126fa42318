import { saveTranslations } from '@/backend/languages/commands';
import { AppError } from '@/domain/app-error';
import type { Folder } from '@/domain/folders/folder';
import { validateFolders } from '@/domain/folders/limits';
import type { Translations } from '@/domain/languages/translations';
import { plural } from '@/domain/plural';
import { thingsOf } from '@/domain/reuse/selection';
import { type EditedTour, mergeEdited, resolveConflicts } from '@/domain/tours/edited';
import { formatKib, tourSize } from '@/domain/tours/size';
import { applySheet, type ChosenChanges, type TranslationChange } from '@/domain/tours/spreadsheet/apply';
import { sheetContext, type TourOfSheet } from '@/domain/tours/spreadsheet/sheet-point';
import type { Tour } from '@/domain/tours/tour';
import { toastError } from '@/ui/toast';
import { useMutation } from '@/widgets/use-mutation';
import { useEditingSession } from '../session/editing-context';
import type { Step } from '../session/editing-state';
import { followStep } from './follow-step';

type Imported = ReturnType<typeof applySheet>;

/** The folders and translations after an import. */
export const importedTour = (tour: TourOfSheet, folders: readonly Folder[], chosen: ChosenChanges): Imported =>
  applySheet(folders, chosen, sheetContext({ ...tour, folders }));

/** Why the tour could not hold what is imported; null if it can. */
export function sizeProblem(tour: Tour, edited: EditedTour, folders: readonly Folder[]): string | null {
  try {
    validateFolders(folders);
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
  const { bytes, share } = tourSize(tour, { ...edited, folders });
  return share > 1 ? `The tour would grow to ${formatKib(bytes)}, which is more than one tour can hold. Untick some rows.` : null;
}

/** `edited` is the tour that it was compared with. */
type Input = { imported: Imported; edited: EditedTour; count: number; translations: readonly Translations[] };

/**
 * Applies an import as one undo step. Translations are stored beside the tour: those of points that are saved are saved at once, and follow the step; those
 * of new points wait until a save has these.
 */
export function useApplySheet(onApplied: (step: Step | null) => void) {
  const session = useEditingSession();
  const save = async (changes: readonly TranslationChange[], stored: readonly Translations[]) => {
    const tour = session.store.getState().input.tour.id;
    for (const tag of new Set(changes.map((change) => change.tag))) {
      const current = stored.find((each) => each.tag === tag)?.texts ?? {};
      await saveTranslations({ tour, tag, current, entries: changes.filter((change) => change.tag === tag) });
    }
  };
  return useMutation({
    mutationFn: async ({ imported, translations }: Input) => {
      const { now, later } = textsByTime(imported.translations, session.store.getState().base);
      await save(now, translations);
      return { now, later };
    },
    onSuccess: ({ now, later }, { imported, edited, count, translations }) => {
      const label = `Import ${plural(count, { one: '# point', other: '# points' })} from a spreadsheet`;
      const after = { ...edited, folders: imported.folders };
      // what somebody else saved while the translations were on their way stays
      const merge = (before: EditedTour) => (before === edited ? after : resolveConflicts(mergeEdited(edited, before, after), 'theirs'));
      const followed = now.length > 0 ? crypto.randomUUID() : '';
      session.edit(label, merge, { followed });
      session.store.setState(({ importedTexts }) => ({ importedTexts: [...importedTexts, ...later] }));
      const step = session.store.getState().past.at(-1) ?? null;
      if (followed !== '' && step?.followed === followed)
        followStep(session.store, followed, (isDone) => {
          const changes = now.map((change) => (isDone ? change : { ...change, translation: change.before }));
          save(changes, translations).catch((error: Error) => toastError(`The translations were not changed back: ${error.message}`));
        });
      onApplied(step);
    },
    meta: { failed: null },
  });
}

/** The translations of points that are saved, and of those that are not: of what the tour does not have, somebody who translates drops them. */
export function textsByTime(translations: readonly TranslationChange[], { folders }: EditedTour) {
  const saved = new Set(thingsOf({ folders, pois: [] }));
  return { now: translations.filter(({ thing }) => saved.has(thing)), later: translations.filter(({ thing }) => !saved.has(thing)) };
}
