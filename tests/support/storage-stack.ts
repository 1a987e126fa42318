import type { TestProject } from 'vitest/node';
import { startFor } from './functions-stack';

/**
 * The file service with its rules, and the documents that they look up, apart from the demo data: rules look in the project of the emulators, whatever
 * the bucket.
 */
export const setup = (project: TestProject) => startFor(project, 'demo-storage', ['firestore', 'storage']);
