import { type Auth, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth, type User } from 'firebase/auth';
import { config } from '../config';
import { firebaseApp } from '../firebase-app';

let started: Auth | undefined;

/** The Auth SDK, with one kind of persistence and no optional parts. */
export function auth(): Auth {
  started ??= startAuth();
  return started;
}

/** The signed-in user, once restored; null for a visitor. */
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
