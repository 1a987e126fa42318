import { useMemo } from 'react';
import type { ListedTour } from '@/domain/tours/listed-tour';
import type { ListSection } from '@/widgets/entity-list/list-layout';
import { type Selection, useSelection } from '@/widgets/entity-list/use-selection';
import type { ListContext } from './list-context';

/** The selected tours; null for those who can do nothing with many. */
export function useTourSelection(
  tours: readonly ListedTour[],
  sections: readonly ListSection<ListedTour>[],
  { canDelete, canDuplicate, canEdit }: ListContext,
): Selection | null {
  const canSelect = useMemo(() => canDelete || canDuplicate || tours.some(canEdit), [tours, canDelete, canDuplicate, canEdit]);
  const existing = useMemo(() => new Set<string>(tours.map(({ id }) => id)), [tours]);
  const selection = useSelection(
    useMemo(() => sections.flatMap(({ items }) => items.map(({ id }) => id)), [sections]),
    existing,
  );
  return canSelect ? selection : null;
}
