import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pointTypeQueries } from '@/backend/point-types/queries';
import { allPois } from '@/domain/folders/folder';
import { availableTypes, usedTypes } from '@/domain/point-types/used-types';
import type { Tour } from '@/domain/tours/tour';

/** The tour with the types of its organization as they are now, for who may read them; visitors have those that it was saved with. */
export function useTypedTour(tour: Tour, mayRead: boolean): Tour {
  const { folders, organization } = tour;
  const hasTypes = useMemo(() => mayRead && allPois(folders).some(({ typeId }) => typeId !== undefined), [mayRead, folders]);
  const { data } = useQuery({ ...pointTypeQueries.ifAllowed(organization), enabled: hasTypes, throwOnError: false });
  const types = hasTypes && data ? data.types : null;
  return useMemo(
    () => (types ? { ...tour, pointTypes: usedTypes(tour.folders, availableTypes(types, tour.pointTypes)) } : tour),
    [tour, types],
  );
}
