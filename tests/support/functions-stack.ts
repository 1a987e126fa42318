import type { TestProject } from 'vitest/node';
import { startEmulators } from '../../scripts/emulators.mjs';
import { ownFolder, removeFolder } from '../../scripts/own-folder.mjs';
import { defaultPorts, otherPorts } from '../../scripts/ports.mjs';
import { root } from '../../scripts/setup.mjs';
import type { Stack } from '../../scripts/testing/stack.mjs';

/** Provides the stack that `npm test` started (LOGGIA_STACK), or else the emulators that functions need, with the demo data and without the app. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { LOGGIA_STACK: running } = process.env;
  if (!running) return startFor(project, 'demo-loggia', ['auth', 'functions', 'firestore', 'storage'], `${root}/emulator-data`);
  provide(project, JSON.parse(running));
  return undefined;
}

/** Starts these emulators for this project alone. */
export async function startFor(project: TestProject, projectId: string, services: string[], state?: string): Promise<() => Promise<void>> {
  const folder = ownFolder('emulators');
  // a range for each process, below the system's ephemeral ports and beside those of scripts/testing/stack.mjs
  const ports = await otherPorts(defaultPorts(), 12_000 + (process.pid % 800) * 25);
  const emulators = await startEmulators({ ports, projectId, folder, services, state });
  provide(project, { projectId, ports });
  return async () => {
    await emulators.stop();
    removeFolder(folder);
  };
}

function provide(project: TestProject, { projectId, ports }: Pick<Stack, 'projectId' | 'ports'>): void {
  project.provide('projectId', projectId);
  project.provide('ports', ports);
}
