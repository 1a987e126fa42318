import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { organizationQueries } from '@/backend/organizations/queries';
import { tourQueries } from '@/backend/tours/queries';
import { AppError, isRefusal } from '@/domain/app-error';
import type { OrgId, TourId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations';
import type { Tour } from '@/domain/tours';
import { useSessionKnown, useWho } from '@/widgets/who';

/**
 * One tour, live; null while it is on its way. Who is refused as a visitor and turns out to be signed in is asked for once more.
 * A tour that is gone is refused like one that may not be seen.
 * @see PLAYER-070 ACCESS-046
 */
export function useShownTour(id: TourId): Tour | null {
  const isKnown = useSessionKnown();
  const who = useWho();
  const { data, error, isFetching, refetch } = useQuery(tourQueries.one(id));
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

/** Whose tour it is; null until that is here, or when it cannot be: the page stands without it. */
export const useBranding = (id: OrgId | undefined): Organization | null =>
  useQuery({ ...organizationQueries.one(id ?? ('' as OrgId)), enabled: id !== undefined && id !== '' }).data ?? null;
