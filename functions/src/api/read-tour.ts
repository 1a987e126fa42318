import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { canRead } from '@/domain/access/tours';
import { pointTypesFrom } from '@/domain/point-types/point-type';
import { availableTypes } from '@/domain/point-types/used-types';
import { isTombstone } from '@/domain/tours/tombstone';
import { type Tour, tourFrom } from '@/domain/tours/tour';
import { store } from '../core/app';
import { withDates } from '../core/dates';
import type { ApiCaller } from './caller';
import { ApiProblem } from './problems';

/** A tour without a saved state has a revision too, and so has one whose state has an id that a header cannot have: anybody who edits it can choose one. */
export function revisionOf({ historyId }: Pick<Tour, 'historyId'>): string {
  if (historyId === '') return 'initial';
  return /^[\w-]+$/.test(historyId) ? historyId : Buffer.from(historyId).toString('base64url');
}

export const tourRef = (tour: string) => store().doc(`tours/${tour}`);
export const catalogRef = ({ organization }: ApiCaller) => store().doc(`organizations/${organization}/catalog/pointTypes`);

/** A tour of the key's organization. One that is in the bin, elsewhere or nowhere is not found. @throws ApiProblem not-found */
export async function readTour(caller: ApiCaller, id: string): Promise<Tour> {
  const [snapshot, catalog] = await store().getAll(tourRef(id), catalogRef(caller));
  const tour = ownTour(caller, snapshot);
  // a key has no address, so neither invitations nor the directory open more to it
  if (!canRead(caller.identity, tour)) throw noTour();
  return withTypes(tour, catalog);
}

/** The tour in a document. @throws ApiProblem not-found */
export function ownTour({ organization }: ApiCaller, snapshot: DocumentSnapshot | undefined): Tour {
  const stored = snapshot?.data();
  if (!snapshot || !stored || isTombstone(stored) || stored.organization !== organization) throw noTour();
  return tourFrom(snapshot.id, withDates(stored));
}

export const noTour = (): ApiProblem => new ApiProblem('not-found', 'The organization of this key has no tour with this id.');

/** The tour with the types that its points can have now. */
export function withTypes(tour: Tour, catalog: DocumentSnapshot | undefined): Tour {
  const types = catalog?.exists ? pointTypesFrom(withDates(catalog.data() ?? {}).types) : null;
  return { ...tour, pointTypes: availableTypes(types, tour.pointTypes) };
}

/** @throws ApiProblem revision-differs unless the tour is as the request expects it */
export function requireRevision(ifMatch: string | undefined, revision: string): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const expected = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (expected.includes(`"${revision}"`)) return;
  throw new ApiProblem('revision-differs', 'Somebody saved this tour since you read it. Read it again, and send what you want to change.', {
    headers: { ETag: `"${revision}"` },
  });
}
