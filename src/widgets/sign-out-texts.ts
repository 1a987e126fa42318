import { i18n } from '@/language/i18n';

export const signOutTexts = i18n('signOut', {
  failed: 'Couldn’t sign out. You’re still signed in. Check your connection and try again.',
});
