import { languages } from './languages';

export type NamedLanguage = {
  /** BCP 47 tag */
  code: string;
  /** in the language itself, as its speakers look for it: "Deutsch" */
  name: string;
  isReviewed: boolean;
};

let named: readonly NamedLanguage[] | null = null;

/** All languages of the interface, English first, the others by their names. Browsers take long for the names, so they are asked for once, by who needs them. */
export function namedLanguages(): readonly NamedLanguage[] {
  named ??= languages
    .map((language) => ({ ...language, name: nameOf(language.code) }))
    .sort((a, b) => Number(b.code === 'en') - Number(a.code === 'en') || a.name.localeCompare(b.name));
  return named;
}

function nameOf(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
