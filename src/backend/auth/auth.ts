import { type Auth, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth, type User } from 'firebase/auth';
import { config } from '../config';
import { firebaseApp } from '../firebase-app';

let started: Auth | undefined;

/** The identity provider, with the one kind of persistence in use and nothing else of the SDK. */
export function auth(): Auth {
  started ??= startAuth();
  return started;
}

/** Who is signed in, once that is known; null is a visitor. */
export async function currentUser(): Promise<User | null> {
  await auth().authStateReady();
  return auth().currentUser;
}

function startAuth(): Auth {
  const { emulators } = config();
  const provider = initializeAuth(firebaseApp(), { persistence: indexedDBLocalPersistence });
  if (emulators) connectAuthEmulator(provider, `http://${emulators.host}:${emulators.auth}`, { disableWarnings: true });
  return provider;
}
