import { pseudoLanguage } from '@/language/i18n';
import { Select } from '@/ui/select';
import { useLocale, useTexts } from '@/ui/use-texts';
import { chooseLanguage } from './choose-language';
import { languageOptions } from './language-options';
import { languageTexts } from './texts';

/** Switches the language of the page at once; the page keeps its place. Each language is written in itself. */
export function LanguageSelect({ className }: { className?: string }) {
  const t = useTexts(languageTexts);
  const locale = useLocale();
  const options = languageOptions();
  if (locale === pseudoLanguage) options.push({ value: locale, label: locale });
  return <Select aria-label={t.language} value={locale} options={options} onChoose={chooseLanguage} className={className} />;
}
