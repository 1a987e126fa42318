// Builds and serves the compared pages the same way: by one server, precompressed, with the headers of hosting.
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'vite';
import { root } from '../../setup.mjs';
import { buildForHosting } from '../../web.mjs';
import { picture } from '../app-stack.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.glb': 'model/gltf-binary',
};
const compressible = /^\.(html|js|css|json|svg|wasm)$/;
const encodings = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Builds a checkout of Loggia into `outDir` and serves it. @throws if the build fails */
export async function appSite({ env, from = root, outDir, log }) {
  if (!(await buildForHosting({ env, from, outDir, log })))
    throw new Error(`The production build failed: run \`npm run build\` in ${from}.`);
  return serve(outDir);
}

/** Builds and serves the empty page. */
export async function emptySite({ outDir }) {
  const folder = join(root, 'scripts/bench/ready');
  await build({ root: folder, configFile: false, logLevel: 'warn', build: { outDir, emptyOutDir: true, target: 'es2022' } });
  return serve(outDir);
}

/** Serves a built folder on a free port. @returns {Promise<{ address: string, close(): void }>} */
async function serve(folder) {
  const files = await filesIn(folder);
  const server = createServer({ keepAliveTimeout: 600_000 }, ({ url, headers }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    // otherwise the emulated thumbnail service would dominate the measurement
    if (pathname.startsWith('/api/player/models/')) return response.writeHead(200, { 'Content-Type': 'image/png' }).end(picture);
    const file = files.get(pathname === '/' ? '/index.html' : decodeURIComponent(pathname));
    if (!file) return response.writeHead(404).end();
    const accepted = String(headers['accept-encoding']);
    const encoding = Object.keys(encodings).find((name) => file.bodies[name] && accepted.includes(name));
    const body = file.bodies[encoding ?? 'identity'];
    response
      .writeHead(200, { ...file.headers, 'Content-Length': body.length, ...(encoding && { 'Content-Encoding': encoding }) })
      .end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${server.address().port}/`, close };
}

async function filesIn(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.endsWith('.map'),
  );
  const read = names.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    const address = path.slice(folder.length);
    const type = extname(name);
    const bodies = { identity: readFileSync(path) };
    // scans are rendered after the measured moments
    if (compressible.test(type) && !address.startsWith('/scans/')) {
      for (const [encoding, compress] of Object.entries(encodings)) bodies[encoding] = await compress(bodies.identity);
    }
    const headers = {
      'Content-Type': types[type] ?? 'application/octet-stream',
      'Cache-Control': caching(address),
      Vary: 'Accept-Encoding',
    };
    return [address, { bodies, headers }];
  });
  return new Map(await Promise.all(read));
}

/** Caching headers as in firebase.json; one hour is the default of hosting. */
function caching(address) {
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return /\.html$|^\/(bundle|scans)\//.test(address) ? 'no-cache' : 'max-age=3600';
}

/** Whether a folder is a checkout of Loggia with its packages. */
export const isCheckout = (folder) => ['vite.config.ts', 'node_modules/vite/bin/vite.js'].every((file) => existsSync(join(folder, file)));
