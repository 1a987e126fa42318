import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore, terminate } from 'firebase/firestore';
import { inject, onTestFinished } from 'vitest';
import { password } from './people';

let apps = 0;

/** A Firestore client of this person, without the app's screens; a visitor if there is no address. It is closed after the test. */
export async function storeOf(email?: string): Promise<Firestore> {
  const app = await appOf(email);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', portOf('firestore'));
  onTestFinished(() => terminate(db));
  return db;
}

async function appOf(email?: string): Promise<FirebaseApp> {
  apps += 1;
  const app = initializeApp({ apiKey: 'demo-api-key', projectId: inject('projectId') }, `sdk-${apps}`);
  onTestFinished(() => deleteApp(app));
  if (email) {
    const auth = getAuth(app);
    connectAuthEmulator(auth, `http://127.0.0.1:${portOf('auth')}`, { disableWarnings: true });
    await signInWithEmailAndPassword(auth, email, password);
  }
  return app;
}

function portOf(service: string): number {
  const port = inject('ports')[service];
  if (port === undefined) throw new Error(`The run has no port for ${service}.`);
  return port;
}
