/** Tags that mean a language we have by another tag: "Norwegian" is written as Bokmål unless it says Nynorsk, which Bokmål's readers read as well. */
const sameAs: Record<string, string> = { no: 'nb', nn: 'nb' };

/**
 * The first of the preferred BCP 47 tags that is available, exactly or by its language alone ("de-AT" is read in "de"); English if none is.
 * @param preferred most preferred first, such as `navigator.languages`; null and what is no tag are left out
 */
export function localeOf(preferred: readonly (string | null)[], available: readonly string[]): string {
  for (const tag of preferred) {
    const [language = ''] = (tag ?? '').toLowerCase().split(/[-_]/);
    const found = [tag, language, sameAs[language]].find((code) => code && available.includes(code));
    if (found) return found;
  }
  return 'en';
}

const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** The direction in which a language is written. Not all browsers have `Intl.Locale.prototype.getTextInfo`. */
export const directionOf = (code: string): 'ltr' | 'rtl' => (rightToLeft.has(code.split('-')[0] ?? '') ? 'rtl' : 'ltr');
