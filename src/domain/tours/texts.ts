import { i18n, params } from '@/language/i18n';

/** Words that every list and page shows of a tour. */
export const tourTexts = i18n('tour', {
  untitled: 'Untitled tour',
  public: 'Public',
  default: 'Default',
  floor: params('Floor {number}'),
  enterName: 'Enter a name.',
  longName: 'Use at most 200 characters.',
});
