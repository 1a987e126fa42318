import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { tourId } from '@/domain/ids';
import type { ProposedVersion } from '@/domain/overview/overview';
import { date, text } from '@/domain/stored';
import { isTombstone } from '@/domain/tours/tombstone';
import { store } from '../core/app';
import { withDates } from '../core/dates';
import { tourRef } from '../tour-index/refs';

/** A proposed version, and the organization that its tour is in now. */
export type Proposed = ProposedVersion & { organization: string };

/** The proposed versions of these tours that wait. */
export async function readProposals(tours: readonly string[]): Promise<Proposed[]> {
  const found = await Promise.all(tours.map((tour) => tourRef(tour).collection('proposals').where('state', '==', 'open').get()));
  return proposedIn(found.flatMap(({ docs }) => docs));
}

/** Those of all organizations: there are few at a time. */
export async function readAllProposals(): Promise<Proposed[]> {
  const { docs } = await store().collectionGroup('proposals').where('state', '==', 'open').select('created').get();
  return proposedIn(docs);
}

async function proposedIn(proposals: readonly QueryDocumentSnapshot[]): Promise<Proposed[]> {
  const ids = [...new Set(proposals.map(tourOf))];
  const tours = ids.length === 0 ? [] : await store().getAll(...ids.map(tourRef), { fieldMask: ['name', 'organization', 'binnedFrom'] });
  const byId = new Map(tours.map((tour) => [tour.id, tour]));
  return proposals
    .flatMap((proposal) => {
      const tour = byId.get(tourOf(proposal));
      if (!tour?.exists || isTombstone(tour.data())) return [];
      const created = date(withDates(proposal.data()).created);
      return [{ organization: text(tour.get('organization')), tour: { id: tourId(tour.id), name: text(tour.get('name')) }, created }];
    })
    .toSorted((one, other) => Number(one.created) - Number(other.created) || (one.tour.id < other.tour.id ? -1 : 1));
}

const tourOf = ({ ref }: QueryDocumentSnapshot): string => ref.parent.parent?.id ?? '';
