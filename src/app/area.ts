import { useSyncExternalStore } from 'react';

/** Visitors see their pages without waiting for a session; the dashboard stands behind the session gate. */
export type Area = 'dashboard' | 'visitors';

const dashboardRoots = new Set(['', 'dashboard', 'd', 'admin', 'organization', 'module', 'user', 'transfer', 'collection', 'theme']);
const visitorRoots = new Set(['digital-twin', 'player', 'stage', 'public-tour', 'page', 'o', 'organization-dashboard']);
const ofOrganizations = new Set(['edit-tour', 'tour']);

/** Which area has the page of a path; what is nobody's page is the visitors'. Decided without the router, which is not loaded yet. */
export function areaOf(path: string): Area {
  const [first = '', second = ''] = path
    .replace(/[?#].*$/, '')
    .split('/')
    .slice(1);
  if (visitorRoots.has(first)) return 'visitors';
  return dashboardRoots.has(first) || ofOrganizations.has(second) ? 'dashboard' : 'visitors';
}

const moved = 'loggia-moved';

/** The path behind the hash, with its query. */
export const pathNow = (): string => window.location.hash.replace(/^#/, '') || '/';

/** Tells that the router of an area went somewhere; the browser itself tells only of Back, Forward and typed addresses. */
export function tellMoved(): void {
  window.dispatchEvent(new Event(moved));
}

/** The area of the present address. */
export const useArea = (): Area => useSyncExternalStore(subscribe, () => areaOf(pathNow()));

/** The present path, with its query. */
export const usePath = (): string => useSyncExternalStore(subscribe, pathNow);

function subscribe(listener: () => void): () => void {
  const events = ['hashchange', 'popstate', moved];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
