import { useSyncExternalStore } from 'react';

/** `visitors`: pages that don't wait for a session. `dashboard`: pages behind the session gate. */
export type Area = 'dashboard' | 'visitors';

const dashboardRoots = new Set(['', 'dashboard', 'd', 'admin', 'organization', 'module', 'user', 'transfer', 'collection', 'theme']);
const visitorRoots = new Set(['digital-twin', 'player', 'stage', 'public-tour', 'page', 'o', 'organization-dashboard']);
const organizationPages = new Set(['edit-tour', 'tour']);

/** The area of a path; unknown paths are in the visitors' area. Doesn't use the router, which isn't loaded yet. */
export function areaOf(path: string): Area {
  const [first = '', second = ''] = path
    .replace(/[?#].*$/, '')
    .split('/')
    .slice(1);
  if (visitorRoots.has(first)) return 'visitors';
  return dashboardRoots.has(first) || organizationPages.has(second) ? 'dashboard' : 'visitors';
}

const navigationEvent = 'loggia-moved';

/** The current path in the URL hash, with its query. */
export const currentPath = (): string => window.location.hash.replace(/^#/, '') || '/';

/** Notifies `useArea` and `usePath` of a router navigation; the browser fires events only for Back, Forward and typed URLs. */
export function notifyNavigation(): void {
  window.dispatchEvent(new Event(navigationEvent));
}

/** The area of the current URL. */
export const useArea = (): Area => useSyncExternalStore(subscribe, () => areaOf(currentPath()));

/** The current path, with its query. */
export const usePath = (): string => useSyncExternalStore(subscribe, currentPath);

function subscribe(listener: () => void): () => void {
  const events = ['hashchange', 'popstate', navigationEvent];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
