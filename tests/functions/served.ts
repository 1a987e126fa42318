import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { HttpsFunction } from 'firebase-functions/v2/https';
import { afterAll } from 'vitest';

/** Serves an HTTP function from this process, with what ours use of Express; answers its address without a slash at the end. */
export async function served(handler: HttpsFunction): Promise<string> {
  const server = createServer((request, response) => {
    bodyOf(request)
      .then((body) => handler(Object.assign(requestOf(request), { body }) as never, responseOf(response) as never))
      .catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** As the platform reads it: JSON as a value, anything else as bytes. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const bytes = await buffer(request);
  return request.headers['content-type']?.startsWith('application/json') && bytes.length > 0 ? JSON.parse(String(bytes)) : bytes;
}

const requestOf = (request: IncomingMessage) =>
  Object.assign(request, {
    path: request.url?.split('?')[0],
    originalUrl: request.url,
    header: (name: string) => request.headers[name],
    acceptsLanguages: () => (request.headers['accept-language'] ?? '*').split(/\s*,\s*/),
  });

function responseOf(response: ServerResponse) {
  const own = {
    status: (code: number) => Object.assign(response, { statusCode: code }),
    set: (headers: string | Record<string, string>, value = '') => {
      const all = typeof headers === 'string' ? { [headers]: value } : headers;
      for (const [name, each] of Object.entries(all)) response.setHeader(name, each);
      return response;
    },
    type: (kind: string) => response.setHeader('Content-Type', kind === 'json' ? 'application/json' : `text/${kind}; charset=utf-8`),
    send: (body: string) => response.end(body),
  };
  return Object.assign(response, own);
}
