import type { LocationId } from '@/domain/ids';
import { type Alignment, alignmentId, newAlignment } from '@/domain/locations/alignment';
import type { LocationTour } from '@/domain/locations/location';
import { withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import { alignmentsOf } from './refs';

/** Two tours of a location. */
export type TourPair = { location: LocationId; one: LocationTour; other: LocationTour };

/**
 * Stores how two tours of a location lie to each other, for all who compare them, in place of what was stored before.
 * @param alignment leads from the first to the second
 * @throws AppError `permission-denied`, `unavailable`
 */
export async function saveAlignment({ location, one, other }: TourPair, alignment: Alignment): Promise<void> {
  const { db, doc, setDoc, serverTimestamp } = await requireOnlineStore();
  const reference = doc(db, alignmentsOf(location).path, alignmentId(one, other));
  await withAppErrors(setDoc(reference, { ...newAlignment(one, other, alignment), updated: serverTimestamp() }));
}

/** @throws AppError `permission-denied`, `unavailable` */
export async function removeAlignment({ location, one, other }: TourPair): Promise<void> {
  const { db, doc, deleteDoc } = await requireOnlineStore();
  await withAppErrors(deleteDoc(doc(db, alignmentsOf(location).path, alignmentId(one, other))));
}
