import type { Messages, Translations } from '@nanostores/i18n';
import { useStore } from '@nanostores/react';
import { locale } from '@/language/i18n';

/** The texts of a folder in the language of the page: `const t = useTexts(shareTexts)`. The component renders again when the language changes. */
export const useTexts = <Texts extends Translations>(texts: Messages<Texts>): Texts => useStore(texts);

/** The BCP 47 tag of the language of the page. */
export const useLocale = (): string => useStore(locale);
