import { useMemo } from 'react';
import type { PointType } from '@/domain/point-types/point-type';
import { useEditingState } from '../session/editing-context';
import { availableTypesOf } from '../session/editing-state';

/** The types that points of the tour can have: those of its organization, others that it was saved with, and those of points that were added. */
export function usePointTypes(): readonly PointType[] {
  const catalog = useEditingState((state) => state.catalog);
  const input = useEditingState((state) => state.input);
  const copiedTypes = useEditingState((state) => state.copiedTypes);
  return useMemo(() => availableTypesOf({ catalog, input, copiedTypes }), [catalog, input, copiedTypes]);
}
