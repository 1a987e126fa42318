import { useMemo } from 'react';
import { withCheckedStates } from '@/domain/point-checks/checked-state';
import type { Tour } from '@/domain/tours/tour';
import { usePlayerState } from '@/widgets/player-session/player-session-context';

/** The tour with its points in the states in which they were found last; who edits sees what is stored. */
export function useCheckedTour(tour: Tour): Tour {
  const states = usePlayerState(({ uiMode, checkedStates }) => (uiMode === 'edit' ? null : checkedStates));
  return useMemo(() => {
    const folders = !states || states.size === 0 ? tour.folders : withCheckedStates(tour.folders, tour.pointTypes, states);
    return folders === tour.folders ? tour : { ...tour, folders };
  }, [tour, states]);
}
