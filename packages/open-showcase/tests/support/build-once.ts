import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildPage } from '../../build.mjs';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to vitest's own
  interface ProvidedContext {
    /** folder of the built page */
    bundle: string;
  }
}

/** Builds the page that the tests of this run open, once for all of them. */
export async function setup(project: TestProject) {
  const bundle = mkdtempSync(join(tmpdir(), 'open-showcase-'));
  await buildPage(bundle);
  project.provide('bundle', bundle);
  return () => rmSync(bundle, { recursive: true });
}
