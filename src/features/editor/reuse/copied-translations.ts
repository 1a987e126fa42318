import { type Entry, saveTranslations } from '@/backend/languages/commands';
import { readTourTranslations } from '@/backend/languages/queries';
import { errorMessage } from '@/domain/app-error';
import { translationsOfCopies } from '@/domain/languages/translations-of-copies';
import { hasAnyOf, type Picked } from '@/domain/reuse/selection';
import { toastError } from '@/ui/toast';
import type { EditingSession } from '../session/editing-context';

/**
 * Stores the translations of points and folders for their copies in the same tour. They are beside the tour, so they are saved at once; they go when the
 * copies are undone or deleted, and come back with them.
 * @throws AppError when they could not be read, or not be stored for the first time
 */
export async function storeCopiedTranslations({ store, tour }: EditingSession, originals: Picked, copies: Picked): Promise<void> {
  const { id, languages } = tour();
  const translations = await readTourTranslations(id, languages.slice(1));
  const copied = translations.flatMap(({ tag, texts }) => {
    const entries = translationsOfCopies(texts, originals, copies);
    return entries.length > 0 ? [{ tag, current: texts, entries }] : [];
  });
  if (copied.length === 0) return;
  await followCopies(store, copies, async (areThere) => {
    const stored = (entry: Entry) => (areThere ? entry : { ...entry, translation: null });
    for (const { tag, current, entries } of copied) await saveTranslations({ tour: id, tag, current, entries: entries.map(stored) });
  });
}

/** Saves for copies that are there, and whenever they go or come back, one after another. */
async function followCopies(store: EditingSession['store'], copies: Picked, save: (areThere: boolean) => Promise<void>): Promise<void> {
  let areThere = hasAnyOf(store.getState().edited.folders, copies);
  const first = areThere ? save(true) : Promise.resolve();
  let running = first;
  const stop = store.subscribe(({ edited }, before) => {
    if (edited.folders === before.edited.folders || hasAnyOf(edited.folders, copies) === areThere) return;
    areThere = !areThere;
    const next = areThere;
    running = running.then(() => save(next));
    running = running.catch((error: unknown) =>
      toastError(`The texts of the copy in other languages didn’t change. ${errorMessage(error)}`),
    );
  });
  await first.catch((error: unknown) => {
    stop();
    throw error;
  });
}
