// node run.mjs [id …]: bundles the scan maker for Node and makes the scans with these ids, or all of them.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const outdir = here('../dist/scan-maker');

await build({
  entryPoints: { make: here('make.ts'), worker: here('light/worker.ts') },
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  // TypeScript, which Node cannot import
  alias: { 'open-showcase/scan': here('../../open-showcase/src/scan/index.ts') },
  sourcemap: true,
  logLevel: 'warning',
});
await build({
  entryPoints: { 'picture-page': here('picture-page.ts') },
  outdir,
  bundle: true,
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  minify: true,
  logLevel: 'warning',
});
const { make } = await import(`${outdir}/make.mjs`);
await make(process.argv.slice(2).filter((word) => !word.startsWith('--')));
