import { count, i18n, params } from '@/language/i18n';

export const offlineTexts = i18n('offline', {
  save: 'Save for offline',
  description: 'Opens on this device without a network.',
  removed: 'Removed from this device. It stays removed until you open it again with a network.',
  otherTours: 'Other tours on this device',
  saving: 'Saving the tour',
  progress: params('{stored} of about {total}'),
  remove: 'Remove',
  saved: params('Saved for offline · {size}'),
  connect: 'You’re offline. Connect to save this tour.',
  continue: 'Continue',
  failed: params('The tour isn’t saved: {reason}'),
  size: params('About {size} in {files}.'),
  files: count({ one: '{count} file', other: '{count} files' }),
  interrupted: params('Saving isn’t finished: {stored} of about {total}.'),
  scanOfProvider: 'The 3D scan belongs to another provider and can’t be saved. Points, texts, images and floor plans can.',
  scanPrivate: 'The 3D scan is private and can’t be saved. Points, texts, images and floor plans can.',
  noScan: 'This tour has no 3D scan. Points, texts, images and floor plans are saved.',
  gone: 'This tour no longer exists.',
});

export const storedToursTexts = i18n('storedTours', {
  title: 'Tours on this device',
  none: 'No tours are stored on this device.',
  saved: params('Saved for offline · {size}'),
  saving: params('Not completely saved · {size}'),
  opened: params('Opened recently · {size}'),
  remove: params('Remove {name}'),
  removeFailed: 'Couldn’t remove the tour from this device. Try again.',
  staysRemoved: 'A tour that you remove stays removed until you open it again with a network.',
});
