// A running installation: the emulators of `npm start`, or a Firebase project.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { applicationDefault } from 'firebase-admin/app';
import { defaultPorts } from '../ports.mjs';
import { root } from '../setup.mjs';

const demoProject = 'demo-loggia';
const local = '127.0.0.1';
/** How far above the first port `npm start -- --ports=N` may have put the hub, when some ports are in use. */
const hubWithin = 20;

/**
 * Finds the installation that the options name: with `project` alone a real project; else the emulators at `ports`, in the environment
 * (`FIRESTORE_EMULATOR_HOST`, `FIREBASE_AUTH_EMULATOR_HOST`, `FIREBASE_STORAGE_EMULATOR_HOST`), or of this folder's `npm start`.
 * @param {{ project?: string, ports?: string, bucket?: string }} options
 * @throws Error that says what to start or to set
 */
export async function findInstallation({ project, ports, bucket }) {
  const hosts = hostsOfEnvironment();
  const isReal = project !== undefined && !project.startsWith('demo-') && !ports && !hosts;
  if (isReal) return realProject(project, bucket);
  const id = project ?? process.env.GCLOUD_PROJECT ?? demoProject;
  const found = ports ? await emulatorsFrom(Number(ports)) : (hosts ?? (await emulatorsOfStart()));
  return emulated(id, bucket, found);
}

/** The emulators whose ports are given, by service as in `defaultPorts`. */
export const emulatorsAt = (ports, project = demoProject) =>
  emulated(project, undefined, {
    hub: `${local}:${ports.hub}`,
    firestore: `${local}:${ports.firestore}`,
    auth: `${local}:${ports.auth}`,
    storage: `${local}:${ports.storage}`,
  });

const emulated = (project, bucket = `${project}.appspot.com`, hosts) => ({
  project,
  bucket,
  isReal: false,
  name: `the emulators of ${project} (Firestore at ${hosts.firestore})`,
  hub: hosts.hub,
  firestore: hosts.firestore,
  accounts: `http://${hosts.auth}/identitytoolkit.googleapis.com/v1/projects/${project}`,
  storage: `http://${hosts.storage}`,
  files: `http://${hosts.storage}/v0/b/${bucket}/o/`,
  headers: async () => ({ Authorization: 'Bearer owner' }),
});

async function realProject(project, chosenBucket) {
  const credential = applicationDefault();
  const headers = async () => {
    const { access_token: token } = await credential.getAccessToken().catch((error) => {
      throw new Error(`No credentials for ${project}: run "gcloud auth application-default login" and try again. (${error.message})`);
    });
    return { Authorization: `Bearer ${token}`, 'x-goog-user-project': project };
  };
  const bucket = chosenBucket ?? (await defaultBucket(project, await headers()));
  return {
    project,
    bucket,
    isReal: true,
    headers,
    name: `the project ${project}`,
    accounts: `https://identitytoolkit.googleapis.com/v1/projects/${project}`,
    storage: 'https://storage.googleapis.com',
    files: `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/`,
  };
}

async function defaultBucket(project, headers) {
  const response = await fetch(`https://firebasestorage.googleapis.com/v1alpha/projects/${project}/defaultBucket`, { headers });
  const name = response.ok ? (await response.json()).bucket?.name?.split('/').at(-1) : undefined;
  if (!name) throw new Error(`The bucket of ${project} was not found (status ${response.status}): name it with --bucket NAME.`);
  return name;
}

function hostsOfEnvironment() {
  const { FIRESTORE_EMULATOR_HOST: firestore, FIREBASE_AUTH_EMULATOR_HOST: auth, FIREBASE_STORAGE_EMULATOR_HOST: storage } = process.env;
  const set = [firestore, auth, storage].filter(Boolean).length;
  if (set === 0) return null;
  if (set < 3)
    throw new Error(
      'Set all of FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST and FIREBASE_STORAGE_EMULATOR_HOST, or none: an installation has three parts.',
    );
  return { firestore, auth, storage, hub: process.env.FIREBASE_EMULATOR_HUB };
}

/** The hub of this folder's `npm start` writes where it is; otherwise the usual port is tried. */
async function emulatorsOfStart() {
  const usual = `http://${local}:${defaultPorts().hub}`;
  for (const origin of [...originsOf(`${root}/.loggia`), ...originsOf(`${root}/.loggia/official`), usual]) {
    const found = await emulatorsOf(origin);
    if (found) return found;
  }
  throw new Error(
    'No emulators are running: start them with "npm start", name their ports with --ports=N, or a project with --project ID.',
  );
}

function originsOf(folder) {
  try {
    return JSON.parse(readFileSync(`${folder}/tmp/hub-${demoProject}.json`, 'utf8')).origins;
  } catch {
    return [];
  }
}

async function emulatorsFrom(first) {
  for (let port = first; port < first + hubWithin; port += 1) {
    const found = await emulatorsOf(`http://${local}:${port}`);
    if (found) return found;
  }
  throw new Error(`No emulators are running at the ports from ${first}: start them with "npm start -- --ports=${first}".`);
}

async function emulatorsOf(origin) {
  const response = await fetch(`${origin}/emulators`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
  const running = response?.ok ? await response.json().catch(() => null) : null;
  if (!running?.firestore || !running.auth || !running.storage) return null;
  const at = ({ host, port }) => `${host}:${port}`;
  return { hub: new URL(origin).host, firestore: at(running.firestore), auth: at(running.auth), storage: at(running.storage) };
}

/** Delays before each retry of a project's service. */
const retryDelaysMs = [500, 2000, 10_000, 30_000];
const retryable = [429, 500, 502, 503, 504];

/**
 * Sends a request to one of the installation's services; to those of a project again if they are busy.
 * @throws Error with the service's message
 */
export async function request(installation, url, { method = 'GET', body, expected = [] } = {}) {
  const { host, pathname } = new URL(url);
  const delaysMs = installation.isReal ? retryDelaysMs : [];
  for (let attempt = 0; ; attempt += 1) {
    const headers = { ...(await installation.headers()), ...(body && { 'Content-Type': 'application/json' }) };
    const response = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) }).catch((error) => error);
    const isFinal = attempt === delaysMs.length;
    if (response instanceof Error) {
      if (isFinal)
        throw new Error(
          `${host} can't be reached (${response.cause?.code ?? response.message}): start the installation, or check the network.`,
        );
    } else if (response.ok || expected.includes(response.status)) return response;
    else if (isFinal || !retryable.includes(response.status)) {
      const answer = await response.json().catch(() => ({}));
      throw new Error(`${pathname} failed with ${response.status}: ${answer.error?.message ?? response.statusText}`);
    }
    await pause(delaysMs[attempt]);
  }
}
