import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.glb': 'model/gltf-binary',
  '.wasm': 'application/wasm',
};
const packed = new Map();

/** Serves the built pages, and scans as the model service does; text is packed, once, so that no round is charged for it. */
export async function serve(folder, scans) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://bench');
    const [, id, thumb] = /^\/api\/player\/models\/(\w+)(\/thumb)?$/.exec(pathname) ?? [];
    if (id && !thumb) return send(response, '.json', Buffer.from(JSON.stringify({ sid: id, scan: `/scans/${id}/scan.json` })));
    const file = id
      ? join(scanFolder(scans, id), thumbnail(Number(searchParams.get('width'))))
      : fileOf(folder, scans, normalize(decodeURIComponent(pathname)));
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    return send(response, extname(file), readFileSync(file), file);
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const thumbnail = (width) => (width > 800 ? 'thumb.jpg' : width > 400 ? 'thumb-800.jpg' : 'thumb-400.jpg');

const scanFolder = (scans, id) => scans.find((scan) => scan.id === id)?.folder ?? '';

function fileOf(folder, scans, path) {
  const [, id, rest] = /^\/scans\/(\w+)\/(.+)$/.exec(path) ?? [];
  return id ? join(scanFolder(scans, id), rest) : join(folder, path);
}

function send(response, extension, body, name) {
  const isText = /^\.(html|js|css|json)$/.test(extension);
  if (isText && name && !packed.has(name)) packed.set(name, gzipSync(body, { level: 9 }));
  const content = (isText && packed.get(name)) || body;
  response.writeHead(200, {
    'content-type': types[extension] ?? 'application/octet-stream',
    'content-length': content.length,
    ...(content !== body && { 'content-encoding': 'gzip' }),
  });
  response.end(content);
}
