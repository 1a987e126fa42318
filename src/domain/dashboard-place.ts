/** Where one is in the dashboard: the parts of its address, and two more that come as query parameters. "" is an absent part. */
export type DashboardPlace = { page: string; mode: string; tour: string; id: string; location: string };

/**
 * Reads an address of the dashboard. `tour` as a page is the player, whose next part is the tour.
 * @param path behind the hash, without its query
 * @param search the query, with or without its question mark
 * @see ROUTE-007 ROUTE-008 ROUTE-022 ROUTE-042
 */
export function dashboardPlace(path: string, search: string): DashboardPlace {
  const [, root = '', page = '', second = '', third = ''] = path.split('/').map(decoded);
  const query = new URLSearchParams(search);
  const [mode, tour] = page === 'tour' ? [third, second] : [second, third];
  const { id, location } = { id: query.get('id') ?? '', location: query.get('location') ?? '' };
  if (root !== 'dashboard') return { page: '', mode: '', tour: '', id, location };
  return { page, mode, tour: tour || (query.get('tour') ?? ''), id, location };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
