import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { loadTranslations } from '../../src/language/languages';
import { namedLanguages } from '../../src/language/named-languages';
import { englishTexts } from '../../src/language/testing/english-texts';
import { store } from '../functions/administrator';

/** Gives what has this English text a name in another language: `const named = await namesIn('de')`, then `{ name: named('Share') }`. */
export async function namesIn(code: string): Promise<(english: string) => RegExp> {
  const translations = await loadTranslations(code);
  const texts = Object.entries(englishTexts()).flatMap(([component, keys]) =>
    Object.entries(keys).map(([key, english]) => ({ english, translated: translations[component]?.[key] })),
  );
  return (wanted) => {
    const names = texts.filter(({ english, translated }) => english === wanted && typeof translated === 'string');
    if (names.length === 0) throw new Error(`No text “${wanted}” has a translation into ${code}.`);
    return new RegExp(`^(${names.map(({ translated }) => escaped(String(translated))).join('|')})$`);
  };
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const textFields = new Set(
  `address administrative_area_level_1 alt body caption content country coverAlt description fileName filename floors label locality name note postal_code route screenshotAlt
  street_number text thumbnailAlt title tourName value`.split(/\s+/),
);

/** What people wrote in documents and in a scan, which stays as it is in every language, longest first. @param model the scan that the page shows */
export async function contentOf(paths: readonly string[], model: string | null = null): Promise<string[]> {
  const documents = await Promise.all(paths.map((path) => store().doc(path).get()));
  return [...documents.flatMap((document) => textsIn(document.data())), ...(model === null ? [] : namesInScan(model))].sort(
    (a, b) => b.length - a.length,
  );
}

const scans = new URL('../../packages/demo-scans/scans/', import.meta.url);

function namesInScan(model: string): string[] {
  const { floors, rooms } = JSON.parse(readFileSync(new URL(`${model}/scan.json`, scans), 'utf8'));
  return [...floors, ...rooms].map(({ name, label }) => name ?? label);
}

function textsIn(data: unknown, isText = false): string[] {
  if (typeof data === 'string')
    return isText
      ? data
          // the names of files are stored behind an id
          .split(/<[^>]*>|\n|^\w+__/)
          .map(oneLine)
          .filter(Boolean)
      : [];
  if (Array.isArray(data)) return data.flatMap((each) => textsIn(each, isText));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, each]) => textsIn(each, textFields.has(key)));
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const months = [...Array(12).keys()].flatMap((month) =>
  (['long', 'short'] as const).map((style) => new Intl.DateTimeFormat('en-GB', { month: style }).format(new Date(2026, month))),
);
/** Addresses, brands, languages, dates, units and keys. */
const sameEverywhere = new RegExp(
  [
    String.raw`https?:\S+|\S+@\S+|[\w-]+(?:\.[\w-]+)+\S*`,
    String.raw`\b(?:Loggia|Leaflet|OpenStreetMap|YouTube|Vimeo|en-XA|AM|PM|Esc|Ctrl|Shift|Tab|Home|End|Enter|PDF|JPG|PNG|kB|MB|GB|km|cm|ft|in|m)\b`,
    ...namedLanguages().map(({ name }) => name),
    String.raw`\b(?:${months.join('|')})\b`,
  ].join('|'),
  'g',
);

/** The words of a text in the pseudo-language that are neither translated nor content. */
function untranslatedWords(text: string, content: readonly string[]): string {
  let rest = oneLine(text);
  for (let before = ''; before !== rest; ) {
    before = rest;
    // the innermost first: a name in a text may be a text
    rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
  }
  for (const each of content) rest = rest.replaceAll(each, ' ');
  return oneLine(rest.replaceAll(sameEverywhere, ' '));
}

/** Texts of a page in the pseudo-language that are not translated, and those that are cut without a way to read them. */
export async function textProblems(
  page: Pick<Page, 'evaluate'>,
  content: readonly string[],
): Promise<{ untranslated: string[]; cut: string[] }> {
  const texts = await page.evaluate(shownTexts);
  const untranslated = texts.filter((text) => /\p{L}{2}/u.test(untranslatedWords(text, content)));
  return { untranslated: [...new Set(untranslated)], cut: await page.evaluate(cutTexts) };
}

/** What the page shows or names, a text for each box. Runs in the page. */
function shownTexts(): string[] {
  const boxes = new Map<Element, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    let box = text.parentElement;
    if (text.data.trim() === '' || !box?.checkVisibility({ visibilityProperty: true }) || box.closest('script, style')) continue;
    while (box.parentElement && getComputedStyle(box).display === 'inline') box = box.parentElement;
    boxes.set(box, (boxes.get(box) ?? '') + text.data);
  }
  const names = [...document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''));
  return [...boxes.values(), ...names].map((text) => text.trim()).filter(Boolean);
}

/** Texts that reach out of their box or of the window where nothing scrolls to them and no tooltip has them. Runs in the page. */
function cutTexts(): string[] {
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const isCut = (text: Text): boolean => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    for (let box = text.parentElement; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      const frame = box.getBoundingClientRect();
      // words for screen readers alone
      if (frame.width <= 1 || frame.height <= 1) return false;
      const isShortened =
        (style.textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth + 1) ||
        (style.webkitLineClamp !== 'none' && box.scrollHeight > box.clientHeight + 1);
      const isAcross = left < frame.left - 1 || right > frame.right + 1;
      const isBelow = top < frame.top - 1 || bottom > frame.bottom + 1;
      // an excerpt in a list leads to the whole text
      if (style.webkitLineClamp !== 'none' && box.closest('li')?.querySelector('a')) return false;
      if (isShortened || (clips(style.overflowX) && isAcross) || (clips(style.overflowY) && isBelow))
        return box.closest('[title]') === null && text.parentElement?.closest('[title]') === null;
      // rows of tabs scroll sideways; what is meant to scroll down alone must not
      if (scrolls(style.overflowX) || scrolls(style.overflowY))
        return isAcross && !box.matches('[class*=overflow-x-auto], [class*=overflow-auto]');
    }
    return left < -1 || right > window.innerWidth + 1;
  };
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const isShown = text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (text.data.trim() && isShown && !text.parentElement?.closest('script, style, option, [aria-hidden=true]') && isCut(text))
      cut.push(text.data.trim());
  }
  return cut;
}

/**
 * Names that are shortened in a line of the other direction: the browser would cut off their beginning. What people wrote needs `dir="auto"` where it
 * is shortened. Runs through the whole page.
 */
export const shortenedFromTheBeginning = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { textOverflow, direction } = getComputedStyle(element);
      const text = element.textContent?.trim() ?? '';
      const first = /[\p{Script=Latin}\p{Script=Arabic}]/u.exec(text)?.[0];
      if (textOverflow !== 'ellipsis' || !first || text === 'Loggia' || !element.checkVisibility()) return [];
      return (/\p{Script=Arabic}/u.test(first) ? 'rtl' : 'ltr') === direction ? [] : [text];
    }),
  );
