import { i18n } from '@/language/i18n';

export const compareLinkTexts = i18n('compareLink', {
  compare: 'Compare',
});
