import { i18n, params } from '@/language/i18n';

export const stageMessageTexts = i18n('scanMessages', {
  addModel: 'Add a model',
  canReadPois: 'You can still read the points of interest.',
  canReadPoisInList: 'You can still read the points of interest in the list.',
  editTour: 'Edit the tour',
  failed: 'Can’t show the 3D view',
  files: 'Plans and files',
  interrupted: 'The 3D view was interrupted',
  interruptedHint: 'You can continue where you left off.',
  loading: 'Loading the scan',
  noModel: 'This tour has no 3D model.',
  noScan: 'No scan yet',
  openingViewer: 'Opening the 3D viewer',
  pois: 'Points of interest',
  reload: 'Reload',
  reloading: 'Reloading the scan',
  report: 'Read it as a report',
  view: params('3D view of {name}'),
});
