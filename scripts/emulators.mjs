// The Firebase emulators as Loggia uses them: on the embedded backend, or on the official Java one.
import { fork } from 'node:child_process';
import { cpSync, createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { workTenant } from './demo-data/accounts.mjs';
import { withSecurityHeaders } from './headers.mjs';
import { officialEnvironment } from './official.mjs';
import { root } from './setup.mjs';

const host = '127.0.0.1';
const services = 'auth,functions,firestore,hosting,storage';

/**
 * Starts the emulators and answers once all of them do.
 *
 * `folder` takes the run's own files (logs, temporary ones); `state` is imported, and saved at the end when `keep` is set;
 * `hosting` is the folder that the hosting emulator serves, relative to the project; `app` is where mails lead, that emulator unless given.
 * @returns {Promise<{ env: Record<string, string>, signInReady: Promise<void>, ended: Promise<number>, save(): Promise<void>, stop(): Promise<number> }>}
 * `env` is what the app's build reads to find them; from `signInReady` on nobody waits long to be signed in; `stop` ends and, with `keep`, saves
 * @throws when one does not start, with what it said last
 */
export async function startEmulators({
  ports,
  projectId,
  folder,
  state,
  keep = false,
  official = false,
  hosting,
  app = `http://${host}:${ports.hosting}/`,
}) {
  mkdirSync(`${folder}/tmp`, { recursive: true });
  const browser = browserEnvironment(ports, projectId);
  const config = writeConfig(ports, hosting, browser);
  const args = ['emulators:start', '--project', projectId, '--config', config, '--only', services, '--import', state];
  const child = fork(fileURLToPath(new URL('emulators-process.mjs', import.meta.url)), keep ? [...args, '--export-on-exit', state] : args, {
    cwd: folder,
    // A group of its own: Ctrl-C reaches every process of a terminal's group, and a second signal means "stop without saving" here.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...environment(folder, app, official), LOGGIA_RUN_CONFIG: config },
  });
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  await ready(child, ended, `${folder}/emulators.log`);
  return {
    signInReady: wakeSignIn(ports, projectId),
    env: browser,
    ended,
    save: () => exportTo(state, ports.hub),
    stop: () => {
      child.kill('SIGINT');
      return ended;
    },
  };
}

/** How many pictures of models the app asks for at once: `src/widgets/picture-turns.ts`. */
const picturesAtOnce = 4;

/**
 * Lets the model service start before anybody waits for it. The functions emulator gives each request that finds no idle process a new one,
 * and a page full of pictures, which asks for many, would keep it from answering anything else meanwhile. Does not wait.
 * @param {Record<string, number>} ports
 */
export function wakeModelService(ports) {
  for (let request = 0; request < picturesAtOnce; request += 1) {
    fetch(`http://${host}:${ports.hosting}/api/player/models/HouseGarden`).catch((error) =>
      console.warn('The model service does not answer.', error),
    );
  }
}

// Every sign-in waits for the function that checks work accounts, whose process takes seconds to start, and on a busy machine several attempts.
// It refuses this empty request.
async function wakeSignIn(ports, projectId) {
  const address = `http://${host}:${ports.functions}/${projectId}/us-central1/verifyWorkAccount`;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const answer = await fetch(address, { method: 'POST', signal: AbortSignal.timeout(30_000) }).catch(() => null);
    if (answer) return;
  }
  console.warn('The sign-in function does not answer.');
}

/** Puts the demo data where a first start finds it, and says whether it did; a later start finds what people did. */
export function seed(state) {
  if (existsSync(`${state}/firebase-export-metadata.json`)) return false;
  rmSync(state, { recursive: true, force: true });
  cpSync(`${root}/emulator-data`, state, { recursive: true });
  return true;
}

// @see src/backend/config.ts, which reads them; the configuration is that of the demo, unless the environment has one.
function browserEnvironment(ports, projectId) {
  const { auth, firestore, functions, storage } = ports;
  const app = { apiKey: 'demo-api-key', projectId, authDomain: `${projectId}.firebaseapp.com`, storageBucket: `${projectId}.appspot.com` };
  return {
    VITE_FIREBASE_CONFIG: JSON.stringify({ ...app, appId: '1:0:web:0' }),
    VITE_EMULATORS: JSON.stringify({ host, auth, firestore, functions, storage }),
    VITE_WORK_TENANT: process.env.VITE_WORK_TENANT ?? workTenant,
    VITE_CONFIGURATION: process.env.VITE_CONFIGURATION ?? JSON.stringify(readJson(`${root}/emulator-data/configuration.json`)),
  };
}

// firebase-tools reads ports from a file only, and no rules from outside that file's folder: a run writes its own beside firebase.json.
function writeConfig(ports, hosting, env) {
  const base = readJson(`${root}/firebase.json`);
  const emulators = { ...base.emulators };
  for (const name of Object.keys(emulators)) if (ports[name]) emulators[name] = { ...emulators[name], host, port: ports[name] };
  emulators.firestore.websocketPort = ports['firestore.websocket'];
  const path = `${root}/firebase.run-${ports.hub}.json`;
  // the pages of the run ask the emulators of the run
  const headers = withSecurityHeaders(base.hosting.headers, env);
  writeFileSync(path, JSON.stringify({ ...base, hosting: { ...base.hosting, public: hosting, headers }, emulators }, null, 2));
  return path;
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The folder in which a run keeps mails to be read, while there is no server to send them. */
export const outboxOf = (folder) => process.env.MAIL_OUTBOX || `${folder}/outbox`;

function environment(folder, app, official) {
  const own = {
    ...process.env,
    // Two checkouts may run at once: firebase-tools finds a running suite by a file in the temporary folder.
    TMPDIR: `${folder}/tmp`,
    XDG_CONFIG_HOME: `${folder}/config`,
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_CLI_DISABLE_UPDATE_CHECK: 'true',
    NO_UPDATE_NOTIFIER: '1',
    WORK_TENANTS: process.env.WORK_TENANTS ?? workTenant,
    // Seconds. A busy machine starts the process of a function late; after this the event that it was started for would be lost.
    FUNCTIONS_DISCOVERY_TIMEOUT: process.env.FUNCTIONS_DISCOVERY_TIMEOUT || '120',
    // Mails are kept to be read, unless there is a server to send them.
    ...(!process.env.SMTP_URL && { MAIL_OUTBOX: outboxOf(folder) }),
    // The links in mails lead to the app of this run.
    APP_URL: process.env.APP_URL || app,
  };
  if (official) return { ...own, ...officialEnvironment() };
  const bin = `${root}/packages/embedded-firestore/bin`;
  return {
    ...own,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    FIRESTORE_EMULATOR_BINARY_PATH: `${bin}/embedded-firestore.jar`,
    STORAGE_EMULATOR_BINARY_PATH: `${bin}/embedded-storage-rules.jar`,
    // Nobody else ends it when firebase-tools is killed.
    EMBEDDED_FIRESTORE_EXIT_WITH_PARENT: '1',
  };
}

async function ready(child, ended, log) {
  const file = createWriteStream(log);
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

/** Writes what the emulators hold into the folder `path`, which a later start imports. @throws when one of them refuses, with what it said */
export async function exportTo(path, hubPort) {
  const answer = await fetch(`http://${host}:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'save' }),
  });
  if (!answer.ok) throw new Error(`Saving answered ${answer.status}: ${await answer.text()}`);
}
