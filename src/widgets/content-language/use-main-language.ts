import { useLocale } from '@/ui/use-texts';
import { useTourLanguage, type WrittenIn, writtenIn } from './tour-language';

/** The attributes of an element with a text of the tour that has no translations, such as captions and the names of types. */
export function useMainLanguage(): WrittenIn {
  const locale = useLocale();
  const [main = ''] = useTourLanguage().languages;
  return writtenIn(main, locale);
}
