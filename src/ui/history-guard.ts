import { closesLayers, skipsClosedLayer, startBackLayers } from './back-layers';
import { clickedLink } from './clicked-link';
import { afterTraversal, endTraversal, isTraversingHistory } from './history-steps';

/** Can block what would lose unsaved changes. */
export type HistoryGuard = {
  /** Called after the browser navigated; true hides the navigation from the router. */
  blocksNavigation: () => boolean;
  /** Whether it asks before `leave`, and calls it when the user agrees. */
  asksBefore: (leave: Leave) => boolean;
  /** Called after a navigation that nobody blocked: what was allowed was this one. */
  onNavigated: () => void;
};

/** Leaves the page. If that is not certain, resolves to whether it did. */
export type Leave = (() => void) | (() => Promise<boolean>);

const guards: HistoryGuard[] = [];

/** Adds a guard; the newest guard is asked first. @returns removes the guard */
export function addHistoryGuard(guard: HistoryGuard): () => void {
  guards.push(guard);
  return () => {
    guards.splice(guards.indexOf(guard), 1);
  };
}

/** Leaves the page by other means than a link, such as signing out, as soon as no guard has unsaved changes to ask about. */
export function leaveGuarded(leave: Leave): ReturnType<Leave> {
  if (!guards.toReversed().some(({ asksBefore }) => asksBefore(leave))) return leave();
}

function isBlocked(): boolean {
  if (guards.toReversed().some(({ blocksNavigation }) => blocksNavigation())) return true;
  for (const { onNavigated } of guards) onNavigated();
  return false;
}

/**
 * Starts listening to history navigation. Call it once, before the router is created: window listeners run in the order in which they were
 * added, and ours must run first.
 */
export function guardHistory(): void {
  startBackLayers();
  window.addEventListener('popstate', (event) => {
    const isHidden = endTraversal() || closesLayers() || isBlocked() || skipsClosedLayer();
    if (isHidden) event.stopImmediatePropagation();
  });
  window.addEventListener('hashchange', (event) => {
    if (isTraversingHistory()) event.stopImmediatePropagation();
  });
  // a navigation during a traversal ends in the wrong place
  const followLater = (event: MouseEvent) => {
    const link = isTraversingHistory() ? clickedLink(event) : null;
    if (!link) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    afterTraversal(() => link.click());
  };
  window.addEventListener('click', followLater, { capture: true });
}
