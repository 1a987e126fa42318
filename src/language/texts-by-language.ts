import { createI18n, type Translations } from '@nanostores/i18n';
import { atom } from 'nanostores';
import { loadTranslations } from './languages';

/**
 * Defines texts like `i18n`, for what serves people of many languages at once and has no page, such as the server's mails: it is called with the
 * language of each, `await invitationTexts('de')`. A text without a translation is in English.
 */
export function textsByLanguage<Texts extends Translations>(component: string, base: Texts) {
  const textsIn = async (code: string): Promise<Texts> => {
    const cache = { [code]: await loadTranslations(code) } as Record<string, never>;
    // the texts are there at once; a subscription would wait for another language
    return createI18n(atom(code), { cache, get: async () => ({}) })(component, base).value ?? base;
  };
  // as `npm run languages` reads the texts of `i18n`
  return Object.assign(textsIn, { component, base });
}
