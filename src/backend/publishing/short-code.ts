import { queryOptions } from '@tanstack/react-query';
import type { OrgId, TourId } from '@/domain/ids';
import { call } from '../callables';
import { publicationKey } from './queries';

/**
 * The code of a tour in short addresses. The server makes it for a version from before there were any. Apart from the queries that visitors load.
 * @throws AppError `permission-denied`, `not-found`, `unavailable`
 */
export const shortCodeQuery = ({ organization, tour, version }: { organization: OrgId; tour: TourId; version: string }) =>
  queryOptions({
    queryKey: [...publicationKey(organization, tour), version, 'short-code'],
    queryFn: async () => (await call('createShortCode', { tour, version })).shortCode,
    staleTime: Number.POSITIVE_INFINITY,
  });
