import { count, i18n, params } from '@/language/i18n';

export const sharingTexts = i18n('sharing', {
  about: 'A 3D tour. Walk through it in your browser.',
  aboutBy: params('A 3D tour by {organization}. Walk through it in your browser.'),
  tooLong: count({ one: 'Use at most {count} character.', other: 'Use at most {count} characters.' }),
});
