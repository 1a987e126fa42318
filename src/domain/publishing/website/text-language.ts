import { directionOf } from '@/language/locale-of';
import { languageInSentence } from '../../languages/language-tags';
import { element, escaped } from './escape';
import { websiteTexts } from './texts';
import type { PageTranslation } from './website';

/** A text of an author, by what its translation is stored by; `words` is the language of the page's own words. */
type Of = { thing: string | null; field: string; words: string; translation: PageTranslation | undefined };

type Written = { dir: string; lang?: string };

/** The attributes of an element with a text of an author: its language, where that is not the page's. */
export const textLanguage = ({ thing, field, words, translation }: Of): Written =>
  writtenIn(languageOf({ thing, field, translation }), words);

/** The attributes of an element with a text of an author that has no translations, such as the name of a type. */
export const mainLanguage = ({ words, translation }: { words: string; translation?: PageTranslation | undefined }): Written =>
  writtenIn(translation?.pages[0]?.language ?? '', words);

const languageOf = ({ thing, field, translation }: Omit<Of, 'words'>): string =>
  thing === null ? '' : (translation?.languageOf(thing, field) ?? '');

const writtenIn = (language: string, words: string): Written =>
  language === '' || language === words ? { dir: 'auto' } : { lang: language, dir: directionOf(language) };

/** Says that a text is in another language than the page: "in English". */
export function languageNote({ thing, field, words, translation }: Of): string {
  const language = languageOf({ thing, field, translation });
  if (!translation || language === '' || language === translation.language) return '';
  const name = languageInSentence(language, words);
  return element('p', { class: 'language-note' }, escaped(websiteTexts.get().inLanguage({ language: name })));
}
