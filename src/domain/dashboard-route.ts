import { decoded } from './decoded';
/** The current place in the dashboard: the parts of its path, and two query parameters. "" means absent. */
export type DashboardRoute = { page: string; mode: string; tour: string; id: string; location: string };

/**
 * Reads an address of the dashboard. The page `tour` is the player, followed by the tour's id.
 * @param path behind the hash, without its query
 * @param search the query, with or without its question mark
 * @see ROUTE-007 ROUTE-008 ROUTE-022 ROUTE-042
 */
export function parseDashboardRoute(path: string, search: string): DashboardRoute {
  const [, root = '', page = '', second = '', third = ''] = path.split('/').map((part) => decoded(part) ?? part);
  const query = new URLSearchParams(search);
  const [mode, tour] = page === 'tour' ? [third, second] : [second, third];
  const { id, location } = { id: query.get('id') ?? '', location: query.get('location') ?? '' };
  if (root !== 'dashboard') return { page: '', mode: '', tour: '', id, location };
  return { page, mode, tour: tour || (query.get('tour') ?? ''), id, location };
}
