// Bundles the functions into one file for the emulator and for deployment; firebase's own packages stay outside, as installed there.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { demoScans } from '../packages/demo-scans/ids.mjs';
import { copyServedScans } from '../packages/open-showcase/publish-scans.mjs';
import { releaseOf } from '../scripts/release-of.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The files of `src/language/translations`, which Vite finds by `import.meta.glob`: esbuild knows no such thing. */
const translations = {
  name: 'translations',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]language[\\/]languages\.ts$/ }, ({ path }) => {
      const files = readdirSync(`${folder}../src/language/translations`).map((name) => `./translations/${name}`);
      const loaders = files.map((file) => `'${file}': () => import('${file}').then((file) => file.default)`);
      const source = readFileSync(path, 'utf8').replace(/import\.meta\.glob.*?\(.*\)/, () => `{ ${loaders.join(', ')} }`);
      return { contents: source, loader: 'ts' };
    });
  },
};

/** Bundles into `lib/`, and puts beside it what the model service answers from, without the scans that are left out. */
export async function build(excluded = []) {
  copyServedScans([`${folder}../packages/demo-scans/scans`], `${folder}lib/scans`, excluded);
  await bundle({
    absWorkingDir: folder,
    entryPoints: ['src/main.ts'],
    outfile: 'lib/index.js',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    external: ['firebase-admin', 'firebase-functions'],
    alias: { '@': `${folder}../src` },
    define: releaseOf(`${folder}package.json`),
    plugins: [translations],
    logLevel: 'warning',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // as a deployment runs it
  await build(demoScans);
}
