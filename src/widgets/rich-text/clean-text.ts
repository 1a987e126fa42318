import DOMPurify from 'dompurify';
import { excerpt } from '@/domain/shown-text';

const marks = ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'mark', 'code', 'br'];
const blocks = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'div', 'span'];
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

/** What is left of somebody's rich text: words, their marks, and where links lead. Nothing in it loads or runs. */
export const cleanText = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...marks, ...blocks, ...tables, '#text'],
    ALLOWED_ATTR: ['href'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });

/** The same as it is stored; "" for a text without words and lines. */
export function cleanHtml(html: string): string {
  const text = cleanText(html);
  if (text.textContent?.trim() === '' && !text.querySelector('hr, table')) return '';
  const whole = document.createElement('div');
  whole.append(text);
  return whole.innerHTML;
}

/** How a long text begins, its marks closed; null for one that is short enough to show. */
export function beginning(text: DocumentFragment): DocumentFragment | null {
  const begin = excerpt(text.textContent ?? '');
  if (begin === null) return null;
  const cut = text.cloneNode(true) as DocumentFragment;
  keep(cut, [...begin].length - 1);
  return cut;
}

/** Keeps so many characters below a node, the last with an ellipsis, and drops what follows them; gives how many are still to come. */
function keep(node: Node, most: number): number {
  let left = most;
  for (const child of [...node.childNodes]) {
    if (left <= 0) child.remove();
    else if (child instanceof Text) left = keepText(child, left);
    else left = keep(child, left);
  }
  return left;
}

function keepText(text: Text, most: number): number {
  const characters = [...text.data];
  if (characters.length >= most) text.data = `${characters.slice(0, most).join('').trimEnd()}…`;
  return most - characters.length;
}
