import { i18n, params } from '@/language/i18n';

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

export const uiTexts = i18n('ui', {
  messages: 'Messages',
  closeMessage: 'Close this message',
  clearSearch: 'Clear search',
  smallerPanel: 'Make the panel smaller',
  tallerPanel: 'Make the panel taller',
  closePanel: params('Close {name}'),
  newWindow: '(opens in a new window)',
  copied: 'Copied!',
  copyFailed: 'Failed to copy',
  loadFailed: 'Couldn’t load this. The tour itself is fine. Check your connection and try again.',
  menuLoadFailed: 'Couldn’t load this. Check your connection and try again.',
});
