import { FieldValue } from 'firebase-admin/firestore';
import { binnedFrom, tombstone } from '../../src/domain/tours/tombstone';
import { store } from '../functions/administrator';

/** Deletes a tour as an admin of its organization does: it goes into the bin. */
export async function binTour(id: string): Promise<void> {
  const tour = store().doc(`tours/${id}`);
  const stored = (await tour.get()).data() ?? {};
  await store()
    .batch()
    .set(store().doc(`organizations/${stored.organization}/bin/${id}`), { tour: stored, deletedAt: FieldValue.serverTimestamp() })
    .set(tour, tombstone(stored.organization))
    .commit();
}

/** Deletes a tour that is in a bin for good, as an admin does there. */
export async function purgeFromBin(tour: string): Promise<void> {
  const tombstone = store().doc(`tours/${tour}`);
  const organization = binnedFrom((await tombstone.get()).data());
  if (organization === null) throw new Error(`The tour ${tour} is in no bin.`);
  await store()
    .batch()
    .delete(tombstone)
    .delete(store().doc(`organizations/${organization}/bin/${tour}`))
    .commit();
}
