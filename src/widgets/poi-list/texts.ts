import { count, i18n, params } from '@/language/i18n';

export const poiRowTexts = i18n('poiRows', {
  poiWithFloor: params('{name}, {floor}'),
  openComments: count({ one: '{count} open comment', other: '{count} open comments' }),
  folder: params('{name}, {pois}'),
  pois: count({ one: '{count} point of interest', other: '{count} points of interest' }),
  hideTagsOf: params('Hide the tags of {name}'),
  showTags: 'Show its tags',
  hideTags: 'Hide its tags',
  hiddenAbove: 'Tags hidden by a parent folder',
  hiddenAboveTitle: 'Its tags are hidden by a parent folder',
});
