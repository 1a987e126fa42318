import { type Auth, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import { config, firebaseApp } from '../firebase-app';

let started: Auth | undefined;

/** The identity provider, with the one kind of persistence in use and nothing else of the SDK. */
export function auth(): Auth {
  started ??= startAuth();
  return started;
}

function startAuth(): Auth {
  const { emulators } = config();
  const provider = initializeAuth(firebaseApp(), { persistence: indexedDBLocalPersistence });
  if (emulators) connectAuthEmulator(provider, `http://${emulators.host}:${emulators.auth}`, { disableWarnings: true });
  return provider;
}
