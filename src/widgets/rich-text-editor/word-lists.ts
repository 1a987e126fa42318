import { headings } from './pasted-blocks';

const levelOf = (element: Element): number | null => {
  const [, level] = /mso-list:[^;]*\blevel(\d)/i.exec(element.getAttribute('style') ?? '') ?? [];
  return level === undefined ? null : Number(level);
};

const markerOf = (element: Element): Element | undefined =>
  [...element.querySelectorAll('[style]')].find((part) => /mso-list:\s*ignore/i.test(part.getAttribute('style') ?? ''));

/** A number of a list: its value, and how it is written, as the `type` of an `ol`. */
type ListNumber = { value: number; type: '1' | 'a' | 'A' | 'i' | 'I' };

const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

function romanValue(letters: string): number {
  const values = [...letters].map((letter) => romanDigits[letter] ?? Number.NaN);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

const letterValue = (letters: string): number => [...letters].reduce((value, letter) => value * 26 + letter.charCodeAt(0) - 96, 0);

/** What a marker such as "4.", "(iv)" or "b)" can mean; none for a bullet, and for numbers with several parts ("1.2."), which no list of ours has. */
function numbersOf(marker: string): ListNumber[] {
  const [, digits, letters] = /^\(?(?:(\d{1,6})[.)]?|([a-z]{1,6})[.)])$/i.exec(marker) ?? [];
  if (digits !== undefined) return [{ value: Number(digits), type: '1' }];
  if (letters === undefined) return [];
  const lower = letters.toLowerCase();
  const isUpper = letters !== lower;
  const roman: ListNumber = { value: romanValue(lower), type: isUpper ? 'I' : 'i' };
  const letter: ListNumber = { value: letterValue(lower), type: isUpper ? 'A' : 'a' };
  if (!(roman.value > 0)) return [letter];
  // "i." begins Roman numbers, and "c." follows "b."
  return lower.length > 1 || lower === 'i' ? [roman, letter] : [letter, roman];
}

/** The number of a marker; where it can mean two, the one after the previous item's. */
const numberOf = (marker: string, previous: ListNumber | undefined): ListNumber | undefined => {
  const meanings = numbersOf(marker);
  return meanings.find(({ value, type }) => type === previous?.type && value === previous.value + 1) ?? meanings[0];
};

/**
 * Converts Word's list paragraphs, which carry a marker and an indentation level, to HTML lists with the numbers of the markers, also where other
 * paragraphs are between them. A marker that no list has, such as "1.2." or "б)", and the number of a heading become a part of the text.
 */
export function convertWordLists(body: HTMLElement): void {
  const previous = new Map<number, ListNumber>();
  for (const paragraph of [...body.querySelectorAll('p, div')]) {
    if (paragraph.parentNode && isListParagraph(paragraph) && !isListParagraph(paragraph.previousElementSibling))
      convertList(paragraph, previous);
  }
}

const isListParagraph = (element: Element | null): boolean =>
  element !== null && !element.matches(headings) && levelOf(element) !== null && !hasOtherNumber(element);

const markerText = (element: Element): string => markerOf(element)?.textContent?.trim() ?? '';
const hasOtherNumber = (element: Element): boolean => {
  const marker = markerText(element);
  // a single letter is a bullet of Wingdings or Courier ("ü", "Ÿ", "o"), unless it is of another alphabet
  return /[\p{L}\p{N}]{2}|\p{N}|\p{L}[.)]|(?![\0-\u02ff])\p{L}/u.test(marker) && numbersOf(marker).length === 0;
};

function convertList(first: Element, previous: Map<number, ListNumber>): void {
  const lines: Element[] = [];
  for (let line: Element | null = first; isListParagraph(line) && line; line = line.nextElementSibling) lines.push(line);
  const placeholder = first.ownerDocument.createComment('');
  first.before(placeholder);
  const open: { level: number; list: Element; type: string | undefined }[] = [];
  for (const line of lines) {
    const level = levelOf(line) ?? 1;
    const number = numberOf(markerText(line), previous.get(level));
    markerOf(line)?.remove();
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    if (open.at(-1)?.level === level && open.at(-1)?.type !== number?.type) open.pop();
    const isNew = open.at(-1)?.level !== level;
    if (isNew) {
      const list = newList(first.ownerDocument, number);
      const parentItem = open.at(-1)?.list.lastElementChild;
      if (parentItem) parentItem.append(list);
      else placeholder.before(list);
      open.push({ level, list, type: number?.type });
    }
    const item = first.ownerDocument.createElement('li');
    if (number && !isNew && number.value !== (previous.get(level)?.value ?? 0) + 1) item.value = number.value;
    item.append(...line.childNodes);
    open.at(-1)?.list.append(item);
    line.remove();
    if (number) previous.set(level, number);
  }
  placeholder.remove();
}

function newList(document: Document, number: ListNumber | undefined): Element {
  if (!number) return document.createElement('ul');
  const list = document.createElement('ol');
  if (number.value !== 1) list.start = number.value;
  if (number.type !== '1') list.setAttribute('type', number.type);
  return list;
}
