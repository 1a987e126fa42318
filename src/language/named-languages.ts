import { languages } from './languages';

export type NamedLanguage = {
  /** BCP 47 tag */
  code: string;
  /** in the language itself, as its speakers look for it: "Deutsch" */
  name: string;
  isReviewed: boolean;
};

/** All languages of the interface, English first, the others by their names. Browsers need some milliseconds for the names, so pages start without. */
export function namedLanguages(): NamedLanguage[] {
  const [english, ...others] = languages.map((language) => ({ ...language, name: nameOf(language.code) }));
  return [...(english ? [english] : []), ...others.sort((a, b) => a.name.localeCompare(b.name))];
}

function nameOf(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
