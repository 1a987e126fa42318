import { count, i18n } from '@/language/i18n';

export const invitationNoteTexts = i18n('invitationNote', {
  tooLong: count({ one: 'Use at most {count} character.', other: 'Use at most {count} characters.' }),
  noAddresses: 'Leave out web and email addresses. The email links to the invitation by itself.',
  plainText: 'Use plain text, without invisible characters.',
});
