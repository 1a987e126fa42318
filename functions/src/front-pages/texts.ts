import { count, params } from '@/language/i18n';
import { textsByLanguage } from '@/language/texts-by-language';

export const frontPageTexts = textsByLanguage('frontPage', {
  enter: 'Enter the tour',
  languages: 'Language',
  highlights: 'Highlights',
  guidedTours: 'Guided tours',
  points: count({ one: '{count} point of interest', other: '{count} points of interest' }),
  stops: count({ one: '{count} stop', other: '{count} stops' }),
  floors: count({ one: '{count} floor', other: '{count} floors' }),
  updated: params('Published on {date}'),
  contact: params('Contact {organization}'),
  tours: 'Tours',
  noTours: 'No tour of this collection is open at the moment.',
});
