import { detailsInEnglish } from '@/domain/point-types/details-in-english';
import { i18n } from '@/language/i18n';

export const pointDetailTexts = i18n('pointDetails', detailsInEnglish);
