import { i18n } from '@/language/i18n';

export const playerSkeletonTexts = i18n('playerSkeleton', {
  opening: 'Opening the tour',
});
