import { createI18n, type I18n } from '@nanostores/i18n';
import { atom } from 'nanostores';

const language = atom<string>('en');

/**
 * Defines the texts of documents that are made in a language of their own, whatever the language of the page is; else like `i18n`. Who makes one loads
 * them first (load-document-texts.ts).
 */
export const documentI18n: I18n = createI18n(language, {
  get: async (_, components) => Object.fromEntries(components.map((name) => [name, {}])),
});

/** Writes a document in a language whose texts are loaded: at once, because there is one language at a time. */
export function inLanguage<Written>(code: string, write: () => Written): Written {
  language.set(code);
  try {
    return write();
  } finally {
    language.set('en');
  }
}
