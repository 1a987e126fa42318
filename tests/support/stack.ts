import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { type Stack, startStack } from '../../scripts/testing/stack.mjs';

export type Ports = Stack['ports'];

declare module 'vitest' {
  interface ProvidedContext extends Stack {}
}

/** Provides the stack that `npm test` started for all its projects (LOGGIA_STACK), or else starts one for this run. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { LOGGIA_STACK: running } = process.env;
  if (!running) return startFor(project, false);
  provide(project, JSON.parse(running));
  return undefined;
}

/** Starts a stack for this project alone, with Google's Firestore emulator instead of ours if `official` is set. */
export async function startFor(project: TestProject, official: boolean): Promise<() => Promise<void>> {
  const { stack, stop } = await startStack({ official });
  provide(project, stack);
  return stop;
}

function provide(project: TestProject, stack: Stack): void {
  for (const [key, value] of Object.entries(stack) as [keyof Stack, Stack[keyof Stack]][]) project.provide(key, value);
}
