import { AppError, isRefusal } from '@/domain/app-error';
import type { TourId } from '@/domain/ids';
import { type ImageMarkers, imageMarkersFrom, type Marker } from '@/domain/markers';
import { pathPart } from '@/domain/path-part';
import type { Stored } from '@/domain/stored';
import { mayBeSignedIn } from '../auth/remembered';
import { answered, toAppError } from '../errors';
import { ask, documentQuery } from '../rest';
import { fieldsIn } from '../rest-values';
import { store } from '../store';

const pathOf = (tour: TourId): string => `tours/${tour}/markers`;
const markerId = (id: string): string => pathPart(id, 'The marker id');

/**
 * The markers of an image that are kept in a document of their own, as the older layout does; null for most, which have none.
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
    if (isRefusal(error, 'permission-denied')) return null;
    throw error;
  }
}

// A visitor's page has no database.
async function readOnce(tour: TourId, id: string): Promise<Stored | null> {
  if (!mayBeSignedIn()) {
    const { documents } = await ask(documentQuery(pathOf(tour), markerId(id)));
    return documents[0] ? fieldsIn(documents[0]) : null;
  }
  const { db, doc, getDoc } = await store();
  return (await getDoc(doc(db, pathOf(tour), markerId(id)))).data() ?? null;
}

/**
 * Writes the markers of an image to its document; what else is stored in it stays.
 * @throws AppError `permission-denied`, `unavailable`
 * @see EDIT-093
 */
export async function saveImageMarkers(tour: TourId, { id, markers }: { id: string; markers: readonly Marker[] }): Promise<void> {
  // offline, the store would keep it for later, and nobody would know
  if (!navigator.onLine) throw new AppError('unavailable', 'You are offline. Connect, then try again.');
  const { db, doc, setDoc, serverTimestamp } = await store();
  await answered(setDoc(doc(db, pathOf(tour), markerId(id)), { markers, updated: serverTimestamp() }, { merge: true }));
}
