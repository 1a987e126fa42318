import { i18n, params } from '@/language/i18n';

/** The results of a search, below those of points. */
export const searchTexts = i18n('tourSearch', {
  room: 'Rooms',
  text: 'Texts',
  file: 'Files',
  guide: 'Guided tours',
  reading: 'Searching texts and files…',
  searched: 'Searched names, texts, links, files, rooms and guided tours.',
  showAll: params('Show all {count}'),
});
