import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { inject } from 'vitest';
import { password } from '../../scripts/demo-data/accounts.mjs';
import { identityFrom } from '../../src/domain/access/identity';

const apiKey = 'demo-api-key';
const defaultApp = '[DEFAULT]';
let sessions = 0;

/** What a browser has stored once this account has signed in, in the form that Playwright reads: the provider's session and the remembered user. */
export async function sessionOf(email: string) {
  sessions += 1;
  const app = initializeApp({ apiKey, projectId: inject('projectId') }, `session-${sessions}`);
  try {
    const auth = getAuth(app);
    connectAuthEmulator(auth, `http://127.0.0.1:${inject('ports').auth}`, { disableWarnings: true });
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    const identity = identityFrom(user, (await user.getIdTokenResult()).claims);
    const record = { fbase_key: `firebase:authUser:${apiKey}:${defaultApp}`, value: { ...user.toJSON(), appName: defaultApp } };
    const store = { name: 'firebaseLocalStorage', autoIncrement: false, keyPath: 'fbase_key', records: [{ value: record }], indexes: [] };
    const lastUser = { name: 'lastUser', value: JSON.stringify({ identity, session: 'open' }) };
    const indexedDB = [{ name: 'firebaseLocalStorageDb', version: 1, stores: [store] }];
    return { cookies: [], origins: [{ origin: new URL(inject('address')).origin, localStorage: [lastUser], indexedDB }] };
  } finally {
    await deleteApp(app);
  }
}
