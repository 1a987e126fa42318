/** Plain text in rich text, as a browser writes it: quotation marks stay, so that a text is the same when an editor has saved it. */
export const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Plain text as HTML: in an element, or in a quoted attribute. */
export const escapeHtml = (text: string): string => escapeText(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;');
