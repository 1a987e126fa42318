import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { withDates } from '../../functions/src/core/dates';
import { indexRef, toursOf } from '../../functions/src/tour-index/refs';
import { orgId } from '../../src/domain/ids';
import { type IndexShard, indexReader, shardFrom } from '../../src/domain/tours/index/shard';
import { type ListedTour, listedFields, listedTourFrom } from '../../src/domain/tours/listed-tour';
import { store } from './administrator';

export async function shardsOf(organization: string): Promise<IndexShard[]> {
  const { docs } = await indexRef(organization).get();
  return docs.map((document) => shardFrom(document.id, document.data()));
}

/** What members see by the index; null if they can’t use it. */
export const indexed = async (organization: string): Promise<ListedTour[] | null> =>
  indexReader(orgId(organization))(await shardsOf(organization));

/** What members see by today's query, in the order of ids. */
export async function queried(organization: string): Promise<ListedTour[]> {
  const { docs } = await toursOf(organization)
    .select(...listedFields)
    .get();
  return docs.map((tour) => listedTourFrom(tour.id, withDates(tour.data()))).toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** A change as its event has it. */
export type TourEvent = readonly [before: DocumentSnapshot, after: DocumentSnapshot];

/** Changes a tour, and returns the event. `null` deletes it. */
export async function changed(id: string, fields: object | null): Promise<TourEvent> {
  const tour = store().doc(`tours/${id}`);
  const before = await tour.get();
  await (fields === null ? tour.delete() : tour.set(fields));
  return [before, await tour.get()];
}
