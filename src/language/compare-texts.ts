import type { ComponentsJSON, TranslationJSON } from '@nanostores/i18n';

type Differences = {
  /** English texts without a translation, as `component.key` */
  missing: string[];
  /** translations of texts that are gone */
  unused: string[];
  /** translations that lack a name in braces or a plural category of their language, or have one too many */
  broken: string[];
};

/** Compares the texts of a language with the English ones. @param code the language's BCP 47 tag */
export function compareTexts(english: ComponentsJSON, translated: ComponentsJSON, code: string): Differences {
  const [texts, translations] = [textsByName(english), textsByName(translated)];
  return {
    missing: [...texts.keys()].filter((name) => !translations.has(name)),
    unused: [...translations.keys()].filter((name) => !texts.has(name)),
    broken: [...translations].flatMap(([name, translation]) => {
      const text = texts.get(name);
      return text === undefined || fits(text, translation, code) ? [] : [name];
    }),
  };
}

const textsByName = (components: ComponentsJSON): Map<string, TranslationJSON> =>
  new Map(
    Object.entries(components).flatMap(([component, texts]) => Object.entries(texts).map(([key, text]) => [`${component}.${key}`, text])),
  );

function fits(text: TranslationJSON, translation: TranslationJSON, code: string): boolean {
  if (typeof text === 'string' || typeof translation === 'string')
    return typeof text === typeof translation && namesIn(text) === namesIn(translation);
  const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const isWhole = categories.every((category) => category in translation);
  // "one tour" and "no tours" need no figure; what other forms name, they name in every language
  return isWhole && Object.keys(translation).every((category) => (categories as string[]).includes(category));
}

const namesIn = (text: TranslationJSON): string => (JSON.stringify(text).match(/\{\w+\}/g) ?? []).sort().join();
