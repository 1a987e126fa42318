import { i18n, params } from '@/language/i18n';

export const sessionTexts = i18n('playerSession', {
  cannotHideMeasurements: 'This 3D viewer can’t show or hide measurements.',
  cannotHideSweeps: 'This 3D viewer can’t show or hide sweeps.',
  failed: 'Something went wrong in the 3D viewer. The tour itself is fine. Try again.',
  offline: 'You’re offline. The 3D viewer could not load this part of the scan. Try again when you’re back online.',
  pleaseWait: 'Please wait for the tour to load',
});

/** What the page of the viewer says by itself, as open-showcase names it. */
export const viewerPageTexts = i18n('viewerPage', {
  linkCopied: 'Link to this view copied.',
  linkNotCopied: 'The link could not be copied. Allow this page to use the clipboard.',
  restoring: 'The 3D view is being restored …',
  stopped: 'The browser stopped drawing this tour. Reload to go on.',
  tagsInSight: 'Tags in sight',
  view: '3D view: W A S D walk, arrow keys and I J K L look around, 1 2 3 change the view, R and F the floor',
});

export const shortcutTexts = i18n('shortcuts', {
  add: 'Add',
  arrows: 'Arrows',
  arrowsHint: 'walk forward and back, turn left and right',
  edit: 'Edit',
  none: params('No shortcuts match “{query}”.'),
  or: 'or',
  pois: 'Points of interest',
  search: 'Search shortcuts',
  title: 'Keyboard shortcuts',
  tools: 'Tools',
  tour: 'Tour',
  view: 'View',
  wasd: 'WASD',
  wasdHint: 'walk forward, left, back, right',
});
