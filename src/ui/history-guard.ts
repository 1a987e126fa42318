/** What may hold back Back and Forward. */
export type HistoryGuard = {
  /** The browser has gone somewhere; whether nobody else is to hear of it. */
  holdsMove: () => boolean;
  /** Whether the browser is on its way back from there. */
  isGoingBack: () => boolean;
};

const guards: HistoryGuard[] = [];

/** From now on the guard is asked, the newest first; until the returned function is called. */
export function addHistoryGuard(guard: HistoryGuard): () => void {
  guards.push(guard);
  return () => {
    guards.splice(guards.indexOf(guard), 1);
  };
}

/**
 * Hears of every step through the history before anybody else. A window tells its listeners in the order in which they came, whatever
 * they ask for: so this is called once, before there is a router.
 */
export function guardHistory(): void {
  window.addEventListener('popstate', (event) => {
    if (guards.toReversed().some(({ holdsMove }) => holdsMove())) event.stopImmediatePropagation();
  });
  window.addEventListener('hashchange', (event) => {
    if (guards.some(({ isGoingBack }) => isGoingBack())) event.stopImmediatePropagation();
  });
}
