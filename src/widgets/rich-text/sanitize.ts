import DOMPurify from 'dompurify';
import { excerpt } from '@/domain/truncate-text';
import { webAddress } from '@/domain/web-address';
import { ownUrl } from '../file-preview/own-url';

const inlineTags = ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'mark', 'code', 'br'];
const blockTags = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'div', 'span'];
const tableTags = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];
const imageAttributes = ['src', 'alt', 'width', 'height'];

const wholeNumber = /^-?\d{1,9}$/;
const span = /^(?:[2-9]|[1-9]\d)$/;
const pixels = /^[1-9]\d{0,4}$/;
/** Attributes with the numbers of lists, with the sizes of images, and of merged cells, by element, and their values. */
const checkedAttributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  ol: { start: wholeNumber, type: /^[1aAiI]$/, reversed: /^/ },
  li: { value: wholeNumber },
  img: { width: pixels, height: pixels },
  td: { colspan: span, rowspan: span },
  th: { colspan: span, rowspan: span },
};
const checkedAttributeNames = Object.values(checkedAttributes).flatMap(Object.keys);

const isOwnImage = (address: string): boolean => ownUrl(address) !== null;

/**
 * Sanitizes rich text to text, formatting, the numbers of lists, tables, link targets and images. Nothing in the result runs, and nothing loads but images that
 * are ours: an image of another site becomes a link.
 * @param isOurs whether an image may be loaded from an address; by default one of our own storage
 */
export function sanitizeToFragment(html: string, isOurs = isOwnImage): DocumentFragment {
  const text = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...inlineTags, ...blockTags, ...tableTags, 'img', '#text'],
    ALLOWED_ATTR: ['href', ...imageAttributes, ...checkedAttributeNames],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const element of text.querySelectorAll(checkedAttributeNames.map((name) => `[${name}]`).join())) {
    for (const name of checkedAttributeNames) {
      if (!checkedAttributes[element.localName]?.[name]?.test(element.getAttribute(name) ?? '')) element.removeAttribute(name);
    }
  }
  for (const element of text.querySelectorAll(':not(img)')) for (const name of ['src', 'alt']) element.removeAttribute(name);
  for (const image of text.querySelectorAll('img')) if (!isOurs(image.getAttribute('src') ?? '')) image.replaceWith(...inPlaceOf(image));
  return text;
}

// counts who opened a mail
const isPixel = (image: Element): boolean => ['width', 'height'].some((side) => image.getAttribute(side) === '1');

/** A link to an image of another site; of an image that has no address any more, its alternative text. */
function inPlaceOf(image: HTMLImageElement): Node[] {
  const [address, alt] = [image.getAttribute('src') ?? '', image.alt.trim()];
  if (!/^https?:/i.test(address) || webAddress(address) === null || isPixel(image)) return alt === '' ? [] : [new Text(alt)];
  if (image.closest('a')) return [new Text(alt || address)];
  const link = image.ownerDocument.createElement('a');
  link.setAttribute('href', address);
  link.textContent = alt || address;
  return [link];
}

/** Blocks that each have a direction of their own; those inside a list or quote follow it, so that its numbers and lines are on the same side. */
const directedBlocks = 'p, div, h1, h2, h3, h4, h5, h6, pre, ul, ol, blockquote, td, th';
const directedGroups = 'ul, ol, blockquote';

/** Lays out each block in the direction of its first letter. Stored texts have no directions. */
export function withDirections<Text extends ParentNode>(text: Text): Text {
  for (const block of text.querySelectorAll<HTMLElement>(directedBlocks))
    if (!block.parentElement?.closest(directedGroups)) block.dir = 'auto';
  return text;
}

/** Puts each table in a region, in which a wide one scrolls, by keyboard too. @param label what screen readers call it */
export function withTableRegions<Text extends ParentNode>(text: Text, label: string, className: string): Text {
  for (const table of text.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue;
    const region = table.ownerDocument.createElement('section');
    region.className = className;
    region.tabIndex = 0;
    region.setAttribute('aria-label', label);
    table.replaceWith(region);
    region.append(table);
  }
  return text;
}

/** The sanitized HTML to store; "" if it has no text, rules, images or tables. */
export function sanitizeHtml(html: string): string {
  const text = sanitizeToFragment(html);
  if (text.textContent?.trim() === '' && !text.querySelector('hr, img, table')) return '';
  // in the document of the page, the images would be loaded
  const container = text.ownerDocument.createElement('div');
  container.append(text);
  return container.innerHTML;
}

/** The start of a long text with its formatting; null if the text is short enough to show in full. */
export function truncated(text: DocumentFragment): DocumentFragment | null {
  const start = excerpt(text.textContent ?? '');
  if (start === null) return null;
  const copy = text.cloneNode(true) as DocumentFragment;
  truncate(copy, [...start].length - 1);
  return copy;
}

/** Truncates a node to a number of characters and adds an ellipsis; rows of tables keep their cells. @returns how many characters are left */
function truncate(node: Node, maxLength: number): number {
  let remaining = maxLength;
  for (const child of [...node.childNodes]) {
    if (remaining <= 0 && child instanceof HTMLTableCellElement) child.replaceChildren();
    else if (remaining <= 0) child.remove();
    else if (child instanceof Text) remaining = truncateText(child, remaining);
    else remaining = truncate(child, remaining);
  }
  return remaining;
}

function truncateText(text: Text, maxLength: number): number {
  const characters = [...text.data];
  if (characters.length >= maxLength) text.data = `${characters.slice(0, maxLength).join('').trimEnd()}…`;
  return maxLength - characters.length;
}
