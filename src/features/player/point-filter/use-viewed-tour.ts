import { useMemo } from 'react';
import { viewedFolders, withShownPoint } from '@/domain/point-types/marked';
import type { Tour } from '@/domain/tours/tour';
import { usePlayerState } from '@/widgets/player-session/player-session-context';

/** The tour as the filter of its points shows it; what is being edited stays. */
export function useViewedTour(tour: Tour): Tour {
  const view = usePlayerState(({ pointView }) => pointView);
  const edited = usePlayerState(({ uiMode, activePoi }) => (uiMode === 'edit' ? activePoi : null));
  return useMemo(
    () => (view ? { ...tour, folders: viewedFolders(tour.folders, withShownPoint(view, edited)) } : tour),
    [tour, view, edited],
  );
}
