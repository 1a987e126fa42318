import { i18n, params } from '@/language/i18n';

export const failureTexts = i18n('failure', {
  unexpectedTitle: 'Something went wrong',
  unexpected: 'This page ran into an unexpected error. Select Retry to reload the page.',
  unexpectedButSafe: 'This page ran into an unexpected error. Everything you saved is safe. Select Retry to reload the page.',
  loadTitle: 'This page couldn’t be loaded',
  butSafe: params('{problem} Everything you saved is safe.'),
  startTitle: 'Loggia couldn’t start',
  setUpTitle: 'Loggia isn’t set up yet',
  unexpectedStart: 'Loggia ran into an unexpected error. Select Retry to reload the page.',
});
