// The import graph of the checkout, static and dynamic imports alike, as esbuild sees it, and the files that modules read by patterns.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { build } from 'esbuild';
import { root } from '../setup.mjs';

/** The files of the checkout that git tracks or would track, relative to it. */
export function filesOfCheckout() {
  const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
  });
  return output.split('\0').filter(Boolean);
}

export const isTest = (file) => /\.test\.tsx?$/.test(file);

/** Files that are read as they are: what they contain imports nothing. */
const asText = ['.css', '.html', '.md', '.svg', '.tsv', '.rules'];
const asBytes = ['.png', '.jpg', '.woff2', '.glb', '.wasm'];
const loader = Object.fromEntries([...asText.map((end) => [end, 'text']), ...asBytes.map((end) => [end, 'empty'])]);

/**
 * Reads what the given files import, directly or through others.
 * @param {string[]} entries relative to the checkout
 * @returns {Promise<{ reaching(file: string): Set<string> }>} `reaching` lists the files of the checkout that import `file`, directly or not, and itself
 */
export async function importGraph(entries) {
  const { metafile } = await build({
    absWorkingDir: root,
    // one bundle of everything: a bundle for each entry would hold most of the code hundreds of times
    stdin: { contents: entries.map((file) => `import './${file}';`).join('\n'), resolveDir: root },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    alias: { '@': `${root}/src`, ...workspaces },
    jsx: 'automatic',
    loader,
    plugins: [readAsText],
    logLevel: 'error',
  });
  const importers = new Map();
  const files = filesOfCheckout();
  for (const [input, { imports }] of Object.entries(metafile.inputs)) {
    const importer = plain(input);
    for (const path of [...imports.map((imported) => plain(imported.path)), ...readByPattern(importer, files)])
      importers.set(path, [...(importers.get(path) ?? []), importer]);
  }
  const reaching = (file) => {
    const found = new Set([file]);
    // a set grows while it is iterated
    for (const next of found) for (const importer of importers.get(next) ?? []) found.add(importer);
    return found;
  };
  return { reaching };
}

/** The files that a module of ours reads by `import.meta.glob`, which esbuild leaves to Vite. */
function readByPattern(module, files) {
  if (!/^(src|functions\/src|tests)\/.*\.tsx?$/.test(module)) return [];
  const calls = [...readFileSync(`${root}/${module}`, 'utf8').matchAll(/import\.meta\.glob[^(]*\(\s*(\[[^\]]*\]|'[^']*')/g)];
  return calls.flatMap(([, argument]) => {
    const patterns = [...argument.matchAll(/'(!?)([^']+)'/g)].map(([, not, path]) => ({ not, path: fromRoot(module, path) }));
    const matches = (not) => (file) => patterns.some((pattern) => pattern.not === not && matchesGlob(file, pattern.path));
    return files.filter(matches('')).filter((file) => !matches('!')(file));
  });
}

/** A pattern relative to the checkout. */
const fromRoot = (module, path) => (path.startsWith('.') ? join(dirname(module), path) : path.replace(/^\//, ''));

/** Vite's suffixes, such as `?raw`, ask for a file as it is: what it contains is not imported. */
const readAsText = {
  name: 'read as text',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?/ }, ({ path, resolveDir }) => {
      const [file] = path.split('?');
      return { path: file.startsWith('@/') ? `${root}/src/${file.slice(2)}` : join(resolveDir, file), namespace: 'text' };
    });
    onLoad({ filter: /./, namespace: 'text' }, () => ({ contents: '', loader: 'text' }));
  },
};

/** The path of an input relative to the checkout, without the namespace of `readAsText`. */
const plain = (path) => path.replace(`text:${root}/`, '');

/** Our packages are linked into node_modules; their sources are what a change touches. */
const workspaces = {
  'embedded-firestore': `${root}/packages/embedded-firestore/src/index.ts`,
  'embedded-firestore/official': `${root}/packages/embedded-firestore/official/official-emulator.mjs`,
  'embedded-firestore/rules-language': `${root}/packages/embedded-firestore/src/rules-language.ts`,
  'open-showcase': `${root}/packages/open-showcase/src/index.ts`,
  'open-showcase/scan': `${root}/packages/open-showcase/src/scan/index.ts`,
};
