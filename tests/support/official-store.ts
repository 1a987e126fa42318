import { shortRunJavaOptions, startOfficialEmulator } from 'embedded-firestore/official';
import type { TestProject } from 'vitest/node';

/** Google's own Firestore emulator, empty, on a free port: what `store.ts` is for the embedded store. */
export async function setup(project: TestProject) {
  const emulator = await startOfficialEmulator({ javaOptions: shortRunJavaOptions });
  project.provide('projectId', 'demo-loggia');
  project.provide('ports', { firestore: emulator.port });
  return () => emulator.stop();
}
