import { i18n, params } from '@/language/i18n';

export const tourNameTexts = i18n('tourName', {
  label: 'Tour Name',
  rename: 'Rename tour',
  changed: 'The name was changed to “{name}” while you were editing. Saving replaces it with yours.',
  keepTheirs: 'Keep theirs',
  saving: 'Saving…',
  storedHere: 'Stored on this device. It will be sent when you’re back online.',
  saved: 'Tour updated',
  failed: params('Error updating tour: {reason}'),
  notSaved: params('Not saved. {reason}'),
});
