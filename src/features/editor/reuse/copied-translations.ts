import { saveTranslations } from '@/backend/languages/commands';
import { readTourTranslations } from '@/backend/languages/queries';
import { translationsOfCopies } from '@/domain/languages/translations-of-copies';
import type { EditingSession } from '../session/editing-context';

/**
 * Stores the translations of points and folders for their copies in the same tour, as far as these are saved: somebody who translates drops what the tour
 * does not have. What copies have by then stays.
 * @throws AppError when they could not be read or stored
 */
export async function storeCopiedTranslations({ store, tour }: EditingSession, saved: ReadonlySet<string>): Promise<void> {
  const { id, languages } = tour();
  for (const { tag, texts } of await readTourTranslations(id, languages.slice(1))) {
    const entries = translationsOfCopies(texts, store.getState().copiedThings).filter(({ thing }) => saved.has(thing));
    if (entries.length > 0) await saveTranslations({ tour: id, tag, current: texts, entries });
  }
}
