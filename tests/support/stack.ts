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
    /** Where the production build is served, with a slash at the end. */
    address: string;
    projectId: string;
    ports: Ports;
    /** The folder of the production build. */
    build: string;
  }
}

/**
 * The whole of Loggia for one test run, as a visitor meets it: the production build behind the hosting emulator, the emulators on the
 * embedded backend, the demo data. On ports and in a folder of its own, so that two runs side by side do not meet.
 */
export const setup = (project: TestProject) => startStack(project, false);

/** The same, with Google's own Firestore emulator in the place of ours when `official`. */
export async function startStack(project: TestProject, official: boolean) {
  const folder = ownFolder('journeys');
  const hosting = `${folder.slice(root.length + 1)}/hosting`;
  mkdirSync(`${root}/${hosting}`);
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
  return stop;
}

function stateWithoutDocuments(folder: string): string {
  const state = `${folder}/state`;
  seed(state);
  withoutDocuments(state);
  return state;
}

/**
 * Below what the system hands out by itself, and another for each process: between finding a port free and listening on it, a run beside this
 * one would find it free as well.
 */
const ownRange = (): number => 12_000 + (process.pid % 800) * 25;

/** The demo's configuration, with the services that journeys answer themselves. */
const withServices = (configuration = '{}'): string => JSON.stringify({ ...JSON.parse(configuration), addressSearch: '/address-search' });
