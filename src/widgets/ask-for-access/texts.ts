import { i18n, params } from '@/language/i18n';

export const askForAccessTexts = i18n('askForAccess', {
  title: 'Ask for access',
  hasAccess: 'You have access now.',
  open: 'Open the tour',
  declined: 'Your request was declined.',
  declinedUntil: params('Your request was declined. You can ask again {time}.'),
  noAnswer: 'Your last request has no answer yet.',
  requested: 'Access requested.',
  requestedUntil: params('When somebody grants it, this page opens by itself and you get an email. You can ask again {time}.'),
  level: 'What you need',
  read: 'Can View',
  readUpdate: 'Can View and Edit',
  note: 'Why you need it',
  noteHint: 'Optional. People who may invite you read it with your email address.',
});
