import { i18n } from '@/language/i18n';

export const loadingTexts = i18n('loadingCode', {
  failed: 'Part of Loggia couldn’t be loaded. Check your connection and try again.',
});
