import { i18n, params } from '@/language/i18n';

export const stageTexts = i18n('stages', {
  choose: 'Select Stage',
  compare: 'Compare in a report',
  loading: 'Loading the stages',
  loadingFailed: params('Couldn’t load the stages. {reason}'),
  none: 'No stages found.',
  noPois: 'No Pois found',
  report: 'Stages',
  reportHint: 'Each point of interest in the tours that have it.',
});
