import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { modelService, serveFolder } from 'open-showcase';
import { build as buildBundle } from '../../packages/open-showcase/build.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const scans = here('../../packages/open-showcase/tests/fixtures/scans');

const appPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>App</title>
<style>html,body,iframe{margin:0;width:100%;height:100%;border:0;display:block;overflow:hidden}</style>
<body><script src="/app.js"></script></body></html>`;

/** Two origins: `app` has the test page and our own showcase; `host` is the stand-in for the provider's hosted page. */
export type Servers = { app: string; host: string; close: () => Promise<void> };

export async function startServers(): Promise<Servers> {
  const bundle = mkdtempSync(join(tmpdir(), 'showcase-'));
  const [script] = await Promise.all([appScript(), buildBundle(bundle)]);
  const files = serveFolder('/bundle/', bundle);
  const service = modelService({ folders: [scans], allowedOrigins: ['*'] });
  const pages: Record<string, () => [type: string, body: string]> = {
    '/': () => ['text/html', appPage],
    '/app.js': () => ['text/javascript', script],
    '/show': () => ['text/html', hostedPage(bundle)],
    '/hosted-bridge.js': () => ['text/javascript', readFileSync(here('hosted-bridge.js'), 'utf8')],
    '/hosted-sdk.js': () => ['text/javascript', readFileSync(here('hosted-sdk.js'), 'utf8')],
  };
  const listen = async () => {
    const server = createServer(async (request, response) => {
      const page = pages[new URL(request.url ?? '/', 'http://localhost').pathname];
      if (page) return void sendPage(response, page());
      if ((await files(request, response)) || (await service(request, response))) return;
      response.writeHead(404).end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  };
  const [app, host] = [await listen(), await listen()];
  return {
    app: app.address,
    host: host.address,
    close: async () => {
      for (const { server } of [app, host]) {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
      }
      rmSync(bundle, { recursive: true });
    },
  };
}

async function appScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [here('page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    alias: { '@': here('../../src') },
  });
  return outputFiles[0]?.text ?? '';
}

const hostedPage = (bundle: string) =>
  readFileSync(join(bundle, 'showcase.html'), 'utf8').replace(
    '<head>',
    '<head><base href="/bundle/"><script src="/hosted-bridge.js"></script>',
  );

function sendPage(response: ServerResponse, [type, body]: [string, string]): void {
  response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` }).end(body);
}
