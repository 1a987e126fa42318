import { AppError, isAppError } from '@/domain/app-error';
import type { TourId } from '@/domain/ids';
import { type ImageMarkers, imageMarkersFrom, type Marker } from '@/domain/markers/marker';
import { pathPart } from '@/domain/path-part';
import type { Stored } from '@/domain/stored';
import { mayBeSignedIn } from '../auth/stored-user';
import { toAppError, withAppErrors } from '../errors';
import { store } from '../firestore/store';
import { documentQuery, sendRequest } from '../rest/rest';
import { fieldsIn } from '../rest/rest-values';
import { serverErrorTexts } from '../texts';

const pathOf = (tour: TourId): string => `tours/${tour}/markers`;
const markerId = (id: string): string => pathPart(id, 'The marker id');

/**
 * The markers of an image that are stored in a separate document, as in the older layout; null for most images.
 * @param id `markersIdOf` the image
 * @throws AppError `unavailable`
 * @see MODEL-062 EDIT-093
 */
export async function imageMarkers(tour: TourId, id: string): Promise<ImageMarkers | null> {
  if (id === '') return null;
  try {
    const stored = await readOnce(tour, id);
    return stored ? imageMarkersFrom(id, stored) : null;
  } catch (cause) {
    const error = toAppError(cause);
    if (isAppError(error, 'permission-denied')) return null;
    throw error;
  }
}

// a visitor's page does not load Firestore
async function readOnce(tour: TourId, id: string): Promise<Stored | null> {
  if (!mayBeSignedIn()) {
    const { documents } = await sendRequest(documentQuery(pathOf(tour), markerId(id)));
    return documents[0] ? fieldsIn(documents[0]) : null;
  }
  const { db, doc, getDoc } = await store();
  return (await getDoc(doc(db, pathOf(tour), markerId(id)))).data() ?? null;
}

/** Writes the markers of an image to its document; other fields are unchanged. @throws AppError `permission-denied`, `unavailable` @see EDIT-093 */
export async function saveImageMarkers(tour: TourId, { id, markers }: { id: string; markers: readonly Marker[] }): Promise<void> {
  // offline, Firestore would queue the write without telling the user
  if (!navigator.onLine) throw new AppError('unavailable', serverErrorTexts.get().offline);
  const { db, doc, setDoc, serverTimestamp } = await store();
  await withAppErrors(setDoc(doc(db, pathOf(tour), markerId(id)), { markers, updated: serverTimestamp() }, { merge: true }));
}
