import { escapeHtml } from '../../escape-html';

/** Text as HTML that is stored as a file: characters that no document may contain are dropped, its lines stay. */
export const escaped = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: HTML allows no other control characters than tab, line feed and return
  escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, ''));

type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

const emptyElements = new Set(['img', 'meta', 'link', 'br', 'hr', 'track']);

/**
 * An element as HTML. Attributes are escaped; those that are null, undefined or false are left out, and true has no value. The content is HTML
 * already: text in it must be `escaped`.
 */
export function element(name: string, attributes: Attributes = {}, ...content: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined && value !== false)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escaped(String(value))}"`));
  const start = `<${name}${written.join('')}>`;
  return emptyElements.has(name) ? start : `${start}${content.join('')}</${name}>`;
}
