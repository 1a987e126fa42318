import { i18n } from '@/language/i18n';

export const playerScreenTexts = i18n('playerScreens', {
  editDenied: 'You can view this tour, but not edit it. Ask its organization for permission to edit.',
  editorFailed: 'Couldn’t load the editor. Check your connection, then switch to Edit again.',
  home: 'Home',
  locationTourGone: 'This tour of the location does not exist.',
  locationWithoutTour: 'This location has no tour yet.',
  locations: 'Go to the locations',
  missingLocation: 'Missing LocationParam',
  missingTour: 'missing tour',
  noLocation: 'Missing Location data',
  noLocationHint: 'It was deleted, or it belongs to an organization that you have no access to.',
  noStorage: 'Your browser does not support local storage. Please use a modern browser to use this feature.',
  noTour: 'This tour does not exist.',
  olderDenied: 'Missing permission to view this content.',
  olderDeniedHint: 'This tour is for members of its organization. Ask them to add you, or sign in with another account.',
  signInToEdit: 'Sign in to edit this tour.',
});
