import { useSyncExternalStore } from 'react';
import { pageOverview } from './page-overview';
import type { Area } from './routes/route-row';

/** The area of a path; unknown paths are in the visitors' area. Doesn't use the router, which isn't loaded yet. */
export function areaOf(path: string): Area {
  const [first, second] = rootOf(path);
  if (pageOverview.visitors.includes(first)) return 'visitors';
  const { dashboard } = pageOverview;
  return dashboard.first.includes(first) || dashboard.second.includes(second) ? 'dashboard' : 'visitors';
}

/** Whether a page is in several languages: those of visitors, and those of the dashboard whose rows say so. */
export function isTranslated(path: string): boolean {
  const [pathname = ''] = path.split('?');
  return areaOf(path) === 'visitors' || pageOverview.translated.some((shape) => new RegExp(shape).test(pathname));
}

/** Whether other sites may frame a path: only the player and public tours. @see docs/decisions/014-framing.md */
export function mayBeFramed(path: string): boolean {
  const [first, second] = rootOf(path);
  const { framable } = pageOverview;
  return areaOf(path) === 'visitors' && (framable.first.includes(first) || framable.second.includes(second));
}

function rootOf(path: string): [first: string, second: string] {
  const [, first = '', second = ''] = path.replace(/[?#].*$/, '').split('/');
  return [first, second];
}

const navigationEvent = 'loggia-moved';

/** The current path in the URL hash, with its query. */
export const currentPath = (): string => window.location.hash.replace(/^#/, '') || '/';

/** Notifies `useArea` and `usePath` of a router navigation; the browser fires events only for Back, Forward and typed URLs. */
export function notifyNavigation(): void {
  window.dispatchEvent(new Event(navigationEvent));
}

/** The area of the current URL. */
export const useArea = (): Area => useSyncExternalStore(subscribeToNavigation, () => areaOf(currentPath()));

/** The current path, with its query. */
export const usePath = (): string => useSyncExternalStore(subscribeToNavigation, currentPath);

/** Calls back whenever the URL changes. @returns ends it */
export function subscribeToNavigation(listener: () => void): () => void {
  const events = ['hashchange', 'popstate', navigationEvent];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
