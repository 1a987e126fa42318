import { directionOf } from '@/language/locale-of';
import { languageInSentence } from '../../languages/language-tags';
import type { NameText } from '../../languages/name-texts';
import { element, escaped } from './escape';
import { websiteTexts } from './texts';
import type { PageTranslation, Website, Written } from './website';

/** A text of an author, by what its translation is stored by; `words` is the language of the page's own words. */
export type Of = { thing: string | null; field: string; words: string; translation: PageTranslation | undefined };

/** A text of a page by what its translation is stored by. */
export const textIn = ({ language: words, translation }: Pick<Website, 'language' | 'translation'>, [thing, field]: NameText): Of => {
  return { thing, field, words, translation };
};

/** The attributes of an element with a text of an author: its language, where that is not the page's. */
export const textLanguage = ({ thing, field, words, translation }: Of): Written =>
  writtenIn(languageOf({ thing, field, translation }), words);

/** The same where the element that is around it has a direction already: nothing for a text in the language of the page. */
export function ownLanguage(text: Of): Partial<Written> {
  const written = textLanguage(text);
  return written.lang === undefined ? {} : written;
}

/** A text as HTML, in an element of its own where it is in another language than the page. */
export function inOwnLanguage(text: Of, html: string): string {
  const own = ownLanguage(text);
  return own.lang === undefined ? html : element('span', own, html);
}

/** The attributes of an element with a text of an author that has no translations, such as the name of a type. */
export const mainLanguage = ({ words, translation }: { words: string; translation?: PageTranslation | undefined }): Written =>
  writtenIn(translation?.pages[0]?.language ?? '', words);

const languageOf = ({ thing, field, translation }: Omit<Of, 'words'>): string =>
  thing === null ? '' : (translation?.languageOf(thing, field) ?? '');

const writtenIn = (language: string, words: string): Written =>
  language === '' || language === words ? { dir: 'auto' } : { lang: language, dir: directionOf(language) };

/** Says that a text is in another language than the page: "in English"; "" where it is not. */
export function noteText({ thing, field, words, translation }: Of): string {
  const language = languageOf({ thing, field, translation });
  if (!translation || language === '' || language === translation.language) return '';
  return websiteTexts.get().inLanguage({ language: languageInSentence(language, words) });
}

export function languageNote(text: Of): string {
  const note = noteText(text);
  return note === '' ? '' : element('p', { class: 'language-note' }, escaped(note));
}
