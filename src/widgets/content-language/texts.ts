import { i18n, params } from '@/language/i18n';

export const contentLanguageTexts = i18n('contentLanguage', {
  inLanguage: params('in {language}'),
});
