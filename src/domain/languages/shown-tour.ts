import { mapTourTexts, type TranslatedTour, textKey } from './tour-texts';
import { type Translations, translationOf } from './translations';

/** A tour in a language, and which of its texts are in another one. */
export type ShownTour<T extends TranslatedTour> = {
  tour: T;
  /** The language that it is shown in; "" where that is not known. */
  language: string;
  /** The language of a text: the shown one, or the one that it fell back to. */
  languageOf: (thing: string, field: string) => string;
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
  if (translations.length === 0) return { tour, language, languageOf: () => (language === '' ? '' : main) };
  const others = new Map<string, string>();
  const shown = mapTourTexts(tour, (text) => {
    for (const { tag, texts } of translations) {
      const found = translationOf(texts, text);
      if (!found) continue;
      if (tag !== language) others.set(textKey(text), tag);
      return found.text;
    }
    others.set(textKey(text), main);
    return text.text;
  });
  return { tour: shown, language, languageOf: (thing, field) => others.get(textKey({ thing, field })) ?? language };
}
