import { createServer } from 'embedded-firestore';
import type { TestProject } from 'vitest/node';

/** Only the store, in memory, on its own port: tests of the rules use it over the wire, without the other emulators. */
export async function setup(project: TestProject) {
  const server = await createServer({ port: 0, log: () => {} });
  project.provide('projectId', 'demo-loggia');
  project.provide('ports', { firestore: server.port });
  return () => server.close();
}
