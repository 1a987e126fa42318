import type { RequestListener } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';

export type TlsPortOptions = {
  readonly host: string;
  readonly port: number;
  /** The certificate and its key, as PEM. Browsers must trust it. */
  readonly cert: string;
  readonly key: string;
  readonly handler: RequestListener;
};

export type TlsPort = { readonly number: number; close(): void };

/**
 * Listens for HTTP/2 over TLS (and HTTP/1.1, for those who ask): all tabs of a browser share one connection there, so that none waits for
 * another. gRPC stays on the plain port.
 * @throws EADDRINUSE and the like, and when the certificate is none
 */
export function listenTls({ host, port, cert, key, handler }: TlsPortOptions): Promise<TlsPort> {
  const sockets = new Set<Socket>();
  // The compatibility layer gives HTTP/2 requests the methods that the handler uses.
  const server = createSecureServer({ cert, key, allowHTTP1: true }, handler as unknown as Parameters<typeof createSecureServer>[1]);
  server.on('secureConnection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('sessionError', () => {});
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      server.on('error', () => {});
      resolve({
        number: (server.address() as AddressInfo).port,
        close() {
          server.close();
          for (const socket of sockets) socket.destroy();
        },
      });
    });
  });
}
