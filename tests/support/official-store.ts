import { shortRunJavaOptions, startOfficialEmulator } from 'embedded-firestore/official';
import type { TestProject } from 'vitest/node';

/** The same as `store.ts` with Google's Firestore emulator: empty, on a free port. */
export async function setup(project: TestProject) {
  const emulator = await startOfficialEmulator({ javaOptions: shortRunJavaOptions });
  project.provide('projectId', 'demo-loggia');
  project.provide('ports', { firestore: emulator.port });
  return () => emulator.stop();
}
