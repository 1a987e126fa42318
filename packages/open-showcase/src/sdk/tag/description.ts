const link = /\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)|https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;

/**
 * A description as text with links: `[label](https://…)` and plain addresses. Nothing else is markup, so it cannot contain scripts.
 * @param opened called with the address of a clicked link
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

/** A link that opens in a new tab. */
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
