import { dashboardPath } from '@/domain/page-addresses';
import { routes } from './routes';
import { areaOfRow, type RouteRow } from './routes/route-row';
import { rowsInOrder } from './routes/rows-of-area';

// What the rows of routes.ts say before the router is loaded. The build evaluates this file (scripts/page-overview.mjs): the first file of a page
// contains the values alone, and no loaders of screens.

/** The first segments of paths, and the second ones where the first is a parameter. Everything below a root belongs to it, also what leads nowhere. */
type Roots = { first: string[]; second: string[] };

const segmentsOf = ({ path }: RouteRow): string[] => path.replace(/^\//, '').split('/');
const isParameter = (segment: string): boolean => segment.startsWith(':');
const isRoot = (segment: string): boolean => !isParameter(segment) && segment !== '*';

function rootsOf(rows: readonly RouteRow[]): Roots {
  const paths = rows.map(segmentsOf);
  const seconds = paths.flatMap(([first = '', second = '']) => (isParameter(first) ? [second] : []));
  return { first: [...new Set(paths.map(([first = '']) => first).filter(isRoot))], second: [...new Set(seconds.filter(isRoot))] };
}

const ofVisitors = rowsInOrder('visitors');
const isFramable = (row: RouteRow): boolean => 'isFramable' in row && row.isFramable === true;
const firstLookOf = (row: RouteRow) => ('firstLook' in row ? row.firstLook : undefined);

const dashboardRoots = rootsOf(routes.filter((row) => areaOfRow(row) === 'dashboard'));

export const pageOverview = {
  /** Visitors' roots that have pages below them: an organization of that name has none. */
  visitors: rootsOf(ofVisitors.filter((row) => segmentsOf(row).length > 1)).first,
  dashboard: dashboardRoots,
  framable: rootsOf(ofVisitors.filter(isFramable)),
  /** The paths of the dashboard's pages that are in several languages. */
  translated: routes.filter((row) => 'isTranslated' in row && row.isTranslated).map(shapeOf),
  /** Visitors' pages in the router's order. */
  pages: ofVisitors.map((row) => ({ path: row.path, firstLook: firstLookOf(row) })),
};

/**
 * The pages that src/start/early.js prepares: the shape of their paths, whose group is the tour. The first that fits is prepared. Of a version nothing
 * is asked for, but its shell is as dark as the player.
 */
export const earlyPages = [
  { page: 'dashboard', shape: `^/?$|^${dashboardPath}(?:/|$)` },
  ...ofVisitors.flatMap((row) => {
    const page = firstLookOf(row);
    if ('offline' in row && row.offline === 'version') return [{ page: 'version', shape: shapeOf(row).replace('(', '(?:') }];
    return page ? [{ page, shape: shapeOf(row) }] : [];
  }),
];

function shapeOf(row: RouteRow): string {
  const [first = '', ...rest] = segmentsOf(row);
  const others = `(?!(?:${dashboardRoots.first.join('|')})/)[^/]+`;
  return `^/${isParameter(first) ? others : first}${rest.map(partOf).join('')}/*$`;
}

function partOf(segment: string): string {
  if (segment === ':tour') return '/([^/]+)';
  if (!isParameter(segment)) return `/${segment}`;
  return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
}
