import { i18n } from '@/language/i18n';

export const pointFilterButtonTexts = i18n('pointFilterButton', {
  filter: 'Filter and colours',
  filtering: 'Filter and colours: on',
});
