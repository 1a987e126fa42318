// npm run scan:import -- building.glb --name "…": bundles the importer for Node and runs it.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const outdir = here('../dist/scan-import');

/** Bundles into a folder: `main.mjs`, the thread that it imports in, and the page that renders the thumbnails. */
export async function bundle(folder = outdir) {
  await build({
    entryPoints: { main: here('main.ts'), 'import-worker': here('import-worker.ts') },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    // TypeScript, which Node cannot import
    alias: { 'open-showcase/scan': here('../../open-showcase/src/scan/index.ts') },
    logLevel: 'warning',
  });
  await build({
    entryPoints: { 'picture-page': here('../scan-maker/picture-page.ts') },
    outdir: folder,
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    logLevel: 'warning',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await bundle();
  const { main } = await import(`${outdir}/main.mjs`);
  process.exit(await main(process.argv.slice(2), here('../scans')));
}
