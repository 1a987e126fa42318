import type { Searched } from '@/domain/tour-search/search-index';

/** What is found on the page: `link` leads to it, `source` has its text, and the texts of `where` say around what it is. */
export type PageEntry = Searched & { title: string; source: Element | null; where: readonly Element[]; link: HTMLAnchorElement };

type Part = Pick<PageEntry, 'kind' | 'where'> & { link: HTMLAnchorElement | null; title?: string; text?: string; source?: Element | null };

/** Everything that the page names: points with their texts, links, files and alternatives of images, rooms, guided tours, plans and documents. */
export const entriesOfPage = (): PageEntry[] => [...points(), ...rooms(), ...guidedTours(), ...plans(), ...documents()].flatMap(entriesOf);

/** A title and a text are found apart, as what is written at a point is no name of it. */
function entriesOf({
  link,
  kind,
  title = link?.textContent ?? '',
  source = null,
  text = source?.textContent ?? '',
  where,
}: Part): PageEntry[] {
  if (!link) return [];
  const about = { floor: null, position: null, title, source, where, link };
  const words = text.replace(/\s+/g, ' ').trim();
  return [
    { ...about, kind, name: title, text: '' },
    ...(words === '' ? [] : [{ ...about, kind: kind === 'poi' ? ('text' as const) : kind, name: '', text: words }]),
  ];
}

const all = <Element extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document) => [
  ...root.querySelectorAll<Element>(selector),
];

const first = (selector: string, root: ParentNode | null | undefined): Element | null => root?.querySelector(selector) ?? null;

const places = (...elements: readonly (Element | null)[]) => elements.filter((element) => element !== null);

const points = (): Part[] =>
  all('.point').map((article) => {
    // in the panel beside the scan it is not in its article
    const body = article.querySelector('.body') ?? (article.classList.contains('current') ? document.querySelector('.panel .body') : null);
    return {
      kind: 'poi',
      link: article.querySelector<HTMLAnchorElement>('h3 a'),
      source: body ?? article,
      text: [body?.textContent ?? '', ...all<HTMLImageElement>('img', body ?? article).map(({ alt }) => alt)].join(' '),
      where: places(first('h2', article.closest('section')), first('.room', article)),
    };
  });

const rooms = (): Part[] =>
  all('.room-item').map((item) => ({
    kind: 'room',
    link: item.querySelector('a'),
    where: places(first('h2', item.closest('section')), first('h3', item.closest('ul')?.parentElement)),
  }));

const guidedTours = (): Part[] =>
  all('.guided-tours > li').flatMap((item): Part[] => {
    const link = item.querySelector('a');
    const stops = all<HTMLAnchorElement>('details a', item);
    return [
      { kind: 'guide', link, source: first('.text', item), where: places(first('h2', item.closest('section'))) },
      ...stops.map((stop): Part => ({ kind: 'guide', link: stop, text: stop.dataset.words ?? '', where: places(link) })),
    ];
  });

const plans = (): Part[] =>
  all<HTMLAnchorElement>('#floor-plans :is(.image, .files a)').map((link) => ({
    kind: 'file',
    link,
    title: link.dataset.caption ?? link.textContent ?? '',
    where: places(first('h2', link.closest('section'))),
  }));

const documents = (): Part[] =>
  all<HTMLAnchorElement>('#documents .files a').map((link) => ({
    kind: 'file',
    link,
    source: first('.size[dir]', link.parentElement),
    where: places(first('h2', link.closest('section'))),
  }));
