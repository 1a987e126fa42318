import type { ComponentsJSON } from '@nanostores/i18n';
import { pseudoLanguage } from './i18n';
import { localeOf } from './locale-of';

// A language is one file: translations/<BCP 47 tag>.json. A translation that nobody has checked is translations/<tag>.unreviewed.json.
const files = import.meta.glob<ComponentsJSON>('./translations/*.json', { import: 'default' });

const codeOf = (path: string): string => path.replace(/^.*\/|(\.unreviewed)?\.json$/g, '');

/** The languages of the interface: their BCP 47 tags, and whether somebody has checked their texts. */
export const languages: readonly { code: string; isReviewed: boolean }[] = [
  { code: 'en', isReviewed: true },
  ...Object.keys(files).map((path) => ({ code: codeOf(path), isReviewed: !path.includes('.unreviewed.') })),
];

/** The texts of a language by component; none for a language without a file. */
export async function loadTranslations(code: string): Promise<ComponentsJSON> {
  const path = Object.keys(files).find((file) => codeOf(file) === code);
  return (path && (await files[path]?.())) || {};
}

/** The language that somebody gets who prefers these, most preferred first: the first that there is, exactly or without its region. */
export const preferredLanguage = (preferred: readonly (string | null)[]): string =>
  localeOf(preferred, [...languages.map(({ code }) => code), pseudoLanguage]);
