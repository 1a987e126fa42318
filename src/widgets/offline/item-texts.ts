import { i18n } from '@/language/i18n';

/** In a menu: the dialog's own texts are loaded with it. */
export const offlineItemTexts = i18n('offlineItem', {
  save: 'Save for offline',
});
