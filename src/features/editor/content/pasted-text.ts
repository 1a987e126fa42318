import { cleanText } from '@/widgets/rich-text/clean-text';
import { makeLists } from './word-lists';

/**
 * What is pasted from Word and from web pages, as what a text is made of: words, what is bold, italic, underlined, raised or lowered, lists
 * and links. Headings become bold lines, rows of tables lines; pictures, colours, comments and whatever runs stay behind.
 * What was copied from a text here stays as it was.
 */
export function pastedText(html: string): string {
  if (/\bdata-pm-slice=/.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  dropHidden(body);
  makeLists(body);
  marksOfStyles(body);
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) bolden(heading);
  for (const row of [...body.querySelectorAll('tr')].reverse()) lineOfRow(row);
  for (const wrapper of body.querySelectorAll('span, font, table, thead, tbody, tfoot, caption, blockquote, pre, mark, code'))
    unwrap(wrapper);
  nestLists(body);
  const text = cleanText(body.innerHTML);
  for (const empty of text.querySelectorAll('hr, p:empty')) empty.remove();
  for (const paragraph of text.querySelectorAll('p, div')) if (isBlank(paragraph)) paragraph.remove();
  const whole = document.createElement('div');
  whole.append(text);
  return whole.innerHTML.replace(/(?:&nbsp;| )+/g, (space) => (space.includes('&') ? ' ' : space));
}

const isBlank = (element: Element) => element.textContent?.trim() === '' && !element.querySelector('br');

// Word wraps its own marks into elements with a colon, and says of what it does not show that it is mso-hide.
function dropHidden(body: HTMLElement): void {
  for (const element of body.querySelectorAll('style, script, title, meta, link, xml, template, noscript, head')) element.remove();
  for (const element of body.querySelectorAll('[style]')) {
    if (/mso-hide:\s*all|display:\s*none/i.test(element.getAttribute('style') ?? '')) element.remove();
  }
  for (const element of body.querySelectorAll('*')) if (element.localName.includes(':') && isBlank(element)) element.remove();
}

const inline = 'span, font, b, strong, i, em, u, a';

function marksOfStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>(inline)) {
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

function bolden(heading: Element): void {
  const line = heading.ownerDocument.createElement('p');
  line.append(...heading.childNodes);
  wrapInside(line, 'strong');
  heading.replaceWith(line);
}

const blocks = 'p, div, blockquote, pre';

/** A row is a line; where it does no more than lay out what stands in it, as in mails, what stands in it stays as it is. */
function lineOfRow(row: Element): void {
  const cells = [...row.children].filter((cell) => !isBlank(cell));
  const isLayout = cells.length === 1 || row.querySelector('ul, ol, table') !== null;
  row.replaceWith(...(isLayout ? cells.flatMap(({ childNodes }) => [...childNodes]) : [lineOf(cells, row.ownerDocument)]));
}

function lineOf(cells: readonly Element[], owner: Document): Element {
  const line = owner.createElement('p');
  for (const cell of cells) {
    for (const block of cell.querySelectorAll(blocks)) block.replaceWith(' ', ...block.childNodes);
    line.append(line.hasChildNodes() ? ' · ' : '', ...cell.childNodes);
  }
  return line;
}

// Google Docs lays a list that is further in beside the line it belongs to, not into it.
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) list.previousElementSibling?.append(list);
}
