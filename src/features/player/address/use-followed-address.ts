import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { PlayerStore } from '@/widgets/visit/player-store';
import { type Arrival, firstPoi, uiModeAt } from './beginning';

type Aim = Omit<Arrival, 'lastPoiName'>;

/** Another address of the same tour, as somebody pastes it, leads there within the visit that is under way. @see ROUTE-043 */
export function useFollowedAddress(store: PlayerStore, aim: Aim): void {
  const location = useLocation();
  const followed = useRef(location);
  const follow = useEffectEvent(() => {
    const { activePoi, openPoi, chooseUiMode } = store.getState();
    const poi = firstPoi({ ...aim, lastPoiName: null });
    if (poi && poi !== activePoi) openPoi(poi);
    chooseUiMode(uiModeAt(aim));
  });
  useEffect(() => {
    if (followed.current === location) return;
    followed.current = location;
    follow();
  }, [location]);
}
