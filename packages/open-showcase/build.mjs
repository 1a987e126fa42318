// node build.mjs [folder]: bundles the showcase page into a folder (`lib/bundle` by default): `showcase.html`, `js/`,
// icons, `version.txt`, and `files.json`, which lists them; the decoders of compressed meshes are next to the modules. three.js is bundled from its sources, so that what only an
// embedding page uses is a file of
// its own, with the same instances.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundleScript, transform } from 'esbuild';
import { build as bundleModules } from 'vite';
import { threeInParts } from './build-three.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const three = dirname(dirname(createRequire(import.meta.url).resolve('three')));
const DAY_MS = 86_400_000;

/** Bundles into a folder. A server that serves the folder finds complete files at all times. */
export async function build(folder = here('lib/bundle')) {
  const [modules, headStart, style] = await Promise.all([inTheSameMode(modulesOf), headStartOf(), styleOf()]);
  const files = new Map([...modules.map(({ fileName, code, source }) => [fileName, code ?? source]), ...iconFiles(), fontFile()]);
  files.set('version.txt', versionOf(files));
  // last, so that everything it refers to exists
  files.set('showcase.html', pageOf(modules, headStart, style));
  files.set('files.json', listOf(files));
  for (const [name, contents] of files) put(join(folder, name), Buffer.from(contents));
  removeOld(folder, files);
}

/** Alias of `build` for tests. */
export const buildPage = (folder) => build(folder);

// Vite's build sets NODE_ENV for the whole process, which may go on to run tests or a server
async function inTheSameMode(run) {
  const { NODE_ENV: before } = process.env;
  try {
    return await run();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/** Puts all modules of the first load into one file, including those shared with lazy chunks; a first pass finds out which they are. */
async function modulesOf() {
  const [first] = await bundle({ plugins: [withoutLaterParts] });
  const needed = new Set(first.moduleIds);
  return bundle({
    groups: [{ name: 'showcase', test: (id) => needed.has(id), includeDependenciesRecursively: false }],
  });
}

async function bundle({ plugins = [], groups = [] }) {
  const { output } = await bundleModules({
    configFile: false,
    base: './',
    root: here('.'),
    logLevel: 'warn',
    plugins: [threeInParts(three), shortShaders, ...plugins],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: here('src/page/main.ts'),
        output: {
          entryFileNames: 'js/showcase-[hash].js',
          chunkFileNames: 'js/[name]-[hash].js',
          assetFileNames: 'js/[name]-[hash][extname]',
          codeSplitting: { groups },
        },
      },
    },
  });
  return output;
}

const withoutLaterParts = {
  name: 'without-later-parts',
  resolveDynamicImport: () => ({ id: 'later', external: true }),
};

/** Minifies shaders, which a bundler leaves alone as text. */
const shortShaders = {
  name: 'short-shaders',
  transform(code, id) {
    if (!code.includes('/* glsl */')) return null;
    return { code: code.replace(/\/\* glsl \*\/\s*`([^`]*)`/g, (_all, shader) => `\`${shortened(shader)}\``), map: null, id };
  },
};

const shortened = (shader) =>
  shader
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/^[ \t\r]+|[ \t\r]+$/gm, '')
    .replace(/\n+/g, '\n');

async function headStartOf() {
  const { outputFiles } = await bundleScript({
    entryPoints: [here('src/page/head-start.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0].text.trim();
}

/** Inlined into the page, so that the first paint waits for no other file. */
async function styleOf() {
  const style = ['page/showcase.css', 'page/cover.css'].map((file) => readFileSync(here(file), 'utf8')).join('\n');
  return (await transform(style, { loader: 'css', minify: true, target: 'es2022' })).code.trim();
}

function pageOf(modules, headStart, style) {
  const entry = modules.find(({ isEntry }) => isEntry);
  const tags = [
    ...entry.imports.map((file) => `<link rel="modulepreload" href="${file}" />`),
    `<script type="module" src="${entry.fileName}"></script>`,
  ].join('\n    ');
  return readFileSync(here('page/showcase.html'), 'utf8')
    .replace('<!-- modules -->', tags)
    .replace('/* style */', () => style)
    .replace('/* head start */', () => headStart.replaceAll('</', '<\\/'));
}

const iconFiles = () => readdirSync(here('page/icons')).map((name) => [`icons/default/${name}`, readFileSync(here(`page/icons/${name}`))]);

/** The app's font, for the labels. Other scripts fall back to the system's. */
const fontFile = () => [
  'js/inter-latin.woff2',
  readFileSync(createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')),
];

function versionOf(files) {
  const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8'));
  const digest = createHash('sha256');
  for (const [name, contents] of files) digest.update(name).update(contents);
  return `${version}+${digest.digest('hex').slice(0, 12)}\n`;
}

/** The files of the page with their sizes in bytes, for whoever copies it elsewhere. */
const listOf = (files) => `${JSON.stringify([...files].map(([name, contents]) => ({ name, bytes: Buffer.from(contents).length })))}\n`;

function put(path, contents) {
  if (existsSync(path) && readFileSync(path).equals(contents)) return;
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, contents);
  renameSync(temporary, path);
}

function removeOld(folder, current) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const isOurs = current.has(relative(folder, path).replaceAll('\\', '/'));
    if (entry.isFile() && !isOurs && Date.now() - statSync(path).mtimeMs > DAY_MS) rmSync(path, { force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build(process.argv[2]);
