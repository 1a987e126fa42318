import { i18n, params } from '@/language/i18n';

export const compareTexts = i18n('compareTours', {
  compare: 'Compare',
  comparing: params('Compare {name}'),
  firstTour: 'First tour',
  secondTour: 'Second tour',
  moveTogether: 'Move together',
  pois: 'Points of interest',
  align: 'Align',
  copyLink: 'Copy link',
  show: 'Show',
  sideBySide: 'Side by side',
  overlaid: 'One over the other',
  divider: 'How much of the first tour is shown',
  viewOf: params('3D view of {name}'),
  loading: params('Loading {name}'),
  loadingTours: 'Loading the tours',
  interrupted: 'The 3D view was interrupted.',
  dated: params('{name}, {date}'),
});

export const differenceTexts = i18n('tourDifferences', {
  loading: 'Loading the points of interest',
  failed: params('Couldn’t load the points of interest. {reason}'),
  neither: 'Neither tour has points of interest.',
  same: 'Both tours have the same points of interest.',
  onlyIn: params('Only in {name}'),
  changed: 'Changed',
  source: params('Those of {name} are from the tour “{source}” of the same scan.'),
  nothing: 'Nothing',
  fieldName: 'Name',
  fieldTag: 'Tag',
  fieldDescription: 'Description',
  fieldContent: 'Content',
});
