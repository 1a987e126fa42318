import { escapeText } from './rich-text';

/** Plain text as HTML: in an element, or in a quoted attribute. */
export const escapeHtml = (text: string): string => escapeText(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;');
