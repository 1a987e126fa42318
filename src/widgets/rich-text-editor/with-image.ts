import { sanitizeToFragment } from '../rich-text/sanitize';
import type { TextImage } from './image-places';

/** A stored text with an image behind a number of its blocks, or at its end. */
export function withImage(html: string, image: TextImage, after: number): string {
  const text = sanitizeToFragment(html);
  const document = text.ownerDocument;
  const element = document.createElement('img');
  for (const [name, value] of Object.entries(image)) element.setAttribute(name, String(value));
  text.insertBefore(element, text.children[after] ?? null);
  const container = document.createElement('div');
  container.append(text);
  return container.innerHTML;
}
