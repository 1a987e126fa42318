// Google's own Firestore emulator, where this machine has it: the yardstick that the embedded store and the rules are tested against.
// Nothing that users run needs it.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const host = '127.0.0.1';
const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const oldestJava = 17;
const startTimeoutMs = 60_000;
const pollMs = 50;
const bin = fileURLToPath(new URL('../bin', import.meta.url));

/** `javaOptions` for runs of seconds to minutes: half the processor time, because little is compiled and collected in the background. */
export const shortRunJavaOptions = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** Where Google's emulator is and which Java runs it, or why it cannot run here, in one sentence. */
export function findOfficialEmulator(env = process.env) {
  const jar = jarCandidates(env).find((path) => existsSync(path));
  if (!jar) {
    return {
      missing: 'Google’s Firestore emulator was not found. Set FIRESTORE_OFFICIAL_JAR, or install google-cloud-cli-firestore-emulator.',
    };
  }
  const java = findJava(oldestJava, env);
  if (!java) return { missing: `Google’s Firestore emulator needs Java ${oldestJava} or newer, and none was found.` };
  return { jar, java };
}

/** The first Java in JAVA_HOME or on PATH that is new enough; our stand-in is none. */
export const findJava = (oldest, env = process.env) => javaCandidates(env).find((path) => javaVersion(path) >= oldest);

/**
 * The environment in which firebase-tools starts Google's emulator from the jar that was found, with `bin/java` of this package in Java's
 * place. That jar is not named to firebase-tools itself, which changes its mode and needs a main class in it.
 */
export function officialEmulatorEnvironment({ jar, java }, env = process.env) {
  return {
    PATH: `${bin}${delimiter}${env.PATH ?? ''}`,
    FIRESTORE_EMULATOR_BINARY_PATH: join(bin, 'official-firestore.jar'),
    OFFICIAL_FIRESTORE_JAR: jar,
    OFFICIAL_FIRESTORE_JAVA: java,
  };
}

/**
 * Starts Google's emulator and resolves when it responds. `rules` is the path of a rules file; without it everything is allowed.
 * `port` 0 takes any free port. `javaOptions` go to the virtual machine.
 * @throws when it is not here, or ends before it responds, with its last output
 */
export async function startOfficialEmulator({ port = 0, rules, projectId, args = [], javaOptions = [], env = process.env } = {}) {
  const found = findOfficialEmulator(env);
  if (found.missing) throw new Error(found.missing);
  const chosen = port === 0 ? await freePort() : port;
  const options = [
    '--host',
    host,
    '--port',
    String(chosen),
    ...(rules ? ['--rules', rules] : []),
    ...(projectId ? ['--project_id', projectId] : []),
  ];
  const child = spawn(found.java, [...javaOptions, '-cp', found.jar, mainClass, ...options, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = [];
  const collect = (chunk) => {
    output.push(String(chunk));
    if (output.length > 100) output.shift();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const exited = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', (error) => {
      output.push(error.message);
      resolve(1);
    });
  });
  // the tests' process may be killed: the emulator must not outlive it
  const killWithParent = () => child.kill('SIGKILL');
  process.once('exit', killWithParent);
  const stop = async () => {
    process.off('exit', killWithParent);
    child.kill('SIGKILL');
    await exited;
  };
  try {
    await untilResponding(chosen, exited);
  } catch (error) {
    await stop();
    throw new Error(`${error.message}\n${output.join('')}`);
  }
  return { port: chosen, pid: child.pid, output: () => output.join(''), stop };
}

function jarCandidates(env) {
  const sdkFolders = [env.CLOUDSDK_ROOT_DIR, gcloudFolder(env), join(homedir(), 'google-cloud-sdk'), '/usr/lib/google-cloud-sdk'];
  const inSdk = sdkFolders.filter(Boolean).map((folder) => join(folder, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'));
  return [...(env.FIRESTORE_OFFICIAL_JAR ? [env.FIRESTORE_OFFICIAL_JAR] : []), ...inSdk, ...downloadedByFirebaseTools(env)];
}

function gcloudFolder(env) {
  const folder = pathFolders(env).find((each) => existsSync(join(each, 'gcloud')));
  return folder && dirname(folder);
}

/** Newest first. @see firebase-tools, src/emulator/downloadableEmulators.ts */
function downloadedByFirebaseTools(env) {
  const cache = env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
  if (!existsSync(cache)) return [];
  const jars = readdirSync(cache).filter((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name));
  return jars.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true })).map((name) => join(cache, name));
}

function javaCandidates(env) {
  const onPath = pathFolders(env).map((folder) => join(folder, 'java'));
  return [...(env.JAVA_HOME ? [join(env.JAVA_HOME, 'bin/java')] : []), ...onPath].filter((path) => existsSync(path) && !isStandIn(path));
}

/** `bin/java` of this package answers like Java, and is none. */
const isStandIn = (path) => existsSync(join(dirname(path), 'embedded-firestore.jar'));

const pathFolders = (env) => (env.PATH ?? '').split(delimiter).filter(Boolean);

function javaVersion(path) {
  try {
    // it prints to stderr without this option, and `--version` is known to every Java that is new enough
    const printed = execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return Number(/\b(\d+)(?:\.\d+)*/.exec(printed)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

async function untilResponding(port, exited) {
  const deadline = Date.now() + startTimeoutMs;
  let ended = false;
  exited.then(() => {
    ended = true;
  });
  while (Date.now() < deadline) {
    if (ended) throw new Error('Google’s Firestore emulator ended before it responded.');
    const response = await fetch(`http://${host}:${port}/`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new Error(`Google’s Firestore emulator did not respond within ${startTimeoutMs / 1000} s.`);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host }, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
