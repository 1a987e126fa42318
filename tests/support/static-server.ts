import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { onTestFinished } from 'vitest';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
};

/** Serves files below a folder of a plain web server until the test ends. `missing` lists what was requested and is not there. */
export async function serveFiles(files: ReadonlyMap<string, Buffer>, folder: string): Promise<{ address: string; missing: string[] }> {
  const missing: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://server');
    const path = decodeURIComponent(pathname);
    const name = path.endsWith('/') ? `${path}index.html` : path;
    const content = name.startsWith(folder) ? files.get(name.slice(folder.length)) : undefined;
    if (!content) missing.push(path);
    response.writeHead(content ? 200 : 404, { 'Content-Type': types[extname(name)] ?? 'application/octet-stream' }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${folder}`, missing };
}
