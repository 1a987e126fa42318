import { mapTourTexts, type TranslatedTour, textKey } from './tour-texts';
import { firstTranslation, type Translations } from './translations';

/** A tour in a language, and which of its texts are in another one. */
export type ShownTour<T extends TranslatedTour> = {
  tour: T;
  /** The language that it is shown in; "" where that is not known. */
  language: string;
  /** The language of a text: the shown one, or the one that it fell back to. */
  languageOf: (thing: string, field: string) => string;
  /** The name of a thing in the main language, where another one is shown; "" where it is the shown one, or has none. */
  originalName: (thing: string) => string;
};

/**
 * A tour as it is read in a language: each text by itself from the first translation that has it, else from the main language, so that nothing is ever
 * blank. The only place that applies translations: the live tour, versions, the first look, offline copies and websites show what this returns.
 * @param translations in the order in which they are looked in
 * @param main the language in which the tour is written
 */
export function shownTour<T extends TranslatedTour>(
  tour: T,
  { translations, language, main }: { translations: readonly Translations[]; language: string; main: string },
): ShownTour<T> {
  if (translations.length === 0) return { tour, language, languageOf: () => (language === '' ? '' : main), originalName: () => '' };
  const others = new Map<string, string>();
  const originals = new Map<string, string>();
  const shown = mapTourTexts(tour, (text) => {
    const found = firstTranslation(translations, text);
    const own = found?.tag ?? main;
    if (own !== language) others.set(textKey(text), own);
    if (found && text.field === 'name' && found.text !== text.text) originals.set(text.thing, text.text);
    return found?.text ?? text.text;
  });
  return {
    tour: shown,
    language,
    languageOf: (thing, field) => others.get(textKey({ thing, field })) ?? language,
    originalName: (thing) => originals.get(thing) ?? '',
  };
}
