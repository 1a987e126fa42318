import { i18n } from '@/language/i18n';

export const noticeTexts = i18n('notices', {
  dismiss: 'Dismiss this message',
  closedTitle: 'Loggia is closed for maintenance',
  keepOpen: 'Keep this page open: nothing you entered is lost, and you can continue here as soon as the maintenance is over.',
  reopens: 'It is expected to be over at {time}.',
  signIn: 'Sign in as an administrator',
  signOut: 'Sign out',
  hide: 'Hide this notice',
  maintenance: 'Maintenance is on. Everyone except administrators sees a notice instead of Loggia.',
  endMaintenance: 'Go to the switch',
});
