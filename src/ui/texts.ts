import { i18n } from '@/language/i18n';

/** Words that nearly every screen shows. */
export const commonTexts = i18n('common', {
  close: 'Close',
  retry: 'Retry',
  tryAgain: 'Try again',
});
