import { contentLanguage, languageName } from '@/domain/languages/language-tags';
import { pseudoLanguage } from '@/language/i18n';
import { Select } from '@/ui/select';
import { useLocale, useTexts } from '@/ui/use-texts';
import { chooseLanguage } from './choose-language';
import { useTourLanguage } from './content-language/tour-language';
import { preferredLanguages } from './content-language/use-content-language';
import { languageOptions } from './language-options';
import { languageTexts } from './texts';

/**
 * Switches the language of the page at once, of the interface and of a tour that is shown; the page keeps its place. Each language is written in itself.
 * A language of the tour that the interface lacks is there too: the interface then stays in the next one that is preferred.
 */
export function LanguageSelect({ className }: { className?: string }) {
  const t = useTexts(languageTexts);
  const locale = useLocale();
  const { languages } = useTourLanguage();
  const options = languageOptions();
  for (const tag of languages) if (options.every(({ value }) => value !== tag)) options.push({ value: tag, label: languageName(tag, tag) });
  if (locale === pseudoLanguage) options.push({ value: locale, label: locale });
  const value = languages.length === 0 ? locale : chosenOf(options, locale);
  return <Select aria-label={t.language} value={value} options={options} onChoose={chooseLanguage} className={className} />;
}

/** Of all these, the one that is preferred most: the first is what is shown where none is. */
const chosenOf = (options: readonly { value: string }[], locale: string): string =>
  contentLanguage(preferredLanguages(), [locale, ...options.map(({ value }) => value)]);
