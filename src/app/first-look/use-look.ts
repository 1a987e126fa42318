import { type ReactNode, use, useSyncExternalStore } from 'react';
import { lookAtTour } from '@/backend/tours/first-look';
import type { TourId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations';
import type { Tour } from '@/domain/tours';
import type { FirstLookAddress } from './first-look-address';
import { endFirstLook } from './first-look-over';

export type FirstLookProps = {
  address: FirstLookAddress;
  path: string;
  /** In its place while there is nothing to be seen, and for good where the tour may not be. */
  otherwise: ReactNode;
};

type Look = { tour: Tour; organization: Organization | null };

let begun: { tour: TourId; first: Promise<void> } | null = null;
let look: Look | null = null;
const listeners = new Set<() => void>();

/**
 * What has come so far of a tour and its organization; null where nothing of it can be seen. Suspends until that is known. Only the first tour of
 * a page is asked for in this way: later, the code of the page is there already.
 */
export function useLook(tour: TourId): Look | null {
  begun ??= { tour, first: begin(tour) };
  const isFirst = begun.tour === tour;
  if (isFirst) use(begun.first);
  return useSyncExternalStore(subscribe, () => (isFirst ? look : null));
}

/** Settles with the tour; its organization follows. */
function begin(tour: TourId): Promise<void> {
  return new Promise((resolve) => {
    const tell = (found: Tour, organization: Organization | null) => {
      look = { tour: found, organization };
      resolve();
      for (const listener of listeners) listener();
    };
    void lookAtTour(tour, tell).finally(() => {
      resolve();
      if (!look) endFirstLook();
    });
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
