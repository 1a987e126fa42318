import { count, i18n } from '@/language/i18n';

export const pointFilterTexts = i18n('pointFilter', {
  label: 'Filter points of interest',
  type: 'Type',
  state: 'State',
  due: 'Due date',
  overdue: 'Overdue',
  soon: 'Due within 30 days',
  yes: 'Yes',
  no: 'No',
  notSet: 'Not set',
  moreFields: 'Texts, numbers and dates',
  contains: 'Contains',
  from: 'From',
  to: 'To',
  colorBy: 'Colour by',
  off: 'Off',
  clear: 'Show all',
  shown: count({ one: '{count} point shown', other: '{count} points shown' }),
});
