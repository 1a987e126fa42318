import type { CollectionReference } from 'firebase-admin/firestore';
import { store } from '../core/app';

const below = (organization: string, name: string): CollectionReference => store().collection(`organizations/${organization}/${name}`);

/** The documents by which tours and points are found. */
export const wordsRef = (organization: string): CollectionReference => below(organization, 'words');

/** All words of an organization, in a few documents. */
export const vocabularyRef = (organization: string): CollectionReference => below(organization, 'vocabulary');

/** For each tour with documents: which they are, and which words they have, so that a save writes only what differs. Read by functions alone. */
export const indexedToursRef = (organization: string): CollectionReference => below(organization, 'indexedTours');
