// Bundles src/offline-worker into /offline-worker.js of the build, with the files of the build that opening a tour may need.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { root } from './setup.mjs';

export const workerFile = 'offline-worker.js';

/** Parts that are loaded on demand where tours are shown; not the editor, maps, the text editor and pages that show no tour. */
const families =
  /\/src\/(?:app\/(?!routes\/(?:collaborators|edit-tour-by-organization)\.)|backend|language|showcase|ui|features\/player|features\/tours\/landing|widgets\/(?!map|rich-text-editor|gallery))/;
const names = ['signIn', 'player', 'landing', 'look', 'landingLook', 'dashboard', 'account', 'store', 'lastShown', 'toasts'];

/**
 * @param {{ bundle: string }} options the built page of the showcase, served as /bundle/
 * @returns {import('vite').Plugin}
 */
export function offlineWorker({ bundle: showcase }) {
  let env = {};
  return {
    name: 'offline-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      env = config.env;
    },
    async generateBundle(_options, bundle) {
      const list = readFileSync(`${showcase}/files.json`, 'utf8');
      const files = [
        ...['/', '/favicon.svg', '/bundle/files.json'],
        ...filesOf(bundle).map((file) => `/${file}`),
        ...JSON.parse(list).map(({ name }) => `/bundle/${name}`),
      ];
      const version = createHash('sha256')
        .update(JSON.stringify([files, list]))
        .digest('hex')
        .slice(0, 12);
      const source = await bundled({ version, files, ...serversOf(env) });
      this.emitFile({ type: 'asset', fileName: workerFile, source });
    },
  };
}

async function bundled(settings) {
  const { outputFiles } = await build({
    entryPoints: [`${root}/src/offline-worker/worker.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    alias: { '@': `${root}/src` },
    define: { __BUILD__: JSON.stringify(settings) },
  });
  return outputFiles[0].text;
}

/** Scripts with their imports, style sheets, and the font. */
function filesOf(bundle) {
  const files = new Set(Object.keys(bundle).filter((file) => /inter-latin-wght-normal.*\.woff2$/.test(file)));
  const add = (file) => {
    const chunk = bundle[file];
    if (!chunk || files.has(file)) return;
    files.add(file);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
    chunk.imports?.forEach(add);
  };
  for (const { type, fileName, isEntry, name, facadeModuleId } of Object.values(bundle))
    if (type === 'chunk' && (isEntry || names.includes(name) || families.test(facadeModuleId ?? ''))) add(fileName);
  return [...files];
}

/** As src/backend/config.ts reads them. */
function serversOf(env) {
  const { projectId = '', storageBucket = '' } = parsed(env.VITE_FIREBASE_CONFIG);
  const { host, firestore, storage } = parsed(env.VITE_EMULATORS);
  const files = host ? `http://${host}:${storage}` : 'https://firebasestorage.googleapis.com';
  const service = (env.VITE_MODEL_SERVICE ?? '').replace(/\/+$/, '');
  return {
    documents: `${host ? `http://${host}:${firestore}` : 'https://firestore.googleapis.com'}/v1/projects/${projectId}/`,
    roots: [
      ...(storageBucket ? [`${files}/v0/b/${storageBucket}/`, `https://storage.googleapis.com/${storageBucket}/`] : []),
      ...(service ? [`${service}/`] : []),
    ],
  };
}

function parsed(json) {
  try {
    return JSON.parse(json || '{}') ?? {};
  } catch {
    // the app reports the invalid key
    return {};
  }
}
