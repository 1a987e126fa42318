import type { TestProject } from 'vitest/node';
import { startFor } from './stack';

/** The same stack as `stack.ts`, with Google's Firestore emulator instead of the embedded backend. */
export const setup = (project: TestProject) => startFor(project, true);
