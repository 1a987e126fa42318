import { params } from '@/language/i18n';
import { textsByLanguage } from '@/language/texts-by-language';

export const deletionTexts = textsByLanguage('deletionMail', {
  subject: 'Your Loggia account is being deleted',
  requested: params('You deleted your Loggia account on {time} (UTC). It is disabled, and nobody can sign in to it.'),
  erased: params(
    'On {time} (UTC) it is erased, with your invitations and notifications. What you made for an organization stays there without your name.',
  ),
  changed: 'If you change your mind, or if it was not you, take it back until then:',
  keep: 'Keep my account',
  title: 'Your Loggia account',
  question:
    'Keep your account? It is not deleted then, and you can sign in as before. If it was not you who deleted it, choose a new password afterwards.',
  stays: 'Your account stays. You can sign in again.',
  openLoggia: 'Open Loggia',
  broken:
    'This link doesn’t work any more: the account was erased, stays anyway, or is disabled by an administrator. Ask whoever runs Loggia for you.',
});
