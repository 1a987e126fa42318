import { deleteApp } from 'firebase-admin/app';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, inject } from 'vitest';
import { accounts, deleteAccount, findAccount } from '../../functions/src/core/accounts';
import { app, store } from '../../functions/src/core/app';
import { randomIdentifier } from '../../src/domain/random';
import { password } from '../support/people';

const ports = inject('ports');
const ownProject = process.env.OWN_PROJECT;
/** The project of this file: that of the stack, or one that nobody else has (own-project.ts). */
export const projectId = ownProject ?? inject('projectId');
export const bucket = `${projectId}.appspot.com`;
process.env.GCLOUD_PROJECT = projectId;
process.env.METADATA_SERVER_DETECTION = 'none';
process.env.FIREBASE_CONFIG = JSON.stringify({ projectId, storageBucket: bucket });
process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${ports.auth}`;
process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
process.env.FIREBASE_STORAGE_EMULATOR_HOST = `127.0.0.1:${ports.storage}`;

/** The server's side of the run: what the functions themselves work with, past all rules. */
export { accounts, findAccount, store };

/** `call` calls a function in this process, in a session that begins with the call. */
export type Someone = { uid: string; email: string; call: (name: string, payload: unknown) => Promise<unknown> };
type Claims = Record<string, unknown>;

const made: string[] = [];
const written = new Set<string>();

/** Takes a document away again when the tests of the file are done. */
export function removedAfterwards(path: string): string {
  written.add(path);
  return path;
}

/** Deletes an account that a test made by other ways than `somebody`. */
export const removeAccountAfterwards = (uid: string): void => void made.push(uid);

/** Somebody of this test alone, with an account, a card and a place among the members. */
export async function somebody(claims: Claims = {}, { verified = true }: { verified?: boolean } = {}): Promise<Someone> {
  const email = `${randomIdentifier().toLowerCase()}@people.example`;
  const { uid } = await accounts().createUser({ email, password, displayName: 'Some Body', emailVerified: verified });
  made.push(uid);
  await accounts().setCustomUserClaims(uid, claims);
  const { organization = '', role = '' } = claims;
  await store()
    .doc(removedAfterwards(`users/${uid}`))
    .set({ uid, email, displayName: 'Some Body', organization, role });
  if (organization)
    await store()
      .doc(`organizations/${organization}`)
      .update({ members: FieldValue.arrayUnion(uid) });
  // loaded by those who call: most end-to-end tests have no use for the functions
  return { uid, email, call: async (name, payload) => (await import('./calls')).callsOf(uid)(name, payload) };
}

export const aGlobalAdmin = () => somebody({ admin: true, role: 'admin' });

/** An organization of this test alone; answers its id. */
export async function anOrganization(): Promise<string> {
  const id = `Org ${randomIdentifier()}`;
  await store()
    .doc(removedAfterwards(`organizations/${id}`))
    .set({ name: id, status: true, members: [] });
  return id;
}

/** The claims of an account, without the number of its rights (lost-rights.test.ts). */
export async function claimsOf(uid: string): Promise<Claims | undefined> {
  const account = await findAccount(uid);
  if (!account) return undefined;
  const { rights: _, ...claims } = account.customClaims;
  return claims;
}
export const membersOf = async (organization: string): Promise<string[]> =>
  (await store().doc(`organizations/${organization}`).get()).get('members');
export const cardOf = async (uid: string) => (await store().doc(`users/${uid}`).get()).data();

afterAll(async () => {
  // a project of its own ends with the emulators
  if (!ownProject) {
    // many at once: the writer holds back at first what a store of many machines could not take
    const writer = store().bulkWriter({ throttling: false });
    for (const path of written) void writer.delete(store().doc(path));
    await writer.close();
    await Promise.all(made.map(deleteAccount));
  }
  await deleteApp(app());
});
