import { directionOf } from '@/language/locale-of';
import { languageName } from '../../languages/language-tags';
import { element, escaped } from './escape';
import { listHtml } from './files-html';
import { websiteTexts } from './texts';
import type { Website } from './website';

/** Leads to the page in each language, each written in itself. @param fileOf the file in the language of a first page, for any other page */
export function languagesHtml({ translation }: Website, fileOf = (first: string): string => first): string {
  if (!translation || translation.pages.length < 2) return '';
  const links = translation.pages.map(({ language, href }) => {
    const isCurrent = language === translation.language;
    const attributes = {
      href: fileOf(href),
      lang: language,
      hreflang: language,
      dir: directionOf(language),
      'aria-current': isCurrent ? 'page' : null,
    };
    return element('a', attributes, escaped(languageName(language, language)));
  });
  return element('nav', { class: 'languages', 'aria-label': websiteTexts.get().languages }, listHtml('languages', links));
}
