import { type DocumentReference, type DocumentSnapshot, FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { batchesOf } from '@/domain/batches';
import {
  type ExportedDocument,
  type ExportedPlace,
  exportedDocument,
  exportedFields,
  type PersonExport,
} from '@/domain/personal-data/export';
import { type Finder, finderOf, isAbout, type Person } from '@/domain/personal-data/person';
import type { PersonalPlace } from '@/domain/personal-data/personal-place';
import { personalPlaces, placeOf } from '@/domain/personal-data/places';
import type { Stored } from '@/domain/stored';
import { accounts } from '../core/accounts';
import { store } from '../core/app';
import { withDates } from '../core/dates';
import { allDocuments } from './all-documents';
import { filesOf } from './files';
import { plainFields } from './plain-values';

/** Of one request. */
const documentsAtOnce = 100;

/** Everything that Loggia stores of a person. Reads every document, but no contents other than those of tours. */
export async function exportPerson(person: Person): Promise<PersonExport> {
  const finder = finderOf(person);
  const found = collectionFor(finder);
  const theirs: DocumentReference[] = [];
  for await (const page of allDocuments(exportedFields)) {
    const others = page.filter(({ ref }) => ref.parent.id !== toursGroup);
    const whole = others.filter((document) => isAboutPerson(finder, document));
    theirs.push(...whole.map(({ ref }) => ref));
    for (const document of others) if (!whole.includes(document)) found.add(document);
  }
  for (const document of await readAll(theirs)) found.add(document);
  for await (const page of toursWithPoints()) page.forEach(found.add);
  const files = await filesUploadedBy(finder);
  return { exportedAt: new Date().toISOString(), person, account: await accountOf(person), places: found.places(), files };
}

const isAboutPerson = (finder: Finder, document: DocumentSnapshot): boolean => {
  const place = placeOf(document.ref.path);
  return place !== undefined && isAbout(finder, place, document.ref.path, withDates(document.data() ?? {}));
};

/** Collects what is exported, by place. */
function collectionFor(finder: Finder) {
  const found = new Map<PersonalPlace, ExportedDocument[]>();
  const add = (document: DocumentSnapshot): void => {
    const place = placeOf(document.ref.path);
    const exported = place && exportedDocument(finder, place, document.ref.path, withDates(document.data() ?? {}));
    if (exported) found.set(place, [...(found.get(place) ?? []), { ...exported, fields: plainFields(exported.fields) }]);
  };
  const places = (): ExportedPlace[] =>
    personalPlaces.flatMap((place) => {
      const documents = found.get(place) ?? [];
      return documents.length > 0 ? [{ path: place.path, title: place.title, group: place.group, documents }] : [];
    });
  return { add, places };
}

/** Tours of every kind: in them are the points that somebody made. */
const toursGroup = 'tours';

async function readAll(refs: readonly DocumentReference[]): Promise<DocumentSnapshot[]> {
  const found: DocumentSnapshot[] = [];
  for (const batch of batchesOf(refs, documentsAtOnce)) found.push(...(await store().getAll(...batch)));
  return found.filter(({ exists }) => exists);
}

/** What names people in tours, in the order of their paths. */
async function* toursWithPoints(): AsyncGenerator<QueryDocumentSnapshot[]> {
  const tours = store()
    .collectionGroup(toursGroup)
    .orderBy(FieldPath.documentId())
    .select(...exportedFields, 'folders')
    .limit(documentsAtOnce);
  for (let next: Query = tours; ; ) {
    const { docs } = await next.get();
    const last = docs.at(-1);
    if (!last) return;
    yield docs;
    next = tours.startAfter(last);
  }
}

/** What the identity provider has of an account, but passwords and what it only needs itself. */
async function accountOf({ uid }: Person): Promise<Stored | null> {
  if (uid === '') return null;
  const { email, emailVerified, displayName, phoneNumber, photoURL, disabled, metadata, customClaims, providerData } =
    await accounts().getUser(uid);
  const providers = providerData.map(({ providerId, uid: id, email: address, displayName: name }) => ({ providerId, id, address, name }));
  const { creationTime, lastSignInTime, lastRefreshTime } = metadata;
  const times = { creationTime, lastSignInTime, lastRefreshTime };
  return JSON.parse(
    JSON.stringify({ uid, email, emailVerified, displayName, phoneNumber, photoURL, disabled, ...times, rights: customClaims, providers }),
  );
}

async function filesUploadedBy(finder: Finder): Promise<string[]> {
  const paths: string[] = [];
  for await (const page of filesOf(finder)) for (const { path, isTheirs } of page) if (isTheirs) paths.push(path);
  return paths;
}
