const tourPages = /^\/(?:dashboard\/tour|dashboard\/tours\/(?:landing|edit)|digital-twin|stage|[^/]+\/edit-tour)\/([^/]+)/;

/** The id of the tour that an address shows; "" if it shows none. @see ROUTE-018 ROUTE-022 ROUTE-042 */
export function tourInPath(pathname: string): string {
  const [, part = ''] = tourPages.exec(pathname) ?? [];
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
