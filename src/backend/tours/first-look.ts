import type { TourId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations';
import type { Tour } from '@/domain/tours';
import { readAhead } from '../first-answers';
import { organizations } from '../organizations/refs';
import { tours } from './refs';

/**
 * Reads a tour and then its organization ahead of the queries, which go on from the same answers, and tells each as it comes. Tells nothing of
 * what cannot be read, or is on this device already: that is for the queries to say.
 * @see PLAYER-001 PLAYER-070
 */
export async function lookAtTour(id: TourId, tell: (tour: Tour, organization: Organization | null) => void): Promise<void> {
  const tour = await readAhead(tours, id).catch(nothing);
  if (!tour) return;
  // asked for before anybody can show the tour, and so before the query asks
  const asking = tour.organization === '' ? null : readAhead(organizations, tour.organization).catch(nothing);
  tell(tour, null);
  const organization = await asking;
  if (organization) tell(tour, organization);
}

const nothing = () => null;
