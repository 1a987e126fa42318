import { batchesOf } from '@/domain/batches';
import type { OrgId } from '@/domain/ids';
import type { ImportedPoi } from '@/domain/older/console-import';
import { allItems } from '@/domain/older/edits';
import { itemOfPoint } from '@/domain/older/items';
import { mergedItems } from '@/domain/older/merged-points';
import { copyOlderTour, type OlderTour } from '@/domain/older/older-tours';
import { latestList, type PoiList, poiListFrom } from '@/domain/older/poi-lists';
import { withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import type { Store } from '../firestore/store';
import { docsOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import { requireUid } from '../require-uid';
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
 * Copies what an older tour shows: its latest list, under the copy's id so that a repeated call makes no second one, and its points of interest under
 * their ids.
 * @returns how many points the copy shows
 * @throws AppError `permission-denied`, `unavailable`
 * @see ADMIN-047 ADMIN-076
 */
export async function copyPoints(from: TourRef, to: TourRef): Promise<number> {
  const opened = await requireOnlineStore();
  const { db, collection, fieldsOf, getDocs } = opened;
  const path = olderTourPath(from.organization, from.tour);
  const [{ docs: points }, { docs: lists }] = await Promise.all([
    withAppErrors(getDocs(collection(db, path, 'pointsOfInterest'))),
    withAppErrors(getDocs(collection(db, path, 'pois'))),
  ]);
  const list = latestList(lists.map((each) => poiListFrom(each.id, fieldsOf(each))));
  if (list) await writeList(opened, to, list);
  for (const batch of batchesOf(points, batchSize)) {
    const copied = batch.map((point) => ({ id: point.id, fields: point.data() }));
    await writePoints(opened, to, copied);
  }
  return allItems(
    mergedItems(
      list,
      points.map((point) => itemOfPoint(point.id, fieldsOf(point))),
    ),
  ).length;
}

async function writeList({ db, doc, runTransaction, serverTimestamp }: Store, to: TourRef, { poi, taken }: PoiList): Promise<void> {
  const uid = await requireUid();
  const copy = doc(db, olderTourPath(to.organization, to.tour), 'pois', to.tour);
  await withAppErrors(
    runTransaction(db, async (transaction) => {
      if ((await transaction.get(copy)).exists()) return;
      transaction.set(copy, { poi, ...(taken.length > 0 && { taken }), updated: serverTimestamp(), user: uid });
    }),
  );
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
