import { i18n } from '@/language/i18n';

/** Words that every list and page shows of a tour. */
export const tourTexts = i18n('tour', {
  untitled: 'Untitled tour',
  public: 'Public',
  default: 'Default',
  enterName: 'Enter a name.',
  longName: 'Use at most 200 characters.',
});
