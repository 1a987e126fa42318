import { sanitizeToFragment } from '../rich-text/sanitize';
import { convertWordLists } from './word-lists';

/**
 * Reduces HTML pasted from Word or web pages to what a text supports: bold, italic, underline, super- and subscript, lists and links.
 * Headings become bold lines, table rows become lines; images, colours, comments and scripts are dropped.
 * Text copied from this editor is returned unchanged.
 */
export function cleanPastedHtml(html: string): string {
  if (/\bdata-pm-slice=/.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  dropHidden(body);
  convertWordLists(body);
  convertStylesToMarks(body);
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) headingToBoldLine(heading);
  for (const row of [...body.querySelectorAll('tr')].reverse()) replaceRow(row);
  for (const wrapper of body.querySelectorAll('span, font, table, thead, tbody, tfoot, caption, blockquote, pre, mark, code'))
    unwrap(wrapper);
  nestLists(body);
  const text = sanitizeToFragment(body.innerHTML);
  for (const empty of text.querySelectorAll('hr, p:empty')) empty.remove();
  for (const paragraph of text.querySelectorAll('p, div')) if (isBlank(paragraph)) paragraph.remove();
  const container = document.createElement('div');
  container.append(text);
  return container.innerHTML.replace(/(?:&nbsp;| )+/g, (space) => (space.includes('&') ? ' ' : space));
}

const isBlank = (element: Element) => element.textContent?.trim() === '' && !element.querySelector('br');

// Word uses namespaced elements (`o:p`) and marks hidden content with `mso-hide`
function dropHidden(body: HTMLElement): void {
  for (const element of body.querySelectorAll('style, script, title, meta, link, xml, template, noscript, head')) element.remove();
  for (const element of body.querySelectorAll('[style]')) {
    if (/mso-hide:\s*all|display:\s*none/i.test(element.getAttribute('style') ?? '')) element.remove();
  }
  for (const element of body.querySelectorAll('*')) if (element.localName.includes(':') && isBlank(element)) element.remove();
}

const inlineElements = 'span, font, b, strong, i, em, u, a';

function convertStylesToMarks(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>(inlineElements)) {
    const { fontWeight, fontStyle, textDecorationLine, textDecoration, verticalAlign } = element.style;
    const isBold = /^(?:bold|bolder|[6-9]00)$/.test(fontWeight);
    if (isBold) wrapInside(element, 'strong');
    if (/^(?:italic|oblique)/.test(fontStyle)) wrapInside(element, 'em');
    if (/underline/.test(textDecorationLine || textDecoration) && !element.closest('a')) wrapInside(element, 'u');
    if (verticalAlign === 'super' || verticalAlign === 'sub') wrapInside(element, verticalAlign === 'super' ? 'sup' : 'sub');
    const isPlain = /^(?:normal|[1-5]00)$/.test(fontWeight) && element.matches('b, strong');
    const isUpright = fontStyle === 'normal' && element.matches('i, em');
    if (isPlain || isUpright) unwrap(element);
  }
}

function wrapInside(element: Element, tag: string): void {
  const mark = element.ownerDocument.createElement(tag);
  mark.append(...element.childNodes);
  element.append(mark);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function headingToBoldLine(heading: Element): void {
  const line = heading.ownerDocument.createElement('p');
  line.append(...heading.childNodes);
  wrapInside(line, 'strong');
  heading.replaceWith(line);
}

const blockElements = 'p, div, blockquote, pre';

/** Replaces a table row with a line; rows used only for layout, as in emails, are unwrapped. */
function replaceRow(row: Element): void {
  const cells = [...row.children].filter((cell) => !isBlank(cell));
  const isLayout = cells.length === 1 || row.querySelector('ul, ol, table') !== null;
  row.replaceWith(...(isLayout ? cells.flatMap(({ childNodes }) => [...childNodes]) : [lineFromCells(cells, row.ownerDocument)]));
}

function lineFromCells(cells: readonly Element[], document: Document): Element {
  const line = document.createElement('p');
  for (const cell of cells) {
    for (const block of cell.querySelectorAll(blockElements)) block.replaceWith(' ', ...block.childNodes);
    line.append(line.hasChildNodes() ? ' · ' : '', ...cell.childNodes);
  }
  return line;
}

// Google Docs puts a nested list next to its parent item, not inside it
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) list.previousElementSibling?.append(list);
}
