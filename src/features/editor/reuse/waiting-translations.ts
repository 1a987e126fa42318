import { saveTranslations } from '@/backend/languages/commands';
import { readTourTranslations } from '@/backend/languages/queries';
import { withEntries } from '@/domain/languages/translations';
import { translationsOfCopies } from '@/domain/languages/translations-of-copies';
import type { EditingSession } from '../session/editing-context';

/**
 * Stores the translations that wait for their points and folders to be saved, of those that are: somebody who translates drops what the tour does not
 * have. Copies in the same tour have those of their originals, and what a copy has by then stays.
 * @throws AppError when they could not be read or stored
 */
export async function storeWaitingTranslations({ store, tour }: EditingSession, saved: ReadonlySet<string>): Promise<void> {
  const { id, languages } = tour();
  for (const { tag, texts } of await readTourTranslations(id, languages.slice(1))) {
    const { copiedThings, importedTexts } = store.getState();
    const imported = importedTexts.filter((each) => each.tag === tag && saved.has(each.thing));
    const copied = translationsOfCopies(withEntries(texts, imported), copiedThings).filter(({ thing }) => saved.has(thing));
    const entries = [...imported, ...copied];
    if (entries.length > 0) await saveTranslations({ tour: id, tag, current: texts, entries });
  }
}
