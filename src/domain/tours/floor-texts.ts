import { i18n } from '@/language/i18n';
import { floorsInEnglish } from './floors-in-english';

export const floorTexts = i18n('floors', floorsInEnglish);
