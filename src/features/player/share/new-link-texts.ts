import { i18n, params } from '@/language/i18n';

export const newLinkTexts = i18n('newLink', {
  message: 'Message',
  messageHint: 'Shown to anyone who opens the link.',
  nameAndExpiry: 'Name and expiry',
  create: 'Create link',
  created: 'Link created.',
  failed: params('Couldn’t create the link. {reason}'),
  noView: 'This tour has no 3D view to share. Open a point of interest and share that.',
  stillLoading: 'The tour is still loading. Wait until you see it, then try again.',
});
