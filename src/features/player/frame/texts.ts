import { i18n, params } from '@/language/i18n';

export const topBarTexts = i18n('playerTopBar', {
  edit: 'Edit',
  mode: 'Mode',
  signIn: 'Sign in',
  view: 'View',
});

export const placeSwitchTexts = i18n('placeSwitch', {
  next: params('Next tour: {name}'),
  overview: params('Overview of {name}'),
  position: params('{position} / {total}'),
  previous: params('Previous tour: {name}'),
});
