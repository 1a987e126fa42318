import { useMemo } from 'react';
import type { ListedTour } from '@/domain/tours/listed-tour';
import type { ListSection } from '@/widgets/entity-list/list-layout';
import { useListSelection } from '@/widgets/entity-list/use-list-selection';
import type { Selection } from '@/widgets/entity-list/use-selection';
import type { ListContext } from './list-context';

/** The selected tours; null for those who can do nothing with many. */
export function useTourSelection(
  tours: readonly ListedTour[],
  sections: readonly ListSection<ListedTour>[],
  { canDelete, canDuplicate, canEdit }: ListContext,
): Selection | null {
  const canSelect = useMemo(() => canDelete || canDuplicate || tours.some(canEdit), [tours, canDelete, canDuplicate, canEdit]);
  const selection = useListSelection(tours, sections);
  return canSelect ? selection : null;
}
