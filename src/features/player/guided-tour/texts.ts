import { guidedTourInEnglish } from '@/domain/guided-tours/guided-tour-in-english';
import { i18n } from '@/language/i18n';

export const guidedTourTexts = i18n('guidedTour', guidedTourInEnglish);
