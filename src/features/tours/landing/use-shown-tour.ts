import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';
import { organizationQueries } from '@/backend/organizations/queries';
import { tourQueries } from '@/backend/tours/queries';
import { AppError, isRefusal } from '@/domain/app-error';
import type { OrgId, TourId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations';
import type { Tour } from '@/domain/tours';
import { useSessionKnown, useWho } from '@/widgets/who';

/**
 * One tour, live. Suspends until there is an answer, so that what stands in place of the page stays: it may show the tour already. Null while
 * it is asked for once more, for who was refused as a visitor and turns out to be signed in. A tour that is gone is refused like one that may
 * not be seen.
 * @see PLAYER-070 ACCESS-046
 */
export function useShownTour(id: TourId): Tour | null {
  const isKnown = useSessionKnown();
  const who = useWho();
  const asking = firstAnswer(useQueryClient(), id);
  if (asking) use(asking);
  const { data, error, isFetching, refetch } = useQuery({ ...tourQueries.one(id), retryOnMount: false });
  const [isFinal, setFinal] = useState(isKnown);
  const refused = isRefusal(error, 'permission-denied');

  useEffect(() => {
    if (!isKnown || isFinal || isFetching) return;
    setFinal(true);
    if (refused && who) refetch();
  }, [isKnown, isFinal, isFetching, refused, who, refetch]);

  if (refused && (!isFinal || isFetching)) return null;
  if (error) throw error;
  if (data === null) throw new AppError('permission-denied', 'You do not have access to this Digital Twin');
  return data ?? null;
}

const asked = new WeakMap<QueryClient, Map<TourId, Promise<void>>>();

/**
 * Settles with the first answer, be it a refusal; null when that was there before anybody waited for it.
 * Who waited is given the same promise again: React refuses a page that asks to wait once and then no more.
 */
function firstAnswer(client: QueryClient, id: TourId): Promise<void> | null {
  const query = tourQueries.one(id);
  const state = client.getQueryState(query.queryKey);
  const isHere = state !== undefined && state.status !== 'pending';
  const before = asked.get(client)?.get(id);
  if (before && (isHere || state?.fetchStatus === 'fetching')) return before;
  if (isHere) return null;
  const asking = client.prefetchQuery(query);
  asked.set(client, (asked.get(client) ?? new Map<TourId, Promise<void>>()).set(id, asking));
  return asking;
}

/** Whose tour it is; null until that is here, or when it cannot be: the page stands without it. */
export const useBranding = (id: OrgId | undefined): Organization | null =>
  useQuery({ ...organizationQueries.one(id ?? ('' as OrgId)), enabled: id !== undefined && id !== '' }).data ?? null;
