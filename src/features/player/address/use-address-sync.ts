import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { guidedTourParameters } from '@/domain/guided-tours/guided-tour-address';
import { dashboardPlayerPattern, playerPattern } from '@/domain/page-addresses';
import { paramsIn, pathTo } from '@/domain/path-pattern';
import { isSearch } from '@/domain/search';
import { viewParameters } from '@/domain/sharing/start-address';
import type { PlayerState } from '@/widgets/player-session/player-state';
import type { PlayerStore } from '@/widgets/player-session/player-store';
import { type EntryContext, initialPoi, initialUiMode } from './initial-state';

/** Delay before writing the address, because browsers rate-limit `history.replaceState`. */
const debounceMs = 250;

/**
 * Writes the open PoI, the search, the filter and the mode to the address, so that it can be copied and reloaded. Replaces the history entry directly: going through
 * the router would re-render the whole page.
 * @param store null where the address belongs to the page around the player
 * @see ROUTE-043
 */
export function useAddressSync(store: PlayerStore | null): void {
  useEffect(() => {
    if (!store) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const writeAddress = () => {
      clearTimeout(timer);
      timer = undefined;
      const hash = addressOf(window.location.hash, store.getState());
      if (hash !== window.location.hash) window.history.replaceState(window.history.state, '', hash);
    };
    const unsubscribe = store.subscribe((state, previous) => {
      const hasSamePlace = state.activePoi === previous.activePoi && state.guidedTour === previous.guidedTour;
      if (
        hasSamePlace &&
        state.uiMode === previous.uiMode &&
        state.search === previous.search &&
        state.pointFilter === previous.pointFilter
      )
        return;
      clearTimeout(timer);
      timer = setTimeout(writeAddress, debounceMs);
    });
    const flush = () => timer !== undefined && writeAddress();
    window.addEventListener('pagehide', flush);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      window.removeEventListener('pagehide', flush);
    };
  }, [store]);
}

type AddressState = Pick<PlayerState, 'activePoi' | 'uiMode'> & Partial<Pick<PlayerState, 'guidedTour' | 'search' | 'pointFilter'>>;

/** Returns the hash with its start parameters, search, filter and mode set to the given state. A guided tour opens its points itself. */
export function addressOf(hash: string, state: AddressState): string {
  const [path = '', query = ''] = hash.split('?');
  return inMode(path, state.uiMode) + queryAt(query, state);
}

/** The query of that address, with its question mark; "" for none. */
export function queryAt(
  query: string,
  { activePoi, uiMode, guidedTour = null, search: sought = '', pointFilter = '' }: AddressState,
): string {
  const parameters = new URLSearchParams(query);
  for (const name of ['start', 'find', 'points', ...viewParameters, ...guidedTourParameters]) parameters.delete(name);
  if (guidedTour) {
    parameters.set('guide', guidedTour.id);
    if (guidedTour.stop !== null) parameters.set('stop', guidedTour.stop);
  } else if (activePoi !== null) parameters.set('start', activePoi);
  if (uiMode === 'play' && isSearch(sought, 'pois')) parameters.set('find', sought.trim());
  if (pointFilter !== '') parameters.set('points', pointFilter);
  const search = parameters.toString();
  return search === '' ? '' : `?${search}`;
}

function inMode(hash: string, mode: PlayerState['uiMode']): string {
  for (const pattern of [playerPattern, dashboardPlayerPattern] as const) {
    const params = paramsIn(pattern, hash.slice(1));
    if (params?.mode === 'play' || params?.mode === 'edit') return `#${pathTo(pattern, { ...params, mode })}`;
  }
  return hash;
}

type AddressTarget = Omit<EntryContext, 'lastPoiName' | 'wantsEdit'> & {
  /** null: the address says nothing about the mode */
  wantsEdit: boolean | null;
};

/** Applies address changes within the same tour (for example a pasted URL) to the running session. @see ROUTE-043 */
export function useAddressNavigation(store: PlayerStore, target: AddressTarget): void {
  const location = useLocation();
  const lastLocation = useRef(location);
  const applyAddress = useEffectEvent(() => {
    const { activePoi, openPoi, closePoi, setUiMode } = store.getState();
    const { wantsEdit } = target;
    const poi = initialPoi({ ...target, lastPoiName: null });
    if (poi && poi !== activePoi) openPoi(poi);
    if (target.start === '' && !target.isShared) closePoi();
    if (wantsEdit !== null) setUiMode(initialUiMode({ ...target, wantsEdit }));
  });
  useEffect(() => {
    if (lastLocation.current === location) return;
    lastLocation.current = location;
    applyAddress();
  }, [location]);
}
