import type { Translations } from '@nanostores/i18n';
import { documentI18n, inLanguage } from './document-texts';
import { loadDocumentTexts } from './load-document-texts';

/**
 * Defines texts like `i18n`, for what serves people of many languages at once and has no page, such as the server's mails: it is called with the
 * language of each, `await invitationTexts('de')`. A text without a translation is in English.
 */
export function textsByLanguage<Texts extends Translations>(component: string, base: Texts) {
  const texts = documentI18n(component, base);
  const textsIn = async (code: string): Promise<Texts> => {
    await loadDocumentTexts(code);
    return inLanguage(code, () => texts.get());
  };
  // as `npm run languages` reads the texts of `i18n`
  return Object.assign(textsIn, { component, base });
}
