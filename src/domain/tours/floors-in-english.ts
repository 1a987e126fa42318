import { params } from '@/language/i18n';

/** The words for floors, for pages of the app and for documents in languages of their own. */
export const floorsInEnglish = { floor: params('Floor {number}') };
