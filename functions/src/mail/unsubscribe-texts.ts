import { params } from '@/language/i18n';
import { textsByLanguage } from '@/language/texts-by-language';

export const unsubscribeTexts = textsByLanguage('unsubscribe', {
  title: 'Emails about notifications',
  question: params('Switch off: {topics}?'),
  switchOff: 'Switch off',
  isOff: params('Switched off: {topics}.'),
  isOn: params('Switched on: {topics}.'),
  switchOn: 'Switch on again',
  allOff: 'Switch off all of these emails',
  choose: 'Choose your emails in Your account',
  broken: 'This link doesn’t work any more. Sign in, and choose your emails in Your account.',
  requests: 'requests for access',
  mentions: 'mentions',
  answers: 'answers in your threads',
  proposals: 'proposed versions',
  webhooks: 'webhooks that don’t reach their receiver',
});
