// The complete Loggia for a test run: the production build behind the hosting emulator, the emulators on the embedded backend, and the demo data.
import { mkdirSync, readFileSync } from 'node:fs';
import { seed, startEmulators, wakeModelService } from '../emulators.mjs';
import { withoutDocuments, writeDocuments } from '../official.mjs';
import { ownFolder, removeFolder } from '../own-folder.mjs';
import { defaultPorts, otherPorts } from '../ports.mjs';
import { root } from '../setup.mjs';
import { buildForHosting } from '../web.mjs';

/**
 * What tests get to know of the stack: `address` is the URL of the production build, with a trailing slash, and `build` its folder; `ports` are
 * those of the emulators by name.
 * @typedef {{ address: string, projectId: string, ports: Record<string, number>, build: string }} Stack
 */

/**
 * Starts a stack with ports and a folder of its own, so that parallel runs do not interfere; on Google's Firestore emulator if `official` is set.
 * @returns {Promise<{ stack: Stack, stop(): Promise<void> }>}
 * @throws if an emulator does not start or the build fails, with the last output
 */
export async function startStack({ official = false } = {}) {
  const folder = ownFolder('e2e');
  const hosting = `${folder.slice(root.length + 1)}/hosting`;
  mkdirSync(`${root}/${hosting}`);
  const ports = await otherPorts(defaultPorts(), ownRange());
  const projectId = 'demo-loggia';
  const state = official ? stateWithoutDocuments(folder) : `${root}/emulator-data`;
  const emulators = await startEmulators({ ports, projectId, folder, state, hosting, official });
  wakeModelService(ports);
  const stop = async () => {
    await emulators.stop();
    removeFolder(folder);
  };
  if (official) await writeDocuments({ port: ports.firestore, projectId });
  const log = `${folder}/build.log`;
  const env = { ...emulators.env, VITE_CONFIGURATION: withServices(emulators.env.VITE_CONFIGURATION) };
  if (!(await buildForHosting({ env, outDir: hosting, log }))) {
    const output = readFileSync(log, 'utf8').slice(-4000);
    await stop();
    throw new Error(`The production build failed:\n${output}`);
  }
  await emulators.signInReady;
  return { stack: { address: `http://127.0.0.1:${ports.hosting}/`, projectId, ports, build: `${root}/${hosting}` }, stop };
}

function stateWithoutDocuments(folder) {
  const state = `${folder}/state`;
  seed(state);
  withoutDocuments(state);
  return state;
}

/**
 * A port range below the system's ephemeral ports, different for each process: otherwise a parallel run could choose the same free port
 * before this run listens on it.
 */
const ownRange = () => 12_000 + (process.pid % 800) * 25;

/** The demo's configuration, with the services that end-to-end tests answer themselves (`tests/support/browser.ts`). */
const withServices = (configuration = '{}') =>
  JSON.stringify({
    ...JSON.parse(configuration),
    addressSearch: '/address-search',
    mapTiles: { url: '/tiles/{z}/{x}/{y}.png', attribution: 'Streets of the tests' },
  });
