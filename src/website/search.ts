import type { ViewerTexts } from '@/domain/publishing/website/texts';
import { isSearch } from '@/domain/search';
import { excerpt, markedText } from '@/domain/tour-search/marks';
import { createTourSearch, type Found, type TourSearch } from '@/domain/tour-search/search-index';
import { create } from './dom';
import { filled } from './filled';
import { entriesOfPage, type PageEntry } from './search-entries';
import { writtenOf } from './written';

const firstResults = 20;

/**
 * Puts a search above the list. It reads the page, so that it works without a network, and also where the page was opened as a file. It reads it
 * when somebody begins to search.
 */
export function addSearch(texts: ViewerTexts): void {
  const first = document.querySelector('main > section, main > nav');
  if (!first || document.querySelector('.point, .room-item, .guided-tours, #floor-plans, #documents') === null) return;
  const label = create('label', { for: 'search' }, texts.search);
  const box = create('input', { id: 'search', type: 'search', autocomplete: 'off' });
  const count = create('p', { class: 'note', role: 'status' });
  const list = create('ul', { class: 'results' });
  const more = create('button', { type: 'button', class: 'more', hidden: true });
  first.before(create('search', { class: 'search' }, label, box, count, list, more));
  let reading: Promise<TourSearch<PageEntry>> | undefined;
  let found: readonly Found<PageEntry>[] = [];
  const show = async () => {
    const query = box.value;
    const isShort = !isSearch(query, 'pois');
    reading ??= isShort ? undefined : createTourSearch(entriesOfPage(), nextTask);
    const results = isShort || !reading ? [] : (await reading).find(query);
    if (box.value !== query) return;
    found = results;
    list.replaceChildren(...found.slice(0, firstResults).map(resultElement));
    count.textContent = isShort ? '' : found.length === 0 ? texts.nothingFound : filled(texts.results, { count: found.length });
    more.hidden = found.length <= firstResults;
    more.textContent = filled(texts.showAll, { count: found.length });
  };
  more.addEventListener('click', () => {
    more.hidden = true;
    list.append(...found.slice(firstResults).map(resultElement));
    list.querySelectorAll('a')[firstResults]?.focus();
  });
  box.addEventListener('input', () => void show());
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || box.value === '') return;
    event.preventDefault();
    box.value = '';
    void show();
  });
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

function resultElement({ entry: { title, text, source, where, link }, words }: Found<PageEntry>): HTMLElement {
  const around = create('span', { class: 'around', ...writtenOf(passageOf(source, words)) }, ...marked(excerpt(text, words), words));
  const places = where.map((part) => create('span', writtenOf(part), ...[...part.childNodes].map((node) => node.cloneNode(true))));
  return create(
    'li',
    {},
    create('a', { ...attributesOf(link), ...writtenOf(link) }, ...marked(title, words)),
    ...(text === '' ? [] : [around]),
    create('span', { class: 'folder' }, ...places.flatMap((place, at) => (at === 0 ? [place] : [' · ', place]))),
  );
}

/** Of a text with parts in other languages than the page's, the first with what was sought. */
function passageOf(source: Element | null, words: readonly string[]): Element | null {
  const hasMatch = (part: Element) => markedText(part.getAttribute('alt') ?? part.textContent ?? '', words).some(({ isMatch }) => isMatch);
  return [...(source?.querySelectorAll('[lang]') ?? [])].find(hasMatch) ?? source;
}

/** What a link of the page does: files are saved, images open over the page, and what plays is begun where the scan is. */
function attributesOf(link: HTMLAnchorElement): Record<string, string> {
  const { plays, caption } = link.dataset;
  const canPlay = plays !== undefined && document.documentElement.classList.contains('plays');
  return {
    href: canPlay ? plays : (link.getAttribute('href') ?? ''),
    ...(link.download !== '' && { download: link.download }),
    ...(caption !== undefined && { class: 'image', 'data-caption': caption }),
  };
}

const marked = (text: string, words: readonly string[]): (string | Node)[] =>
  markedText(text, words).map((part) => (part.isMatch ? create('mark', {}, part.text) : part.text));
