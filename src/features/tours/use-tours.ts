import { useSuspenseQuery } from '@tanstack/react-query';
import { tourQueries } from '@/backend/tours/queries';
import type { OrgId } from '@/domain/ids';
import type { Tour } from '@/domain/tours';

/** All tours of the organization, live. @see TOUR-082 */
export const useTours = (organization: OrgId): Tour[] => useSuspenseQuery(tourQueries.of(organization)).data;
