import { useEffect } from 'react';
import type { PlayerState } from '@/widgets/visit/player-state';
import type { PlayerStore } from '@/widgets/visit/player-store';

/** Browsers take their time to change an address, and refuse it when it is asked too often: it follows who stays, in milliseconds. */
const followsAfter = 250;

/**
 * Keeps the open PoI and the mode in the address, so that it can be copied, reloaded and come back to. It is no step of its own, and the
 * router, which would draw the whole page for it, need not know.
 * @see ROUTE-043
 */
export function useKeptAddress(store: PlayerStore): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      const hash = addressOf(window.location.hash, store.getState());
      if (hash !== window.location.hash) window.history.replaceState(window.history.state, '', hash);
    };
    const unsubscribe = store.subscribe((state, before) => {
      if (state.activePoi === before.activePoi && state.uiMode === before.uiMode) return;
      clearTimeout(timer);
      timer = setTimeout(keep, followsAfter);
    });
    const keepNow = () => timer !== undefined && keep();
    window.addEventListener('pagehide', keepNow);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      window.removeEventListener('pagehide', keepNow);
    };
  }, [store]);
}

const modePart = /^(#\/(?:digital-twin|dashboard\/tour)\/[^/]+)\/(?:play|edit)(?=\/|$)/;

/** The address behind the hash, with this PoI to start at and this mode. */
export function addressOf(hash: string, { activePoi, uiMode }: Pick<PlayerState, 'activePoi' | 'uiMode'>): string {
  const [path = '', query = ''] = hash.split('?');
  const parameters = new URLSearchParams(query);
  parameters.delete('start');
  if (activePoi !== null) parameters.set('start', activePoi);
  const search = parameters.toString();
  return path.replace(modePart, `$1/${uiMode}`) + (search === '' ? '' : `?${search}`);
}
