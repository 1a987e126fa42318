import * as z from 'zod/mini';
import { batchesOf } from '@/domain/batches';
import { storedFolders } from '@/domain/folders/folder';
import { collectionId, type OrgId, type TourId, type TourTypeId, tourId } from '@/domain/ids';
import { contentOfTemplate } from '@/domain/reuse/new-tour';
import { type NewTour, newTour } from '@/domain/tours/new-tour';
import { type TourForm, tourForm } from '@/domain/tours/tour-form';
import { asOwnChange } from '../cache/own-changes';
import { parseInput, withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import { store } from '../firestore/store';
import { withBlocks } from '../organization-limits/with-blocks';
import { readPointTypes } from '../point-types/queries';
import { requireUid } from '../require-uid';
import { readTemplate } from '../templates/queries';
import { tours } from './refs';

/** `template` is the id of the one that its folders and points are made of. */
type ToCreate = { form: TourForm; organization: OrgId; template?: string | null };

/**
 * Adds a tour to an organization, with its creator and server timestamps, and returns its id.
 * @throws AppError `invalid-argument` if the form is invalid, `permission-denied`, `unauthenticated`; `resource-exhausted` with as many tours as the
 * organization may have; `not-found` without the template
 * @see TOUR-056 TOUR-061
 */
export async function createTour({ form, organization, template = null }: ToCreate): Promise<TourId> {
  const [{ db, collection, doc, setDoc, serverTimestamp }, createdBy] = await Promise.all([store(), requireUid()]);
  const reference = doc(collection(db, tours.path));
  const now = serverTimestamp();
  const fields = newTour(parseInput(tourForm, form), { organization, createdBy });
  const { folders, pointTypes } = template === null ? fields : await madeOf(template, fields);
  const write = () => setDoc(reference, { ...fields, folders: storedFolders(folders), pointTypes, created: now, updated: now });
  await withBlocks(organization, 'tours', withAppErrors(asOwnChange([reference.id], write)));
  return tourId(reference.id);
}

async function madeOf(template: string, fields: NewTour) {
  const { organization } = fields;
  const [content, catalog] = await Promise.all([readTemplate(organization, template), readPointTypes(organization)]);
  return contentOfTemplate(content, fields, catalog);
}

/** The fields that the tour form can change; the place is one field. Only global admins can change the organization, which clears the collection. */
export type TourChanges = Partial<TourForm> & { organization?: OrgId };

const tourChanges = z.partial(tourForm);

/**
 * Writes only these fields of a tour and the update time. Listeners show them at once and revert them if the server rejects them; offline the promise
 * waits for the network.
 * @throws AppError `invalid-argument` if a field is invalid, `permission-denied`, `not-found`
 * @see TOUR-058 TOUR-061
 */
export async function updateTour({ id, organization, ...changes }: TourChanges & { id: TourId }): Promise<void> {
  const { db, doc, updateDoc, serverTimestamp } = await store();
  const moved = organization === undefined ? {} : { organization, collection: collectionId('') };
  const fields = { ...moved, ...parseInput(tourChanges, changes) };
  await withAppErrors(asOwnChange([id], () => updateDoc(doc(db, tours.path, id), { ...fields, updated: serverTimestamp() }), fields));
}

/** The server accepts at most 500 writes at once. */
const batchSize = 400;

/**
 * Gives these tours another type, in batches; only the type and the update time are written. Running it again after a failure does no harm.
 * @throws AppError `permission-denied`, `not-found`, `unavailable`; batches written before the failure stay
 * @see SET-008
 */
export async function assignTourType({ tours: ids, type }: { tours: readonly TourId[]; type: TourTypeId }): Promise<void> {
  const { db, doc, writeBatch, serverTimestamp } = await requireOnlineStore();
  for (const group of batchesOf(ids, batchSize)) {
    const batch = writeBatch(db);
    for (const id of group) batch.update(doc(db, tours.path, id), { tourTypeId: type, updated: serverTimestamp() });
    await withAppErrors(asOwnChange(group, () => batch.commit(), { tourTypeId: type }));
  }
}
