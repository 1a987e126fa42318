import { i18n, params } from '@/language/i18n';

export const reportTexts = i18n('tourReport', {
  report: params('Report of {tour}'),
  insuranceReport: params('Insurance report of {tour}'),
  untitled: 'untitled tour',
  print: 'Print',
  empty: 'Coming soon.',
  // for insurers
  scanned: 'Scanned',
  scan: 'Scan',
  lastChange: 'Last change',
  pois: 'Points of interest',
  notRecorded: 'not recorded',
  noScan: 'none',
  // content
  viewOf: params('View of {poi}'),
  video: 'Video',
  interactive: 'This content is interactive. Open the tour to see it.',
});
