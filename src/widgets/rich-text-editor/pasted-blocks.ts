export const headings = 'h1, h2, h3, h4, h5, h6';
export const blocks = `p, div, blockquote, pre, ${headings}, ul, ol, li, table, hr`;

export const isBlank = (element: Element) => element.textContent?.trim() === '' && !element.querySelector('br, img');

/** The inner blocks of a block, and paragraphs of what is between them. */
export function linesOf(block: Element): Element[] {
  const lines: Element[] = [];
  let line: Element | null = null;
  for (const node of [...block.childNodes]) {
    const isBlock = node instanceof Element && (node.matches(blocks) || node.querySelector(blocks) !== null);
    if (isBlock) lines.push(node);
    else {
      line ??= block.ownerDocument.createElement('p');
      line.append(node);
      if (!lines.includes(line)) lines.push(line);
    }
    if (isBlock) line = null;
  }
  return lines.filter((each) => !isBlank(each));
}

/** The marks that a style stands for. */
export function marksOfStyle(element: HTMLElement): string[] {
  const { fontWeight, fontStyle, textDecorationLine, textDecoration, verticalAlign } = element.style;
  const line = textDecorationLine || textDecoration;
  const marks = {
    strong: /^(?:bold|bolder|[6-9]00)$/.test(fontWeight),
    em: /^(?:italic|oblique)/.test(fontStyle),
    u: /underline/.test(line) && !element.closest('a'),
    s: /line-through/.test(line),
    sup: verticalAlign === 'super',
    sub: verticalAlign === 'sub',
  };
  return Object.entries(marks).flatMap(([mark, isOn]) => (isOn ? [mark] : []));
}

export function wrapInside(element: Element, tag: string): void {
  const mark = element.ownerDocument.createElement(tag);
  mark.append(...element.childNodes);
  element.append(mark);
}

export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}
