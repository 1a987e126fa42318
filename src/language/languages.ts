import type { ComponentsJSON } from '@nanostores/i18n';
import { pseudoLanguage } from './i18n';
import { localeOf } from './locale-of';

// A language is one file: translations/<BCP 47 tag>.json. A translation that nobody has checked is translations/<tag>.unreviewed.json.
const files = import.meta.glob<ComponentsJSON>('./translations/*.json', { import: 'default' });

export type Language = {
  /** BCP 47 tag */
  code: string;
  /** in the language itself, as its speakers look for it: "Deutsch" */
  name: string;
  isReviewed: boolean;
};

const codeOf = (path: string): string => path.replace(/^.*\/|(\.unreviewed)?\.json$/g, '');

const translated = Object.keys(files).map((path) => ({ code: codeOf(path), isReviewed: !path.includes('.unreviewed.') }));

/** All languages of the interface, English first, the others by their names. */
export const languages: readonly Language[] = [
  { code: 'en', name: nameOf('en'), isReviewed: true },
  ...translated.map(({ code, isReviewed }) => ({ code, name: nameOf(code), isReviewed })).sort((a, b) => a.name.localeCompare(b.name)),
];

function nameOf(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The texts of a language by component; none for a language without a file. */
export async function loadTranslations(code: string): Promise<ComponentsJSON> {
  const path = Object.keys(files).find((file) => codeOf(file) === code);
  return (path && (await files[path]?.())) || {};
}

/** The language that somebody gets who prefers these, most preferred first: the first that there is, exactly or without its region. */
export const preferredLanguage = (preferred: readonly (string | null)[]): string =>
  localeOf(preferred, [...languages.map(({ code }) => code), pseudoLanguage]);
