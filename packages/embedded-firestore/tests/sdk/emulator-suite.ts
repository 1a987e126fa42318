import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));
const firebaseTools = fileURLToPath(new URL('../../../../node_modules/firebase-tools/lib/bin/firebase.js', import.meta.url));

export type Suite = {
  readonly auth: number;
  readonly firestore: number;
  readonly storage: number;
  /** Ctrl-C; answers the exit code. */
  interrupt(): Promise<number>;
  /** Ends it in any case. */
  kill(): void;
  /** Processes that it started and that are still there. */
  left(): readonly string[];
};

/**
 * Runs `firebase emulators:start` for Auth, Firestore and Storage with the package in Java's place, in a folder that has `firestore.rules` and
 * `storage.rules`; what is there as `saved` is imported, and exported there at the end.
 * @throws Error with what it said last when it does not get ready
 */
export async function startSuite(folder: string, projectId: string): Promise<Suite> {
  if (!existsSync(join(packageFolder, 'dist/cli.js')))
    spawnSync(process.execPath, [join(packageFolder, 'build.mjs')], { stdio: 'inherit' });
  const [auth, firestore, storage, hub, logging, websocket] = await freePorts(6);
  const host = '127.0.0.1';
  const emulators = {
    auth: { host, port: auth },
    firestore: { host, port: firestore, websocketPort: websocket },
    storage: { host, port: storage },
    hub: { host, port: hub },
    logging: { host, port: logging },
    ui: { enabled: false },
    singleProjectMode: true,
  };
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify({ firestore: { rules: 'firestore.rules' }, storage: { rules: 'storage.rules' }, emulators }),
  );
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  const imported = existsSync(join(folder, 'saved')) ? ['--import', 'saved'] : [];
  const mark = `suite-${process.pid}-${firestore}`;
  const child = spawn(
    process.execPath,
    [
      firebaseTools,
      'emulators:start',
      '--project',
      projectId,
      '--only',
      'auth,firestore,storage',
      ...imported,
      '--export-on-exit',
      'saved',
    ],
    { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'pipe'], env: environment(folder, mark) },
  );
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  await ready(child, ended);
  return {
    auth: auth ?? 0,
    firestore: firestore ?? 0,
    storage: storage ?? 0,
    interrupt: () => {
      child.kill('SIGINT');
      return ended;
    },
    kill: () => {
      for (const pid of processesWith(mark)) process.kill(pid, 'SIGKILL');
    },
    left: () => processesWith(mark).map((pid) => `${pid} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')}`),
  };
}

function environment(folder: string, mark: string): NodeJS.ProcessEnv {
  const bin = join(packageFolder, 'bin');
  return {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    FIRESTORE_EMULATOR_BINARY_PATH: join(bin, 'embedded-firestore.jar'),
    STORAGE_EMULATOR_BINARY_PATH: join(bin, 'embedded-storage-rules.jar'),
    // firebase-tools finds running suites of a project by a file there.
    TMPDIR: join(folder, 'tmp'),
    XDG_CONFIG_HOME: join(folder, 'config'),
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_CLI_DISABLE_UPDATE_CHECK: 'true',
    NO_UPDATE_NOTIFIER: '1',
    EMULATOR_SUITE_MARK: mark,
  };
}

function ready(child: ChildProcess, ended: Promise<number>): Promise<void> {
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        said.push(line);
        if (line.includes('All emulators ready')) resolve();
      });
    }
    ended.then((code) => reject(new Error(`The emulators ended with code ${code} before they were ready:\n${said.slice(-25).join('\n')}`)));
  });
}

/** Ports that nothing listens on; all are held until all are found, so that they differ. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  await Promise.all(servers.map((server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Processes that inherited this mark in their environment. */
function processesWith(mark: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid && environmentOf(pid).includes(mark));
}

function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1');
  } catch {
    return '';
  }
}
