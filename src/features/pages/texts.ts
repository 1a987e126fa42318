import { i18n, params } from '@/language/i18n';

export const pageTexts = i18n('pages', {
  home: 'Home',
  notFoundTitle: 'Page not found',
  notFound: 'There is no page at this address.',
  noTourTitle: 'missing tour',
  noTour: 'This link doesn’t point to a tour. Open the original link again, or choose a tour from the list.',
  noLocationTitle: 'Missing LocationParam',
  noLocation: 'This link doesn’t point to a location. Open the original link again.',
  noCollection: 'No collection param found. Please check the URL.',
  version: params('Version {version}'),
  empty: 'This page has no content yet. Ask the administrator of this installation.',
  terms: 'Terms',
  privacy: 'Privacy',
  splashTitle: 'Walk through places from anywhere',
  splash: '3D tours of real places: published, annotated, shared.',
  enter: 'Enter',
  longTitle: 'A long page',
  long: 'Forty-nine items to try scrolling with, and the header that changes on the way.',
  longItem: 'The light comes in from the courtyard, crosses the tiles, and by the afternoon has reached the stairs.',
});

export const wallScreenTexts = i18n('wallScreen', {
  title: 'Screen',
  shownPage: 'The page that is shown',
  newWindow: 'This page is on another site, so it opens in a new window.',
  open: 'Open the page',
  notPublicTitle: 'This screen isn’t public',
  notPublic: 'It was taken back, or the link is incomplete.',
});
