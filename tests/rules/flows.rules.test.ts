import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  onSnapshot,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { withRules } from '../support/rules';

const { storeDocuments, as } = withRules('demo-rules-flows');

const editor = { uid: 'editor', email: 'editor@acme.example', organization: 'acme', role: 'superuser' };
const guest = { uid: 'guest', email: 'guest@x.example', email_verified: true };
const viewer = { uid: 'viewer', organization: 'acme', role: 'user' };

beforeEach(() =>
  storeDocuments({
    'organizations/acme': { name: 'acme', status: true },
    'tours/hall': { name: 'Hall', organization: 'acme', public: false, matterportId: 'Abcdefghij1' },
    'tours/other': { name: 'Other', organization: 'other', public: false, matterportId: 'Abcdefghij1' },
  }),
);

const invitation = 'collaboration/tour_guest@x.example_hall';
const invite = (db: Firestore, changes: object = {}) =>
  setDoc(
    doc(db, invitation),
    {
      email: 'guest@x.example',
      tour: 'hall',
      tourName: 'Hall',
      organization: 'acme',
      type: 'tour',
      accessLevel: 'read',
      accepted: false,
      status: 'pending',
      editor: false,
      expires: null,
      createdAt: serverTimestamp(),
      timestamp: serverTimestamp(),
      ...changes,
    },
    { merge: true },
  );

/** What a listener hears first: a list of names, or the code of its end. */
const firstOf = (db: Firestore, ...pins: Parameters<typeof where>[]) =>
  new Promise<string[] | string>((resolve) => {
    const stop = onSnapshot(
      query(collection(db, 'tours'), ...pins.map((pin) => where(...pin))),
      (snapshot) => {
        stop();
        resolve(snapshot.docs.map((found) => found.get('name') as string));
      },
      ({ code }) => resolve(code),
    );
  });

describe('a program that uses the SDK', () => {
  it('listens to the tours of the own organization, and to no others [ACCESS-056]', async () => {
    expect(await firstOf(as(viewer), ['organization', '==', 'acme'])).toEqual(['Hall']);
    expect(await firstOf(as(viewer), ['organization', '==', 'other'])).toBe('permission-denied');
    expect(await firstOf(as(viewer))).toBe('permission-denied');
  });

  it('invites a guest, who reads the tour, answers, and is out once the invitation is revoked [ACCESS-055]', async () => {
    await assertFails(getDoc(doc(as(guest), 'tours/hall')));
    await assertSucceeds(invite(as(editor)));

    const tour = await assertSucceeds(getDoc(doc(as(guest), 'tours/hall')));
    expect(tour.get('name')).toBe('Hall');
    await assertSucceeds(updateDoc(doc(as(guest), invitation), { accepted: true, status: 'accepted' }));
    await assertFails(updateDoc(doc(as(guest), 'tours/hall'), { name: 'Mine' }));

    await assertSucceeds(deleteDoc(doc(as(editor), invitation)));
    await assertFails(getDoc(doc(as(guest), 'tours/hall')));
  });

  it('invites again with more, and a guest who may write saves content and history in one batch [ACCESS-039 ACCESS-063]', async () => {
    await invite(as(editor));
    await assertSucceeds(invite(as(editor), { accessLevel: 'readUpdate' }));

    const db = as(guest);
    const entry = doc(collection(db, 'tours/hall/poiHistory'));
    const save = writeBatch(db)
      .set(entry, { folders: [], timestamp: serverTimestamp(), userUid: 'guest', userEmail: 'guest@x.example' })
      .update(doc(db, 'tours/hall'), { name: 'New hall', folders: [], floors: [], historyId: entry.id, updated: serverTimestamp() });

    await assertSucceeds(save.commit());
    await assertFails(
      writeBatch(db)
        .set(doc(collection(db, 'tours/hall/poiHistory')), {
          folders: [],
          timestamp: serverTimestamp(),
          userUid: 'guest',
          userEmail: 'guest@x.example',
        })
        .update(doc(db, 'tours/hall'), { public: true })
        .commit(),
    );
  });

  it('lets a guest in until the invitation expires [ACCESS-054]', async () => {
    await invite(as(editor), { expires: Timestamp.fromMillis(Date.now() + 3_600_000) });
    await assertSucceeds(getDoc(doc(as(guest), 'tours/hall')));

    await invite(as(editor), { expires: Timestamp.fromMillis(Date.now() - 1000) });
    await assertFails(getDoc(doc(as(guest), 'tours/hall')));
  });

  it('moves many tours into a collection in one batch [COLL-012]', async () => {
    await storeDocuments({
      'collections/shelf': { name: 'Shelf', organization: 'acme' },
      'collections/foreign': { name: 'Shelf', organization: 'other' },
    });
    await storeDocuments(
      Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`tours/t${at}`, { name: 'T', organization: 'acme', collection: '' }])),
    );
    const moveInto = async (target: string) => {
      const db = as(editor);
      const tours = await getDocs(query(collection(db, 'tours'), where('organization', '==', 'acme')));
      const batch = writeBatch(db);
      for (const { ref } of tours.docs) batch.update(ref, { collection: target, updated: serverTimestamp() });
      await batch.commit();
    };

    await assertSucceeds(moveInto('shelf'));
    await assertFails(moveInto('foreign'));
  });
});
