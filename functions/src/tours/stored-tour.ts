import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { record, type Stored, text } from '@/domain/stored';
import { binnedFrom } from '@/domain/tours/tombstone';
import { store } from '../core/app';

// A tour is stored at tours/{tour}; in the bin, in the field `tour` of organizations/{organization}/bin/{tour}, with a tombstone in its place.

const isInBin = ({ parent }: DocumentReference): boolean => parent.id === 'bin';

/** The tour in a document of either place; empty if there is none. */
export const tourIn = (snapshot: DocumentSnapshot): Stored =>
  isInBin(snapshot.ref) ? record(snapshot.get('tour')) : (snapshot.data() ?? {});

/** The path of a tour's field in a document of either place. */
export const fieldIn = (document: DocumentReference, field: string): string => (isInBin(document) ? `tour.${field}` : field);

/** The organization of the tour in a document of either place; "" if there is none. */
export const organizationIn = (snapshot: DocumentSnapshot): string => text(tourIn(snapshot).organization);

/** The document that has the tour now. */
export const whereStored = (tour: DocumentReference): Promise<DocumentSnapshot> =>
  store().runTransaction(
    async (transaction) => {
      const snapshot = await transaction.get(tour);
      const organization = binnedFrom(snapshot.data());
      return organization === null ? snapshot : transaction.get(store().doc(`organizations/${organization}/bin/${tour.id}`));
    },
    { readOnly: true },
  );
