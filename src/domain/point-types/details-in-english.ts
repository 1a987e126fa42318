import { params } from '@/language/i18n';

/** The words for what a point holds, for pages of the app and for documents in languages of their own. */
export const detailsInEnglish = {
  details: 'Details',
  due: params('Due {date}'),
  overdue: params('Overdue since {date}'),
  yes: 'Yes',
  no: 'No',
  unknownField: params('Unknown field “{key}”'),
  unknownValue: params('Unknown value “{value}”'),
};
