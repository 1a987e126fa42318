import { i18n } from '@/language/i18n';

export const copyErrorTexts = i18n('copyErrors', {
  cancelled: 'Saving was cancelled.',
  unreachable: 'A file couldn’t be loaded. Check your connection and try again.',
  later: 'A file can’t be loaded at the moment. Try again later.',
  deviceFull: 'This device is full. Remove saved tours or free some space, then try again.',
});
