import { oneOf } from '../stored';

const lists = ['open', 'closed'] as const;
const wheels = ['page', 'zoom'] as const;

/**
 * How a tour behaves in the page that embeds it: whether its list of points is open at first, and whether the wheel scrolls that page until the tour
 * is clicked, or zooms the tour at once.
 */
export type EmbedOptions = { list: (typeof lists)[number]; wheel: (typeof wheels)[number] };

/** What an address without options asks for, as in all older embed codes. */
export const defaultEmbedOptions: EmbedOptions = { list: 'open', wheel: 'page' };

/** The options in the query of an embedded page's address; anything unknown is the default. */
export const embedOptionsIn = (search: URLSearchParams): EmbedOptions => ({
  list: oneOf(lists, search.get('list'), defaultEmbedOptions.list),
  wheel: oneOf(wheels, search.get('wheel'), defaultEmbedOptions.wheel),
});

/** The address of a page behind the hash, with other options in the query after its hash; defaults are left out, all else stays. */
export function embedAddress(address: string, options: EmbedOptions): string {
  const [page = '', hash = ''] = address.split('#');
  const [path = '', query = ''] = hash.split('?');
  const search = new URLSearchParams(query);
  for (const name of ['list', 'wheel'] as const) {
    search.delete(name);
    if (options[name] !== defaultEmbedOptions[name]) search.set(name, options[name]);
  }
  return `${page}#${path}${search.size === 0 ? '' : `?${search}`}`;
}
