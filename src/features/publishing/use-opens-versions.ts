import { useQuery } from '@tanstack/react-query';
import { tourQueries } from '@/backend/tours/queries';
import { editsTour } from '@/domain/access/tours';
import type { Tour } from '@/domain/tours/tour';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext } from '@/widgets/use-access-context';

/** Whether the user decides who can open the versions of a tour, and which is current; invited editors publish closed ones. */
export function useOpensVersions(tour: Tour): boolean {
  const currentUser = useCurrentUser();
  // the copy of a version does not say who created the tour
  const { data: stored } = useQuery({ ...tourQueries.one(tour.id), retryOnMount: false, throwOnError: false });
  return editsTour(currentUser, stored ?? tour, useAccessContext(tour.organization));
}
