import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { connectFirestoreEmulator, doc, type Firestore, getDoc, getFirestore, setDoc, setLogLevel, terminate } from 'firebase/firestore';
import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getStorage,
  listAll,
  ref,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually, refused } from '../../sdk/check';
import { type Suite, startSuite } from '../../sdk/emulator-suite';

const projectId = 'demo-suite';

const firestoreRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /people/{uid} { allow read, write: if request.auth.uid == uid && request.auth.token.email == 'alice@example.org'; }
    match /albums/{album} { allow read; }
  }
}`;

const storageRules = (allowed: string) => `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    function album(id) { return firestore.get(/databases/(default)/documents/albums/$(id)).data; }
    match /albums/{id}/{file=**} {
      allow read: if request.auth.uid in album(id).members;
      allow write: if ${allowed};
    }
    match /invited/{id}/{file=**} { allow read: if firestore.exists(/databases/(default)/documents/albums/$(id)); }
  }
}`;

describe('firebase emulators:start with the package in Java’s place', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-suite-'));
  let suite: Suite;
  let app: FirebaseApp | undefined;

  /** A client of all three, signed in or not. */
  const client = (): { auth: Auth; db: Firestore; storage: FirebaseStorage } => {
    app = initializeApp({ projectId, apiKey: 'demo', storageBucket: `${projectId}.appspot.com` }, `suite-${Math.random()}`);
    const [auth, db, storage] = [getAuth(app), getFirestore(app), getStorage(app)];
    storage.maxUploadRetryTime = 15_000;
    storage.maxOperationRetryTime = 15_000;
    connectAuthEmulator(auth, `http://127.0.0.1:${suite.auth}`, { disableWarnings: true });
    connectFirestoreEmulator(db, '127.0.0.1', suite.firestore);
    connectStorageEmulator(storage, '127.0.0.1', suite.storage);
    return { auth, db, storage };
  };
  const asOwner = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${suite.firestore}/v1/projects/${projectId}/databases/(default)/documents${path}`, {
      method,
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  const stored = () => Promise.all(['/people', '/albums'].map((path) => asOwner('GET', path)));
  const text = (value: string) => ({ stringValue: value });

  beforeAll(async () => {
    setLogLevel('silent');
    writeFileSync(join(folder, 'firestore.rules'), firestoreRules);
    writeFileSync(join(folder, 'storage.rules'), storageRules(`request.auth.uid == album(id).owner`));
    suite = await startSuite(folder, projectId);
  }, 120_000);
  afterEach(async () => {
    if (!app) return;
    await terminate(getFirestore(app));
    await deleteApp(app);
    app = undefined;
  });
  afterAll(() => {
    suite?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('§24.48 the rules see who signed in with the auth emulator', async () => {
    const { auth, db } = client();
    const { user } = await createUserWithEmailAndPassword(auth, 'alice@example.org', 'secret-1');
    const mine = doc(db, 'people', user.uid);

    await setDoc(mine, { name: 'Alice' });
    expect((await getDoc(mine)).data()).toEqual({ name: 'Alice' });
    await refused(setDoc(doc(db, 'people/other'), { name: 'Other' }), 'permission-denied');
    await signOut(auth);
    await refused(setDoc(mine, { name: 'Nobody' }), 'permission-denied');
    await createUserWithEmailAndPassword(auth, 'bob@example.org', 'secret-2');
    await refused(getDoc(mine), 'permission-denied');
    await signInWithEmailAndPassword(auth, 'alice@example.org', 'secret-1');
    expect((await getDoc(mine)).data()).toEqual({ name: 'Alice' });
  });

  it('§24.56 storage rules look up documents when files are uploaded, listed, read and deleted', async () => {
    const { auth, storage } = client();
    const { uid } = (await signInWithEmailAndPassword(auth, 'alice@example.org', 'secret-1')).user;
    const album = (owner: string) => ({ fields: { owner: text(owner), members: { arrayValue: { values: [text(uid)] } } } });
    await asOwner('PATCH', '/albums/mine', album(uid));
    await asOwner('PATCH', '/albums/theirs', album('somebody'));
    const file = ref(storage, 'albums/mine/one.txt');

    await uploadBytes(file, new TextEncoder().encode('content'), { contentType: 'text/plain' });
    expect(new TextDecoder().decode(await getBytes(file))).toBe('content');
    expect((await listAll(ref(storage, 'albums/mine'))).items.map(({ name }) => name)).toEqual(['one.txt']);
    await refused(uploadBytes(ref(storage, 'albums/theirs/two.txt'), new Uint8Array([1])), 'storage/unauthorized');
    await refused(getBytes(ref(storage, 'albums/missing/x.txt')), 'storage/unauthorized', 'an album that is not there');
    expect((await listAll(ref(storage, 'invited/mine'))).items).toEqual([]);
    await refused(listAll(ref(storage, 'invited/nobody')), 'storage/unauthorized');
    await deleteObject(file);
    await refused(getBytes(file), 'storage/object-not-found');
  });

  it('§24.56 edited rules are in force without a restart', async () => {
    const { auth, db, storage } = client();
    await signInWithEmailAndPassword(auth, 'bob@example.org', 'secret-2');
    const file = ref(storage, 'albums/mine/bob.txt');
    await refused(uploadBytes(file, new Uint8Array([1])), 'storage/unauthorized');
    await refused(setDoc(doc(db, 'albums/new'), {}), 'permission-denied');

    const edited = {
      'storage.rules': storageRules(`request.auth != null && request.resource.size < 10`),
      'firestore.rules': firestoreRules.replace('{ allow read; }', '{ allow read, write; }'),
    };
    // Written again each second: firebase-tools reads the file 5 ms after it began to change, and may find it empty. It loads the rules at every change.
    const worksWith = (name: keyof typeof edited, attempt: () => Promise<unknown>) => {
      let writtenAt = 0;
      return () => {
        if (Date.now() - writtenAt > 1000) {
          writeFileSync(join(folder, name), edited[name]);
          writtenAt = Date.now();
        }
        return attempt().then(
          () => true,
          () => false,
        );
      };
    };
    await eventually(
      worksWith('storage.rules', () => uploadBytes(file, new Uint8Array([1]))),
      (answer) => answer,
      'the upload is allowed',
    );
    await refused(uploadBytes(file, new Uint8Array(10)), 'storage/unauthorized', 'too large a file');
    await eventually(
      worksWith('firestore.rules', () => setDoc(doc(db, 'albums/new'), { n: 1 })),
      (answer) => answer,
      'the write is allowed',
    );
  });

  it('§24.57 §24.58 Ctrl-C exports and ends everything with code 0; the next start has all data with its times', async () => {
    const before = await stored();

    expect(await suite.interrupt()).toBe(0);
    await eventually(
      () => suite.left(),
      (left) => left.length === 0,
      'processes left',
    );
    suite = await startSuite(folder, projectId);

    expect(await stored()).toEqual(before);
    expect(JSON.stringify(before)).toContain('Alice');
    const { auth, db, storage } = client();
    const { uid } = (await signInWithEmailAndPassword(auth, 'alice@example.org', 'secret-1')).user;
    expect((await getDoc(doc(db, 'people', uid))).data()).toEqual({ name: 'Alice' });
    expect((await getBytes(ref(storage, 'albums/mine/bob.txt'))).byteLength).toBe(1);
    expect(await suite.interrupt()).toBe(0);
  });
});
