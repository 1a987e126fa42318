import { useMemo } from 'react';
import { viewedFolders } from '@/domain/point-types/marked';
import type { Tour } from '@/domain/tours/tour';
import { usePlayerState } from '@/widgets/player-session/player-session-context';

/** The tour as the filter of its points shows it; who edits sees all of it. */
export function useViewedTour(tour: Tour): Tour {
  const view = usePlayerState(({ uiMode, pointView }) => (uiMode === 'edit' ? null : pointView));
  return useMemo(() => (view ? { ...tour, folders: viewedFolders(tour.folders, view) } : tour), [tour, view]);
}
