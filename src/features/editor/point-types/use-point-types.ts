import { useMemo } from 'react';
import type { PointType } from '@/domain/point-types/point-type';
import { availableTypes } from '@/domain/point-types/used-types';
import { useEditingState } from '../session/editing-context';

/** The types that points of the tour can have: those of its organization, and others that it was saved with. */
export function usePointTypes(): readonly PointType[] {
  const catalog = useEditingState((state) => state.catalog);
  const ofTour = useEditingState((state) => state.input.tour.pointTypes);
  return useMemo(() => availableTypes(catalog, ofTour), [catalog, ofTour]);
}
