const levelOf = (element: Element): number | null => {
  const [, level] = /mso-list:[^;]*\blevel(\d)/i.exec(element.getAttribute('style') ?? '') ?? [];
  return level === undefined ? null : Number(level);
};

const markOf = (element: Element): Element | undefined =>
  [...element.querySelectorAll('[style]')].find((part) => /mso-list:\s*ignore/i.test(part.getAttribute('style') ?? ''));

// "1.", "a)", "(iv)": anything else is a bullet, drawn with a letter of a font of signs
const isNumbered = (mark: string): boolean => /^\(?(?:\d{1,3}|[a-z]{1,4})[.)]$/i.test(mark.trim()) && !/^[o§·]$/.test(mark.trim());

/** Word pastes the lines of a list as paragraphs that begin with their mark and know how far in they stand: makes lists of them. */
export function makeLists(body: HTMLElement): void {
  for (const paragraph of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, div')]) {
    if (paragraph.parentNode && levelOf(paragraph) !== null && !isListed(paragraph.previousElementSibling)) makeList(paragraph);
  }
}

const isListed = (element: Element | null): boolean => element !== null && levelOf(element) !== null;

function makeList(first: Element): void {
  const lines: Element[] = [];
  for (let line: Element | null = first; isListed(line) && line; line = line.nextElementSibling) lines.push(line);
  const place = first.ownerDocument.createComment('');
  first.before(place);
  const open: { level: number; list: Element }[] = [];
  for (const line of lines) {
    const level = levelOf(line) ?? 1;
    const mark = markOf(line);
    const tag = isNumbered(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    if (open.at(-1)?.level === level && open.at(-1)?.list.localName !== tag) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = first.ownerDocument.createElement(tag);
      const above = open.at(-1)?.list.lastElementChild;
      if (above) above.append(list);
      else place.before(list);
      open.push({ level, list });
    }
    const item = first.ownerDocument.createElement('li');
    item.append(...line.childNodes);
    open.at(-1)?.list.append(item);
    line.remove();
  }
  place.remove();
}
