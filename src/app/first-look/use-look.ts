import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { lookAtTour } from '@/backend/tours/first-look';
import type { TourId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations';
import type { Tour } from '@/domain/tours';
import type { FirstLookAddress } from './first-look-address';

export type FirstLookProps = {
  address: FirstLookAddress;
  path: string;
  /** In its place while there is nothing to be seen, and for good where the tour may not be. */
  otherwise: ReactNode;
};

type Look = { tour: Tour; organization: Organization | null };

let begun: TourId | null = null;
let look: Look | null = null;
const listeners = new Set<() => void>();

/**
 * What has come so far of a tour and of whose it is. Only the first tour of a page is asked for so: later, the code of the page is there
 * already.
 */
export function useLook(tour: TourId): Look | null {
  useEffect(() => begin(tour), [tour]);
  return useSyncExternalStore(subscribe, () => (begun === tour ? look : null));
}

function begin(tour: TourId): void {
  if (begun !== null) return;
  begun = tour;
  void lookAtTour(tour, (found, organization) => {
    look = { tour: found, organization };
    for (const listener of listeners) listener();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
