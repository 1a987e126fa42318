import { i18n, params } from '@/language/i18n';

export const floorTexts = i18n('floors', {
  floor: params('Floor {number}'),
});
