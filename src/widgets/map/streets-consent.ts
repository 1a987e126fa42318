import { createContext, useContext, useState } from 'react';
import type { MapTiles } from '@/backend/map-sources';

/** True around pages for people who are signed in: the streets of a public service are shown there without a press. */
export const StreetsAreShown = createContext(false);

let hasAgreed = false;

/** Whether the streets may be loaded here, and what agrees to it, for as long as the app is open. */
export function useStreetsConsent(tiles: MapTiles | null): { isAllowed: boolean; allow: () => void } {
  const areShown = useContext(StreetsAreShown);
  const [isAgreed, setAgreed] = useState(hasAgreed);
  const allow = () => {
    hasAgreed = true;
    setAgreed(true);
  };
  return { isAllowed: areShown || isAgreed || !tiles?.isPublic, allow };
}
