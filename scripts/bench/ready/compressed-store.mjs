// Compresses Firestore's responses, as Google's servers do: over a slow network a list of 5,000 tours would otherwise be 26 MB.
import { once } from 'node:events';
import { Agent, createServer, request as send } from 'node:http';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';

/** A free port that forwards everything to `port` of this machine. Streaming responses are not compressed. */
export async function compressedStore(port) {
  const agent = new Agent({ keepAlive: true });
  const server = createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
    const { method, headers, url } = request;
    const passed = send({ host: '127.0.0.1', port, path: url, method, headers, agent }, (answer) => {
      const isCompressed = /:(runQuery|batchGet)/.test(url) && method === 'POST' && /gzip/.test(headers['accept-encoding']);
      const { 'content-length': length, ...others } = answer.headers;
      if (!isCompressed) return pass(response.writeHead(answer.statusCode, answer.headers), answer);
      pass(response.writeHead(answer.statusCode, { ...others, 'content-encoding': 'gzip' }), answer, createGzip({ level: 6 }));
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    pipeline(request, passed, () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
    agent.destroy();
  };
  return { port: server.address().port, close };
}

// a page that is closed ends its streams
const pass = (response, ...parts) => pipeline(...parts, response, () => undefined);
