import { sanitizeHtml, sanitizeToFragment } from '../rich-text/sanitize';

/**
 * Converts a stored text for the editor: newlines, which visitors see as line breaks, become `<br>`, and behind an image or table at its end is a paragraph to
 * write in, because what is typed while an image is selected replaces it.
 */
export function editableText(stored: string): string {
  const fragment = sanitizeToFragment(stored);
  // in the document of the page, the images would be loaded
  const container = fragment.ownerDocument.createElement('div');
  container.append(fragment);
  for (const text of textNodesIn(container)) {
    if (text.data.trim() === '' || !text.data.includes('\n') || text.parentElement?.closest('pre')) continue;
    const lines = text.data.split('\n');
    text.replaceWith(...lines.flatMap((line, index) => (index === 0 ? [line] : [document.createElement('br'), line])));
  }
  return container.innerHTML + (container.lastElementChild?.matches('img, table') ? '<p></p>' : '');
}

/** The text to store of one that was edited, without that paragraph. */
export const storedText = (edited: string): string =>
  sanitizeHtml(edited.replace(/(<img\b(?:"[^"]*"|[^">])*>|<\/table>)<p\b[^>]*><\/p>$/, '$1'));

function textNodesIn(container: Node): Text[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}
