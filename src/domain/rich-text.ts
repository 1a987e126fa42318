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

/** An image in rich text; its alternative text can contain what ends other elements. */
const imagePattern = /<img\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/** An image in rich text: its element, and what is in it. */
export type ImageInText = { html: string; address: string; alt: string };

/** The images of rich text, in order. */
export const imagesIn = (html: string): ImageInText[] =>
  (html.match(imagePattern) ?? []).map((image) => ({
    html: image,
    address: attributeOf(image, 'src'),
    alt: attributeOf(image, 'alt').trim(),
  }));

const attributeOf = (element: string, name: string): string => {
  const [, double, single] = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`, 'i').exec(element) ?? [];
  return decoded(double ?? single ?? '');
};

/** Rich text without the images for which this is true. */
export const withoutImages = (html: string, isRemoved: (image: ImageInText) => boolean = () => true): string =>
  html.replace(imagePattern, (found) => (imagesIn(found).some(isRemoved) ? '' : found));

/** The text of rich text without markup and images, on one line; must not be used as HTML again. */
export const plainText = (html: string): string =>
  decoded(withoutImages(html).replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** The tables of rich text, in order. */
export const tablesIn = (html: string): string[] => html.match(/<table\b.*?<\/table>/gis) ?? [];

/** Rich text in which each row of a table is one line, with a dot between its cells. */
export const withRowLines = (html: string): string =>
  html.replace(
    /<tr\b[^<>]*>(.*?)<\/tr>/gis,
    (_, row: string) =>
      `${row
        .split(/<\/t[dh]>/i)
        .map(cellLine)
        .filter(Boolean)
        .join(' · ')}</tr>`,
  );

const cellLine = (cell: string): string =>
  withoutImages(cell)
    .replace(/<\/(?:p|h\d|li|div|blockquote|pre)>|<br\b[^<>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The text of rich text with its lines, for what shows no formatting; must not be used as HTML again. Items of lists begin with a dash, links to the
 * web are followed by their address, rows of tables are lines, and images are their alternative texts in brackets. Text without markup stays as it is.
 */
export function plainLines(html: string): string {
  if (!/<\/?[a-z][^<>]*>/i.test(html)) return html;
  const marked = html
    .replace(/<(script|style)\b[^<>]*>.*?<\/\1>/gis, '')
    .replace(imagePattern, (image) => altLine(attributeOf(image, 'alt').trim()))
    .replace(/<a\b[^<>]*\bhref=(["'])(.*?)\1[^<>]*>(.*?)<\/a>/gis, (_, _quote, address: string, words: string) =>
      words.includes(address) || address.startsWith('#') ? words : `${words} (${address})`,
    );
  const text = withRowLines(marked)
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

/** Plain text in rich text, as a browser writes it: quotation marks stay, so that a text is the same when an editor has saved it. */
export const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const altLine = (alt: string): string => (alt === '' ? '' : `\n[${escapeText(alt)}]\n`);
