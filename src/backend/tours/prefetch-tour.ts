import type { TourId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';
import type { Tour } from '@/domain/tours/tour';
import { readAhead } from '../live/rest-fetches';
import { organizations } from '../organizations/refs';
import { openTours } from './refs';

/**
 * Reads a tour and then its organization before the queries, which reuse the responses, and calls `onLoaded` for each. Skips what cannot be
 * read or is already cached; the queries report that.
 * @see PLAYER-001 PLAYER-070
 */
export async function prefetchTour(id: TourId, onLoaded: (tour: Tour, organization: Organization | null) => void): Promise<void> {
  const tour = await readAhead(openTours, id).catch(ignore);
  if (!tour) return;
  // sent before the tour can be shown, and so before the query sends its own
  const organizationRequest = tour.organization === '' ? null : readAhead(organizations, tour.organization).catch(ignore);
  onLoaded(tour, null);
  const organization = await organizationRequest;
  if (organization) onLoaded(tour, organization);
}

const ignore = () => null;
