import type { Searched } from '@/domain/tour-search/search-index';

/** What is found on the page: `link` leads to it, `where` says around what it stands. */
export type PageEntry = Searched & { title: string; where: string; link: HTMLAnchorElement };

type Part = { link: HTMLAnchorElement | null; kind: Searched['kind']; title?: string; text?: string; where: string };

/** Everything that the page names: points with their texts, links, files and alternatives of images, rooms, guided tours, plans and documents. */
export const entriesOfPage = (): PageEntry[] => [...points(), ...rooms(), ...guidedTours(), ...plans(), ...documents()].flatMap(entriesOf);

/** A title and a text are found apart, as what is written at a point is no name of it. */
function entriesOf({ link, kind, title = link?.textContent ?? '', text = '', where }: Part): PageEntry[] {
  if (!link) return [];
  const about = { floor: null, position: null, title, where, link };
  const words = text.replace(/\s+/g, ' ').trim();
  return [
    { ...about, kind, name: title, text: '' },
    ...(words === '' ? [] : [{ ...about, kind: kind === 'poi' ? ('text' as const) : kind, name: '', text: words }]),
  ];
}

const all = <Element extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document) => [
  ...root.querySelectorAll<Element>(selector),
];

const textOf = (selector: string, root: ParentNode | null | undefined) => root?.querySelector(selector)?.textContent ?? '';

const places = (...names: readonly string[]) => names.filter((name) => name !== '').join(' · ');

const points = (): Part[] =>
  all('.point').map((article) => {
    // in the panel beside the scan it is not in its article
    const body = article.querySelector('.body') ?? (article.classList.contains('current') ? document.querySelector('.panel .body') : null);
    return {
      kind: 'poi',
      link: article.querySelector<HTMLAnchorElement>('h3 a'),
      text: [body?.textContent ?? '', ...all<HTMLImageElement>('img', body ?? article).map(({ alt }) => alt)].join(' '),
      where: places(textOf('h2', article.closest('section')), textOf('.room', article)),
    };
  });

const rooms = (): Part[] =>
  all('.room-item').map((item) => ({
    kind: 'room',
    link: item.querySelector('a'),
    where: places(textOf('h2', item.closest('section')), textOf('h3', item.closest('ul')?.parentElement)),
  }));

const guidedTours = (): Part[] =>
  all('.guided-tours > li').flatMap((item): Part[] => {
    const link = item.querySelector('a');
    const stops = all<HTMLAnchorElement>('details a', item);
    return [
      { kind: 'guide', link, text: textOf('.text', item), where: textOf('h2', item.closest('section')) },
      ...stops.map((stop): Part => ({ kind: 'guide', link: stop, text: stop.dataset.words ?? '', where: link?.textContent ?? '' })),
    ];
  });

const plans = (): Part[] =>
  all<HTMLAnchorElement>('#floor-plans :is(.image, .files a)').map((link) => ({
    kind: 'file',
    link,
    title: link.dataset.caption ?? link.textContent ?? '',
    where: textOf('h2', link.closest('section')),
  }));

const documents = (): Part[] =>
  all<HTMLAnchorElement>('#documents .files a').map((link) => ({
    kind: 'file',
    link,
    text: textOf('.size[dir]', link.parentElement),
    where: textOf('h2', link.closest('section')),
  }));
