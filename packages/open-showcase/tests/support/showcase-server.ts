import { createReadStream } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { modelService } from '../../src/index';

export const fixtureScans = fileURLToPath(new URL('../fixtures/scans', import.meta.url));

/** A page that holds the showcase in a frame, as an app does. */
const parentPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Parent</title>
<style>html,body,iframe{margin:0;width:100%;height:100%;border:0;display:block;overflow:hidden}</style>
<body></body></html>`;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.png': 'image/png',
};

export type ShowcaseServer = { /** "http://127.0.0.1:port" */ origin: string; close: () => Promise<void> };

/** The built page at /bundle/, the model service with the fixture's scans, and a parent page at /parent.html. */
export async function startShowcaseServer(): Promise<ShowcaseServer> {
  const bundle = inject('bundle');
  const service = modelService({ folders: [fixtureScans], allowedOrigins: [] });
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/parent.html') return void response.writeHead(200, { 'content-type': types['.html'] }).end(parentPage);
    if (pathname.startsWith('/bundle/')) return sendFile(response, bundle, pathname.slice('/bundle'.length));
    if (!(await service(request, response))) response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function sendFile(response: ServerResponse, folder: string, path: string): void {
  const file = createReadStream(join(folder, normalize(decodeURIComponent(path))));
  file.once('open', () => {
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
    file.pipe(response);
  });
  file.once('error', () => response.writeHead(404).end());
}
