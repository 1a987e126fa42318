import type { Http2Server, ServerHttp2Stream } from 'node:http2';
import type { Server, ServerCredentials } from '@grpc/grpc-js';

type Serve = (stream: ServerHttp2Stream, ...rest: unknown[]) => void;
type Internals = { createHttp2Server(credentials: ServerCredentials): Http2Server };

/**
 * Prevents a gRPC server from responding to clients that have disconnected. grpc-js rejects some calls immediately (unknown methods, other
 * content types); if such a call was cancelled in the same packet, that throws inside a Node event handler and ends the process.
 */
export function ignoreDisconnectedClients(server: Server): void {
  const internals = server as unknown as Internals;
  const create = internals.createHttp2Server.bind(server);
  internals.createHttp2Server = (credentials) => {
    const http2 = create(credentials);
    const serve = http2.listeners('stream') as Serve[];
    http2.removeAllListeners('stream');
    http2.on('stream', (stream, ...rest) => {
      if (stream.destroyed || stream.closed) stream.on('error', () => {});
      else for (const each of serve) each(stream, ...rest);
    });
    return http2;
  };
}
