// node build.mjs [folder]: bundles the package for Node, into `dist` unless told otherwise: `index.js`, `cli.js`, `rules-language.js` (for
// tools that read rules), and `storage-runtime.js` (the storage rules' process). Everything is bundled, gRPC too: one file is read faster
// than a tree of modules. What is loaded on demand (gRPC) is a file of its own.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const DAY_MS = 86_400_000;

/** Bundles into a folder. A server that runs from it meanwhile finds its files at every moment. */
export async function build(folder = here('dist')) {
  const { outputFiles } = await bundle({
    entryPoints: {
      index: here('src/index.ts'),
      cli: here('src/cli.ts'),
      'rules-language': here('src/rules-language.ts'),
      'storage-runtime': here('src/storage-runtime/main.ts'),
    },
    outdir: folder,
    write: false,
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
  for (const { path, contents } of outputFiles) put(path, contents);
  removeOld(join(folder, 'chunks'), new Set(outputFiles.map(({ path }) => path)));
}

function put(path, contents) {
  if (existsSync(path) && readFileSync(path).equals(contents)) return;
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, contents);
  renameSync(temporary, path);
}

function removeOld(chunks, current) {
  for (const name of readdirSync(chunks)) {
    const path = join(chunks, name);
    if (!current.has(path) && Date.now() - statSync(path).mtimeMs > DAY_MS) rmSync(path, { force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build(process.argv[2]);
