import { count, i18n, params } from '@/language/i18n';

export const chipsTexts = i18n('chips', {
  edit: 'Edit',
  notValid: ', not valid',
  remove: params('Remove {value}'),
  removeInvalid: count({ one: 'Remove it', other: 'Remove them' }),
  removeValues: params('{remove}: {values}'),
  suggestions: params('Suggestions for {label}'),
  inList: 'Already in the list',
  added: params('Added {value}'),
  addedMany: count({ one: 'Added {count}', other: 'Added {count}' }),
  removed: params('Removed {values}'),
});
