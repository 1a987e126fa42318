import { i18n, params } from '@/language/i18n';

export const mapTexts = i18n('map', {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  stepCloser: 'One step closer',
  stepBack: 'One step back',
  outlines: params('Outlines: {source}'),
});

export const streetsTexts = i18n('mapStreets', {
  show: 'Show streets',
  showExplanation: 'Loads the street map from OpenStreetMap, which can see your visit',
  none: 'No street map is available here.',
  failed: 'Couldn’t load the street map.',
  inTown: params('This is in or near {town}.'),
  north: params('The nearest large town is {town}, {distance} to the north.'),
  northeast: params('The nearest large town is {town}, {distance} to the northeast.'),
  east: params('The nearest large town is {town}, {distance} to the east.'),
  southeast: params('The nearest large town is {town}, {distance} to the southeast.'),
  south: params('The nearest large town is {town}, {distance} to the south.'),
  southwest: params('The nearest large town is {town}, {distance} to the southwest.'),
  west: params('The nearest large town is {town}, {distance} to the west.'),
  northwest: params('The nearest large town is {town}, {distance} to the northwest.'),
});
