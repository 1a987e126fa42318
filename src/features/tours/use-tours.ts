import { useSuspenseQuery } from '@tanstack/react-query';
import { tourQueries } from '@/backend/tours/queries';
import { AppError } from '@/domain/app-error';
import type { OrgId, TourId } from '@/domain/ids';
import type { Tour } from '@/domain/tours';

/** All tours of the organization, live. @see TOUR-082 */
export const useTours = (organization: OrgId): Tour[] => useSuspenseQuery(tourQueries.of(organization)).data;

/** One tour, live. A tour that is gone is refused like one that may not be seen. @see PLAYER-070 ACCESS-046 */
export function useTour(id: TourId): Tour {
  const { data } = useSuspenseQuery(tourQueries.one(id));
  if (data === null) throw new AppError('permission-denied', 'You do not have access to this Digital Twin');
  return data;
}
