import { count, i18n, params } from '@/language/i18n';

export const expiryTexts = i18n('expiry', {
  never: 'Does not expire',
  expiresIn: params('Expires in {duration}'),
  expiresInOn: params('Expires in {duration} ({day})'),
  expired: params('Expired {duration} ago'),
  expiredOn: params('Expired {duration} ago ({day})'),
  // durations stand in these sentences alone, which decides the case of the words
  lessThanMinute: 'less than a minute',
  twoUnits: params('{larger} {smaller}'),
  years: count({ one: '{count} year', other: '{count} years' }),
  months: count({ one: '{count} month', other: '{count} months' }),
  days: count({ one: '{count} day', other: '{count} days' }),
  hours: count({ one: '{count} hour', other: '{count} hours' }),
  minutes: count({ one: '{count} minute', other: '{count} minutes' }),
  inOneDay: '1 day',
  inOneWeek: '1 week',
  inOneMonth: '1 month',
});
