import { i18n } from '@/language/i18n';

/** Words that nearly every screen shows. */
export const commonTexts = i18n('common', {
  cancel: 'Cancel',
  close: 'Close',
  copy: 'Copy',
  help: 'Help',
  home: 'Home',
  loading: 'Loading',
  privacy: 'Privacy',
  retry: 'Retry',
  save: 'Save',
  signOut: 'Sign out',
  termsOfService: 'Terms of service',
  tryAgain: 'Try again',
});
