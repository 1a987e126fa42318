import { i18n, params } from '@/language/i18n';

export const personalDataTexts = i18n('personalData', {
  title: 'Your data',
  downloadText: 'Everything that Loggia stores about you, as a ZIP file: a page to read, and JSON for programs. It can take some minutes.',
  download: 'Download my data',
  downloaded: 'Your data was downloaded',
  failed: 'Your data wasn’t downloaded. ',
  deleteText: 'Deleting your account disables it at once, and erases it 14 days later.',
  delete: 'Delete my account',
  question: 'Delete your account?',
  atOnce: 'Your account is disabled at once, on all devices.',
  undoByLink: params('For 14 days you can take it back, by the link in an email to {email}, or by asking an administrator.'),
  undoByAdmin: 'For 14 days an administrator can take it back for you.',
  erased: 'After that your account, your invitations and your notifications are erased.',
  stays:
    'Tours, points, comments and versions that you made stay with their organizations, as those of a former member. Your name in texts is not changed.',
  signInAgain: 'To confirm, you sign in with your work account once more.',
  deleted: 'Your account is disabled',
  deletedText: params('It is erased on {date}. Until then you can take it back by the link in the email, or by asking an administrator.'),
  deletedTextWithoutMail: params('It is erased on {date}. Until then an administrator can take it back for you.'),
});
