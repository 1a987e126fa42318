import { i18n } from '@/language/i18n';
import { documentTypesInEnglish } from './document-types-in-english';

/** The types of documents (`documentTypes`) as they are shown. */
export const documentTypeTexts = i18n('documentType', documentTypesInEnglish);

/** A stored type of a document in the language of the page; another text stays as it is. @see MODEL-034 */
export const documentTypeName = (type: string): string => documentTypeIn(documentTypeTexts.get(), type);

/** The same by the names of any language. */
export function documentTypeIn(names: Record<string, string>, type: string): string {
  const key = type.charAt(0).toLowerCase() + type.slice(1).replaceAll(' ', '');
  return Object.hasOwn(names, key) ? (names[key] ?? type) : type;
}
