import { i18n, params } from '@/language/i18n';

export const tableTexts = i18n('table', {
  sortBy: 'Sort by',
  notSorted: 'Not sorted',
  ascending: params('{column}, ascending'),
  descending: params('{column}, descending'),
  selectAll: 'Select all',
  select: params('Select {name}'),
  menu: 'Menu',
  menuOf: params('Menu of {name}'),
});
