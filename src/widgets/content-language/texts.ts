import { i18n, params } from '@/language/i18n';

export const contentLanguageTexts = i18n('contentLanguage', {
  inLanguage: params('in {language}'),
});

export const originalNameTexts = i18n('originalNames', {
  title: 'Original names',
  ofRooms: 'Of rooms',
  ofAll: 'Of rooms and points',
  ofNone: 'Hidden',
});
