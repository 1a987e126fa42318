import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';

type Chunk = { file: string; name?: string };

const manifest = () => JSON.parse(readFileSync(`${inject('build')}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;

/** The file of the build with the modules that `scripts/files-of-pages.mjs` groups under this name. */
export function builtChunk(name: string): string {
  const built = Object.values(manifest()).find((chunk) => chunk.name === name);
  if (!built) throw new Error(`The build has no chunk ${name}. Does scripts/files-of-pages.mjs still name it?`);
  return built.file;
}

/** Delays the response for a file of the build until the returned function is called. */
export async function holdBack(from: Page | BrowserContext, file: string): Promise<() => void> {
  let release = () => {};
  const gone = new Promise<void>((resolve) => {
    release = resolve;
  });
  await from.route(`**/${file}`, async (route) => {
    await gone;
    // the page may have been closed in the meantime
    await route.continue().catch(() => undefined);
  });
  return release;
}
