import { useSuspenseQuery } from '@tanstack/react-query';
import { tourQueries } from '@/backend/tours/queries';
import type { OrgId } from '@/domain/ids';
import type { ListedTour } from '@/domain/tours/listed-tour';

/** All tours of the organization with the fields a list shows, updated live. @see TOUR-082 */
export const useListedTours = (organization: OrgId): ListedTour[] => useSuspenseQuery(tourQueries.listed(organization)).data;
