import { languageInSentence } from '@/domain/languages/language-tags';
import { useLocale, useTexts } from '@/ui/use-texts';
import { contentLanguageTexts } from './texts';
import { useTourLanguage } from './tour-language';

type Props = { thing: string; field: string };

/** Says in which language a text is, if it is not the one that the tour is shown in: "in English". */
export function LanguageNote({ thing, field }: Props) {
  const t = useTexts(contentLanguageTexts);
  const locale = useLocale();
  const { language, languageOf } = useTourLanguage();
  const own = languageOf(thing, field);
  if (own === language) return null;
  return (
    <p className="mb-1.5">
      <span className="inline-block rounded-full border border-line px-2 py-0.5 text-ink-soft text-xs">
        {t.inLanguage({ language: languageInSentence(own, locale) })}
      </span>
    </p>
  );
}
