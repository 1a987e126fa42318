import type { CollectionReference, DocumentReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { isPathPart } from '@/domain/path-part';
import { text } from '@/domain/stored';
import { packEntry } from '@/domain/tours/index/entry';
import { listedFields, listedTourFrom } from '@/domain/tours/listed-tour';
import { store } from '../core/app';
import { withDates } from '../core/dates';

/** The index of an organization's tours, from which its members read lists. */
export const indexRef = (organization: string): CollectionReference => store().collection(`organizations/${organization}/tourIndex`);

export const tourRef = (tour: string): DocumentReference => store().doc(`tours/${tour}`);

export const toursOf = (organization: string): Query => store().collection('tours').where('organization', '==', organization);

/** The organization in whose list a stored tour is; "" for one in the bin, and for what is no name of an organization. */
export function listedIn(tour: DocumentSnapshot): string {
  const organization = text(tour.get('organization'));
  return isPathPart(organization) ? organization : '';
}

/** The entry of a stored tour in an organization's index; null if its list does not have the tour. */
export function entryOf(tour: DocumentSnapshot, organization: string): string | null {
  if (organization === '' || listedIn(tour) !== organization) return null;
  const listed = listedFields.map((field) => [field, tour.get(field)]);
  return packEntry(listedTourFrom(tour.id, withDates(Object.fromEntries(listed))));
}
