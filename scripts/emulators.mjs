// The Firebase emulators as Loggia uses them: on the embedded backend, or on the official Java one.
import { fork } from 'node:child_process';
import { cpSync, createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endingByItself } from './backend/child-environment.mjs';
import { workTenant } from './demo-data/accounts.mjs';
import { withSecurityHeaders } from './headers.mjs';
import { officialEnvironment } from './official.mjs';
import { usualRegion } from './region.mjs';
import { root } from './setup.mjs';

const host = '127.0.0.1';
const allServices = ['auth', 'functions', 'firestore', 'hosting', 'storage'];

/**
 * Starts the emulators and resolves once all of them respond. `services` are those to start, by default all; `folder` is for the run's own files
 * (logs, temporary ones); `state` is imported, if there is one. With `keep`, every change is saved there and in `folder` before it is acknowledged;
 * with `official` too, only `save` and `stop` save. `hosting` is the folder that the hosting emulator serves, relative to the project; `app` is where
 * emails link to, by default that emulator. With `schedules`, functions by schedule run when they are due.
 * @returns {Promise<{ env: Record<string, string>, signInReady: Promise<void>, ended: Promise<number>, save(): Promise<void>, stop(): Promise<number>
 * }>}
 * `env` has the settings for the app's build; signing in is quick once `signInReady` resolves; `ended` resolves when no process is left
 * @throws if one does not start, with its last output
 */
export async function startEmulators({
  ports,
  projectId,
  folder,
  services = allServices,
  state = '',
  keep = false,
  schedules = false,
  official = false,
  hosting = 'dist',
  app = `http://${host}:${ports.hosting}/`,
}) {
  // a run that was killed leaves copies of all files there
  rmSync(`${folder}/tmp`, { recursive: true, force: true });
  mkdirSync(`${folder}/tmp`, { recursive: true });
  const browser = browserEnvironment(ports, projectId);
  const config = writeConfig(ports, hosting, browser);
  const args = ['emulators:start', '--project', projectId, '--config', config, '--only', services.join()];
  if (state) args.push('--import', state);
  if (keep && official) args.push('--export-on-exit', state);
  const savesAlways = keep && !official;
  const child = fork(fileURLToPath(new URL('emulators-process.mjs', import.meta.url)), args, {
    cwd: folder,
    // a separate process group: Ctrl-C signals every process of a terminal's group, and a second signal means "stop without saving" here
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...environment(folder, app, official),
      ...endingByItself,
      LOGGIA_RUN: JSON.stringify({ config, projectId, schedules, state: savesAlways ? state : undefined }),
      ...(savesAlways && { EMBEDDED_FIRESTORE_DATA: documentsOf(folder) }),
    },
  });
  const ended = endOf(child, config);
  await ready(child, ended, `${folder}/emulators.log`);
  return {
    signInReady: services.includes('functions') ? wakeSignIn(ports, projectId) : Promise.resolve(),
    env: browser,
    ended,
    save: () => exportTo(state, ports.hub),
    stop: () => {
      child.kill('SIGINT');
      return ended;
    },
  };
}

/** Resolves with the exit code once the process and all that it started have ended, also if it was killed. */
function endOf(child, config) {
  const groups = [child.pid];
  // Firestore has a process group of its own
  child.on('message', ({ emulator }) => groups.push(emulator));
  return new Promise((resolve) => {
    child.once('exit', async (code) => {
      for (const group of groups) killGroup(group);
      rmSync(config, { force: true });
      await Promise.all(groups.slice(1).map(isGone));
      resolve(code ?? 1);
    });
  });
}

/** A killed process keeps its folder and its port for a moment; the next start would find them taken. */
async function isGone(pid) {
  for (let check = 0; check < 100; check += 1) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await setTimeout(50);
  }
}

function killGroup(group) {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // none of it is left
  }
}

/** Number of thumbnails the app requests at once: `src/widgets/image-queue.ts`. */
const picturesAtOnce = 4;

/**
 * Starts the model service before a page needs it, without waiting for it. The functions emulator starts a process for each request that
 * finds no idle one; a page with many images would keep it from responding to other requests in the meantime.
 * @param {Record<string, number>} ports
 */
export function wakeModelService(ports) {
  for (let request = 0; request < picturesAtOnce; request += 1) {
    fetch(`http://${host}:${ports.hosting}/api/player/models/HouseGarden`).catch((error) =>
      console.warn('The model service does not answer.', error),
    );
  }
}

// Every sign-in waits for the function that checks work accounts, whose process takes seconds to start. This empty request starts it; the
// function rejects the request.
async function wakeSignIn(ports, projectId) {
  const address = `http://${host}:${ports.functions}/${projectId}/${usualRegion}/verifyWorkAccount`;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const answer = await fetch(address, { method: 'POST', signal: AbortSignal.timeout(30_000) }).catch(() => null);
    if (answer) return;
  }
  console.warn('The sign-in function does not answer.');
}

/** Where the embedded Firestore keeps its documents. */
export const documentsOf = (folder) => `${folder}/documents`;

/** Copies the demo data to where a first start finds it, and returns whether it did; later starts use the saved state. */
export function seed(state) {
  if (existsSync(`${state}/firebase-export-metadata.json`)) return false;
  rmSync(state, { recursive: true, force: true });
  cpSync(`${root}/emulator-data`, state, { recursive: true });
  return true;
}

/** Removes accounts, documents and files from a fresh state, for a start with nothing. */
export function withoutData(state) {
  const path = `${state}/firebase-export-metadata.json`;
  const { version, ...parts } = readJson(path);
  writeFileSync(path, JSON.stringify({ version }));
  for (const part of Object.values(parts)) rmSync(`${state}/${part.path}`, { recursive: true, force: true });
}

// The demo's configuration, unless the environment has one. @see src/backend/config.ts, which reads these variables
function browserEnvironment(ports, projectId) {
  const { auth, firestore, functions, storage } = ports;
  const app = { apiKey: 'demo-api-key', projectId, authDomain: `${projectId}.firebaseapp.com`, storageBucket: `${projectId}.appspot.com` };
  return {
    VITE_FIREBASE_CONFIG: JSON.stringify({ ...app, appId: '1:0:web:0' }),
    VITE_EMULATORS: JSON.stringify({ host, auth, firestore, functions, storage }),
    VITE_DEMO_MODEL: process.env.VITE_DEMO_MODEL ?? 'HouseGarden',
    VITE_WORK_TENANT: process.env.VITE_WORK_TENANT ?? workTenant,
    VITE_CONFIGURATION: process.env.VITE_CONFIGURATION ?? JSON.stringify(readJson(`${root}/emulator-data/configuration.json`)),
  };
}

// firebase-tools reads ports only from a file, and rules only from that file's folder: a run writes its own file next to firebase.json
function writeConfig(ports, hosting, env) {
  const base = readJson(`${root}/firebase.json`);
  const emulators = { ...base.emulators };
  for (const name of Object.keys(emulators)) if (ports[name]) emulators[name] = { ...emulators[name], host, port: ports[name] };
  emulators.firestore.websocketPort = ports['firestore.websocket'];
  // tests use projects of their own beside that of the stack: no warning for each of their requests
  emulators.singleProjectMode = false;
  const path = `${root}/firebase.run-${ports.hub}.json`;
  // this run's pages may connect to this run's emulators
  const headers = withSecurityHeaders(base.hosting.headers, env);
  writeFileSync(path, JSON.stringify({ ...base, hosting: { ...base.hosting, public: hosting, headers }, emulators }, null, 2));
  return path;
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The folder for emails while no mail server is configured. */
export const outboxOf = (folder) => process.env.MAIL_OUTBOX || `${folder}/outbox`;

function environment(folder, app, official) {
  const own = {
    ...process.env,
    // firebase-tools finds a running suite by a file in the temporary folder, and two checkouts may run at once
    TMPDIR: `${folder}/tmp`,
    XDG_CONFIG_HOME: `${folder}/config`,
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_CLI_DISABLE_UPDATE_CHECK: 'true',
    NO_UPDATE_NOTIFIER: '1',
    WORK_TENANTS: process.env.WORK_TENANTS ?? workTenant,
    // seconds; a busy machine starts a function's process slowly, and its event is lost after this time
    FUNCTIONS_DISCOVERY_TIMEOUT: process.env.FUNCTIONS_DISCOVERY_TIMEOUT || '120',
    // of functions; each needs a process, which takes seconds of a processor to start: beyond these, calls wait for one that is there
    FUNCTIONS_EMULATOR_PARALLEL: process.env.FUNCTIONS_EMULATOR_PARALLEL || '6',
    // scans that are imported while it runs open in the built app
    SCAN_FOLDER: process.env.SCAN_FOLDER ?? `${root}/packages/demo-scans/scans`,
    // emails are written to a folder unless a mail server is configured
    ...(!process.env.SMTP_URL && { MAIL_OUTBOX: outboxOf(folder) }),
    // links in emails lead to the app of this run
    APP_URL: process.env.APP_URL || app,
    // of no other installation
    AUDIT_KEY: process.env.AUDIT_KEY || 'development',
    // the preview of a published version shows the image that the app shows
    MODEL_SERVICE: process.env.MODEL_SERVICE ?? process.env.VITE_MODEL_SERVICE ?? '',
  };
  if (official) return { ...own, ...officialEnvironment() };
  const bin = `${root}/packages/embedded-firestore/bin`;
  return {
    ...own,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    FIRESTORE_EMULATOR_BINARY_PATH: `${bin}/embedded-firestore.jar`,
    STORAGE_EMULATOR_BINARY_PATH: `${bin}/embedded-storage-rules.jar`,
    // nothing else ends it when firebase-tools is killed
    EMBEDDED_FIRESTORE_EXIT_WITH_PARENT: '1',
  };
}

async function ready(child, ended, log) {
  const file = createWriteStream(log, { flags: 'a' });
  const said = [];
  await new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        file.write(`${line}\n`);
        said.push(line);
        if (said.length > 200) said.shift();
        if (line.includes('All emulators ready')) resolve();
      });
    }
    ended.then((code) =>
      reject(
        new Error(`The emulators ended with code ${code} before they were ready:\n${said.slice(-25).join('\n')}\n(all of it: ${log})`),
      ),
    );
  });
}

/** Exports the emulators' data into the folder `path`, for a later start to import. @throws if one of them fails, with its message */
export async function exportTo(path, hubPort) {
  const answer = await fetch(`http://${host}:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'save' }),
  });
  if (!answer.ok) throw new Error(`Saving answered ${answer.status}: ${await answer.text()}`);
}
