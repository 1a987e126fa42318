import type { TestProject } from 'vitest/node';
import { startStack } from './stack';

/** The whole of Loggia with its documents in Google's own Firestore emulator: what `stack.ts` is on the embedded backend. */
export const setup = (project: TestProject) => startStack(project, true);
