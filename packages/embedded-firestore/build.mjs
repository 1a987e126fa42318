// node build.mjs [folder]: bundles the package for Node, into `dist` unless told otherwise: `dist/index.js`, `dist/cli.js`, and `dist/storage-runtime.js` (the storage rules' process).
// Everything is bundled, gRPC too: one file is read faster than a tree of modules. What is loaded on demand (gRPC) is a file of its own.
import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const dist = process.argv[2] ?? here('dist');
const entryPoints = { index: here('src/index.ts'), cli: here('src/cli.ts'), 'storage-runtime': here('src/storage-runtime/main.ts') };

rmSync(dist, { recursive: true, force: true });
await build({
  entryPoints: Object.fromEntries(Object.entries(entryPoints).filter(([, path]) => existsSync(path))),
  outdir: dist,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  minifySyntax: true,
  logLevel: 'warning',
  chunkNames: 'chunks/[name]-[hash]',
  // CommonJS packages inside the bundle still ask for Node's modules with `require`.
  banner: { js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);" },
});
