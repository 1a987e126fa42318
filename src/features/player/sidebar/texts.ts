import { count, i18n, params } from '@/language/i18n';

export const poiListTexts = i18n('poiList', {
  pois: 'Points of interest',
  search: 'Search points of interest',
  noFolders: 'No folders found',
  noneFound: 'No Pois found',
  noPoisYet: 'This tour has no points of interest yet. You can still explore the scan.',
  noResults: params('No results for “{search}”.'),
  found: count({ one: '{count} found', other: '{count} found' }),
  showAll: 'Show all points',
  createFirst: 'Create the first one',
});
