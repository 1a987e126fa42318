import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore, terminate } from 'firebase/firestore';
import { inject, onTestFinished } from 'vitest';
import { password } from './people';

let apps = 0;

/** The store as a program of this person sees it, past all screens; without an address, as a visitor. Ends with the test. */
export async function storeOf(email?: string): Promise<Firestore> {
  const ports = inject('ports');
  apps += 1;
  const app = initializeApp({ apiKey: 'demo-api-key', projectId: inject('projectId') }, `sdk-${apps}`);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', ports.firestore!);
  onTestFinished(async () => {
    await terminate(db);
    await deleteApp(app);
  });
  if (email) {
    const auth = getAuth(app);
    connectAuthEmulator(auth, `http://127.0.0.1:${ports.auth}`, { disableWarnings: true });
    await signInWithEmailAndPassword(auth, email, password);
  }
  return db;
}
