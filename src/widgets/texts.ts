import { i18n, params } from '@/language/i18n';

export const languageTexts = i18n('language', {
  language: 'Language',
  unreviewed: params('{language} (not reviewed)'),
});

export const tourThumbnailTexts = i18n('tourThumbnail', {
  loading: 'Loading image',
  private: 'Private model',
});

export const notOpenTexts = i18n('notOpen', {
  ifYours: 'If you work on it, sign in.',
  signIn: 'Sign in',
  dashboard: 'Dashboard',
});
