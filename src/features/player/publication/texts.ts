import { count, i18n } from '@/language/i18n';

export const publicationTexts = i18n('publication', {
  nameless: 'Digital Twin',
  newVersion: 'A new version is available',
  show: 'Show',
  dismiss: 'Dismiss',
  withdrawn: 'This version was taken back, and a newer one is available.',
  showNew: 'Show the new version',
  notPublished: 'This tour isn’t published',
  notPublishedReason: 'It was taken back, or the link is incomplete. Ask the person who sent it for a new one.',
});

export const publicationDialogTexts = i18n('publicationDialogs', {
  files: 'Files',
  fileCount: count({ one: '{count} file of this tour', other: '{count} files of this tour' }),
  share: 'Share',
  shortLink: 'Short link',
  copyShortLink: 'Copy the short link',
  address: 'Address of this page',
  startsAtView: 'Start at the current view',
  copied: 'Copied!',
  copyFailed: 'Unable to copy..',
});
