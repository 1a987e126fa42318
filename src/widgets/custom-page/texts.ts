import { i18n } from '@/language/i18n';

export const customPageTexts = i18n('customPage', {
  active: 'Some of this content runs scripts or loads from other sites, which can see your visit.',
  load: 'Load content',
  taller: 'Make it taller',
  smaller: 'Make it smaller',
});
