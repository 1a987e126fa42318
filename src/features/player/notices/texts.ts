import { i18n, params } from '@/language/i18n';

export const noticeTexts = i18n('playerNotices', {
  dismiss: 'Dismiss',
  portrait: 'This tour is best viewed in portrait mode.',
});

/** What somebody without a network can still open, by what is stored of the tour. */
export const offlineTexts = i18n('playerOffline', {
  offline: 'You’re offline.',
  saved: 'You’re offline. This tour is saved on this device.',
  savedWithoutScan: 'You’re offline. This tour is saved on this device, without its 3D scan.',
  saving: 'You’re offline. Only a part of this tour is saved on this device. The rest loads when you’re back online.',
  opened: 'You’re offline. What you opened of this tour is stored on this device. The rest loads when you’re back online.',
  none: 'You’re offline. This tour isn’t stored on this device. What has loaded still works, and the rest loads when you’re back online.',
  unknown: 'You’re offline. What has loaded still works, and the rest loads when you’re back online.',
});

/** Where one is, for those who don't see it, as a list of short texts. */
export const announcerTexts = i18n('playerAnnouncer', {
  allFloors: 'all floors',
  at: params('at {name}'),
  dollhouse: 'Dollhouse',
  floorplan: 'Floorplan',
  inside: 'Inside',
  outside: 'Outside',
  separator: ', ',
});
