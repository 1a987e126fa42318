import { deleteApp } from 'firebase-admin/app';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, expect, inject } from 'vitest';
import { accounts, deleteAccount, findAccount } from '../../functions/src/core/accounts';
import { app, store } from '../../functions/src/core/app';
import { randomIdentifier } from '../../src/domain/random';
import { password } from '../support/people';
import { callsOf } from '../support/sdk';

const ports = inject('ports');
const projectId = inject('projectId');
process.env.GCLOUD_PROJECT = projectId;
process.env.METADATA_SERVER_DETECTION = 'none';
process.env.FIREBASE_CONFIG = JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` });
process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${ports.auth}`;
process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
process.env.FIREBASE_STORAGE_EMULATOR_HOST = `127.0.0.1:${ports.storage}`;

/** The server's side of the run: what the functions themselves work with, past all rules. */
export { accounts, findAccount, store };

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
  return { uid, email, call: async (name, payload) => (await callsOf(email))(name, payload) };
}

const sessions: (() => Promise<void>)[] = [];

/** The same person with one session for all calls of the file; others sign in for each call. */
export const withSession = async (person: Someone): Promise<Someone> => ({
  ...person,
  call: await callsOf(person.email, (close) => sessions.push(close)),
});

export const aGlobalAdmin = () => somebody({ admin: true, role: 'admin' });

/** An organization of this test alone; answers its id. */
export async function anOrganization(): Promise<string> {
  const id = `Org ${randomIdentifier()}`;
  await store()
    .doc(removedAfterwards(`organizations/${id}`))
    .set({ name: id, status: true, members: [] });
  return id;
}

export const claimsOf = async (uid: string): Promise<Claims | undefined> => (await findAccount(uid))?.customClaims;
export const membersOf = async (organization: string): Promise<string[]> =>
  (await store().doc(`organizations/${organization}`).get()).get('members');
export const cardOf = async (uid: string) => (await store().doc(`users/${uid}`).get()).data();

type Answer = { status: number; json: { result?: unknown; error?: { status: string; message: string } } };

/** A call as bytes on the wire, as whoever has the address or the session: bodies that no client library would send. */
export async function postCall(name: string, body: string, caller?: string | { idToken: string }): Promise<Answer> {
  const token = typeof caller === 'string' ? await idTokenOf(caller) : caller?.idToken;
  const answer = await fetch(`http://127.0.0.1:${ports.functions}/${projectId}/us-central1/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body,
  });
  return { status: answer.status, json: await answer.json() };
}

async function idTokenOf(email: string): Promise<string> {
  const address = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-api-key`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  return ((await answer.json()) as { idToken: string }).idToken;
}

/** How a callable refuses; the client library puts the HTTP status behind the words. */
export const refusal = (code: string, message: RegExp | string) => ({
  code: `functions/${code}`,
  message:
    typeof message === 'string'
      ? expect.toSatisfy((said: string) => said.replace(/ \[\d+\]$/, '') === message)
      : expect.stringMatching(message),
});

afterAll(async () => {
  await Promise.all(sessions.map((close) => close()));
  // many at once: the writer holds back at first what a store of many machines could not take
  const writer = store().bulkWriter({ throttling: false });
  for (const path of written) void writer.delete(store().doc(path));
  await writer.close();
  await Promise.all(made.map(deleteAccount));
  await deleteApp(app());
});
