import { minimapInEnglish } from '@/domain/plans/minimap-in-english';
import { i18n } from '@/language/i18n';

export const minimapTexts = i18n('minimap', minimapInEnglish);
