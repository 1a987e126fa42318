import type { OrgId } from '@/domain/ids';
import type { ImportedPoi } from '@/domain/older/console-import';
import { copyOlderTour, type OlderTour } from '@/domain/older/older-tours';
import { withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import type { Store } from '../firestore/store';
import { docsOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import { olderTourPath, olderTours } from './refs';

/** All older tours of an organization, live. @throws AppError `permission-denied` @see ADMIN-041 ADMIN-051 LEGACY-IMPORT-001 */
export const olderToursOf = (organization: OrgId) => liveQuery(['organizations', organization, 'tours'], docsOf(olderTours(organization)));

/** How many documents are written at once; Firestore takes 500. */
const batchSize = 400;

/** An id for a new document. */
export async function newOlderId(): Promise<string> {
  const { db, collection, doc } = await requireOnlineStore();
  return doc(collection(db, 'organizations')).id;
}

type Copy = { id: string; tour: OlderTour; organization: OrgId; name: string };

/** Stores a copy of an older tour; again with the same id it stays one copy. @throws AppError `permission-denied`, `unavailable` @see ADMIN-076 */
export async function copyTour({ id, tour, organization, name }: Copy): Promise<void> {
  const { db, doc, setDoc, serverTimestamp } = await requireOnlineStore();
  const fields = { id, ...copyOlderTour(tour, { organization, name }), created: serverTimestamp(), updated: serverTimestamp() };
  await withAppErrors(setDoc(doc(db, olderTourPath(organization, id)), fields));
}

type TourRef = { organization: OrgId; tour: string };

/**
 * Copies the points of interest of an older tour under their ids; again, it stays one of each.
 * @returns how many there are
 * @throws AppError `permission-denied`, `unavailable`
 * @see ADMIN-047 ADMIN-076
 */
export async function copyPoints(from: TourRef, to: TourRef): Promise<number> {
  const opened = await requireOnlineStore();
  const { db, collection, getDocs } = opened;
  const { docs } = await withAppErrors(getDocs(collection(db, olderTourPath(from.organization, from.tour), 'pointsOfInterest')));
  for (let first = 0; first < docs.length; first += batchSize) {
    const points = docs.slice(first, first + batchSize).map((point) => ({ id: point.id, fields: point.data() }));
    await writePoints(opened, to, points);
  }
  return docs.length;
}

/** Stores an imported point of interest under its identifier; again, it stays one. @throws AppError `permission-denied`, `unavailable` @see ADMIN-057 */
export async function addImportedPoint(to: TourRef, point: ImportedPoi): Promise<void> {
  const opened = await requireOnlineStore();
  const now = opened.serverTimestamp();
  await writePoints(opened, to, [{ id: point.identifier, fields: { ...point, created: now, updated: now } }]);
}

async function writePoints({ db, doc, writeBatch }: Store, to: TourRef, points: readonly { id: string; fields: object }[]): Promise<void> {
  const batch = writeBatch(db);
  for (const { id, fields } of points) batch.set(doc(db, olderTourPath(to.organization, to.tour), 'pointsOfInterest', id), fields);
  await withAppErrors(batch.commit());
}
