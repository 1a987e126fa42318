const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', ' '],
  ['#39', "'"],
]);

/** The text of rich text without markup, on one line; must not be used as HTML again. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities.get(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

/** The text of rich text without markup, one line for each paragraph, heading, item of a list or row of a table; empty ones are left out. */
export const plainLines = (html: string): string[] =>
  html
    .split(/<\/(?:p|h[1-6]|li|tr|div|blockquote|pre)>|<(?:br|hr)\s*\/?>/)
    .map(plainText)
    .filter(Boolean);
