import { documentI18n } from './document-texts';
import { loadTranslations } from './languages';

/** Loads the texts of a language for documents. @param code BCP 47 tag; a language without a file is in English */
export async function loadDocumentTexts(code: string): Promise<void> {
  if (code !== 'en') documentI18n.cache[code] ??= (await loadTranslations(code)) as never;
}
