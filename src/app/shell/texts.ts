import { count, i18n, params } from '@/language/i18n';

export const shellTexts = i18n('shell', {
  skip: 'Skip to content',
  home: 'Loggia, home',
  account: 'Account',
  dashboard: 'Dashboard',
  signIn: 'Sign in',
  colors: 'Colours',
  changeColors: params('Colours: {scheme}. Change'),
  systemColors: 'Like the system',
  light: 'Light',
  dark: 'Dark',
  newRelease: 'A new version of Loggia is available.',
  reload: 'Reload',
  later: 'Later',
  offline: 'You’re offline. What you see may be out of date.',
  changesAreSaved: 'Changes are saved when you’re back online.',
  changesWait: count({
    one: '{count} change is waiting, and saved when you’re back online. Keep this page open.',
    other: '{count} changes are waiting, and saved when you’re back online. Keep this page open.',
  }),
});
