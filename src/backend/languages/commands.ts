import { AppError } from '@/domain/app-error';
import type { TourId } from '@/domain/ids';
import { languagesFrom, maxLanguages } from '@/domain/languages/language-tags';
import {
  type TextsByThing,
  type Translation,
  type Translations,
  translationsLimit,
  translationsSize,
  withEntries,
} from '@/domain/languages/translations';
import { isTombstone } from '@/domain/tours/tombstone';
import { withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import { store } from '../firestore/store';
import { tours } from '../tours/refs';
import { translationsOf } from './refs';

type Language = { tour: TourId; tag: string };

/**
 * Gives a tour one more language, without any texts. Repeating the call is harmless.
 * @param main the language in which the tour is written; only used where it does not say so yet
 * @throws AppError `failed-precondition` with twelve languages; `permission-denied`, `not-found`, `unavailable`
 */
export const addLanguage = ({ tour, tag, main }: Language & { main: string }): Promise<void> =>
  changeLanguages({ tour, tag }, (stored) => {
    const languages = stored.length > 0 ? stored : [main];
    if (languages.includes(tag)) return languages;
    if (languages.length >= maxLanguages) throw new AppError('failed-precondition', `A tour can have at most ${maxLanguages} languages.`);
    return [...languages, tag];
  });

/** Takes a language from a tour, with all its texts. @throws AppError `permission-denied`, `not-found`, `unavailable` */
export const removeLanguage = (language: Language): Promise<void> =>
  changeLanguages(language, (languages) => languages.filter((each) => each !== language.tag));

async function changeLanguages({ tour, tag }: Language, change: (languages: readonly string[]) => readonly string[]): Promise<void> {
  const { db, doc, runTransaction, serverTimestamp } = await requireOnlineStore();
  const [reference, translations] = [doc(db, tours.path, tour), doc(db, translationsOf(tour).path, tag)];
  await withAppErrors(
    runTransaction(db, async (transaction) => {
      const stored = (await transaction.get(reference)).data();
      if (!stored || isTombstone(stored)) throw new AppError('not-found', 'This tour was deleted.');
      const before = languagesFrom(stored.languages);
      const languages = change(before);
      if (languages.length !== before.length) transaction.update(reference, { languages, updated: serverTimestamp() });
      if (!languages.includes(tag)) transaction.delete(translations);
      else transaction.set(translations, { texts: {}, updated: serverTimestamp() }, { merge: true });
    }),
  );
}

/** A translation to store; null removes the one that is there. */
export type Entry = { thing: string; field: string; translation: Translation | null };

/**
 * Stores translations, each by itself: what somebody else translates in the same language at the same time stays.
 * @param current what is stored, to know how large it becomes
 * @throws AppError `invalid-argument` where they would not fit; `permission-denied`, `unavailable`
 */
export async function saveTranslations({ tour, tag, current, entries }: Language & { current: TextsByThing; entries: readonly Entry[] }) {
  if (translationsSize(withEntries(current, entries)) > translationsLimit)
    throw new AppError('invalid-argument', 'The texts of this language are too long together: a language can have 900 kB.');
  const { db, deleteField, doc, serverTimestamp, setDoc } = await requireOnlineStore();
  const texts: Record<string, Record<string, unknown>> = {};
  for (const { thing, field, translation } of entries) {
    texts[thing] ??= {};
    Object.assign(texts[thing], { [field]: translation ?? deleteField() });
  }
  await withAppErrors(setDoc(doc(db, translationsOf(tour).path, tag), { texts, updated: serverTimestamp() }, { merge: true }));
}

/**
 * Copies the translations of a tour to its copy, which names the same languages. Each gets a document, as `addLanguage` makes one: a later save of it
 * tells (`areTextsUntouched`). Repeating the call is harmless.
 * @throws AppError as a read and a write
 */
export async function copyTranslations({ from, to, tags }: { from: TourId; to: TourId; tags: readonly string[] }): Promise<void> {
  const { db, doc, fieldsOf, getDoc } = await store();
  const { path, read } = translationsOf(from);
  const found = await withAppErrors(Promise.all(tags.map((tag) => getDoc(doc(db, path, tag)))));
  await storeTranslations(
    to,
    found.map((document) => (document.exists() ? read(document.id, fieldsOf(document)) : { tag: document.id, texts: {} })),
  );
}

/** Stores the translations of a tour that was just created. Repeating the call is harmless. @throws AppError as a write */
export async function storeTranslations(tour: TourId, translations: readonly Translations[]): Promise<void> {
  const { db, doc, serverTimestamp, setDoc } = await store();
  for (const { tag, texts } of translations)
    await withAppErrors(setDoc(doc(db, translationsOf(tour).path, tag), { texts, updated: serverTimestamp() }));
}
