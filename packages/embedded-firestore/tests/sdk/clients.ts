import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, initializeFirestore, terminate } from 'firebase/firestore';
import type { Client, ClientOptions, Context, Control, Scenario } from './scenario';

let created = 0;

/** Makes a scenario's clients and ends them afterwards. `nextHost` names the host that the next one reaches the server by. */
export class Clients {
  private readonly made: Client[] = [];

  constructor(
    private readonly projectId: string,
    private readonly shared: number,
    private readonly nextHost: () => string,
  ) {}

  make(options: ClientOptions = {}): Client {
    const projectId = options.projectId ?? this.projectId;
    const app = initializeApp({ projectId, apiKey: 'demo', appId: '1:1:web:1' }, options.name ?? `client-${++created}`);
    options.identity?.attachTo(app);
    const db = initializeFirestore(app, options.settings ?? {});
    const host = this.nextHost();
    connectFirestoreEmulator(db, host, options.port ?? this.shared, options.user === undefined ? {} : { mockUserToken: options.user });
    const client = { app, db };
    this.made.push(client);
    return client;
  }

  async end(): Promise<void> {
    await Promise.all(this.made.map(({ db, app }) => terminate(db).then(() => gone(app))));
  }
}

const gone = (app: FirebaseApp): Promise<void> => deleteApp(app).catch(() => {});

export type Surroundings = {
  readonly transport: Context['transport'];
  readonly control: Control;
  readonly nextHost: () => string;
};

/** Runs one scenario in a project of its own and ends its clients whatever happened. */
export async function play(scenario: Scenario, projectId: string, { transport, control, nextHost }: Surroundings): Promise<void> {
  const shared = await control.sharedServer();
  const clients = new Clients(projectId, shared, nextHost);
  try {
    await scenario({
      projectId,
      transport,
      control,
      shared,
      client: (options) => clients.make(options).db,
      clientApp: (options) => clients.make(options),
      rules: (body, port = shared) =>
        control.loadRules(
          port,
          projectId,
          `rules_version = '2';\nservice cloud.firestore {\n match /databases/{database}/documents {\n${body}\n }\n}\n`,
        ),
      write: (documents) => control.write(shared, projectId, documents),
    });
  } finally {
    await clients.end();
  }
}
