// Vite in front of the emulators: the development server, and the production build that the hosting emulator serves.
import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { root } from './setup.mjs';

/** Starts the development server on exactly this port. `env` says where the backend is. @throws when the port is taken */
export async function startWeb({ port, env, quiet = false }) {
  Object.assign(process.env, env);
  const { createServer } = await import('vite');
  const server = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    logLevel: quiet ? 'error' : 'warn',
    clearScreen: false,
    server: { host: '127.0.0.1', port, strictPort: true },
  });
  await server.listen();
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** Builds for production into the folder that the hosting emulator serves; runs beside everything else and gives way to it. */
export function buildForHosting({ env, outDir, log }) {
  const out = openSync(log, 'w');
  const child = spawn(process.execPath, [`${root}/node_modules/vite/bin/vite.js`, 'build', '--outDir', outDir, '--emptyOutDir'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', out, out],
  });
  setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}
