import { i18n, params } from '@/language/i18n';

export const landingTexts = i18n('tourLanding', {
  noAccess: 'You do not have access to this Digital Twin',
  tours: 'Tours',
  // details
  about: 'About this tour',
  address: 'Address',
  coordinates: 'Coordinates',
  organization: 'Organization',
  access: 'Tour Access',
  limitedAccess: 'Members & Collaborators',
  type: 'Tour Type',
  floors: 'Floors',
  scanned: 'Scanned',
  scan: 'Scan',
  lastChange: 'Last change',
  showMap: 'Show the map',
  noMap: 'Couldn’t load the map.',
  locationOf: params('Location of {tour}'),
  location: 'Location of the tour',
  // points of interest
  noFolders: 'No folders found',
  noFoldersReason: 'Folders contain points of interest. This tour has none yet.',
  noPois: 'No Pois found',
  showAll: params('Show all {count}'),
  showAllOf: params('Show all {count} of {folder}'),
  showFewer: 'Show fewer',
  showFewerOf: params('Show fewer of {folder}'),
  // without a tour
  missingTour: 'missing tour',
  chooseTour: 'This link doesn’t point to a tour. Choose one from the list.',
  openAgain: 'This link doesn’t point to a tour. Open it again from the link you were given.',
  yourTours: 'Go to your tours',
});
