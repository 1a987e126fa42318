const link = /\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)|https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;

/**
 * A description as text with its links: `[words](https://…)` and plain addresses. Nothing else of it is markup, so nothing of it can run.
 * @param opened called with the address of a link that is followed
 */
export function descriptionElement(document: Document, text: string, opened: (url: string) => void): HTMLElement {
  const paragraph = document.createElement('p');
  let at = 0;
  for (const match of text.matchAll(link)) {
    paragraph.append(
      text.slice(at, match.index),
      anchorElement(document, { url: match[2] ?? match[0], label: match[1] ?? match[0], opened }),
    );
    at = match.index + match[0].length;
  }
  paragraph.append(text.slice(at));
  return paragraph;
}

/** A link that opens a page of its own. */
export function anchorElement(
  document: Document,
  { url, label, opened }: { url: string; label: string; opened: (url: string) => void },
): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.target = '_blank';
  anchor.rel = 'noopener noreferrer';
  anchor.textContent = label;
  anchor.addEventListener('click', () => opened(url));
  return anchor;
}
