// Plain JavaScript, because Vite's configuration imports it before TypeScript can be loaded.
import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyOpenScans } from './publish-scans.mjs';

/**
 * Serves the showcase page, the scans and the model service next to a Vite app in development and preview, and copies the page and the scans
 * that are not private into its build.
 * @typedef {(env: Record<string, string>) => readonly string[]} Excluded ids of scans that a build with this environment does not have
 * @param {{ bundle: string, scans: readonly string[], token?: string | undefined, excluded?: Excluded }} options `bundle` is the built page,
 * served as /bundle/; `scans` are folders of scans, served as /scans/ and described below /api/; `token` opens private ones
 * @returns {import('vite').Plugin}
 */
export function openShowcase({ bundle, scans, token, excluded = () => [] }) {
  let outDir = '';
  let excludedScans = [];
  const serve = async ({ middlewares }) => {
    const { modelService, serveFolder } = await loadService();
    middlewares.use(asMiddleware([serveFolder('/bundle/', bundle), modelService({ folders: scans, allowedOrigins: [], token })]));
  };
  return {
    name: 'open-showcase',
    // a development server also serves the files below its root, which would include private scans
    config: () => ({ server: { fs: { deny: [...alwaysDenied, ...scans.map((folder) => `${resolve(folder)}/**`)] } } }),
    configResolved({ root, build, env }) {
      excludedScans = excluded(env);
      outDir = resolve(root, build.outDir);
    },
    configureServer: serve,
    configurePreviewServer: serve,
    writeBundle() {
      if (!existsSync(join(bundle, 'showcase.html'))) {
        this.error(`There is no showcase in ${bundle}. Build it first: node packages/open-showcase/build.mjs`);
      }
      cpSync(bundle, join(outDir, 'bundle'), { recursive: true });
      copyOpenScans(scans, join(outDir, 'scans'), excludedScans);
    },
  };
}

/** Vite's default deny list, which a configured list replaces. */
const alwaysDenied = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**'];

/** Bundles the service in memory, so that two servers do not write to the same file. */
async function loadService() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('src/index.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

/** Calls each handler in turn; requests that none of them handles are passed on to the app. */
const asMiddleware = (handlers) => async (request, response, next) => {
  try {
    for (const handler of handlers) if (await handler(request, response)) return;
    next();
  } catch (error) {
    next(error);
  }
};
