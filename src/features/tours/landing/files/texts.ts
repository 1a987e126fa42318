import { i18n, params } from '@/language/i18n';

export const tourFilesTexts = i18n('tourFiles', {
  files: 'Files',
  filesOf: params('Files of {tour}'),
  filesOfTour: 'Files of this tour',
  floorPlans: 'Floor plans',
  documents: 'Documents',
  none: 'No files yet',
  noneReason: 'Floor plans, documents and other files of this tour appear here. Files of a point of interest are in its content.',
  file: 'File',
  floorPlan: 'Floor plan',
  view: params('View {file}'),
  close: params('Close {file}'),
  noImage: 'Couldn’t load the image.',
});
