import { createServer } from 'embedded-firestore';
import type { TestProject } from 'vitest/node';

/** The store alone, in memory, on a port of its own: what tests of the rules ask, over its wire, without the rest of the emulators. */
export async function setup(project: TestProject) {
  const server = await createServer({ port: 0, log: () => {} });
  project.provide('projectId', 'demo-loggia');
  project.provide('ports', { firestore: server.port });
  return () => server.close();
}
