const levelOf = (element: Element): number | null => {
  const [, level] = /mso-list:[^;]*\blevel(\d)/i.exec(element.getAttribute('style') ?? '') ?? [];
  return level === undefined ? null : Number(level);
};

const markerOf = (element: Element): Element | undefined =>
  [...element.querySelectorAll('[style]')].find((part) => /mso-list:\s*ignore/i.test(part.getAttribute('style') ?? ''));

// "1.", "a)", "(iv)"; anything else is a bullet drawn with a symbol font
const isNumbered = (mark: string): boolean => /^\(?(?:\d{1,3}|[a-z]{1,4})[.)]$/i.test(mark.trim()) && !/^[o§·]$/.test(mark.trim());

/** Converts Word's list paragraphs, which carry a marker and an indentation level, to HTML lists. */
export function convertWordLists(body: HTMLElement): void {
  for (const paragraph of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, div')]) {
    if (paragraph.parentNode && levelOf(paragraph) !== null && !isListParagraph(paragraph.previousElementSibling)) convertList(paragraph);
  }
}

const isListParagraph = (element: Element | null): boolean => element !== null && levelOf(element) !== null;

function convertList(first: Element): void {
  const lines: Element[] = [];
  for (let line: Element | null = first; isListParagraph(line) && line; line = line.nextElementSibling) lines.push(line);
  const placeholder = first.ownerDocument.createComment('');
  first.before(placeholder);
  const open: { level: number; list: Element }[] = [];
  for (const line of lines) {
    const level = levelOf(line) ?? 1;
    const mark = markerOf(line);
    const tag = isNumbered(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    if (open.at(-1)?.level === level && open.at(-1)?.list.localName !== tag) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = first.ownerDocument.createElement(tag);
      const parentItem = open.at(-1)?.list.lastElementChild;
      if (parentItem) parentItem.append(list);
      else placeholder.before(list);
      open.push({ level, list });
    }
    const item = first.ownerDocument.createElement('li');
    item.append(...line.childNodes);
    open.at(-1)?.list.append(item);
    line.remove();
  }
  placeholder.remove();
}
