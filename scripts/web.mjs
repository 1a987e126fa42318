// Vite: the development server, and the production build that the hosting emulator serves.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { endingWithParent } from './backend/child-environment.mjs';
import { usualRegion } from './region.mjs';
import { root } from './setup.mjs';

/** Starts the development server on exactly this port. `env` has the backend's addresses. @throws if the port is in use */
export async function startWeb({ port, env }) {
  Object.assign(process.env, env);
  const { createServer } = await import('vite');
  const server = createHttpServer();
  // as middleware, because Vite's own server exits the process on a signal before the state is saved
  const vite = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    logLevel: 'warn',
    clearScreen: false,
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server }, host: '127.0.0.1', proxy: forwardedPaths(env) },
  });
  server.on('request', vite.middlewares);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { address: `http://127.0.0.1:${port}/` };
}

/** Short addresses of published tours and public collections, links in mails, and the API, which functions answer, as hosting forwards them (`rewrites` in firebase.json). */
function forwardedPaths({ VITE_EMULATORS = '{}', VITE_FIREBASE_CONFIG = '{}' }) {
  const { host, functions } = JSON.parse(VITE_EMULATORS);
  const { projectId } = JSON.parse(VITE_FIREBASE_CONFIG);
  if (!host) return {};
  const toFunction = (name) => ({
    target: `http://${host}:${functions}`,
    rewrite: (path) => `/${projectId}/${usualRegion}/${name}${path}`,
  });
  return {
    '^/[ct]/': toFunction('link'),
    '^/unsubscribe/': toFunction('unsubscribe'),
    '^/keep-account/': toFunction('keepAccount'),
    '^/api($|[?]|/v1/(?!player/models/))': toFunction('api'),
  };
}

/** Builds for production into the folder that the hosting emulator serves. `from` is the checkout to build, with its own packages and configuration. */
export function buildForHosting({ env, outDir, log, from = root }) {
  const out = openSync(log, 'w');
  const child = spawn(process.execPath, [`${from}/node_modules/vite/bin/vite.js`, 'build', '--outDir', outDir, '--emptyOutDir'], {
    cwd: from,
    // Vite's server and test runners set another mode for this process
    env: { ...process.env, ...env, NODE_ENV: 'production', ...endingWithParent(process.env) },
    stdio: ['ignore', out, out],
  });
  process.once('exit', () => child.kill());
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}
