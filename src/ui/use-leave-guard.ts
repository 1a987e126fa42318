import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addHistoryGuard } from './history-guard';

/** Somebody is about to leave the page: `leave` lets them, `stay` does not. */
export type Leaving = { leave: () => void; stay: () => void };

type Options = { alsoQueries?: boolean; place?: (address: string) => string };

const samePlace = (address: string): string => address;

/** One place in the history: its address, and its number where it has one. */
type Place = { address: string; index: number | null };

/**
 * While `active`, holds back a press on a link to another page of the app, and Back and Forward; the browser itself asks before the tab
 * is closed or loaded anew. Another query on the same page is leaving only `alsoQueries`, for what itself has its place in the query;
 * `place` says what else is no leaving: addresses of one place are one. Null while nobody is about to leave.
 */
export function useLeaveGuard(active: boolean, { alsoQueries = false, place = samePlace }: Options = {}): Leaving | null {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const here = useRef<Place>(placeNow());
  const passing = useRef<'held' | 'back' | 'through'>('held');

  const isSamePage = (address: string, other: string) => {
    const [one, two] = [place(address), place(other)];
    return alsoQueries ? one === two : pageOf(one) === pageOf(two);
  };

  const hold = (go: () => void) =>
    setLeave(() => () => {
      passing.current = 'through';
      setLeave(null);
      go();
    });

  const onClick = useEffectEvent((event: MouseEvent) => {
    const address = passing.current === 'held' ? linkedPage(event) : null;
    if (address === null || isSamePage(address, window.location.href)) return;
    event.preventDefault();
    event.stopPropagation();
    hold(() => window.location.assign(address));
  });

  const holdsMove = useEffectEvent((): boolean => {
    if (passing.current === 'through') return false;
    const target = placeNow();
    if (passing.current === 'held' && isSamePage(target.address, here.current.address)) return false;
    if (passing.current === 'back') {
      passing.current = 'held';
      return true;
    }
    const steps = stepsBetween(here.current, target);
    passing.current = 'back';
    window.history.go(-steps);
    hold(target.index === null ? () => window.location.assign(target.address) : () => window.history.go(steps));
    return true;
  });

  useEffect(() => {
    // while it is on its way back, the address is still that of the other page
    if (passing.current === 'held') here.current = placeNow();
  });

  useEffect(() => {
    if (!active) return;
    const end = new AbortController();
    const removeGuard = addHistoryGuard({ holdsMove: () => holdsMove(), isGoingBack: () => passing.current === 'back' });
    end.signal.addEventListener('abort', removeGuard);
    window.addEventListener('click', (event) => onClick(event), { capture: true, signal: end.signal });
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: end.signal });
    return () => end.abort();
  }, [active]);

  return leave && { leave, stay: () => setLeave(null) };
}

function placeNow(): Place {
  const state: unknown = window.history.state;
  const numbered = typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : null;
  // Some browsers do not count their entries yet; there the router's number has to do.
  return { address: window.location.href, index: window.navigation?.currentEntry?.index ?? numbered };
}

/**
 * An address that was typed has no number, or begins to count anew where it leads to another part of the app: it came after the entry from
 * which it was typed. Never 0, which would load the page anew.
 */
function stepsBetween(here: Place, there: Place): number {
  if (there.index === null) return 1;
  return here.index === null ? -1 : there.index - here.index || -1;
}

const pageOf = (address: string): string => address.replace(/\?[^#]*$/, '').replace(/(#[^?]*)\?.*$/, '$1');

/** Where a press leads in this tab, within the app. */
function linkedPage(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return link.origin === window.location.origin && link.pathname === window.location.pathname ? link.href : null;
}
