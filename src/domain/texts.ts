import { i18n } from '@/language/i18n';

export const appErrorTexts = i18n('appErrors', {
  unexpected: 'Something went wrong. Try again.',
});
