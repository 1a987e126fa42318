import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, type FirestoreSettings, initializeFirestore, setLogLevel } from 'firebase/firestore';

/** Where the server under test is, and how the SDK is to be set up. Plain data: it is handed into the page. */
export type Connection = {
  readonly host: string;
  readonly port: number;
  readonly project: string;
  readonly settings?: FirestoreSettings;
  readonly mockUserToken?: string | { readonly user_id: string };
};

let apps = 0;

/** A new app of its own; nothing is cached from earlier ones. */
export function connect({ host, port, project, settings = {}, mockUserToken }: Connection): { app: FirebaseApp; db: Firestore } {
  setLogLevel('error');
  apps += 1;
  const app = initializeApp({ projectId: project, apiKey: 'fake' }, `app-${apps}`);
  const db = initializeFirestore(app, settings);
  connectFirestoreEmulator(db, host, port, mockUserToken === undefined ? {} : { mockUserToken: mockUserToken as string });
  return { app, db };
}

/** Runs something with an app of its own. */
export async function withFirestore<T>(connection: Connection, act: (db: Firestore) => Promise<T>): Promise<T> {
  const { app, db } = connect(connection);
  try {
    return await act(db);
  } finally {
    await deleteApp(app);
  }
}

/** Comes back once `holds` is true; looks again after every task, and gives up with what `describe` says after 25 seconds: the
 * SDK itself may wait that long before it asks a server again that went away. */
export async function until(holds: () => boolean, describe: () => unknown): Promise<void> {
  const deadline = performance.now() + 25_000;
  while (!holds()) {
    if (performance.now() > deadline) throw new Error(`waited in vain: ${JSON.stringify(describe())}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
