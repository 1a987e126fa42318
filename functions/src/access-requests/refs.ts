import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { store } from '../core/app';

/** What those who may invite see: one document for each person and tour. */
export const accessRequests = (organization: string): CollectionReference =>
  store().collection(`organizations/${organization}/accessRequests`);

/** What the person who asked sees. */
export const ownRequest = (uid: string, tour: string): DocumentReference => store().doc(`users/${uid}/accessRequests/${tour}`);
