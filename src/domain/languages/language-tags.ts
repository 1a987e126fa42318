import { texts } from '../stored';

/** How many languages an organization, or a tour, has: its main language and others. */
export const maxLanguages = 12;

/** As `firestore.rules` check a tag. */
const tagPattern = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;

/** A BCP 47 tag as it is written by convention ("pt-BR"); "" for what is none. */
export function languageTagFrom(text: string): string {
  const tag = text.trim().replaceAll('_', '-');
  if (!tagPattern.test(tag)) return '';
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? '';
  } catch {
    return '';
  }
}

/**
 * Reads the languages of a tour or an organization: the main one first, in which its texts are written, then those that they are translated into.
 * Empty for one that says nothing about languages.
 */
export const languagesFrom = (stored: unknown): readonly string[] =>
  [...new Set(texts(stored).map(languageTagFrom).filter(Boolean))].slice(0, maxLanguages);

/** The name of a language in another one, "Deutsch" for `de` in `de`; its tag where it has no name. */
export function languageName(tag: string, inLanguage: string): string {
  const name = languageInSentence(tag, inLanguage);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The name of a language inside a sentence of another one: "allemand" for `de` in `fr`. */
export function languageInSentence(tag: string, inLanguage: string): string {
  try {
    return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** "de" for "de-AT". */
export const baseLanguage = (tag: string): string => tag.split('-')[0] ?? tag;

/**
 * The language in which somebody reads a tour: the first that they prefer and that it has, exactly or by its language alone ("de-AT" reads "de");
 * the main language if none is. "" for a tour that has none.
 * @param preferred BCP 47 tags, most preferred first; null and what is no tag are left out
 * @param languages of the tour, the main one first
 */
export function contentLanguage(preferred: readonly (string | null)[], languages: readonly string[]): string {
  const byTag = new Map(languages.map((tag) => [tag.toLowerCase(), tag]));
  for (const wanted of preferred) {
    const tag = languageTagFrom(wanted ?? '').toLowerCase();
    const found = byTag.get(tag) ?? byTag.get(sameAs[tag] ?? baseLanguage(tag));
    if (found) return found;
  }
  return languages[0] ?? '';
}

/** As for the languages of the interface: who reads Nynorsk or "Norwegian" reads Bokmål. */
const sameAs: Record<string, string> = { no: 'nb', nn: 'nb', nb: 'no' };

/** The translations that are shown in a language, in the order in which they are looked in: itself, then its language without a region. */
export const translationsFor = (language: string, [main = '', ...others]: readonly string[]): readonly string[] =>
  language === main ? [] : [...new Set([language, baseLanguage(language)])].filter((tag) => others.includes(tag));
