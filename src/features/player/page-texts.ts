import { i18n } from '@/language/i18n';

export const playerPageTexts = i18n('playerPage', {
  content: 'Content',
  backToTour: 'Back to the tour',
  noGuidedTour: 'The guided tour in this link isn’t there any more. You can look around by yourself.',
  noStop: 'The stop in this link isn’t there any more. The guided tour begins with its first one.',
});
