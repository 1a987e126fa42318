import { i18n } from '@/language/i18n';

export const playerPageTexts = i18n('playerPage', {
  content: 'Content',
  backToTour: 'Back to the tour',
});
