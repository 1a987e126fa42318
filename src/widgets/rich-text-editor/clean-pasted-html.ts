import { ownUrl } from '../file-preview/own-url';
import { sanitizeToFragment } from '../rich-text/sanitize';
import { blocks, headings, isBlank, linesOf, marksOfStyle, unwrap, wrapInside } from './pasted-blocks';
import { convertCode } from './pasted-code';
import { convertTables } from './pasted-tables';
import { convertWordLists } from './word-lists';
import { joinWordWebLists } from './word-web-lists';

/** Whether HTML was copied from a text editor of ours, which has nothing to clean. */
export const isOwnHtml = (html: string): boolean => /\bdata-pm-slice=/.test(html);

/**
 * Reduces HTML pasted from Word or web pages to what a text supports: bold, italic, underline, struck, super- and subscript, lists with their numbers,
 * links, headings, quotes, code, tables, and images that are ours already. Other blocks become lines; other images (`pasted-media.ts`), colours,
 * comments and scripts are dropped.
 * Text copied from this editor is returned unchanged.
 */
export function cleanPastedHtml(html: string): string {
  if (isOwnHtml(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  dropHidden(body);
  convertWordLists(body);
  joinWordWebLists(body);
  convertStylesToMarks(body);
  for (const heading of body.querySelectorAll(headings)) if (heading.closest('li, dt, dd')) headingToBoldLine(heading);
  for (const image of body.querySelectorAll<HTMLImageElement>('pre img')) cleanImage(image);
  convertCode(body);
  convertTables(body);
  for (const image of body.querySelectorAll<HTMLImageElement>('img')) cleanImage(image);
  for (const box of body.querySelectorAll('input[type=checkbox], [role=checkbox]')) writeCheckbox(box);
  for (const code of body.querySelectorAll('code')) if (code.querySelector(blocks)) unwrap(code);
  for (const wrapper of body.querySelectorAll('span, font, mark')) unwrap(wrapper);
  for (const block of [...body.querySelectorAll(otherBlocks)].reverse()) replaceByLines(block);
  nestLists(body);
  for (const list of body.querySelectorAll('ol')) readListType(list);
  const text = sanitizeToFragment(body.innerHTML);
  for (const empty of text.querySelectorAll('hr, p:empty')) empty.remove();
  for (const block of text.querySelectorAll(`p, div, blockquote, pre, ${headings}`)) if (isBlank(block)) block.remove();
  const container = text.ownerDocument.createElement('div');
  container.append(text);
  return container.innerHTML.replace(/(?:&nbsp;| )+/g, (space) => (space.includes('&') ? ' ' : space));
}

const hidden = 'style, script, title, meta, link, xml, template, noscript, head, [hidden], .Apple-interchange-newline';
// the marks and texts of Word's review comments, which are not for readers
const reviewComments = '.MsoCommentReference, .msocomanchor, .msocomtxt, .msocomoff, .MsoCommentText, .MsoCommentSubject';
const hiddenStyle = /mso-hide:\s*all|display:\s*none|mso-element:\s*comment(?:-list)?\s*(?:;|$)|mso-special-character:\s*comment/i;

// Word uses namespaced elements (`o:p`) and marks hidden content with `mso-hide`
function dropHidden(body: HTMLElement): void {
  for (const element of body.querySelectorAll(`${hidden}, ${reviewComments}`)) element.remove();
  for (const element of body.querySelectorAll('[style]')) {
    if (hiddenStyle.test(element.getAttribute('style') ?? '')) element.remove();
  }
  for (const element of body.querySelectorAll('*')) if (element.localName.includes(':') && isBlank(element)) element.remove();
}

const inlineElements = 'span, font, b, strong, i, em, u, a';

function convertStylesToMarks(body: HTMLElement): void {
  for (const struck of body.querySelectorAll('del, strike')) wrapInside(struck, 's');
  for (const element of body.querySelectorAll<HTMLElement>(inlineElements)) {
    for (const mark of marksOfStyle(element)) wrapInside(element, mark);
    const { fontWeight, fontStyle } = element.style;
    const isPlain = /^(?:normal|[1-5]00)$/.test(fontWeight) && element.matches('b, strong');
    const isUpright = fontStyle === 'normal' && element.matches('i, em');
    if (isPlain || isUpright) unwrap(element);
  }
}

function headingToBoldLine(heading: Element): void {
  const line = heading.ownerDocument.createElement('p');
  line.append(...heading.childNodes);
  wrapInside(line, 'strong');
  heading.replaceWith(line);
}

/** Blocks that a text has not. Their lines would run together. */
const otherBlocks =
  'caption, address, article, aside, center, dd, details, dl, dt, fieldset, figcaption, figure, footer, form, header, hgroup, legend, main, nav, section, summary';
/** Replaces a block by its lines. */
const replaceByLines = (block: Element): void => block.replaceWith(...linesOf(block));

/** Whether an image stands for a character, as in mails and chats. */
export const isEmoji = ({ alt }: HTMLImageElement): boolean =>
  /^\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{M}|\p{Cf})*$/u.test(alt);

/** Google Docs draws the box of an item in a checklist; null for any other image. */
export function checkboxOf(image: HTMLImageElement): string | null {
  if (image.getAttribute('aria-roledescription') !== 'checkbox') return null;
  return image.closest('[aria-checked=true]') ? '☑' : '☐';
}

function cleanImage(image: HTMLImageElement): void {
  const box = checkboxOf(image);
  if (box) (image.nextElementSibling ?? image.parentElement)?.prepend(`${box} `);
  if (isEmoji(image)) image.replaceWith(image.alt);
  else if (!isOwnImage(image)) image.remove();
}

/** Boxes of other programs, which the text has not. Those of Google Docs are images in what has the role. */
function writeCheckbox(box: Element): void {
  const space = /^\s/.test(box.nextSibling?.textContent ?? '') ? '' : ' ';
  if (box.localName === 'input') box.replaceWith(`${box.hasAttribute('checked') ? '☑' : '☐'}${space}`);
  else if (!/^\s*[☑☐]/u.test(box.textContent ?? '')) box.prepend(box.getAttribute('aria-checked') === 'true' ? '☑ ' : '☐ ');
}

/** Whether an image is in our storage, as one of a text that somebody reads. */
export const isOwnImage = (image: HTMLImageElement): boolean => ownUrl(image.getAttribute('src') ?? '') !== null;

const listTypes: Readonly<Record<string, string>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** How the numbers of a list are written, which some programs say in a style, of the list or of its items. */
function readListType(list: HTMLOListElement): void {
  const styled = [list, ...list.children].find((element) => element instanceof HTMLElement && element.style.listStyleType);
  const type = styled instanceof HTMLElement ? listTypes[styled.style.listStyleType] : undefined;
  if (type) list.setAttribute('type', type);
}

// Google Docs puts a nested list next to its parent item, not inside it
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) list.previousElementSibling?.append(list);
}
