import { namedLanguages } from '@/language/named-languages';
import type { Option } from '@/ui/select';
import { languageTexts } from './texts';

/** The languages of the interface to choose from, each written in itself. */
export function languageOptions(): Option[] {
  const { unreviewed } = languageTexts.get();
  return namedLanguages().map(({ code, name, isReviewed }) => ({ value: code, label: isReviewed ? name : unreviewed({ language: name }) }));
}
