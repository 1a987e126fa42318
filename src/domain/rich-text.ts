const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', ' '],
  ['apos', "'"],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
]);

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal?: string, hex?: string, name = '') => {
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : (entities.get(name) ?? whole);
  });

/** The text of rich text without markup, on one line; must not be used as HTML again. */
export const plainText = (html: string): string =>
  decoded(html.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The text of rich text with its lines, for what shows no formatting; must not be used as HTML again. Items of lists begin with a dash, and links to
 * the web are followed by their address. Text without markup stays as it is.
 */
export function plainLines(html: string): string {
  if (!/<\/?[a-z][^<>]*>/i.test(html)) return html;
  const text = html
    .replace(/<(script|style)\b[^<>]*>.*?<\/\1>/gis, '')
    .replace(/<a\b[^<>]*\bhref=(["'])(.*?)\1[^<>]*>(.*?)<\/a>/gis, (_, _quote, address: string, words: string) =>
      words.includes(address) || address.startsWith('#') ? words : `${words} (${address})`,
    )
    .replace(/<br\b[^<>]*>/gi, '\n')
    .replace(/<li\b[^<>]*>/gi, '\n- ')
    .replace(/<\/(?:p|h\d|ul|ol|table|blockquote|pre)>/gi, '\n\n')
    .replace(/<\/(?:div|li|tr)>/gi, '\n')
    .replace(/<[^<>]*>/g, '');
  return decoded(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n+(?=\n- )/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
