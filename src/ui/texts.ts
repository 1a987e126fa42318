import { i18n } from '@/language/i18n';

/** Words that nearly every screen shows. */
export const commonTexts = i18n('common', {
  cancel: 'Cancel',
  close: 'Close',
  copy: 'Copy',
  loading: 'Loading',
  save: 'Save',
  tryAgain: 'Try again',
});
