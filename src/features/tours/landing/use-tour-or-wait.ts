import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';
import { organizationQueries } from '@/backend/organizations/queries';
import { tourQueries } from '@/backend/tours/queries';
import { AppError, isAppError } from '@/domain/app-error';
import type { OrgId, TourId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';
import type { Tour } from '@/domain/tours/tour';
import { useCurrentUser, useIsAuthSessionResolved } from '@/widgets/current-user';
import { landingTexts } from './texts';

/**
 * One tour, live. Suspends until the first response, so that the page's fallback, which may already show the tour, stays visible.
 * Null during a second request, made if a visitor was denied and turns out to be signed in. A deleted tour is reported
 * like one the user can't access.
 * @see PLAYER-070 ACCESS-046
 */
export function useTourOrWait(id: TourId): Tour | null {
  const isAuthSessionResolved = useIsAuthSessionResolved();
  const currentUser = useCurrentUser();
  const request = initialRequest(useQueryClient(), id);
  if (request) use(request);
  const { data, error, isFetching, refetch } = useQuery({ ...tourQueries.one(id), retryOnMount: false });
  const [isFinal, setFinal] = useState(isAuthSessionResolved);
  const isDenied = isAppError(error, 'permission-denied');

  useEffect(() => {
    if (!isAuthSessionResolved || isFinal || isFetching) return;
    setFinal(true);
    if (isDenied && currentUser) refetch();
  }, [isAuthSessionResolved, isFinal, isFetching, isDenied, currentUser, refetch]);

  if (isDenied && (!isFinal || isFetching)) return null;
  if (error) throw error;
  if (data === null) throw new AppError('permission-denied', landingTexts.get().noAccess);
  return data ?? null;
}

const pendingRequests = new WeakMap<QueryClient, Map<TourId, Promise<void>>>();

/**
 * A promise that settles with the first response, even a denial; null if the response arrived before anyone waited.
 * Later renders get the same promise, because React requires `use` to be called consistently.
 */
function initialRequest(client: QueryClient, id: TourId): Promise<void> | null {
  const query = tourQueries.one(id);
  const state = client.getQueryState(query.queryKey);
  const isSettled = state !== undefined && state.status !== 'pending';
  const previous = pendingRequests.get(client)?.get(id);
  if (previous && (isSettled || state?.fetchStatus === 'fetching')) return previous;
  if (isSettled) return null;
  const request = client.prefetchQuery(query);
  pendingRequests.set(client, (pendingRequests.get(client) ?? new Map<TourId, Promise<void>>()).set(id, request));
  return request;
}

/** The tour's organization; null while loading or if it can't be read: the page works without it. */
export const useBranding = (id: OrgId | undefined): Organization | null =>
  useQuery({ ...organizationQueries.one(id ?? ('' as OrgId)), enabled: id !== undefined && id !== '' }).data ?? null;
