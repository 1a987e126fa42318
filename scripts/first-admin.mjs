// npm run first-admin: makes an account the first Super Admin of a real project. That admin creates all others in the app.
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';

const usage = 'npm run first-admin -- --project <project id> --email <address of an account> [--dry-run]';

/**
 * Makes the account with this address a Super Admin, in its claims and in its user document; with `dryRun` only says whether it could.
 * @param {{ auth: import('firebase-admin/auth').Auth, store: import('firebase-admin/firestore').Firestore, email: string, dryRun?: boolean }} project
 * @throws an error that says what to do: if there is no such account, if its address is not verified, or if a Super Admin already exists
 */
export async function makeFirstAdmin({ auth, store, email, dryRun = false }) {
  const { uid, emailVerified, displayName = '' } = await auth.getUserByEmail(email);
  // anyone can sign up with an address before its owner does
  if (!emailVerified) throw new Error(`${email} is not verified yet. Follow the link in its mail first.`);
  const admin = await anAdmin(auth);
  if (admin) throw new Error(`${admin.email} is Super Admin already and can make others in the app.`);
  if (dryRun) return;
  // rights that were changed before are counted, see functions/src/core/rights.ts
  const counted = await store.doc(`rights/${uid}`).get();
  const number = counted.exists ? counted.get('number') + 1 : 0;
  await auth.setCustomUserClaims(uid, { admin: true, role: 'admin', ...(number > 0 && { rights: number }) });
  if (number > 0) await counted.ref.set({ number });
  const batch = store.batch();
  batch.set(store.doc(`users/${uid}`), { uid, email: email.toLowerCase(), displayName, organization: '', role: 'admin' }, { merge: true });
  batch.create(store.collection('audit').doc(), auditEntry(uid));
  await batch.commit();
}

/** For the audit log of the platform (src/domain/audit): the command knows of no account that runs it. */
const auditEntry = (uid) => ({
  kind: 'role-changed',
  group: 'roles',
  at: FieldValue.serverTimestamp(),
  actor: '',
  actorKey: '',
  person: uid,
  personKey: '',
  organization: '',
  what: 'Super Admin',
  detail: 'the first one',
  keys: [uid],
});

async function anAdmin(auth, page) {
  const { users, pageToken } = await auth.listUsers(1000, page);
  const found = users.find(({ disabled, customClaims }) => !disabled && (customClaims?.admin === true || customClaims?.role === 'admin'));
  return found ?? (pageToken ? anAdmin(auth, pageToken) : undefined);
}

async function main() {
  const { values } = parseArgs({ options: { project: { type: 'string' }, email: { type: 'string' }, 'dry-run': { type: 'boolean' } } });
  const { project, email, 'dry-run': dryRun } = values;
  if (!project || !email) throw new Error(usage);
  const app = initializeApp({ projectId: project });
  await makeFirstAdmin({ auth: getAuth(app), store: getFirestore(app), email, dryRun });
  console.log(
    dryRun
      ? `${email} would become Super Admin of ${project}. Nothing was written.`
      : `${email} is Super Admin of ${project}. Sign out and in again.`,
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  main().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
