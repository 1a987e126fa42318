import * as z from 'zod/mini';
import { AppError } from '@/domain/app-error';
import { collectionId, type OrgId, type TourId, tourId } from '@/domain/ids';
import { tourName } from '@/domain/tour-name';
import { newTour } from '@/domain/tours/new-tour';
import { type TourForm, tourForm } from '@/domain/tours/tour-form';
import { answered } from '../errors';
import { requireUid } from '../require-uid';
import { store } from '../store';
import { tours } from './refs';

/**
 * Gives a tour another name; nothing else of it is written but the time.
 * Listeners show the name at once and take it back when the server refuses; offline the answer waits for the network.
 * @throws AppError `permission-denied`, `not-found`
 * @see TOUR-058 TOUR-061
 */
export async function renameTour({ id, name }: { id: TourId; name: string }): Promise<void> {
  const { db, doc, updateDoc, serverTimestamp } = await store();
  await answered(updateDoc(doc(db, tours.path, id), { name: tourName.parse(name), updated: serverTimestamp() }));
}

/**
 * Adds a tour to an organization, with its creator and both times of the server, and answers its id.
 * @throws AppError `invalid-argument` when the form is not filled rightly, `permission-denied`, `unauthenticated`
 * @see TOUR-056 TOUR-061
 */
export async function createTour({ form, organization }: { form: TourForm; organization: OrgId }): Promise<TourId> {
  const [{ db, collection, doc, setDoc, serverTimestamp }, createdBy] = await Promise.all([store(), requireUid()]);
  const reference = doc(collection(db, tours.path));
  const now = serverTimestamp();
  const fields = newTour(parsed(tourForm, form), { organization, createdBy });
  await answered(setDoc(reference, { ...fields, created: now, updated: now }));
  return tourId(reference.id);
}

/** What of a tour the form can change; its place is one field. Another organization is for global admins, and empties the collection. */
export type TourChanges = Partial<TourForm> & { organization?: OrgId };

const tourChanges = z.partial(tourForm);

/**
 * Writes the given fields of a tour and the time, and nothing else of it.
 * Listeners show them at once and take them back when the server refuses; offline the answer waits for the network.
 * @throws AppError `invalid-argument` when a field is not filled rightly, `permission-denied`, `not-found`
 * @see TOUR-058 TOUR-061
 */
export async function updateTour({ id, organization, ...changes }: TourChanges & { id: TourId }): Promise<void> {
  const { db, doc, updateDoc, serverTimestamp } = await store();
  const moved = organization === undefined ? {} : { organization, collection: collectionId('') };
  const fields = { ...moved, ...parsed(tourChanges, changes), updated: serverTimestamp() };
  await answered(updateDoc(doc(db, tours.path, id), fields));
}

function parsed<T>(form: z.ZodMiniType<T>, sent: unknown): T {
  const { data, error } = form.safeParse(sent);
  if (error) throw new AppError('invalid-argument', error.issues[0]?.message ?? 'Check what you have filled in.', { cause: error });
  return data as T;
}
