import { useState } from 'react';
import { useBackLayer } from '@/ui/use-back-layer';
import { useMediaQuery } from '@/ui/use-media-query';
import { usePlayerState } from '@/widgets/player-session/player-session-context';

/**
 * Back closes the PoI, the guided tour, and on phones the list, that the user opened. What the address opened is left as a page is. Renders nothing: only this
 * component updates with them.
 */
export function PlayerBackLayers() {
  const isPhone = useMediaQuery('(width < 48rem)');
  const sidebarOpen = usePlayerState((state) => state.sidebarOpen);
  const openSidebar = usePlayerState((state) => state.setSidebarOpen);
  const hasOpenedPoi = usePlayerState((state) => state.activePoi !== null && state.openCount > 0);
  const closePoi = usePlayerState((state) => state.closePoi);
  const hasOpenedGuidedTour = usePlayerState((state) => state.guidedTour?.isPressed ?? false);
  const closeGuidedTour = usePlayerState((state) => state.closeGuidedTour);
  useBackLayer(useWasOpened(sidebarOpen) && isPhone, () => openSidebar(false));
  useBackLayer(hasOpenedPoi, closePoi);
  useBackLayer(hasOpenedGuidedTour, closeGuidedTour);
  return null;
}

/** Whether it is open now and was not at first. */
function useWasOpened(isOpen: boolean): boolean {
  const [wasClosed, setWasClosed] = useState(!isOpen);
  if (!isOpen && !wasClosed) setWasClosed(true);
  return isOpen && wasClosed;
}
