import { bestMatch } from '@/domain/path-pattern';
import { routes } from '../routes';
import { type Area, areaOfRow, type PageRow, type RedirectRow, type RouteRow } from './route-row';

const isRedirect = (row: RouteRow): row is RedirectRow => 'redirectTo' in row;
const isPage = (row: RouteRow): row is PageRow => !isRedirect(row);
const hasShell = ({ isFullPage = false }: PageRow): boolean => !isFullPage;
const requiresVerification = ({ gate }: PageRow): boolean => gate !== 'anyone' && gate !== 'person';

const split = (pages: PageRow[]) => ({ inShell: pages.filter(hasShell), full: pages.filter((row) => !hasShell(row)) });

function grouped(area: Area) {
  const rows = routes.filter((row) => areaOfRow(row) === area);
  const pages = rows.filter(isPage);
  return {
    verified: split(pages.filter(requiresVerification)),
    open: split(pages.filter((row) => !requiresVerification(row))),
    redirects: rows.filter(isRedirect),
  };
}

/** The rows of each area, by what is around them. */
export const rowsOfArea = { dashboard: grouped('dashboard'), visitors: grouped('visitors') };

/** The rows of an area in the order in which the router tries those that fit an address equally well. */
export function rowsInOrder(area: Area): RouteRow[] {
  const { verified, open, redirects } = rowsOfArea[area];
  return [...verified.inShell, ...verified.full, ...open.inShell, ...open.full, ...redirects];
}

/** The page of an area at a path; null for redirects, and for a path that cannot be decoded. */
export function pageAt(area: Area, path: string): { row: PageRow; params: Readonly<Record<string, string>> } | null {
  const found = bestMatch(rowsInOrder(area), path);
  return found && isPage(found.row) ? { row: found.row, params: found.params } : null;
}
