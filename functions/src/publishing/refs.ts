import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { currentId } from '@/domain/publishing/publication-page-addresses';
import { store } from '../core/app';

/** A tour and the organization that it belongs to. */
export type PublicationRef = { organization: string; tour: string };

const below = ({ organization, tour }: PublicationRef, path: string): string => `organizations/${organization}/tours/${tour}/${path}`;

/** What outsiders may read of a version: its content. */
export const snapshotRef = (tour: PublicationRef, version: string): DocumentReference => store().doc(below(tour, `snapshots/${version}`));

/** The folders of a version that do not fit in its document. */
export const partsOf = (tour: PublicationRef, version: string): CollectionReference => snapshotRef(tour, version).collection('parts');

/** The texts of a version in one more language each. */
export const languagesOf = (tour: PublicationRef, version: string): CollectionReference =>
  snapshotRef(tour, version).collection('languages');

/** What members read in the list of versions. */
export const publicationVersionRef = (tour: PublicationRef, version: string): DocumentReference =>
  store().doc(below(tour, `versions/${version}`));

/** The list of versions. */
export const publicationVersionsOf = (tour: PublicationRef): CollectionReference => store().collection(below(tour, 'versions'));

/** The version that is current. */
export const currentRef = (tour: PublicationRef): DocumentReference => store().doc(below(tour, `published/${currentId}`));

/** The numbers of a tour's versions and when each is open; only the functions read it. */
export const numbersRef = (tour: PublicationRef): DocumentReference => store().doc(below(tour, 'published/numbers'));

/** The tour or collection that a code in short addresses leads to; only the functions read it. */
export const shortCodeRef = (code: string): DocumentReference => store().doc(`shortCodes/${code}`);

/** Exists for a code that a tour or collection had: printed addresses with it lead to nothing, never to another. */
export const formerShortCodeRef = (code: string): DocumentReference => store().doc(`formerShortCodes/${code}`);

/** How often the versions of a tour were visited, spread over several documents. */
export const visitsOf = (tour: PublicationRef): CollectionReference => store().collection(below(tour, 'visits'));

/** The versions that use a file, when it is open to everybody, for `storage.rules`, and the tour's file that it is a copy of. */
export const fileRef = (tour: PublicationRef, name: string): DocumentReference => store().doc(below(tour, `publishedFiles/${name}`));

/** The folder of the files of a tour's versions. */
export const publishedFolder = ({ organization, tour }: PublicationRef): string => `organizations/${organization}/versions/${tour}/`;

const publishedFile = /^organizations\/([^/]+)\/versions\/([^/]+)\/([^/]+)$/;

/** The tour and name of the published file at a path; null for any other file. */
export function publishedFileAt(path: string): (PublicationRef & { name: string }) | null {
  const [, organization, tour, name] = publishedFile.exec(path) ?? [];
  return organization && tour && name ? { organization, tour, name } : null;
}
