import { count, i18n, params } from '@/language/i18n';

export const fieldTexts = i18n('fields', {
  invalidColor: 'Enter a colour such as #1f2937.',
  picker: params('{label}: picker'),
  choices: params('{label}: choices'),
  onThisDate: 'On this date',
  options: count({ one: '{count} option', other: '{count} options' }),
  noMatches: 'No matches',
  firstOptions: params('The first {shown} of {all}. Type to find others.'),
});
