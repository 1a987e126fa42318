import type { TestProject } from 'vitest/node';
import { startStack } from './stack';

/** The same stack as `stack.ts`, with Google's Firestore emulator instead of the embedded backend. */
export const setup = (project: TestProject) => startStack(project, true);
