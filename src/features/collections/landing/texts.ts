import { count, i18n, params } from '@/language/i18n';

export const collectionLandingTexts = i18n('collectionLanding', {
  loading: 'Loading collection',
  notFound: 'No collection found.',
  notFoundReason:
    'It may have been deleted, your invitation may have ended, or it is shared with another address than {email}. Ask for a new invitation.',
  notFoundReasonWithoutEmail:
    'It may have been deleted, your invitation may have ended, or it is shared with another address than yours. Ask for a new invitation.',
  invitationEnded: 'Your invitation to this collection has ended.',
  // header
  account: 'Account',
  collections: 'Collections',
  sharedWithMe: 'Shared with me',
  colours: params('Colours: {scheme}. Change'),
  system: 'Like the system',
  light: 'Light',
  dark: 'Dark',
  // hero
  startWith: params('Start with {tour}'),
  start: 'Start with the first tour',
  tours: count({ one: '{count} tour', other: '{count} tours' }),
  addTours: 'Add tours',
  edit: 'Edit collection',
  showMore: 'Show more',
  showLess: 'Show less',
  // tours
  search: 'Search tours',
  showAs: 'Show as',
  asTours: 'Tours',
  asMap: 'Map',
  found: count({ one: '{count} tour found', other: '{count} tours found' }),
  results: 'Results',
  noMatch: 'No matching tours',
  noMatchReason: params('No tour of this collection matches “{words}”.'),
  showAll: 'Show all tours',
  empty: 'No tours yet',
  emptyForEditors: 'Add tours above: they appear here at once.',
  emptyForOthers: 'The tours of this collection will appear here.',
  number: params('Number {number}'),
  details: 'Details',
  detailsOf: params('Details of {tour}'),
  // map
  onMap: 'Tours on a map',
  mapOf: params('Map of {collection}'),
  listedOnMap: 'Tours on the map',
  missingOnMap: count({ one: '{count} tour has no place on the map yet.', other: '{count} tours have no place on the map yet.' }),
  noPlace: 'No place yet',
});
