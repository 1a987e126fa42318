import { compareTexts } from '../compare-texts';
import { languages, loadTranslations } from '../languages';
import { englishTexts } from './english-texts';

/** All English texts by component and key. */
export const english = englishTexts();

/** What the translations lack, for each language but English. */
export const differences = await Promise.all(
  languages
    .filter(({ code }) => code !== 'en')
    .map(async (language) => ({ language, differences: compareTexts(english, await loadTranslations(language.code), language.code) })),
);
