import { i18n, locale, pseudoLanguage } from './i18n';
import { loadTranslations } from './languages';
import { directionOf } from './locale-of';

/** Languages whose texts are there. The cache of a language alone does not tell: it also holds components that were asked for before. */
const loaded = new Set<string>();
let requested = 'en';

/**
 * Shows the page in a language, once its texts are loaded. If they cannot be loaded, the page stays as it is. The last of two calls wins.
 * @param code a BCP 47 tag of `languages`, or the pseudo-language
 */
export async function showLanguage(code: string): Promise<void> {
  requested = code;
  const isThere = code === 'en' || code === pseudoLanguage || (loaded.has(code) && i18n.cache[code]);
  if (!isThere) {
    const translations = await loadTranslations(code).catch(() => null);
    // it may already be named for the language that was wanted (src/start/early.js)
    if (!translations) return nameLanguage(locale.get());
    i18n.cache[code] = translations as never;
    loaded.add(code);
  }
  if (requested !== code) return;
  locale.set(code);
  nameLanguage(code);
}

function nameLanguage(code: string): void {
  document.documentElement.lang = code;
  document.documentElement.dir = directionOf(code);
}
