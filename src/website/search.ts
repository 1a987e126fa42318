import { poiId } from '@/domain/ids';
import type { ViewerTexts } from '@/domain/publishing/website/texts';
import { isSearch } from '@/domain/search';
import type { SearchEntry } from '@/domain/tour-search/entries';
import { excerpt, markedText } from '@/domain/tour-search/marks';
import { createTourSearch, type Found, type TourSearch } from '@/domain/tour-search/search-index';
import { create } from './dom';

const shownResults = 20;
const nowhere = { point: '', room: '', floor: null, position: null };

/**
 * Puts a search above the list. It reads the page, so that it works without a network, and also where the page was opened as a file. It reads it
 * when somebody begins to search.
 */
export function addSearch(texts: ViewerTexts): void {
  const first = document.querySelector('main > section, main > nav');
  if (!first || document.querySelector('.point') === null) return;
  const label = create('label', { for: 'search' }, texts.search);
  const box = create('input', { id: 'search', type: 'search', autocomplete: 'off' });
  const count = create('p', { class: 'note', role: 'status' });
  const list = create('ul', { class: 'results' });
  first.before(create('search', { class: 'search' }, label, box, count, list));
  let reading: Promise<TourSearch> | undefined;
  const show = async () => {
    const query = box.value;
    if (!isSearch(query, 'pois')) {
      list.replaceChildren();
      count.textContent = '';
      return;
    }
    reading ??= createTourSearch(entriesOfPage(), nextTask);
    const found = (await reading).find(query);
    if (box.value !== query) return;
    list.replaceChildren(...found.slice(0, shownResults).map(resultElement));
    count.textContent = found.length === 0 ? texts.nothingFound : String(found.length);
  };
  box.addEventListener('input', () => void show());
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || box.value === '') return;
    event.preventDefault();
    box.value = '';
    void show();
  });
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The address of what an entry is about, which is a point of the page. */
const addressOf = ({ target }: SearchEntry) => ('poi' in target ? `#point=${encodeURIComponent(target.poi)}` : '');

/** The points of the page with their texts, links, files and alternatives of images. */
function entriesOfPage(): SearchEntry[] {
  return [...document.querySelectorAll<HTMLElement>('.point')].flatMap((article): SearchEntry[] => {
    const link = article.querySelector<HTMLAnchorElement>('h3 a');
    const [, id] = /^#point=(.+)$/.exec(link?.hash ?? '') ?? [];
    if (!link || id === undefined) return [];
    const folder = article.closest('section')?.querySelector('h2')?.textContent ?? '';
    const title = link.textContent ?? '';
    const room = article.querySelector('.room')?.textContent ?? '';
    const about = { ...nowhere, room, folder, title, target: { poi: poiId(decodeURIComponent(id)), block: null } };
    // in the panel beside the scan it is not in its article
    const body = article.querySelector('.body') ?? (article.classList.contains('current') ? document.querySelector('.panel .body') : null);
    const images = [...(body?.querySelectorAll('img') ?? [])].map(({ alt }) => alt);
    const text = [body?.textContent ?? '', ...images].join(' ').replace(/\s+/g, ' ').trim();
    return [
      { ...about, kind: 'poi', name: title, text: '' },
      ...(text === '' ? [] : [{ ...about, kind: 'text' as const, name: '', text }]),
    ];
  });
}

function resultElement({ entry, words }: Found): HTMLElement {
  const link = create('a', { href: addressOf(entry), dir: 'auto' }, ...marked(entry.title, words));
  const around = create('span', { class: 'around', dir: 'auto' }, ...marked(excerpt(entry.text, words), words));
  const where = [entry.folder, entry.room].filter((name) => name !== '').join(' · ');
  const folder = create('span', { class: 'folder', dir: 'auto' }, where);
  return create('li', {}, link, ...(entry.text === '' ? [] : [around]), folder);
}

const marked = (text: string, words: readonly string[]): (string | Node)[] =>
  markedText(text, words).map((part) => (part.isMatch ? create('mark', {}, part.text) : part.text));
