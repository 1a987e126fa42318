import { mkdirSync, readFileSync } from 'node:fs';
import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { seed, startEmulators, wakeModelService } from '../../scripts/emulators.mjs';
import { withoutDocuments, writeDocuments } from '../../scripts/official.mjs';
import { ownFolder, removeFolder } from '../../scripts/own-folder.mjs';
import { defaultPorts, otherPorts } from '../../scripts/ports.mjs';
import { root } from '../../scripts/setup.mjs';
import { buildForHosting } from '../../scripts/web.mjs';

export type Ports = Record<string, number>;

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
  interface ProvidedContext {
    /** The URL of the production build, with a trailing slash. */
    address: string;
    projectId: string;
    ports: Ports;
    /** The folder of the production build. */
    build: string;
    /** The folder with the account sessions that the end-to-end tests of this run reuse. */
    sessions: string;
  }
}

/**
 * The complete Loggia for one test run: the production build behind the hosting emulator, the emulators on the embedded backend, and the
 * demo data. It has its own ports and folder, so that parallel runs do not interfere.
 */
export const setup = (project: TestProject) => startStack(project, false);

/** The same, with Google's Firestore emulator instead of ours if `official` is set. */
export async function startStack(project: TestProject, official: boolean) {
  const folder = ownFolder('e2e');
  const hosting = `${folder.slice(root.length + 1)}/hosting`;
  const sessions = `${folder}/sessions`;
  mkdirSync(`${root}/${hosting}`);
  mkdirSync(sessions);
  const ports: Ports = await otherPorts(defaultPorts(), ownRange());
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
    const said = readFileSync(log, 'utf8').slice(-4000);
    await stop();
    throw new Error(`The production build failed:\n${said}`);
  }
  await emulators.signInReady;
  project.provide('address', `http://127.0.0.1:${ports.hosting}/`);
  project.provide('projectId', projectId);
  project.provide('ports', ports);
  project.provide('build', `${root}/${hosting}`);
  project.provide('sessions', sessions);
  return stop;
}

function stateWithoutDocuments(folder: string): string {
  const state = `${folder}/state`;
  seed(state);
  withoutDocuments(state);
  return state;
}

/**
 * A port range below the system's ephemeral ports, different for each process: otherwise a parallel run could choose the same free port
 * before this run listens on it.
 */
const ownRange = (): number => 12_000 + (process.pid % 800) * 25;

/** The demo's configuration, with the services that end-to-end tests mock. */
const withServices = (configuration = '{}'): string => JSON.stringify({ ...JSON.parse(configuration), addressSearch: '/address-search' });
