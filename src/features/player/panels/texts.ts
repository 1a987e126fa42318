import { count, i18n, params } from '@/language/i18n';

export const aboutTexts = i18n('aboutTour', {
  address: 'Address',
  floors: 'Floors',
  organization: 'Organization',
  readReport: 'Read it as a report',
  scanned: 'Scanned',
  title: 'This tour',
});

export const droneTexts = i18n('droneMapping', {
  close: 'Return to Digital Twin',
  closeFullscreen: 'Close Fullscreen',
  elsewhere: params('The drone mapping is at {site} and opens in a new tab.'),
  frame: params('Drone mapping of {name}'),
  fullscreen: 'Fullscreen',
  open: 'Open drone mapping',
  title: 'Drone mapping',
});

export const historyTexts = i18n('tourHistory', {
  contents: params('{folders}, {pois}'),
  folders: count({ one: '{count} folder', other: '{count} folders' }),
  loading: 'Loading the history',
  loadingFailed: 'Couldn’t load the history. The tour itself isn’t affected.',
  none: 'No saved versions yet.',
  now: 'A moment ago',
  pois: count({ one: '{count} PoI', other: '{count} PoIs' }),
});

export const debugTexts = i18n('playerDebug', {
  log: 'Log output',
  sidebar: 'Sidebar',
  sweeps: 'Sweeps',
  sweepsHint: 'The circles you can step onto',
  tags: 'Tags',
  tagsHint: params('{number} of this tour'),
});
