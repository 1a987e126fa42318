import DOMPurify from 'dompurify';
import { excerpt } from '@/domain/truncate-text';

const inlineTags = ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'mark', 'code', 'br'];
const blockTags = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'div', 'span'];
const tableTags = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

const wholeNumber = /^-?\d{1,9}$/;
/** Attributes with the numbers of lists, by element, and their values. */
const listAttributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  ol: { start: wholeNumber, type: /^[1aAiI]$/, reversed: /^/ },
  li: { value: wholeNumber },
};
const listAttributeNames = Object.values(listAttributes).flatMap(Object.keys);

/** Sanitizes rich text to text, formatting, the numbers of lists and link targets. Nothing in the result loads or runs. */
export function sanitizeToFragment(html: string): DocumentFragment {
  const text = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...inlineTags, ...blockTags, ...tableTags, '#text'],
    ALLOWED_ATTR: ['href', ...listAttributeNames],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const element of text.querySelectorAll(listAttributeNames.map((name) => `[${name}]`).join())) {
    for (const name of listAttributeNames) {
      if (!listAttributes[element.localName]?.[name]?.test(element.getAttribute(name) ?? '')) element.removeAttribute(name);
    }
  }
  return text;
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

/** The sanitized HTML to store; "" if it has no text, rules or tables. */
export function sanitizeHtml(html: string): string {
  const text = sanitizeToFragment(html);
  if (text.textContent?.trim() === '' && !text.querySelector('hr, table')) return '';
  const container = document.createElement('div');
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

/** Truncates a node to a number of characters and adds an ellipsis. @returns how many characters are left */
function truncate(node: Node, maxLength: number): number {
  let remaining = maxLength;
  for (const child of [...node.childNodes]) {
    if (remaining <= 0) child.remove();
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
