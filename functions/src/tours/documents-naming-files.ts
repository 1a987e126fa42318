import { type DocumentSnapshot, FieldPath, type Query } from 'firebase-admin/firestore';
import { store } from '../core/app';
import { whereStored } from './stored-tour';

/** Tours and saved states are large. */
const pageSize = 20;

/** What a tour of the older layout has below it. */
const olderParts = ['pois', 'pointsOfInterest', 'sweeps', 'markers'];

/**
 * The documents that may name a tour's files: the tour, wherever it is stored, and what is below it; older published versions, whose files were the
 * tour's own; and in its organization all tours, also those of locations, of the older layout and in the bin, collections, locations, screens and the
 * organization itself.
 */
export async function* documentsNaming({ organization, tour }: { organization: string; tour: string }): AsyncGenerator<DocumentSnapshot> {
  const db = store();
  const own = db.doc(`tours/${tour}`);
  const owner = db.doc(`organizations/${organization}`);
  yield await whereStored(own);
  for (const name of ['poiHistory', 'markers', 'links', 'languages']) yield* documentsOf(own.collection(name));
  const older = owner.collection(`tours/${tour}/snapshots`);
  for await (const snapshot of documentsOf(older)) {
    yield snapshot;
    if (snapshot.get('parts') > 0) yield* documentsOf(snapshot.ref.collection('parts'));
  }
  yield await owner.get();
  const inOrganization: Query[] = [db.collectionGroup('tours'), db.collection('collections'), db.collection('locations')];
  for (const query of inOrganization)
    for await (const document of documentsOf(query.where('organization', '==', organization))) {
      yield document;
      if (document.ref.path.startsWith('organizations/')) for (const name of olderParts) yield* documentsOf(document.ref.collection(name));
    }
  for (const name of ['bin', 'locationBin', 'screens']) yield* documentsOf(owner.collection(name));
}

async function* documentsOf(query: Query): AsyncGenerator<DocumentSnapshot> {
  const ordered = query.orderBy(FieldPath.documentId());
  for (let next = ordered.limit(pageSize); ; ) {
    const { docs } = await next.get();
    yield* docs;
    const last = docs.at(-1);
    if (!last) return;
    next = ordered.startAfter(last).limit(pageSize);
  }
}
