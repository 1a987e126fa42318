import { i18n, params } from '@/language/i18n';

export const pointDetailTexts = i18n('pointDetails', {
  details: 'Details',
  due: params('Due {date}'),
  overdue: params('Overdue since {date}'),
  yes: 'Yes',
  no: 'No',
  unknownField: params('Unknown field “{key}”'),
  unknownValue: params('Unknown value “{value}”'),
});
